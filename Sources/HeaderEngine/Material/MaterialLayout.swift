/// The layout of a `MaterialHeader` after an update: its place, and the limits that it was calculated with.
///
/// Phase and progress are derived from it, so that a height that is set later has no effect before the next update.
public struct MaterialLayout: Equatable, HeaderLayout {
  /// The type of events that the engine handles.
  public typealias Event = MaterialHeader.Event

  /// The top edge in the superview, in points: 0 in place, negative while shifted.
  public var top: Double
  /// The height, in points.
  public var height: Double
  /// A Boolean value that indicates whether the header is hidden, or `nil` if that doesn't change.
  public var isHidden: Bool?
  /// A Boolean value that indicates whether the header reaches this layout in an animation of `switchDuration`. The default is
  /// `false`.
  public var isAnimated = false

  /// The smallest height, including the safe area, in points.
  var leastHeight: Double
  /// The greatest height without stretch, including the safe area, in points.
  var greatestHeight: Double
  /// The part of the header that never shifts off-screen because the status bar covers it, in points.
  var lockedHeight: Double
  /// The height that leaves the screen when the header shifts, in points.
  var shiftedHeight: Double
  /// The greatest visible shift, in points.
  var greatestShift: Double

  /// The duration of the animation in which a header shrinks for another scroll view, in seconds.
  public static let switchDuration = 0.2

  /// The alpha of content that hides while the header shifts, 0...1. It is 0 when the header is shifted by half.
  public var shiftedContentAlpha: Double {
    let length = 0.5 * greatestShift
    return length > 0 ? 1 - min(1, max(0, -top / length)) : 1
  }

  /// The progress of collapsing: 0 at the maximum height and above, 1 at the minimum height.
  public var collapseProgress: Double {
    let range = greatestHeight - leastHeight
    return range > 0 ? min(1, max(0, (greatestHeight - height) / range)) : 0
  }

  /// The progress of shifting: 0 in place, 1 off-screen.
  public var shiftProgress: Double {
    let travel = shiftedHeight - lockedHeight
    return top < 0 && travel > 0 ? min(1, -top / travel) : 0
  }
}
