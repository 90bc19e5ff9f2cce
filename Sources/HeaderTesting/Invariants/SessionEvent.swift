/// An event that concerns a header and its scroll view in a ``RandomScrollSession``.
///
/// Offsets and lengths are in points, velocities in points per millisecond, durations in seconds.
public enum SessionEvent: Hashable, Sendable {
  /// The content scrolls to `y`, dragged by a finger (tracking and dragging) or coasting (decelerating).
  case scroll(y: Double, finger: Bool, coasting: Bool)

  /// The finger is about to lift.
  case willEndDragging(velocityY: Double, targetY: Double)

  /// The finger lifted.
  case endDragging(willDecelerate: Bool)

  /// The content came to rest.
  case endDecelerating

  /// One frame of the shift animation. Has no effect if none runs.
  case tick(duration: Double)

  /// The app shows or hides the header.
  case shift(onScreen: Bool, animated: Bool)

  /// The content's height changes.
  case contentHeight(Double)

  /// The owner of the scroll view adds to its top inset, inside `changeContentInsets` if `announced`,
  /// otherwise directly.
  case addInset(top: Double, announced: Bool)

  /// Tracking of the scroll view begins or ends.
  case track(Bool)

  /// An option of the header changes.
  case set(TraceChange)

  /// The screen and everything on it changes its size, as after a rotation.
  case rotate(width: Double, height: Double)
}
