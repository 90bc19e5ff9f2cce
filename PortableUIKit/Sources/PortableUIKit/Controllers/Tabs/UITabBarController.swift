import Foundation

/// Hears of tabs that the user chooses in a tab bar controller.
@preconcurrency @MainActor public protocol UITabBarControllerDelegate: NSObjectProtocol {
  /// Whether a tap may select a controller; true by default.
  func tabBarController(
    _ tabBarController: UITabBarController, shouldSelect viewController: UIViewController
  ) -> Bool
  /// A tap has selected a controller, which may be the one that was selected.
  func tabBarController(_ tabBarController: UITabBarController, didSelect viewController: UIViewController)
}

extension UITabBarControllerDelegate {
  /// Answers true.
  public func tabBarController(
    _ tabBarController: UITabBarController, shouldSelect viewController: UIViewController
  ) -> Bool { true }
  /// Does nothing.
  public func tabBarController(
    _ tabBarController: UITabBarController, didSelect viewController: UIViewController
  ) {}
}

/// Shows one of several controllers, with a bar below to choose it.
@preconcurrency @MainActor open class UITabBarController: UIViewController, UITabBarDelegate {
  final var tabs: [UIViewController] = []
  final var selected: UIViewController?
  final let bar = UITabBar(frame: .zero)
  final let contentView = UIView(frame: .zero)
  /// Whether a controller that was pushed wants the bar away.
  final var isBarHidden = false

  /// A controller without tabs.
  public override init(nibName nibNameOrNil: String?, bundle nibBundleOrNil: Bundle?) {
    super.init(nibName: nibNameOrNil, bundle: nibBundleOrNil)
    bar.delegate = self
    bar.lookDidChange = { [weak self] in self?.storedView?.setNeedsLayout() }
  }

  /// Not supported: traps.
  public required init?(coder: NSCoder) {
    fatalError("init(coder:) is not supported: PortableUIKit has no archives")
  }

  /// Makes the view that holds the content and the bar.
  open override func loadView() { loadTabView() }

  // MARK: - Tabs

  /// The controllers in the order of their tabs; nil when there are none. The one that was selected
  /// remains so if it is still among them; otherwise the one in its place is selected, or the first.
  open var viewControllers: [UIViewController]? {
    get { tabs.isEmpty ? nil : tabs }
    set { setViewControllers(newValue, animated: false) }
  }
  /// Replaces the controllers; there is no animation.
  open func setViewControllers(_ viewControllers: [UIViewController]?, animated: Bool) {
    replaceTabs(with: viewControllers ?? [])
  }
  /// The controller that is shown; nil without tabs. Setting one that has no tab traps; the delegate hears
  /// nothing.
  open var selectedViewController: UIViewController? {
    get { selected }
    set {
      precondition(
        newValue.map { controller in tabs.contains { $0 === controller } } ?? tabs.isEmpty,
        "selectedViewController: only one of viewControllers can be selected")
      select(newValue)
    }
  }
  /// The place of the controller that is shown; `Int.max` without tabs. Places without a tab are ignored.
  open var selectedIndex: Int {
    get { tabs.firstIndex { $0 === selected } ?? NSNotFound }
    set { if tabs.indices.contains(newValue) { select(tabs[newValue]) } }
  }
  /// The bar below the content; its items are those of the controllers.
  open var tabBar: UITabBar { bar }
  /// Hears of taps; nil by default.
  weak open var delegate: (any UITabBarControllerDelegate)?
  /// Selects what was tapped, if the delegate lets it; subclasses call super.
  open func tabBar(_ tabBar: UITabBar, didSelect item: UITabBarItem) { userChose(item) }

  // MARK: - Status bar

  /// The selected controller decides whether the status bar is hidden.
  open override var childForStatusBarHidden: UIViewController? { selected }
  /// The selected controller chooses the status bar's style.
  open override var childForStatusBarStyle: UIViewController? { selected }

  // MARK: - Internal hooks

  override func appearanceReached(_ step: AppearanceStep) {
    if step == .childrenWillAppear { showSelected() }
  }
}
