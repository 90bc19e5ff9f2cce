import Foundation

/// The scene of windows on the device's screen.
@preconcurrency @MainActor open class UIWindowScene: UIScene {
  final lazy var statusBar = UIStatusBarManager(simulator: simulator)

  /// The screen that shows the scene.
  open var screen: UIScreen { simulator.screen }
  /// Which way up the interface is drawn; portrait at first, turned by the host.
  open internal(set) var interfaceOrientation = UIInterfaceOrientation.portrait
  /// The scene's coordinates, here those of the screen.
  open var coordinateSpace: any UICoordinateSpace { screen.coordinateSpace }
  /// The traits of the screen.
  open var traitCollection: UITraitCollection { simulator.traitCollection }
  /// The windows made for this scene, hidden ones too, from back to front.
  open var windows: [UIWindow] { simulator.application.windows.filter { $0.windowScene === self } }
  /// The key window, if it is one of the scene's.
  open var keyWindow: UIWindow? {
    guard let window = simulator.application.keyWindow, window.windowScene === self else { return nil }
    return window
  }
  /// The status bar over the scene.
  open var statusBarManager: UIStatusBarManager? { statusBar }
}
