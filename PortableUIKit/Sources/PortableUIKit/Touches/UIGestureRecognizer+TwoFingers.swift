import Foundation

/// The fingers of gestures with two of them.
extension UIGestureRecognizer {
  /// The vector from the first finger to the second, in points; `nil` without two fingers.
  final var spread: CGVector? {
    guard downTouches.count > 1 else { return nil }
    let (first, second) = (downTouches[0].windowLocation, downTouches[1].windowLocation)
    return CGVector(dx: second.x - first.x, dy: second.y - first.y)
  }

  /// Ends the gesture when one of its two fingers leaves, or fails it when all fingers left before it began.
  final func liftTwoFingers(_ touches: Set<UITouch>) {
    if state.isActive {
      if downTouches.prefix(2).contains(where: touches.contains) { state = .ended }
    } else if downTouches.allSatisfy(touches.contains) {
      state = .failed
    }
  }
}
