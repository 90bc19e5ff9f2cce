import FlexibleHeader
import UIKit

extension HeightBarBehavior {
  /// The bar that the behavior moves, under its name in BLKFlexibleHeightBar.
  @available(*, deprecated, renamed: "bar")
  public var flexibleHeightBar: FlexibleHeightBar! { bar }

  /// A Boolean value that indicates whether a snap is under way, under its name in BLKFlexibleHeightBar.
  @available(*, deprecated, renamed: "isSnapping")
  public var isCurrentlySnapping: Bool { isSnapping }

  /// A Boolean value that determines whether the bar stretches, under its name in BLKFlexibleHeightBar.
  @available(*, deprecated, renamed: "isElasticAtTop")
  public var isElasticMaximumHeightAtTop: Bool {
    get { isElasticAtTop }
    set { isElasticAtTop = newValue }
  }

  /// Adds a snap position, under its name in BLKFlexibleHeightBar.
  ///
  /// - Parameters:
  ///   - progress: The progress to which the bar goes, clamped to 0...1.
  ///   - start: The first progress from which it goes there, clamped to 0...1.
  ///   - end: The last progress from which it goes there. If it is less than `start`, a `HeaderMisuse` is reported and
  ///     nothing is added.
  @available(*, deprecated, renamed: "addSnappingPosition(_:for:)")
  public func addSnappingPositionProgress(
    _ progress: CGFloat, forProgressRangeStart start: CGFloat, end: CGFloat
  ) {
    guard start <= end else { return HeaderMisuse.report(.reversedSnapRange) }
    addSnappingPosition(progress, for: start...end)
  }

  /// Removes a snap position, under its name in BLKFlexibleHeightBar.
  ///
  /// - Parameters:
  ///   - start: The start of the range with which the position was added.
  ///   - end: The end of that range. If it is less than `start`, nothing happens.
  @available(*, deprecated, renamed: "removeSnappingPosition(for:)")
  public func removeSnappingPositionProgress(forProgressRangeStart start: CGFloat, end: CGFloat) {
    if start <= end { removeSnappingPosition(for: start...end) }
  }
}

extension HeaderMisuse {
  static let reversedSnapRange = HeaderMisuse(
    action: "A snap position was added for a range that ends before it starts.",
    reason: "No progress is in that range.",
    advice: "Pass the smaller progress as the start of the range.")
}
