/// Something that happens to a header and its scroll view in a ``RandomScrollSession``.
///
/// Offsets and lengths are points, velocities points per millisecond, durations seconds.
public enum SessionEvent: Hashable, Sendable {
  /// The content is scrolled to `y`, under a finger (tracking and dragging) or coasting (decelerating).
  case scroll(y: Double, finger: Bool, coasting: Bool)

  /// The finger is about to lift.
  case willEndDragging(velocityY: Double, targetY: Double)

  /// The finger has lifted.
  case endDragging(willDecelerate: Bool)

  /// The content has come to rest.
  case endDecelerating

  /// One frame of the shift animation, if one runs.
  case tick(duration: Double)

  /// The header is told to come back or to leave.
  case shift(onScreen: Bool, animated: Bool)

  /// The content gets another height.
  case contentHeight(Double)

  /// The owner of the scroll view adds to its top inset, inside `changeContentInsets` or without a word.
  case addInset(top: Double, announced: Bool)

  /// The scroll view is tracked from now on, or no more.
  case track(Bool)

  /// An option of the header changes.
  case set(TraceChange)

  /// Everything takes this size, as when the device is turned.
  case rotate(width: Double, height: Double)
}
