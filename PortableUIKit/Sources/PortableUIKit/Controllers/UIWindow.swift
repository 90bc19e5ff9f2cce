import Foundation

/// The root of a view hierarchy. It contains the root controller's view and receives touches.
@preconcurrency @MainActor open class UIWindow: UIView {
  /// The device, or the current one if it was deallocated. The device's animations, timers, and screens may
  /// retain views, so this object must not retain the device.
  final var simulator: HostSimulator { owner ?? .current }
  private weak var owner: HostSimulator?
  /// The reference that other objects hold instead of a weak one.
  nonisolated(unsafe) final let reference = WindowReference()
  /// The rotation or size change in progress.
  final var sizeTransition: SizeTransitionCoordinator?
  /// The traits that the host replaces.
  final var hostTraits: TraitOverride?
  /// The traits of the device with those that the host replaces.
  final var traitsFromDevice: UITraitCollection {
    hostTraits?.merged(with: simulator.traitCollection) ?? simulator.traitCollection
  }
  /// The touches in this window that haven't ended.
  final var touchesDown: [WeakTouch] = []

  // MARK: - Life cycle

  /// Creates a hidden window without a scene, on the screen of the current device.
  public override init(frame: CGRect) {
    let simulator = HostSimulator.current
    owner = simulator
    screen = simulator.screen
    super.init(frame: frame)
    super.isHidden = true
    prepare()
  }

  /// Creates a hidden window without a scene that fills the screen of the current device.
  public convenience init() { self.init(frame: UIScreen.main.bounds) }

  /// Creates a hidden window for a scene, with the size of its screen.
  public init(windowScene: UIWindowScene) {
    owner = windowScene.simulator
    screen = windowScene.screen
    super.init(frame: windowScene.screen.bounds)
    self.windowScene = windowScene
    super.isHidden = true
    prepare()
  }

  /// Not supported. Always traps.
  public required init?(coder: NSCoder) {
    fatalError("init(coder:) is not supported: PortableUIKit doesn't archive this class")
  }

  deinit { reference.window = nil }

  // MARK: - Scene and screen

  /// The scene of the window, or `nil` if it was created without one.
  @exclusivity(unchecked) weak open var windowScene: UIWindowScene?
  /// The screen of the window.
  open var screen: UIScreen
  /// The level of the window. Windows with higher levels are in front. The default is `normal`.
  open var windowLevel = UIWindow.Level.normal
  /// The scene or, if there is none, the application.
  open override var next: UIResponder? { windowScene ?? simulator.application }

  // MARK: - Content

  /// The controller whose view fills the window. Its view is loaded and added when the window is or becomes
  /// visible. Setting another controller removes the previous view.
  open var rootViewController: UIViewController? {
    didSet {
      guard rootViewController !== oldValue else { return }
      rootViewControllerDidChange(from: oldValue)
    }
  }

  // MARK: - Visibility and key window

  /// A Boolean value that determines whether the window is hidden. The default is `true`.
  /// `makeKeyAndVisible()` shows the window.
  open override var isHidden: Bool {
    get { super.isHidden }
    set {
      let wasHidden = super.isHidden
      super.isHidden = newValue
      if wasHidden != newValue { visibilityDidChange() }
    }
  }
  /// A Boolean value that indicates whether this is the application's key window.
  open var isKeyWindow: Bool { simulator.application.keyWindow === self }
  /// Makes the window key, even if it is hidden.
  open func makeKey() { simulator.application.setKeyWindow(self) }
  /// Shows the window in front of others with the same level and makes it key. When this method returns, the
  /// root view is in the window and `viewWillAppear` of its controller was called.
  open func makeKeyAndVisible() {
    simulator.application.registry.bringToFront(self)
    isHidden = false
    makeKey()
  }
  /// Called when the window became key.
  open func becomeKey() {}
  /// Called when the window is no longer key.
  open func resignKey() {}

  // MARK: - Events

  /// Dispatches touches to views and gesture recognizers.
  open func sendEvent(_ event: UIEvent) { TouchDispatcher.dispatch(event, in: self) }

  // MARK: - Internal hooks

  override func boundsDidChange(from old: CGRect) {
    super.boundsDidChange(from: old)
    if old.size != bounds.size { fitRootView() }
  }
}

extension UIWindow {
  /// A notification posted when a window became visible. The object is the window.
  nonisolated public static let didBecomeVisibleNotification = NSNotification.Name(
    "UIWindowDidBecomeVisibleNotification")
  /// A notification posted when a window was hidden. The object is the window.
  nonisolated public static let didBecomeHiddenNotification = NSNotification.Name(
    "UIWindowDidBecomeHiddenNotification")
  /// A notification posted after `becomeKey()` was called. The object is the window.
  nonisolated public static let didBecomeKeyNotification = NSNotification.Name(
    "UIWindowDidBecomeKeyNotification")
  /// A notification posted after `resignKey()` was called. The object is the window.
  nonisolated public static let didResignKeyNotification = NSNotification.Name(
    "UIWindowDidResignKeyNotification")

  /// The level of a window.
  public struct Level: Hashable, RawRepresentable, Comparable, Sendable {
    /// The raw value of the level. Windows with higher levels are in front.
    public let rawValue: CGFloat
    /// Creates a level with a raw value.
    public init(rawValue: CGFloat) { self.rawValue = rawValue }
    /// Creates a level with a raw value.
    public init(_ rawValue: CGFloat) { self.rawValue = rawValue }
    /// The level of application windows, 0.
    public static let normal = UIWindow.Level(0)
    /// The level of the status bar, 1000.
    public static let statusBar = UIWindow.Level(1000)
    /// The level of alerts, 2000.
    public static let alert = UIWindow.Level(2000)

    /// Returns whether windows with the first level are behind those with the second one.
    public static func < (lhs: UIWindow.Level, rhs: UIWindow.Level) -> Bool { lhs.rawValue < rhs.rawValue }
    /// Returns a level that is higher by a number.
    public static func + (lhs: UIWindow.Level, rhs: CGFloat) -> UIWindow.Level { Self(lhs.rawValue + rhs) }
    /// Returns a level that is lower by a number.
    public static func - (lhs: UIWindow.Level, rhs: CGFloat) -> UIWindow.Level { Self(lhs.rawValue - rhs) }
    /// Returns the difference of two levels.
    public static func - (lhs: UIWindow.Level, rhs: UIWindow.Level) -> CGFloat { lhs.rawValue - rhs.rawValue }
  }
}
