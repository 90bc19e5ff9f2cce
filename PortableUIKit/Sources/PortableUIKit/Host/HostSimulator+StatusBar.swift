import Foundation

extension HostSimulator {
  /// Hides (true) or shows (false) the status bar whatever the controllers say; nil, the default, leaves it to
  /// them. The bar's height comes from the device model.
  public var statusBarHiddenOverride: Bool? {
    get { scene.statusBar.hiddenByHand }
    set { changeStatusBar { $0.hiddenByHand = newValue } }
  }

  /// The window whose controllers decide on the status bar: the foremost visible one that has a root controller
  /// and covers the screen.
  var statusBarWindow: UIWindow? {
    let screenBounds = screen.bounds
    return visibleWindows.last { $0.rootViewController != nil && $0.layer.frame.contains(screenBounds) }
  }

  /// Takes over what the controllers want; with nobody to ask everything stays as it is.
  func updateStatusBarFromControllers() {
    guard let root = statusBarWindow?.rootViewController?.ownerOfStatusBar else { return }
    let isHidden = root.decidesStatusBarHidden.prefersStatusBarHidden
    let style = root.decidesStatusBarStyle.preferredStatusBarStyle
    changeStatusBar {
      $0.controllersHideIt = isHidden
      $0.statusBarStyle = style
    }
  }

  /// The insets that the device and its status bar impose on a window of the screen's size, in points.
  var deviceSafeAreaInsets: UIEdgeInsets {
    let isLandscape = scene.interfaceOrientation.isLandscape
    var insets = isLandscape ? device.safeAreaInsetsLandscape : device.safeAreaInsets
    guard scene.statusBar.isStatusBarHidden else { return insets }
    let statusBarShare = device.safeAreaInsets.top - device.safeAreaTopWithHiddenStatusBar
    insets.top = max(0, insets.top - statusBarShare)
    return insets
  }

  /// The safe areas follow before this returns.
  private func changeStatusBar(_ change: (UIStatusBarManager) -> Void) {
    let wasHidden = scene.statusBar.isStatusBarHidden
    change(scene.statusBar)
    guard scene.statusBar.isStatusBarHidden != wasHidden else { return }
    for window in application.windows { window.updateSafeAreaInsets() }
  }
}
