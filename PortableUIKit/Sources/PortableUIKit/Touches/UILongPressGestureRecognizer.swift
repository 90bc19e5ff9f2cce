import Foundation

/// A recognizer for fingers that stay on the screen for some time. After that, they may move.
@preconcurrency @MainActor open class UILongPressGestureRecognizer: UIGestureRecognizer {
  /// Creates a recognizer for one finger and a duration of half a second.
  public override init(target: Any?, action: Selector?) {
    super.init(target: target, action: action)
  }

  /// The minimum duration of the press, in seconds. The default is 0.5.
  open var minimumPressDuration: TimeInterval = 0.5
  /// The maximum movement before the gesture begins, in points. The default is 10.
  open var allowableMovement: CGFloat = 10
  /// The required number of fingers. The default is 1.
  open var numberOfTouchesRequired = 1
  /// The required number of taps before the press. The default is 0.
  open var numberOfTapsRequired = 0

  private final var startLocation = CGPoint.zero
  private final var timer: HostTimer?

  /// Starts the timer when all fingers are down. Subclasses must call super.
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

  /// Fails if the fingers move too far before the gesture has begun. Subclasses must call super.
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

  /// Ends the gesture when the first finger leaves. Subclasses must call super.
  open override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent) {
    state = state == .possible ? .failed : .ended
  }

  /// Cancels the gesture. Subclasses must call super.
  open override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent) {
    state = state == .possible ? .failed : .cancelled
  }

  /// Stops the timer. Subclasses must call super.
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
    // The touch may have begun between two frames.
    let delay = max(0, start + minimumPressDuration - simulator.now)
    timer = simulator.schedule(after: delay) { [weak self] in
      guard let self, self.state == .possible else { return }
      self.state = .began
    }
  }
}
