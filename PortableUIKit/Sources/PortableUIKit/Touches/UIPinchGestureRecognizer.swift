import Foundation

/// A recognizer for two fingers that move apart or together.
@preconcurrency @MainActor open class UIPinchGestureRecognizer: UIGestureRecognizer {
  /// The change of the distance before the gesture begins, in points. It isn't included in the scale, so that
  /// nothing jumps at the beginning.
  static let slop: CGFloat = 8

  /// Creates a recognizer for two fingers.
  public override init(target: Any?, action: Selector?) {
    super.init(target: target, action: action)
  }

  /// The distance of the fingers relative to the distance at the beginning of the gesture. Setting it assigns
  /// the scale to the current distance and resets the velocity. Values that aren't finite and above 0 are
  /// ignored.
  open var scale: CGFloat {
    get { latestScale }
    set {
      guard newValue.isFinite, newValue > 0 else { return }
      latestScale = newValue
      unit = distance / newValue
      tracker = VelocityTracker()
    }
  }

  /// The velocity of the scale, per second; 0 if the fingers have stopped.
  open var velocity: CGFloat { tracker.velocity(at: latestTime).x }

  private final var latestScale: CGFloat = 1
  /// The distance for a scale of 1, in points.
  private final var unit: CGFloat = 0
  private final var latestTime: TimeInterval = 0
  private final var tracker = VelocityTracker()

  /// The distance of the first two fingers, in points; 0 without two fingers.
  private final var distance: CGFloat {
    guard let spread else { return 0 }
    return (spread.dx * spread.dx + spread.dy * spread.dy).squareRoot()
  }

  /// Records the distance when the second finger touches. Subclasses must call super.
  open override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {
    if downTouches.count == 2, state == .possible { unit = distance }
  }

  /// Tracks the distance of the fingers. Subclasses must call super.
  open override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent) {
    let distance = distance
    guard distance > 0 else { return }
    latestTime = event.timestamp
    if state == .possible {
      guard deferredState == nil, abs(distance - unit) > Self.slop else { return }
      unit = distance
      tracker.add(CGPoint(x: latestScale, y: 0), at: event.timestamp)
      state = .began
    } else {
      latestScale = distance / unit
      tracker.add(CGPoint(x: latestScale, y: 0), at: event.timestamp)
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

  /// Resets the movement. Subclasses must call super.
  open override func reset() {
    latestScale = 1
    unit = 0
    tracker = VelocityTracker()
  }
}
