import Foundation

/// The device's display.
@preconcurrency @MainActor open class UIScreen: NSObject {
  /// The device; the one in use when that is gone. Its animations, timers and screens may hold views, so what is shown
  /// on it must not hold the device.
  final var simulator: HostSimulator { owner ?? .current }
  private weak var owner: HostSimulator?
  private lazy var space = ScreenCoordinateSpace(screen: self)

  init(simulator: HostSimulator) {
    owner = simulator
    super.init()
  }

  /// The screen of the device in use.
  open class var main: UIScreen { HostSimulator.current.screen }
  /// The screen's rectangle in points, turned with the interface.
  open var bounds: CGRect { CGRect(origin: .zero, size: size(in: simulator.scene.interfaceOrientation)) }
  /// The screen's rectangle in pixels, always upright.
  open var nativeBounds: CGRect {
    let size = simulator.device.screenSize
    return CGRect(x: 0, y: 0, width: size.width * scale, height: size.height * scale)
  }
  /// Pixels per point.
  open var scale: CGFloat { simulator.device.scale }
  /// Physical pixels per point; the same as `scale` here.
  open var nativeScale: CGFloat { scale }
  /// Frames per second.
  open var maximumFramesPerSecond: Int { simulator.framesPerSecond }
  /// The screen's own coordinates, in points, turned with the interface.
  open var coordinateSpace: any UICoordinateSpace { space }
  /// A view of the screen's size that shows what was on the screen at the call, with layout done first if
  /// asked for; later changes do not reach it.
  open func snapshotView(afterScreenUpdates afterUpdates: Bool) -> UIView {
    frozenCopy(afterUpdates: afterUpdates)
  }
}

extension UIScreen {
  /// The screen's size in points when the interface is turned that way.
  final func size(in orientation: UIInterfaceOrientation) -> CGSize {
    let upright = simulator.device.screenSize
    return orientation.isLandscape ? CGSize(width: upright.height, height: upright.width) : upright
  }
}
