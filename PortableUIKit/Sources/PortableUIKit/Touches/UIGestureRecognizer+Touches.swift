import Foundation

/// What the dispatcher tells a recognizer.
extension UIGestureRecognizer {
  /// Whether the recognizer is to follow a touch that comes down.
  func wants(_ touch: UITouch) -> Bool {
    resetIfOver()
    return isEnabled && !currentState.isFinal
      && delegate?.gestureRecognizer(self, shouldReceive: touch) != false
  }

  func receiveBegan(_ touch: UITouch, with event: UIEvent) {
    if deferredState == nil {
      trackedTouches.removeAll { ($0.phase == .ended || $0.phase == .cancelled) && !$0.hasUntoldEnd }
    }
    trackedTouches.append(touch)
    downTouches.append(touch)
    touchesBegan([touch], with: event)
  }

  func receiveMoved(_ touch: UITouch, with event: UIEvent) {
    guard isFollowing(touch) else { return }
    touchesMoved([touch], with: event)
  }

  /// The finger left; `finish` follows when everybody has heard of it.
  func receiveEnded(_ touch: UITouch, with event: UIEvent) {
    guard isFollowing(touch) else { return }
    touchesEnded([touch], with: event)
  }

  func receiveCancelled(_ touch: UITouch, with event: UIEvent) {
    guard isFollowing(touch) else { return }
    touchesCancelled([touch], with: event)
  }

  /// The touch is gone for good.
  func finish(_ touch: UITouch) {
    downTouches.removeAll { $0 === touch }
    resetIfOver()
  }

  /// Whether a gesture that a touch is part of may still be recognized.
  func mayStillRecognize(_ touch: UITouch) -> Bool {
    currentState == .possible && trackedTouches.contains { $0 === touch }
  }

  private func isFollowing(_ touch: UITouch) -> Bool {
    !currentState.isFinal && downTouches.contains { $0 === touch }
  }
}
