extension UIViewController {
  /// Has an effect only if this controller is in the window that controls the status bar.
  final func updateStatusBarAppearance() {
    guard let window = rootWindow ?? storedView?.window else { return }
    guard window === window.simulator.statusBarWindow else { return }
    window.simulator.updateStatusBarFromControllers()
  }

  /// The presented controller above this one that controls the status bar or, if there is none, this
  /// controller.
  final var ownerOfStatusBar: UIViewController {
    presentationsAbove.last(where: \.capturesStatusBar)?.presentedViewController ?? self
  }

  /// The controller that determines the visibility, found by following the children until one returns `nil`.
  final var decidesStatusBarHidden: UIViewController {
    var controller = self
    while let child = controller.childForStatusBarHidden { controller = child }
    return controller
  }

  /// The controller that determines the style.
  final var decidesStatusBarStyle: UIViewController {
    var controller = self
    while let child = controller.childForStatusBarStyle { controller = child }
    return controller
  }
}
