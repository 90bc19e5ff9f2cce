import Foundation

/// Recognizes fingers that move across the screen.
@preconcurrency @MainActor open class UIPanGestureRecognizer: UIGestureRecognizer {
  /// How far fingers move before the gesture begins, in points. This part is not counted as translation, so
  /// that nothing jumps when the gesture begins.
  static let slop: CGFloat = 10

  /// Makes a recognizer for one or more fingers.
  public override init(target: Any?, action: Selector?) {
    super.init(target: target, action: action)
  }

  /// How many fingers the gesture takes at least; 1 by default.
  open var minimumNumberOfTouches = 1
  /// How many fingers the gesture takes at most; unlimited by default.
  open var maximumNumberOfTouches = Int.max

  /// How far the fingers have moved since the gesture began, in points of `view`.
  open func translation(in view: UIView?) -> CGPoint {
    convert(CGPoint(x: path.x - origin.x, y: path.y - origin.y), to: view)
  }

  /// Makes the movement so far count as `translation`, in points of `view`; velocity is not affected.
  open func setTranslation(_ translation: CGPoint, in view: UIView?) {
    let unit = (convert(CGPoint(x: 1, y: 0), to: view), convert(CGPoint(x: 0, y: 1), to: view))
    let determinant = unit.0.x * unit.1.y - unit.1.x * unit.0.y
    guard determinant != 0 else { return }
    let x = (translation.x * unit.1.y - translation.y * unit.1.x) / determinant
    let y = (translation.y * unit.0.x - translation.x * unit.0.y) / determinant
    origin = CGPoint(x: path.x - x, y: path.y - y)
  }

  /// How fast the fingers move, in points per second of `view`; zero once they have rested.
  open func velocity(in view: UIView?) -> CGPoint {
    convert(tracker.velocity(at: latestTime), to: view)
  }

  /// How far the middle of the fingers has moved since the first came down, in window coordinates.
  private(set) final var path = CGPoint.zero
  /// The part of `path` that does not count as translation.
  private final var origin = CGPoint.zero
  private final var latestMiddle = CGPoint.zero
  private(set) final var latestTime: TimeInterval = 0
  private final var tracker = VelocityTracker()

  /// The part of a movement that is given up for recognizing it; nil while it is too small.
  func slop(of movement: CGPoint) -> CGPoint? {
    let length = (movement.x * movement.x + movement.y * movement.y).squareRoot()
    guard length > Self.slop else { return nil }
    return CGPoint(x: movement.x * Self.slop / length, y: movement.y * Self.slop / length)
  }

  /// Follows the fingers; subclasses call super.
  open override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {
    latestMiddle = location(in: nil)
    latestTime = event.timestamp
    if downTouches.count == 1 { tracker.add(path, at: event.timestamp) }
    if downTouches.count > maximumNumberOfTouches, state == .possible { state = .failed }
  }

  /// Follows the fingers; subclasses call super.
  open override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent) {
    follow(at: event.timestamp)
  }

  /// Ends the gesture with the last finger; subclasses call super.
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

  /// Cancels the gesture; subclasses call super.
  open override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent) {
    latestTime = event.timestamp
    state = state == .possible ? .failed : .cancelled
  }

  /// Forgets the movement; subclasses call super.
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

  /// Turns a distance in window coordinates into one in a view's.
  private func convert(_ distance: CGPoint, to view: UIView?) -> CGPoint {
    let source: UIView? = view?.window
    guard let view, source != nil, view !== source else { return distance }
    let (start, end) = (view.convert(CGPoint.zero, from: source), view.convert(distance, from: source))
    return CGPoint(x: end.x - start.x, y: end.y - start.y)
  }
}
