import Foundation

extension UIWindow {
  /// Prepares the window. Both initializers call it after creating the view.
  final func prepare() {
    windowStorage = self
    reference.window = self
    cachedSafeAreaInsets = deviceSafeAreaInsets
    simulator.application.registry.add(self)
  }

  /// The controller's view fills the window, independent of its autoresizing mask.
  final func fitRootView() {
    guard !isHidden, let view = rootViewController?.storedView, view.superview === self else { return }
    // At once, so that the view isn't notified of the safe area of a place between the old and the new one.
    if view.backing.geometry.isTransformed {
      view.bounds.size = bounds.size
      view.center = CGPoint(x: bounds.midX, y: bounds.midY)
    } else {
      view.frame = bounds
    }
  }

  final func rootViewControllerDidChange(from old: UIViewController?) {
    if let old {
      old.carriedPresentation?.tearDown()
      if old.storedView?.superview === self { old.storedView?.removeFromSuperview() }
      old.rootWindow = nil
    }
    rootViewController?.rootWindow = self
    guard !isHidden else { return }
    installRootView()
    simulator.updateStatusBarFromControllers()
  }

  final func visibilityDidChange() {
    if isHidden {
      if let root = rootViewController, root.storedView?.superview === self {
        root.rootWindowVisibilityDidChange(self)
      }
      if isKeyWindow {
        simulator.application.setKeyWindow(simulator.application.windows.last { !$0.isHidden })
      }
    } else if let root = rootViewController, root.storedView?.superview === self {
      fitRootView()
      root.rootWindowVisibilityDidChange(self)
    } else if rootViewController?.carriedPresentation?.coversPresenter == true {
      // Views that cover the root view keep their position.
    } else {
      installRootView()
    }
    simulator.updateStatusBarFromControllers()
    NotificationCenter.default.post(
      name: isHidden ? UIWindow.didBecomeHiddenNotification : UIWindow.didBecomeVisibleNotification,
      object: self)
  }

  private func installRootView() {
    guard let controller = rootViewController else { return }
    controller.loadViewIfRequired()
    guard let view = controller.storedView, view.superview !== self else { return }
    view.frame = bounds
    insertSubview(view, at: 0)
    // The controller may have set another one in `viewWillAppear`, before its view was a subview.
    if rootViewController !== controller, view.superview === self { view.removeFromSuperview() }
  }
}
