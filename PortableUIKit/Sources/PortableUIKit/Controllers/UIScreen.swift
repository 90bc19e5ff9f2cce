import Foundation

/// The display of the device.
@preconcurrency @MainActor open class UIScreen: NSObject {
  /// The device, or the current one if it was deallocated. The device's animations, timers, and screens may
  /// retain views, so this object must not retain the device.
  final var simulator: HostSimulator { owner ?? .current }
  private weak var owner: HostSimulator?
  private lazy var space = ScreenCoordinateSpace(screen: self)
  private lazy var fixedSpace = FixedCoordinateSpace(screen: self)

  init(simulator: HostSimulator) {
    owner = simulator
    super.init()
  }

  /// The screen of the current device.
  open class var main: UIScreen { HostSimulator.current.screen }
  /// The bounds of the screen in points, in the interface orientation.
  open var bounds: CGRect { CGRect(origin: .zero, size: size(in: simulator.scene.interfaceOrientation)) }
  /// The bounds of the screen in pixels, always in portrait.
  open var nativeBounds: CGRect {
    let size = simulator.device.screenSize
    return CGRect(x: 0, y: 0, width: size.width * scale, height: size.height * scale)
  }
  /// The number of pixels per point.
  open var scale: CGFloat { simulator.device.scale }
  /// The number of physical pixels per point. Always equal to `scale` here.
  open var nativeScale: CGFloat { scale }
  /// The maximum number of frames per second.
  open var maximumFramesPerSecond: Int { simulator.framesPerSecond }
  /// The coordinate space of the screen, in points and in the interface orientation.
  open var coordinateSpace: any UICoordinateSpace { space }
  /// The coordinate space of the screen, in points and always in portrait.
  open var fixedCoordinateSpace: any UICoordinateSpace { fixedSpace }
  /// Returns a view with the screen's size that shows the current content of the screen. Later changes aren't
  /// included. If `afterUpdates` is `true`, pending layout is performed first.
  open func snapshotView(afterScreenUpdates afterUpdates: Bool) -> UIView {
    frozenCopy(afterUpdates: afterUpdates)
  }
}

extension UIScreen {
  /// Returns the size of the screen in an interface orientation, in points.
  final func size(in orientation: UIInterfaceOrientation) -> CGSize {
    simulator.device.screenSize(in: orientation)
  }
}
