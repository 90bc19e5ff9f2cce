import Foundation

extension HostSimulator {
  /// Hides (`true`) or shows (`false`) the status bar regardless of the controllers. The default, `nil`,
  /// leaves the choice to them. The height of the bar comes from the device model.
  public var statusBarHiddenOverride: Bool? {
    get { scene.statusBar.hiddenByHand }
    set { changeStatusBar { $0.hiddenByHand = newValue } }
  }

  /// The window whose view controllers determine the status bar: the frontmost visible one that has a root
  /// view controller and covers the screen.
  var statusBarWindow: UIWindow? {
    let screenBounds = screen.bounds
    return visibleWindows.last { $0.rootViewController != nil && $0.layer.frame.contains(screenBounds) }
  }

  /// Applies the preferences of the controllers. If there is no root view controller, nothing changes.
  func updateStatusBarFromControllers() {
    guard let root = statusBarWindow?.rootViewController?.ownerOfStatusBar else { return }
    let isHidden = root.decidesStatusBarHidden.prefersStatusBarHidden
    let style = root.decidesStatusBarStyle.preferredStatusBarStyle
    changeStatusBar {
      $0.controllersHideIt = isHidden
      $0.statusBarStyle = style
    }
  }

  /// The insets of a full-screen window for the device and its status bar, in points.
  var deviceSafeAreaInsets: UIEdgeInsets {
    let isLandscape = scene.interfaceOrientation.isLandscape
    var insets = isLandscape ? device.safeAreaInsetsLandscape : device.safeAreaInsets
    guard scene.statusBar.isStatusBarHidden else { return insets }
    let statusBarShare = device.safeAreaInsets.top - device.safeAreaTopWithHiddenStatusBar
    insets.top = max(0, insets.top - statusBarShare)
    return insets
  }

  /// Changes the status bar. The safe areas are updated before this returns.
  private func changeStatusBar(_ change: (UIStatusBarManager) -> Void) {
    let wasHidden = scene.statusBar.isStatusBarHidden
    change(scene.statusBar)
    guard scene.statusBar.isStatusBarHidden != wasHidden else { return }
    for window in application.windows { window.updateSafeAreaInsets() }
  }
}
