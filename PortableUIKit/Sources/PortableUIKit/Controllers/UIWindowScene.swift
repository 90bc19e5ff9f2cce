import Foundation

/// The scene that manages the windows on the device's screen.
@preconcurrency @MainActor open class UIWindowScene: UIScene {
  final lazy var statusBar = UIStatusBarManager(device: simulator.device, orientation: orientation)
  final var orientation = UIInterfaceOrientation.portrait {
    didSet { statusBar.adapt(to: orientation) }
  }

  /// The screen of the scene.
  open var screen: UIScreen { simulator.screen }
  /// The orientation of the interface. The default is portrait. The host can change it.
  open var interfaceOrientation: UIInterfaceOrientation { orientation }
  /// The coordinate space of the scene, which is that of the screen.
  open var coordinateSpace: any UICoordinateSpace { screen.coordinateSpace }
  /// The traits of the screen.
  open var traitCollection: UITraitCollection { simulator.traitCollection }
  /// The windows of this scene, including hidden ones, from back to front.
  open var windows: [UIWindow] { simulator.application.windows.filter { $0.windowScene === self } }
  /// The key window, if it belongs to the scene.
  open var keyWindow: UIWindow? {
    guard let window = simulator.application.keyWindow, window.windowScene === self else { return nil }
    return window
  }
  /// The manager of the scene's status bar.
  open var statusBarManager: UIStatusBarManager? { statusBar }
}
