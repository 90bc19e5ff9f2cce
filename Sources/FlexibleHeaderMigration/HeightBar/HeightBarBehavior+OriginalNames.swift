import FlexibleHeader
import UIKit

extension HeightBarBehavior {
  /// The bar that the behavior controls, under its name in BLKFlexibleHeightBar.
  ///
  /// Until the behavior is assigned to a bar, the value is `nil`. Using it without `?` then stops the program.
  @available(*, deprecated, message: "Use bar, which is optional: bar?.progress, or guard let bar.")
  public var flexibleHeightBar: FlexibleHeightBar! { bar }

  /// A Boolean value that indicates whether a snap is in progress, under its name in BLKFlexibleHeightBar. The default is
  /// `false`.
  @available(*, deprecated, renamed: "isSnapping")
  public var isCurrentlySnapping: Bool {
    get { isSnapping }
    set { isSnapping = newValue }
  }

  /// A Boolean value that determines whether the bar stretches, under its name in BLKFlexibleHeightBar. The default is `false`.
  @available(*, deprecated, renamed: "isElasticAtTop")
  public var isElasticMaximumHeightAtTop: Bool {
    get { isElasticAtTop }
    set { isElasticAtTop = newValue }
  }

  /// Adds a snap position, with the range as two numbers.
  ///
  /// Without this module, pass a closed range to `addSnappingPosition(_:for:)`.
  ///
  /// - Parameters:
  ///   - progress: The progress to which the bar moves, clamped to 0...1.
  ///   - start: The lowest progress at which the snap position applies, clamped to 0...1.
  ///   - end: The highest progress at which it applies, clamped to 0...1. If it is less than `start`, a `HeaderMisuse` is
  ///     reported and the snap position is ignored.
  public func addSnappingPosition(
    _ progress: CGFloat, forProgressRangeStart start: CGFloat, end: CGFloat
  ) {
    guard start <= end else { return HeaderMisuse.report(.reversedSnapRange) }
    addSnappingPosition(progress, for: start...end)
  }

  /// Removes a snap position, with the range as two numbers.
  ///
  /// Without this module, pass a closed range to `removeSnappingPosition(for:)`.
  ///
  /// - Parameters:
  ///   - start: The start of the range with which the position was added.
  ///   - end: The end of that range. If it is less than `start`, this method has no effect.
  public func removeSnappingPosition(forProgressRangeStart start: CGFloat, end: CGFloat) {
    if start <= end { removeSnappingPosition(for: start...end) }
  }

  /// Adds a snap position, under its name in BLKFlexibleHeightBar.
  ///
  /// - Parameters:
  ///   - progress: The progress to which the bar moves, clamped to 0...1.
  ///   - start: The lowest progress at which the snap position applies, clamped to 0...1.
  ///   - end: The highest progress at which it applies, clamped to 0...1. If it is less than `start`, a `HeaderMisuse` is
  ///     reported and the snap position is ignored.
  @available(*, deprecated, renamed: "addSnappingPosition(_:forProgressRangeStart:end:)")
  public func addSnappingPositionProgress(
    _ progress: CGFloat, forProgressRangeStart start: CGFloat, end: CGFloat
  ) {
    addSnappingPosition(progress, forProgressRangeStart: start, end: end)
  }

  /// Removes a snap position, under its name in BLKFlexibleHeightBar.
  ///
  /// - Parameters:
  ///   - start: The start of the range with which the position was added.
  ///   - end: The end of that range. If it is less than `start`, this method has no effect.
  @available(*, deprecated, renamed: "removeSnappingPosition(forProgressRangeStart:end:)")
  public func removeSnappingPositionProgress(forProgressRangeStart start: CGFloat, end: CGFloat) {
    removeSnappingPosition(forProgressRangeStart: start, end: end)
  }
}

extension HeaderMisuse {
  static let reversedSnapRange = HeaderMisuse(
    action: "A snap position was added for a range that ends before it starts.",
    reason: "No progress is in that range.",
    advice: "Pass the smaller progress as the start of the range.")

  static let attributesChangedLater = HeaderMisuse(
    action: "Layout attributes were changed after they were added to a view.",
    reason:
      "The change applies, but no longer after fix-its have replaced the class with SubviewLayoutAttributes, a value.",
    advice: "Change attributes before you add them, or add them again.",
    severity: .warning)
}
