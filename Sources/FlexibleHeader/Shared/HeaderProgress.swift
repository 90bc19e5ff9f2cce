import UIKit

/// The progress of a header, which every header reports after a change.
///
/// All headers report the same values. A value that doesn't apply to a header, for example the exit of a bar
/// that never leaves the screen, remains 0.
///
/// ```swift
/// header.progressDidChange = { [avatar] progress in
///   avatar.alpha = 1 - progress.collapse
/// }
/// ```
public struct HeaderProgress: Hashable, Sendable {
  /// The visible height of the header, in points. For stretchy headers, sectioned headers, and footers, it is measured from the
  /// safe area. For flexible headers and bars, it includes the safe area that they cover. The default is 0.
  public var visibleHeight: CGFloat
  /// The collapse of the header: 0 at its maximum height and above, 1 at its minimum height. The default is 0.
  public var collapse: CGFloat
  /// The exit of the header from the screen: 0 while its full minimum height is visible, 1 when as little as possible is
  /// visible. The default is 0.
  public var exit: CGFloat
  /// The length by which the header is taller than at rest, in points. It is never negative in reports of headers. The default
  /// is 0.
  public var stretch: CGFloat
  /// A Boolean value that indicates whether the header is at rest: no finger, no deceleration, and no animation of the header
  /// moves it. In the last report of a movement, the value is `true`. The default is `true`.
  public var isSettled: Bool

  /// Creates a progress value. The default of each number is 0. By default, the header is at rest.
  public init(
    visibleHeight: CGFloat = 0, collapse: CGFloat = 0, exit: CGFloat = 0, stretch: CGFloat = 0,
    isSettled: Bool = true
  ) {
    self.visibleHeight = visibleHeight
    self.collapse = collapse
    self.exit = exit
    self.stretch = stretch
    self.isSettled = isSettled
  }

  init(_ travel: HeaderTravel, visibleHeight: Double, isSettled: Bool) {
    self.init(
      visibleHeight: CGFloat(max(0, visibleHeight)), collapse: CGFloat(travel.collapse.fraction),
      exit: CGFloat(travel.exit.fraction), stretch: CGFloat(max(0, travel.stretch)), isSettled: isSettled)
  }
}
