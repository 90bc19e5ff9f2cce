import Foundation

/// Permits the recognizers that hide bars to recognize together with those of the content, and ignores taps that bars and controls
/// handle.
@MainActor final class BarHidingPermission: NSObject, UIGestureRecognizerDelegate {
  func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool {
    guard let pan = gestureRecognizer as? UIPanGestureRecognizer else { return true }
    let velocity = pan.velocity(in: pan.view)
    return abs(velocity.y) > abs(velocity.x)
  }

  func gestureRecognizer(_ gestureRecognizer: UIGestureRecognizer, shouldReceive touch: UITouch) -> Bool {
    guard gestureRecognizer is UITapGestureRecognizer, let view = touch.view else { return true }
    return !view.isInside(UIControl.self) && !view.isInside(UINavigationBar.self)
      && !view.isInside(UIToolbar.self)
  }

  func gestureRecognizer(
    _ gestureRecognizer: UIGestureRecognizer,
    shouldRecognizeSimultaneouslyWith otherGestureRecognizer: UIGestureRecognizer
  ) -> Bool { gestureRecognizer is UIPanGestureRecognizer }
}

/// Hiding of the bars by swipes, by taps, by the keyboard, and where height is scarce.
extension UINavigationController {
  /// The length of a swipe that hides or shows the bar, in points, in addition to the length that starts a
  /// pan.
  private static let swipeLength: CGFloat = 20

  final func prepareBarHiding() {
    for recognizer in [swipeRecognizer, tapRecognizer] {
      recognizer.isEnabled = false
      recognizer.cancelsTouchesInView = false
      recognizer.delegate = hidingPermission
    }
    swipeRecognizer.addHandler { [weak self] in self?.swipeChanged() }
    tapRecognizer.addHandler { [weak self] in self?.tapped() }
  }

  final func barHidingDidChange() {
    tapRecognizer.isEnabled = hidesBarsOnTap || hidesBarsWhenKeyboardAppears || hidesBarsWhenVerticallyCompact
    guard hidesBarsWhenKeyboardAppears else { return keyboardObserver = nil }
    keyboardObserver = KeyboardObserver(
      UIResponder.keyboardWillShowNotification, in: { [weak self] in self?.storedView }
    ) { [weak self] _ in
      guard let self, !isBarHidden else { return }
      barsAreHiddenForKeyboard = true
      setBarsHidden(true)
    }
  }

  /// Hides the bars where height is scarce, and shows them where it isn't any longer.
  final func verticalSizeClassDidChange() {
    guard hidesBarsWhenVerticallyCompact else { return }
    setBarsHidden(isVerticallyCompact)
  }

  private var isVerticallyCompact: Bool { traitCollection.verticalSizeClass == .compact }

  private func swipeChanged() {
    guard swipeRecognizer.state == .changed, runningChange == nil else { return }
    let moved = swipeRecognizer.translation(in: storedView).y
    guard abs(moved) >= Self.swipeLength else { return }
    setBarsHidden(moved < 0)
    // The opposite direction is measured from here.
    swipeRecognizer.setTranslation(.zero, in: storedView)
  }

  private func tapped() {
    guard tapRecognizer.state == .ended, runningChange == nil else { return }
    if hidesBarsOnTap { return setBarsHidden(!isBarHidden) }
    guard isBarHidden else { return }
    let isHiddenForHeight = hidesBarsWhenVerticallyCompact && isVerticallyCompact
    if barsAreHiddenForKeyboard || isHiddenForHeight && tapIsWhereBarsAre { setBarsHidden(false) }
  }

  /// A Boolean value that indicates whether the tap is where the bars are while they are visible.
  private var tapIsWhereBarsAre: Bool {
    guard let storedView else { return false }
    let y = tapRecognizer.location(in: storedView).y
    let isInToolbar = toolbarIsHiddenWithBar && y >= storedView.bounds.maxY - bottomBar.bounds.height
    return y <= (storedView.safeAreaInsets.top) + bar.bounds.height || isInToolbar
  }

  /// Hides or shows the navigation bar, together with a toolbar that is or was visible with it.
  private func setBarsHidden(_ hidden: Bool) {
    setNavigationBarHidden(hidden, animated: true)
    if hidden, !isBottomBarHidden {
      toolbarIsHiddenWithBar = true
      setToolbarHidden(true, animated: true)
    } else if !hidden {
      barsAreHiddenForKeyboard = false
      if toolbarIsHiddenWithBar { setToolbarHidden(false, animated: true) }
      toolbarIsHiddenWithBar = false
    }
  }
}
