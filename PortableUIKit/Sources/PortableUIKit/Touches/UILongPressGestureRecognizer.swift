import Foundation

/// Recognizes fingers that rest on the screen for a while; then they may move.
@preconcurrency @MainActor open class UILongPressGestureRecognizer: UIGestureRecognizer {
  /// Makes a recognizer for one finger that rests for half a second.
  public override init(target: Any?, action: Selector?) {
    super.init(target: target, action: action)
  }

  /// How long the fingers have to rest, in seconds; 0.5 by default.
  open var minimumPressDuration: TimeInterval = 0.5
  /// How far the fingers may move before the gesture begins, in points; 10 by default.
  open var allowableMovement: CGFloat = 10
  /// How many fingers have to rest; 1 by default.
  open var numberOfTouchesRequired = 1
  /// How many taps come before the press; none by default.
  open var numberOfTapsRequired = 0

  private final var startLocation = CGPoint.zero
  private final var timer: HostTimer?

  /// Starts to wait when all fingers are down; subclasses call super.
  open override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {
    guard state == .possible, deferredState == nil else { return }
    let isLate = timer != nil
    let hasTaps = touches.allSatisfy { $0.tapCount > numberOfTapsRequired }
    guard !isLate, hasTaps, downTouches.count <= numberOfTouchesRequired else {
      state = .failed
      return
    }
    if downTouches.count == numberOfTouchesRequired { wait(from: event.timestamp) }
  }

  /// Fails when the fingers move too far before the gesture has begun; subclasses call super.
  open override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent) {
    guard state == .possible else {
      state = .changed
      return
    }
    guard timer != nil else { return }
    let location = location(in: nil)
    let (x, y) = (location.x - startLocation.x, location.y - startLocation.y)
    if (x * x + y * y).squareRoot() > allowableMovement { state = .failed }
  }

  /// Ends the gesture with the first finger that leaves; subclasses call super.
  open override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent) {
    state = state == .possible ? .failed : .ended
  }

  /// Cancels the gesture; subclasses call super.
  open override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent) {
    state = state == .possible ? .failed : .cancelled
  }

  /// Ceases to wait; subclasses call super.
  open override func reset() {
    timer?.cancel()
    timer = nil
  }

  override func stateDidChange() {
    if state != .possible { timer?.cancel() }
  }

  private func wait(from start: TimeInterval) {
    startLocation = location(in: nil)
    let simulator = view.map(HostSimulator.of) ?? .current
    // The finger may have come down between two frames.
    let delay = max(0, start + minimumPressDuration - simulator.now)
    timer = simulator.schedule(after: delay) { [weak self] in
      guard let self, self.state == .possible else { return }
      self.state = .began
    }
  }
}
