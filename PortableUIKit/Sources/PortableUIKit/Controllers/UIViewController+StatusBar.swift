extension UIViewController {
  /// Asks again only where this controller is in the window that decides on the status bar (12.15).
  final func updateStatusBarAppearance() {
    guard let window = rootWindow ?? storedView?.window else { return }
    guard window === window.simulator.statusBarWindow else { return }
    window.simulator.updateStatusBarFromControllers()
  }

  /// What is presented over this controller and has the status bar to itself; without that this controller.
  final var ownerOfStatusBar: UIViewController {
    presentationsAbove.last(where: \.capturesStatusBar)?.presentedViewController ?? self
  }

  /// The controller that decides on the visibility: down the children until one answers nil.
  final var decidesStatusBarHidden: UIViewController {
    var controller = self
    while let child = controller.childForStatusBarHidden { controller = child }
    return controller
  }

  /// The controller that decides on the style.
  final var decidesStatusBarStyle: UIViewController {
    var controller = self
    while let child = controller.childForStatusBarStyle { controller = child }
    return controller
  }
}
