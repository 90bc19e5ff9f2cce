import Foundation

/// The running application: its scene, windows and status bar.
@preconcurrency @MainActor open class UIApplication: UIResponder {
  /// The device; the one in use when that is gone. Its animations, timers and screens may hold views, so what is shown
  /// on it must not hold the device.
  final var simulator: HostSimulator { owner ?? .current }
  private weak var owner: HostSimulator?
  final var registry = WindowRegistry()
  private weak var storedKeyWindow: UIWindow?

  init(simulator: HostSimulator) {
    owner = simulator
    super.init()
  }

  /// The application of the device in use.
  open class var shared: UIApplication { HostSimulator.current.application }
  /// The one scene of the device.
  open var connectedScenes: Set<UIScene> { [simulator.scene] }
  /// All living windows, hidden ones too, from back to front.
  open var windows: [UIWindow] { registry.windows }
  /// The window that was made key last; nil before.
  open var keyWindow: UIWindow? { storedKeyWindow }
  /// The status bar's rectangle in points; of zero height while hidden.
  open var statusBarFrame: CGRect { simulator.scene.statusBar.statusBarFrame }
  /// Whether the status bar is out of sight.
  open var isStatusBarHidden: Bool { simulator.scene.statusBar.isStatusBarHidden }
  /// Which way up the interface is drawn.
  open var statusBarOrientation: UIInterfaceOrientation { simulator.scene.interfaceOrientation }
  /// The direction of the user's language; left to right here.
  open var userInterfaceLayoutDirection: UIUserInterfaceLayoutDirection { .leftToRight }

  /// How large the user wants text to be; large unless the host says otherwise.
  open var preferredContentSizeCategory: UIContentSizeCategory { simulator.preferredContentSizeCategory }

  /// Posted when the application became active.
  nonisolated public static let didBecomeActiveNotification = NSNotification.Name(
    "UIApplicationDidBecomeActiveNotification")
  /// Posted when the application is about to cease to be active.
  nonisolated public static let willResignActiveNotification = NSNotification.Name(
    "UIApplicationWillResignActiveNotification")
  /// Posted before the application comes back from the background.
  nonisolated public static let willEnterForegroundNotification = NSNotification.Name(
    "UIApplicationWillEnterForegroundNotification")
  /// Posted when the application went to the background.
  nonisolated public static let didEnterBackgroundNotification = NSNotification.Name(
    "UIApplicationDidEnterBackgroundNotification")
}

extension UIApplication {
  /// Makes another window key, or none; the one that was key hears of it first.
  final func setKeyWindow(_ window: UIWindow?) {
    guard storedKeyWindow !== window else { return }
    let old = storedKeyWindow
    storedKeyWindow = window
    old?.resignKey()
    window?.becomeKey()
  }
}
