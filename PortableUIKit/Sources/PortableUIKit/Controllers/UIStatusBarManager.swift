import Foundation

/// The manager of a scene's status bar.
@preconcurrency @MainActor open class UIStatusBarManager: NSObject {
  private let device: DeviceModel
  /// The size of the visible bar in the current orientation, in points. Some devices have none in landscape.
  private var size: CGSize
  /// The visibility that the controllers requested last.
  final var controllersHideIt = false
  /// The visibility that a test set, or `nil` if the controllers determine it.
  final var hiddenByHand: Bool?

  init(device: DeviceModel, orientation: UIInterfaceOrientation) {
    self.device = device
    size = device.statusBarSize(in: orientation)
    super.init()
  }

  /// The style chosen by the controllers. The default is `default`.
  open internal(set) var statusBarStyle = UIStatusBarStyle.default
  /// A Boolean value that indicates whether the status bar is hidden, including on devices that don't show
  /// one in the current orientation.
  open var isStatusBarHidden: Bool { (hiddenByHand ?? controllersHideIt) || size.height == 0 }
  /// The frame of the status bar on the screen, in points. Its height is zero while hidden.
  open var statusBarFrame: CGRect {
    CGRect(x: 0, y: 0, width: size.width, height: isStatusBarHidden ? 0 : size.height)
  }

  /// Adapts the bar to an orientation of the scene.
  final func adapt(to orientation: UIInterfaceOrientation) { size = device.statusBarSize(in: orientation) }
}
