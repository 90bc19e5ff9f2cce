import Foundation

/// Recognizes two fingers that move apart or together.
@preconcurrency @MainActor open class UIPinchGestureRecognizer: UIGestureRecognizer {
  /// How much the distance of the fingers changes before the gesture begins, in points. This part is not counted as
  /// scale, so that nothing jumps when the gesture begins.
  static let slop: CGFloat = 8

  /// Makes a recognizer for two fingers.
  public override init(target: Any?, action: Selector?) {
    super.init(target: target, action: action)
  }

  /// The distance of the fingers as a multiple of what it was when the gesture began; setting it makes the present
  /// distance count as that and forgets the velocity. What isn't finite and above 0 is ignored.
  open var scale: CGFloat {
    get { latestScale }
    set {
      guard newValue.isFinite, newValue > 0 else { return }
      latestScale = newValue
      unit = distance / newValue
      tracker = VelocityTracker()
    }
  }

  /// How fast the scale changes, per second; 0 once the fingers have rested.
  open var velocity: CGFloat { tracker.velocity(at: latestTime).x }

  private final var latestScale: CGFloat = 1
  /// The distance that counts as scale 1, in points.
  private final var unit: CGFloat = 0
  private final var latestTime: TimeInterval = 0
  private final var tracker = VelocityTracker()

  /// How far apart the first two fingers are, in points; 0 without two.
  private final var distance: CGFloat {
    guard downTouches.count > 1 else { return 0 }
    let (first, second) = (downTouches[0].windowLocation, downTouches[1].windowLocation)
    let (x, y) = (second.x - first.x, second.y - first.y)
    return (x * x + y * y).squareRoot()
  }

  /// Takes note of the distance when the second finger comes down; subclasses call super.
  open override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {
    if downTouches.count == 2, state == .possible { unit = distance }
  }

  /// Follows the distance of the fingers; subclasses call super.
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

  /// Ends the gesture with the first of its two fingers that leaves; subclasses call super.
  open override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent) {
    latestTime = event.timestamp
    if state.isActive {
      if downTouches.prefix(2).contains(where: touches.contains) { state = .ended }
    } else if downTouches.allSatisfy(touches.contains) {
      state = .failed
    }
  }

  /// Cancels the gesture; subclasses call super.
  open override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent) {
    state = state == .possible ? .failed : .cancelled
  }

  /// Forgets the movement; subclasses call super.
  open override func reset() {
    latestScale = 1
    unit = 0
    tracker = VelocityTracker()
  }
}
