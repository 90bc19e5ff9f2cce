import Foundation

/// Permits the recognizer that hides bars to recognize together with those of the content.
@MainActor final class BarSwipePermission: NSObject, UIGestureRecognizerDelegate {
  func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool {
    guard let pan = gestureRecognizer as? UIPanGestureRecognizer else { return false }
    let velocity = pan.velocity(in: pan.view)
    return abs(velocity.y) > abs(velocity.x)
  }

  func gestureRecognizer(
    _ gestureRecognizer: UIGestureRecognizer,
    shouldRecognizeSimultaneouslyWith otherGestureRecognizer: UIGestureRecognizer
  ) -> Bool { true }
}

/// Hiding of the bar by swipes.
extension UINavigationController {
  /// The length of a swipe that hides or shows the bar, in points, in addition to the length that starts a
  /// pan.
  private static let swipeLength: CGFloat = 20

  final func prepareSwipeRecognizer() {
    swipeRecognizer.isEnabled = false
    swipeRecognizer.cancelsTouchesInView = false
    swipeRecognizer.delegate = swipePermission
    swipeRecognizer.addHandler { [weak self] in self?.swipeChanged() }
  }

  private func swipeChanged() {
    guard swipeRecognizer.state == .changed, runningChange == nil else { return }
    let moved = swipeRecognizer.translation(in: storedView).y
    guard abs(moved) >= Self.swipeLength else { return }
    setNavigationBarHidden(moved < 0, animated: true)
    if moved < 0 {
      if !isBottomBarHidden { toolbarIsHiddenBySwipe = true }
      setToolbarHidden(true, animated: true)
    } else if toolbarIsHiddenBySwipe {
      toolbarIsHiddenBySwipe = false
      setToolbarHidden(false, animated: true)
    }
    // The opposite direction is measured from here.
    swipeRecognizer.setTranslation(.zero, in: storedView)
  }
}
