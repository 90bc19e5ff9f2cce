extension UIView {
  /// One layout of this view alone, with what its controller has to say before and after.
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
