import Foundation

/// The toolbar of a navigation controller.
extension UINavigationController {
  /// The duration of hiding or showing the toolbar, in seconds.
  private static let toolbarDuration: TimeInterval = 0.2

  final func prepareToolbar() {
    bottomBar.isHidden = true
    bottomBar.lookDidChange = { [weak self] in self?.storedView?.setNeedsLayout() }
  }

  /// A Boolean value that indicates whether the toolbar is hidden while a controller is on the screen.
  final func hidesToolbar(for controller: UIViewController?) -> Bool {
    guard !isBottomBarHidden, let controller else { return true }
    return (stack.prefix { $0 !== controller } + [controller]).contains(where: \.hidesBottomBarWhenPushed)
  }

  /// The safe area at the bottom of the surroundings, without insets added for the content.
  private var coveredBottom: CGFloat {
    (storedView?.safeAreaInsets.bottom ?? 0) - additionalSafeAreaInsets.bottom
  }

  /// Returns the height by which the toolbar covers a controller above the safe area, in points.
  final func toolbarHeight(below controller: UIViewController) -> CGFloat {
    hidesToolbar(for: controller) ? 0 : UIToolbar.height(in: traitCollection)
  }

  /// The toolbar is above the safe area or, while hidden, below the view.
  final func layOutToolbar() {
    guard let storedView else { return }
    let height = UIToolbar.height(in: traitCollection) + coveredBottom
    let isHidden = hidesToolbar(for: shown)
    let frame = CGRect(
      x: 0, y: storedView.bounds.height - (isHidden ? 0 : height), width: storedView.bounds.width,
      height: height)
    if !isHidden, bottomBar.isHidden {
      UIView.performWithoutAnimation {
        bottomBar.frame = frame.offsetBy(dx: 0, dy: height)
        bottomBar.isHidden = false
        bottomBar.layoutIfNeeded()
      }
    }
    if bottomBar.frame != frame { bottomBar.frame = frame }
    if ViewAnimation.isRecording { bottomBar.layoutIfNeeded() }
  }

  /// Hides the view of a hidden toolbar, so that it receives no touches.
  final func showToolbarState() { bottomBar.isHidden = hidesToolbar(for: shown) }

  /// Shows the items of the visible controller.
  final func showToolbarItems(animated: Bool = false) {
    let items = stack.last?.toolbarItems
    guard (items ?? []).elementsEqual(bottomBar.items ?? [], by: ===) == false else { return }
    bottomBar.setItems(items, animated: animated)
  }

  final func changeToolbar(isHidden: Bool, animated: Bool) {
    guard isHidden != isBottomBarHidden else { return }
    isBottomBarHidden = isHidden
    guard isViewLoaded, !isPreparingChange else { return }
    guard animated, view.window != nil else {
      layOutBar()
      showToolbarState()
      return
    }
    UIView.animate(
      withDuration: Self.toolbarDuration, animations: { self.layOutBar() },
      completion: { _ in if self.runningChange == nil { self.showToolbarState() } })
  }
}
