import Foundation

/// A recognizer for taps: touches that end without moving.
@preconcurrency @MainActor open class UITapGestureRecognizer: UIGestureRecognizer {
  /// The maximum movement during a tap, in points.
  static let allowedMovement: CGFloat = 10
  /// The maximum time before the next one of several taps, in seconds.
  static let longestPause: TimeInterval = 0.35

  /// Creates a recognizer for a single tap with one finger.
  public override init(target: Any?, action: Selector?) {
    super.init(target: target, action: action)
  }

  /// The required number of taps. The default is 1.
  open var numberOfTapsRequired = 1
  /// The required number of fingers. The default is 1.
  open var numberOfTouchesRequired = 1

  private var startLocation = CGPoint.zero
  private var tapsSeen = 0
  private var mostFingers = 0
  private var sequence = 0

  /// Starts tracking a tap. Subclasses must call super.
  open override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {
    sequence += 1
    mostFingers = max(mostFingers, downTouches.count)
    if tapsSeen == 0 || downTouches.count > 1 {
      startLocation = location(in: nil)
    }
    if mostFingers > numberOfTouchesRequired { state = .failed }
  }

  /// Fails if the finger moves too far. Subclasses must call super.
  open override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent) {
    let location = location(in: nil)
    let (x, y) = (location.x - startLocation.x, location.y - startLocation.y)
    if (x * x + y * y).squareRoot() > Self.allowedMovement { state = .failed }
  }

  /// Counts the tap when the last finger leaves. Subclasses must call super.
  open override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent) {
    guard downTouches.allSatisfy({ touches.contains($0) || $0.phase == .ended }) else { return }
    guard mostFingers == numberOfTouchesRequired else {
      state = .failed
      return
    }
    tapsSeen += 1
    mostFingers = 0
    if tapsSeen >= numberOfTapsRequired {
      state = .ended
    } else {
      failUnlessAnotherTapFollows()
    }
  }

  /// Fails. Subclasses must call super.
  open override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent) {
    state = .failed
  }

  /// Resets the taps. Subclasses must call super.
  open override func reset() {
    tapsSeen = 0
    mostFingers = 0
    sequence += 1
  }

  private func failUnlessAnotherTapFollows() {
    let expected = sequence
    HostSimulator.current.schedule(after: Self.longestPause) { [weak self] in
      guard let self, self.sequence == expected else { return }
      self.state = .failed
      self.resetIfOver()
    }
  }
}
