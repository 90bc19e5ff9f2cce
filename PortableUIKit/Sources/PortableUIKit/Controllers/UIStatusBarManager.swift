import Foundation

/// The status bar over a scene.
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

  /// The style the controllers chose; `default` at first.
  open internal(set) var statusBarStyle = UIStatusBarStyle.default
  /// Whether the bar is out of sight, which it also is on devices that show none in the present orientation.
  open var isStatusBarHidden: Bool { (hiddenByHand ?? controllersHideIt) || height == 0 }
  /// The bar's rectangle on the screen in points; of zero height while hidden.
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
