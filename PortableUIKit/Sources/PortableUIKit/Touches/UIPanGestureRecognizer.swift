import Foundation

/// A recognizer for fingers that move across the screen.
@preconcurrency @MainActor open class UIPanGestureRecognizer: UIGestureRecognizer {
  /// The movement before the gesture begins, in points. It isn't included in the translation, so that nothing
  /// jumps at the beginning.
  static let slop: CGFloat = 10

  /// Creates a recognizer for one or more fingers.
  public override init(target: Any?, action: Selector?) {
    super.init(target: target, action: action)
  }

  /// The minimum number of fingers. The default is 1.
  open var minimumNumberOfTouches = 1
  /// The maximum number of fingers. The default is unlimited.
  open var maximumNumberOfTouches = Int.max

  /// Returns the movement since the beginning of the gesture, in points of `view`.
  open func translation(in view: UIView?) -> CGPoint {
    convert(CGPoint(x: path.x - origin.x, y: path.y - origin.y), to: view)
  }

  /// Sets the current translation, in points of `view`. The velocity isn't affected.
  open func setTranslation(_ translation: CGPoint, in view: UIView?) {
    let unit = (convert(CGPoint(x: 1, y: 0), to: view), convert(CGPoint(x: 0, y: 1), to: view))
    let determinant = unit.0.x * unit.1.y - unit.1.x * unit.0.y
    guard determinant != 0 else { return }
    let x = (translation.x * unit.1.y - translation.y * unit.1.x) / determinant
    let y = (translation.y * unit.0.x - translation.x * unit.0.y) / determinant
    origin = CGPoint(x: path.x - x, y: path.y - y)
  }

  /// Returns the velocity of the fingers, in points per second of `view`; zero if the fingers have stopped.
  open func velocity(in view: UIView?) -> CGPoint {
    convert(tracker.velocity(at: latestTime), to: view)
  }

  /// The movement of the fingers' center since the first touch, in window coordinates.
  private(set) final var path = CGPoint.zero
  /// The part of `path` that isn't included in the translation.
  private final var origin = CGPoint.zero
  private final var latestMiddle = CGPoint.zero
  private(set) final var latestTime: TimeInterval = 0
  private final var tracker = VelocityTracker()

  /// Returns the part of a movement that is used up for recognition, or `nil` if the movement is too small.
  func slop(of movement: CGPoint) -> CGPoint? {
    let length = (movement.x * movement.x + movement.y * movement.y).squareRoot()
    guard length > Self.slop else { return nil }
    return CGPoint(x: movement.x * Self.slop / length, y: movement.y * Self.slop / length)
  }

  /// Tracks the fingers. Subclasses must call super.
  open override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {
    latestMiddle = location(in: nil)
    latestTime = event.timestamp
    if downTouches.count == 1 { tracker.add(path, at: event.timestamp) }
    if downTouches.count > maximumNumberOfTouches, state == .possible { state = .failed }
  }

  /// Tracks the fingers. Subclasses must call super.
  open override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent) {
    follow(at: event.timestamp)
  }

  /// Ends the gesture when the last finger leaves. Subclasses must call super.
  open override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent) {
    if location(in: nil) != latestMiddle { follow(at: event.timestamp) }
    latestTime = event.timestamp
    let remaining = downTouches.filter { !touches.contains($0) }
    if remaining.count >= minimumNumberOfTouches {
      latestMiddle = middle(of: remaining)
    } else {
      state = state == .possible ? .failed : .ended
    }
  }

  /// Cancels the gesture. Subclasses must call super.
  open override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent) {
    latestTime = event.timestamp
    state = state == .possible ? .failed : .cancelled
  }

  /// Resets the movement. Subclasses must call super.
  open override func reset() {
    path = .zero
    origin = .zero
    tracker = VelocityTracker()
  }

  private func follow(at time: TimeInterval) {
    let middle = location(in: nil)
    path.x += middle.x - latestMiddle.x
    path.y += middle.y - latestMiddle.y
    latestMiddle = middle
    latestTime = time
    tracker.add(path, at: time)
    if state == .possible {
      guard downTouches.count >= minimumNumberOfTouches, let slop = slop(of: path) else { return }
      origin = slop
      state = .began
    } else {
      state = .changed
    }
  }

  private func middle(of touches: [UITouch]) -> CGPoint {
    var sum = CGPoint.zero
    for touch in touches {
      sum.x += touch.windowLocation.x
      sum.y += touch.windowLocation.y
    }
    let count = CGFloat(max(touches.count, 1))
    return CGPoint(x: sum.x / count, y: sum.y / count)
  }

  /// Converts a distance from window coordinates to those of a view.
  private func convert(_ distance: CGPoint, to view: UIView?) -> CGPoint {
    let source: UIView? = view?.window
    guard let view, source != nil, view !== source else { return distance }
    let (start, end) = (view.convert(CGPoint.zero, from: source), view.convert(distance, from: source))
    return CGPoint(x: end.x - start.x, y: end.y - start.y)
  }
}
