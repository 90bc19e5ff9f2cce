import Foundation

/// The methods with which the dispatcher calls a recognizer.
extension UIGestureRecognizer {
  /// Returns whether the recognizer follows a new touch.
  func wants(_ touch: UITouch) -> Bool {
    resetIfOver()
    return isEnabled && !currentState.isFinal
      && delegate(for: .shouldReceiveTouch)?.gestureRecognizer(self, shouldReceive: touch) != false
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

  /// Called when a finger has left. `finish` follows after all recognizers have received it.
  func receiveEnded(_ touch: UITouch, with event: UIEvent) {
    guard isFollowing(touch) else { return }
    touchesEnded([touch], with: event)
  }

  func receiveCancelled(_ touch: UITouch, with event: UIEvent) {
    guard isFollowing(touch) else { return }
    touchesCancelled([touch], with: event)
  }

  /// Removes a touch that has ended.
  func finish(_ touch: UITouch) {
    downTouches.removeAll { $0 === touch }
    resetIfOver()
  }

  /// Returns whether a gesture that includes the touch may still be recognized.
  func mayStillRecognize(_ touch: UITouch) -> Bool {
    currentState == .possible && trackedTouches.contains { $0 === touch }
  }

  private func isFollowing(_ touch: UITouch) -> Bool {
    !currentState.isFinal && downTouches.contains { $0 === touch }
  }
}
