import Foundation

/// A recognizer for two fingers that turn around each other.
@preconcurrency @MainActor open class UIRotationGestureRecognizer: UIGestureRecognizer {
  /// The turn before the gesture begins, in radians [?]. It isn't included in the rotation, so that nothing
  /// jumps at the beginning.
  static let slop: CGFloat = 0.1

  /// Creates a recognizer for two fingers.
  public override init(target: Any?, action: Selector?) {
    super.init(target: target, action: action)
  }

  /// The clockwise rotation since the beginning of the gesture, in radians. Setting it assigns the rotation to
  /// the current angle of the fingers and resets the velocity. Values that aren't finite are ignored.
  open var rotation: CGFloat {
    get { latestRotation }
    set {
      guard newValue.isFinite else { return }
      latestRotation = newValue
      tracker = VelocityTracker()
    }
  }

  /// The velocity of the rotation, in radians per second; 0 if the fingers have stopped.
  open var velocity: CGFloat { tracker.velocity(at: latestTime).x }

  private final var latestRotation: CGFloat = 0
  /// The angle of the fingers at the latest event, in radians.
  private final var latestAngle: CGFloat?
  private final var latestTime: TimeInterval = 0
  private final var tracker = VelocityTracker()

  /// The angle of the line between the first two fingers, in radians; `nil` without two fingers.
  private final var angle: CGFloat? { spread.map { atan2($0.dy, $0.dx) } }

  /// Records the angle when the second finger touches. Subclasses must call super.
  open override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {
    if downTouches.count == 2, state == .possible { latestAngle = angle }
  }

  /// Tracks the angle of the fingers. Subclasses must call super.
  open override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent) {
    guard let angle, let old = latestAngle else { return }
    let turn = (angle - old).remainder(dividingBy: 2 * .pi)
    latestTime = event.timestamp
    if state == .possible {
      guard deferredState == nil, abs(turn) > Self.slop else { return }
      latestAngle = angle
      tracker.add(CGPoint(x: latestRotation, y: 0), at: event.timestamp)
      state = .began
    } else {
      latestAngle = angle
      latestRotation += turn
      tracker.add(CGPoint(x: latestRotation, y: 0), at: event.timestamp)
      state = .changed
    }
  }

  /// Ends the gesture when the first of its two fingers leaves. Subclasses must call super.
  open override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent) {
    latestTime = event.timestamp
    liftTwoFingers(touches)
  }

  /// Cancels the gesture. Subclasses must call super.
  open override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent) {
    state = state == .possible ? .failed : .cancelled
  }

  /// Resets the rotation. Subclasses must call super.
  open override func reset() {
    latestRotation = 0
    latestAngle = nil
    tracker = VelocityTracker()
  }
}
