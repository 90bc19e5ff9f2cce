extension UIView {
  /// Performs one layout pass of this view alone, including the callbacks of its view controller.
  final func performLayout() {
    let wasLayingOut = backing.layoutState.isLayingOut
    backing.layoutState.isLayingOut = true
    if let viewController {
      viewController.viewWillLayoutSubviews()
      layoutSubviews()
      viewController.viewDidLayoutSubviews()
    } else {
      layoutSubviews()
    }
    backing.layoutState.isLayingOut = wasLayingOut
  }
}
