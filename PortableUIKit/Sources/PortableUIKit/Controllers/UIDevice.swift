import Foundation

/// The device that the application runs on.
@preconcurrency @MainActor open class UIDevice: NSObject {
  private weak var simulator: HostSimulator?
  private var observers = 0

  init(simulator: HostSimulator) {
    self.simulator = simulator
    super.init()
  }

  /// The device in use.
  open class var current: UIDevice { HostSimulator.current.uiDevice }

  /// The name that the user gave the device; here that of its model.
  open var name: String { model }
  /// What the device is.
  open var model: String { userInterfaceIdiom == .pad ? "iPad" : "iPhone" }
  /// What the device is, in the user's language.
  open var localizedModel: String { model }
  /// The name of the system.
  open var systemName: String { userInterfaceIdiom == .pad ? "iPadOS" : "iOS" }
  /// The version of the system that PortableUIKit acts like.
  open var systemVersion: String { "15.0" }
  /// The kind of the device.
  open var userInterfaceIdiom: UIUserInterfaceIdiom { simulator?.device.idiom ?? .phone }
  /// Whether there may be several tasks; always true.
  open var isMultitaskingSupported: Bool { true }
  /// Which way up the device is held: as the interface is drawn.
  open var orientation: UIDeviceOrientation {
    UIDeviceOrientation(rawValue: simulator?.scene.interfaceOrientation.rawValue ?? 0) ?? .unknown
  }
  /// Whether observers hear of other orientations.
  open var isGeneratingDeviceOrientationNotifications: Bool { observers > 0 }
  /// Has observers hear of other orientations, until it was ended as often as it was begun.
  open func beginGeneratingDeviceOrientationNotifications() { observers += 1 }
  /// Ends what was begun once.
  open func endGeneratingDeviceOrientationNotifications() { observers = max(0, observers - 1) }

  /// Posted when the device is held another way up.
  nonisolated public static let orientationDidChangeNotification = NSNotification.Name(
    "UIDeviceOrientationDidChangeNotification")
}

/// Which way up a device is held; landscape names say where its top is.
public enum UIDeviceOrientation: Int, @unchecked Sendable {
  case unknown = 0
  case portrait = 1
  case portraitUpsideDown = 2
  case landscapeLeft = 3
  case landscapeRight = 4
  case faceUp = 5
  case faceDown = 6

  /// Whether the device is higher than wide.
  public var isPortrait: Bool { self == .portrait || self == .portraitUpsideDown }
  /// Whether the device is wider than high.
  public var isLandscape: Bool { self == .landscapeLeft || self == .landscapeRight }
  /// Whether the device lies on its back or its face.
  public var isFlat: Bool { self == .faceUp || self == .faceDown }
  /// Whether an interface can be drawn that way up.
  public var isValidInterfaceOrientation: Bool { isPortrait || isLandscape }
}
