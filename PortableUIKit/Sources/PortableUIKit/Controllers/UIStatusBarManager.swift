import Foundation

/// The manager of a scene's status bar.
@preconcurrency @MainActor open class UIStatusBarManager: NSObject {
  /// The device; the one in use when that is gone. Its animations, timers and screens may hold views, so what is shown
  /// on it must not hold the device.
  final var simulator: HostSimulator { owner ?? .current }
  private weak var owner: HostSimulator?
  /// What the controllers asked for last.
  final var controllersHideIt = false
  /// What a test set by hand; nil leaves the choice to the controllers.
  final var hiddenByHand: Bool?

  init(simulator: HostSimulator) {
    owner = simulator
    super.init()
  }

  /// The style chosen by the controllers. The default is `default`.
  open internal(set) var statusBarStyle = UIStatusBarStyle.default
  /// A Boolean value that indicates whether the status bar is hidden, including on devices that don't show
  /// one in the current orientation.
  open var isStatusBarHidden: Bool { (hiddenByHand ?? controllersHideIt) || height == 0 }
  /// The frame of the status bar on the screen, in points. Its height is zero while hidden.
  open var statusBarFrame: CGRect {
    CGRect(x: 0, y: 0, width: simulator.screen.bounds.width, height: isStatusBarHidden ? 0 : height)
  }
}

extension UIStatusBarManager {
  /// The bar's height in points in the present orientation when it is visible.
  private var height: CGFloat {
    let device = simulator.device
    return simulator.scene.interfaceOrientation.isLandscape
      ? device.statusBarHeightLandscape : device.statusBarHeight
  }
}
