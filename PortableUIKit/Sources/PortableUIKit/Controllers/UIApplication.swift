import Foundation

/// The running application: its scene, windows, and status bar.
@preconcurrency @MainActor open class UIApplication: UIResponder {
  /// The device, or the current one if it was deallocated. The device's animations, timers, and screens may
  /// retain views, so this object must not retain the device.
  final var simulator: HostSimulator { owner ?? .current }
  private weak var owner: HostSimulator?
  final var registry = WindowRegistry()
  private var keyWindowReference: WindowReference?

  init(simulator: HostSimulator) {
    owner = simulator
    super.init()
  }

  /// The application of the current device.
  open class var shared: UIApplication { HostSimulator.current.application }

  /// The delegate of the application, which isn't retained. Its methods are called before the notifications of the same
  /// events are posted. The default is `nil`.
  open var delegate: (any UIApplicationDelegate)? {
    get { storedDelegate }
    set { storedDelegate = newValue }
  }
  private weak var storedDelegate: (any UIApplicationDelegate)?

  /// The states of an application.
  public enum State: Int, @unchecked Sendable {
    /// In the foreground, receiving events.
    case active = 0
    /// In the foreground, without receiving events.
    case inactive = 1
    /// In the background.
    case background = 2
  }

  /// The state of the application, which is that of its scene. The host can move the application to the background.
  open var applicationState: UIApplication.State {
    switch simulator.scene.activationState {
    case .foregroundActive: .active
    case .foregroundInactive: .inactive
    case .background, .unattached: .background
    }
  }
  /// The scenes of the application. There is always exactly one.
  open var connectedScenes: Set<UIScene> { [simulator.scene] }
  /// All existing windows, including hidden ones, from back to front.
  open var windows: [UIWindow] { registry.windows.filter { !($0 is HostInputWindow) } }
  /// The key window, or `nil` before a window became key.
  open var keyWindow: UIWindow? { keyWindowReference?.window }
  /// The frame of the status bar, in points. Its height is zero while hidden.
  open var statusBarFrame: CGRect { simulator.scene.statusBar.statusBarFrame }
  /// A Boolean value that indicates whether the status bar is hidden.
  open var isStatusBarHidden: Bool { simulator.scene.statusBar.isStatusBarHidden }
  /// The orientation of the interface.
  open var statusBarOrientation: UIInterfaceOrientation { simulator.scene.interfaceOrientation }
  /// The layout direction of the user's language. Always left to right here.
  open var userInterfaceLayoutDirection: UIUserInterfaceLayoutDirection { .leftToRight }

  /// The user's preferred text size. The default is `large`.
  open var preferredContentSizeCategory: UIContentSizeCategory { simulator.preferredContentSizeCategory }

  /// A notification posted when the application became active.
  nonisolated public static let didBecomeActiveNotification = NSNotification.Name(
    "UIApplicationDidBecomeActiveNotification")
  /// A notification posted when the application is about to become inactive.
  nonisolated public static let willResignActiveNotification = NSNotification.Name(
    "UIApplicationWillResignActiveNotification")
  /// A notification posted before the application enters the foreground.
  nonisolated public static let willEnterForegroundNotification = NSNotification.Name(
    "UIApplicationWillEnterForegroundNotification")
  /// A notification posted when the application entered the background.
  nonisolated public static let didEnterBackgroundNotification = NSNotification.Name(
    "UIApplicationDidEnterBackgroundNotification")
}

extension UIApplication {
  /// Makes another window key, or none. The previous key window is notified first.
  final func setKeyWindow(_ window: UIWindow?) {
    let old = keyWindowReference?.window
    guard old !== window else { return }
    keyWindowReference = window?.reference
    if let old {
      old.resignKey()
      NotificationCenter.default.post(name: UIWindow.didResignKeyNotification, object: old)
    }
    if let window {
      window.becomeKey()
      NotificationCenter.default.post(name: UIWindow.didBecomeKeyNotification, object: window)
    }
  }
}
