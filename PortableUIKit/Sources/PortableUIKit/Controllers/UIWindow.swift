import Foundation

/// The top of a view tree: holds the root controller's view and receives the touches.
@preconcurrency @MainActor open class UIWindow: UIView {
  /// The device; the one in use when that is gone. Its animations, timers and screens may hold views, so what is shown
  /// on it must not hold the device.
  final var simulator: HostSimulator { owner ?? .current }
  private weak var owner: HostSimulator?
  /// The rotation or change of size that is running.
  final var sizeTransition: SizeTransitionCoordinator?
  /// The touches in this window that have not left yet.
  final var touchesDown: [WeakTouch] = []

  // MARK: - Life cycle

  /// A hidden window without scene; it lies on the screen of the device in use.
  public override init(frame: CGRect) {
    let simulator = HostSimulator.current
    owner = simulator
    screen = simulator.screen
    super.init(frame: frame)
    super.isHidden = true
    prepare()
  }

  /// A hidden window of the scene, as large as its screen.
  public init(windowScene: UIWindowScene) {
    owner = windowScene.simulator
    screen = windowScene.screen
    super.init(frame: windowScene.screen.bounds)
    self.windowScene = windowScene
    super.isHidden = true
    prepare()
  }

  /// Not supported: traps.
  public required init?(coder: NSCoder) {
    fatalError("init(coder:) is not supported: PortableUIKit has no archives")
  }

  // MARK: - Surroundings

  /// The scene the window belongs to; nil for windows made without one.
  @exclusivity(unchecked) weak open var windowScene: UIWindowScene?
  /// The screen that shows the window.
  open var screen: UIScreen
  /// The layer of windows this one lies in; higher ones are in front. Default `normal`.
  open var windowLevel = UIWindow.Level.normal
  /// The scene; without one the application.
  open override var next: UIResponder? { windowScene ?? simulator.application }

  // MARK: - Content

  /// The controller whose view fills the window; its view is loaded and put in when the window is or becomes
  /// visible, and the view of the one before is taken out.
  open var rootViewController: UIViewController? {
    didSet {
      guard rootViewController !== oldValue else { return }
      rootViewControllerDidChange(from: oldValue)
    }
  }

  // MARK: - Visibility and key window

  /// Whether the window is not shown; true until `makeKeyAndVisible()` or until set to false.
  open override var isHidden: Bool {
    get { super.isHidden }
    set {
      let wasHidden = super.isHidden
      super.isHidden = newValue
      if wasHidden != newValue { visibilityDidChange() }
    }
  }
  /// Whether this is the application's key window.
  open var isKeyWindow: Bool { simulator.application.keyWindow === self }
  /// Makes this the key window, shown or not.
  open func makeKey() { simulator.application.setKeyWindow(self) }
  /// Shows the window in front of others of its level and makes it key. The root view is in the window and its
  /// controller has had `viewWillAppear` when this returns.
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

  /// Hands the touches to the views and gesture recognizers they belong to.
  open func sendEvent(_ event: UIEvent) { TouchDispatcher.dispatch(event, in: self) }

  // MARK: - Internal hooks

  override func boundsDidChange(from old: CGRect) {
    super.boundsDidChange(from: old)
    if old.size != bounds.size { fitRootView() }
  }
}

extension UIWindow {
  /// The layer of windows that a window lies in.
  public struct Level: Hashable, RawRepresentable, Sendable {
    /// The height; higher levels are in front.
    public let rawValue: CGFloat
    /// The level of that height.
    public init(rawValue: CGFloat) { self.rawValue = rawValue }
    /// The level of that height.
    public init(_ rawValue: CGFloat) { self.rawValue = rawValue }
    /// The level of application windows, 0.
    public static let normal = UIWindow.Level(0)
    /// The level of the status bar, 1000.
    public static let statusBar = UIWindow.Level(1000)
    /// The level of alerts, 2000.
    public static let alert = UIWindow.Level(2000)
  }
}
