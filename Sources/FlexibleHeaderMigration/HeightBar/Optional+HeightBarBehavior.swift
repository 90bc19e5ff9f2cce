import FlexibleHeader
import UIKit

// `behaviorDefiner` was implicitly unwrapped, and `behavior`, to which a fix-it renames it, is optional. With these members,
// `bar.behavior.isSnappingEnabled = true` compiles after the fix-it. As in Objective-C, messages to `nil` return defaults and
// have no other effect. Without this module, write `bar.behavior?`.
@MainActor extension Optional where Wrapped == HeightBarBehavior {
  /// A Boolean value that determines whether the bar moves to a snap position when scrolling ends; `false` for `nil`.
  public var isSnappingEnabled: Bool {
    get { self?.isSnappingEnabled ?? false }
    nonmutating set { self?.isSnappingEnabled = newValue }
  }

  /// A Boolean value that determines whether the bar stretches beyond its maximum height; `false` for `nil`.
  public var isElasticAtTop: Bool {
    get { self?.isElasticAtTop ?? false }
    nonmutating set { self?.isElasticAtTop = newValue }
  }

  /// A Boolean value that indicates whether a snap is in progress; `false` for `nil`.
  public var isSnapping: Bool {
    get { self?.isSnapping ?? false }
    nonmutating set { self?.isSnapping = newValue }
  }

  /// Adds a snap position. See `HeightBarBehavior`.
  public func addSnappingPosition(
    _ progress: CGFloat, forProgressRangeStart start: CGFloat, end: CGFloat
  ) {
    self?.addSnappingPosition(progress, forProgressRangeStart: start, end: end)
  }

  /// Removes a snap position. See `HeightBarBehavior`.
  public func removeSnappingPosition(forProgressRangeStart start: CGFloat, end: CGFloat) {
    self?.removeSnappingPosition(forProgressRangeStart: start, end: end)
  }

  /// Moves the bar to a progress. See `HeightBarBehavior`.
  public func snap(toProgress progress: CGFloat, scrollView: UIScrollView) {
    self?.snap(toProgress: progress, scrollView: scrollView)
  }

  /// Moves the bar to the snap position that applies at its current progress. See `HeightBarBehavior`.
  public func snap(with scrollView: UIScrollView) { self?.snap(with: scrollView) }
}
