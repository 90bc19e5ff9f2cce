import Foundation

/// The manager of a scene's status bar.
@preconcurrency @MainActor open class UIStatusBarManager: NSObject {
  /// The device, or the current one if it was deallocated. The device's animations, timers, and screens may
  /// retain views, so this object must not retain the device.
  final var simulator: HostSimulator { owner ?? .current }
  private weak var owner: HostSimulator?
  /// The visibility that the controllers requested last.
  final var controllersHideIt = false
  /// The visibility that a test set, or `nil` if the controllers determine it.
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
  /// The height of the visible bar in the current orientation, in points.
  private var height: CGFloat {
    let device = simulator.device
    return simulator.scene.interfaceOrientation.isLandscape
      ? device.statusBarHeightLandscape : device.statusBarHeight
  }
}
