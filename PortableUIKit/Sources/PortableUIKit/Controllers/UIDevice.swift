import Foundation

/// A representation of the device on which the application runs.
@preconcurrency @MainActor open class UIDevice: NSObject {
  private weak var simulator: HostSimulator?
  private var observers = 0

  init(simulator: HostSimulator) {
    self.simulator = simulator
    super.init()
  }

  /// The current device.
  open class var current: UIDevice { HostSimulator.current.uiDevice }

  /// The name of the device, which is its model here.
  open var name: String { model }
  /// The model of the device.
  open var model: String { userInterfaceIdiom == .pad ? "iPad" : "iPhone" }
  /// The model of the device, in the user's language.
  open var localizedModel: String { model }
  /// The name of the operating system.
  open var systemName: String { userInterfaceIdiom == .pad ? "iPadOS" : "iOS" }
  /// The version of the operating system whose behavior PortableUIKit reproduces.
  open var systemVersion: String { "15.0" }
  /// The interface idiom of the device.
  open var userInterfaceIdiom: UIUserInterfaceIdiom { simulator?.device.idiom ?? .phone }
  /// A Boolean value that indicates whether multitasking is supported. Always `true`.
  open var isMultitaskingSupported: Bool { true }
  /// The orientation of the device, which matches the interface.
  open var orientation: UIDeviceOrientation {
    UIDeviceOrientation(rawValue: simulator?.scene.interfaceOrientation.rawValue ?? 0) ?? .unknown
  }
  /// A Boolean value that indicates whether changes of the orientation are reported.
  open var isGeneratingDeviceOrientationNotifications: Bool { observers > 0 }
  /// Starts reporting changes of the orientation. Balance each call with
  /// `endGeneratingDeviceOrientationNotifications()`.
  open func beginGeneratingDeviceOrientationNotifications() { observers += 1 }
  /// Stops reporting changes of the orientation after the last balanced call.
  open func endGeneratingDeviceOrientationNotifications() { observers = max(0, observers - 1) }

  /// A notification posted when the orientation of the device changed.
  nonisolated public static let orientationDidChangeNotification = NSNotification.Name(
    "UIDeviceOrientationDidChangeNotification")
}

/// The orientations of a device. Landscape names refer to the position of its top.
public enum UIDeviceOrientation: Int, @unchecked Sendable {
  case unknown = 0
  case portrait = 1
  case portraitUpsideDown = 2
  case landscapeLeft = 3
  case landscapeRight = 4
  case faceUp = 5
  case faceDown = 6

  /// A Boolean value that indicates whether the orientation is portrait.
  public var isPortrait: Bool { self == .portrait || self == .portraitUpsideDown }
  /// A Boolean value that indicates whether the orientation is landscape.
  public var isLandscape: Bool { self == .landscapeLeft || self == .landscapeRight }
  /// A Boolean value that indicates whether the device is face up or face down.
  public var isFlat: Bool { self == .faceUp || self == .faceDown }
  /// A Boolean value that indicates whether an interface can have this orientation.
  public var isValidInterfaceOrientation: Bool { isPortrait || isLandscape }
}
