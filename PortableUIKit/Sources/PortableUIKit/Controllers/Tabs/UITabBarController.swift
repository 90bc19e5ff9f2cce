import Foundation

/// Methods that a tab bar controller calls to report and manage the selection of tabs by the user.
@preconcurrency @MainActor public protocol UITabBarControllerDelegate: NSObjectProtocol {
  /// Asks the delegate whether a tap selects a controller. The default implementation returns `true`.
  func tabBarController(
    _ tabBarController: UITabBarController, shouldSelect viewController: UIViewController
  ) -> Bool
  /// Tells the delegate that the user selected a controller, which may already be selected.
  func tabBarController(_ tabBarController: UITabBarController, didSelect viewController: UIViewController)
}

extension UITabBarControllerDelegate {
  /// Returns `true`.
  public func tabBarController(
    _ tabBarController: UITabBarController, shouldSelect viewController: UIViewController
  ) -> Bool { true }
  /// Does nothing.
  public func tabBarController(
    _ tabBarController: UITabBarController, didSelect viewController: UIViewController
  ) {}
}

/// A container view controller that shows one of several controllers, with a tab bar at the bottom.
@preconcurrency @MainActor open class UITabBarController: UIViewController, UITabBarDelegate {
  final var tabs: [UIViewController] = []
  final var selected: UIViewController?
  final let bar = UITabBar(frame: .zero)
  final let contentView = UIView(frame: .zero)
  /// A Boolean value that indicates whether a pushed controller hides the bar.
  final var isBarHidden = false

  /// Creates a controller without tabs.
  public override init(nibName nibNameOrNil: String?, bundle nibBundleOrNil: Bundle?) {
    super.init(nibName: nibNameOrNil, bundle: nibBundleOrNil)
    bar.delegate = self
    bar.lookDidChange = { [weak self] in self?.storedView?.setNeedsLayout() }
  }

  /// Not supported. Always traps.
  public required init?(coder: NSCoder) {
    fatalError("init(coder:) is not supported: PortableUIKit doesn't archive this class")
  }

  /// Creates the view, which contains the content and the bar.
  open override func loadView() { loadTabView() }

  // MARK: - Tabs

  /// The controllers in the order of their tabs, or `nil` if there are none. Setting it keeps the selected
  /// controller if possible. Otherwise, the controller at the same index is selected, or the first one.
  open var viewControllers: [UIViewController]? {
    get { tabs.isEmpty ? nil : tabs }
    set { setViewControllers(newValue, animated: false) }
  }
  /// Replaces the controllers, without animation.
  open func setViewControllers(_ viewControllers: [UIViewController]?, animated: Bool) {
    replaceTabs(with: viewControllers ?? [])
  }
  /// The selected controller, or `nil` if there are no tabs. Setting a controller without a tab traps.
  /// Setting it doesn't notify the delegate.
  open var selectedViewController: UIViewController? {
    get { selected }
    set {
      precondition(
        newValue.map { controller in tabs.contains { $0 === controller } } ?? tabs.isEmpty,
        "selectedViewController: only one of viewControllers can be selected")
      select(newValue)
    }
  }
  /// The index of the selected controller, or `Int.max` if there are no tabs. Setting an index without a tab
  /// is ignored.
  open var selectedIndex: Int {
    get { tabs.firstIndex { $0 === selected } ?? NSNotFound }
    set { if tabs.indices.contains(newValue) { select(tabs[newValue]) } }
  }
  /// The tab bar below the content. Its items are those of the controllers.
  open var tabBar: UITabBar { bar }
  /// The delegate of the tab bar controller. The default is `nil`.
  weak open var delegate: (any UITabBarControllerDelegate)?
  /// Selects the tapped tab if the delegate permits it. Subclasses must call `super`.
  open func tabBar(_ tabBar: UITabBar, didSelect item: UITabBarItem) { userChose(item) }

  // MARK: - Status bar

  /// The selected controller, which determines whether the status bar is hidden.
  open override var childForStatusBarHidden: UIViewController? { selected }
  /// The selected controller, which determines the status bar style.
  open override var childForStatusBarStyle: UIViewController? { selected }

  // MARK: - Internal hooks

  override func appearanceReached(_ step: AppearanceStep) {
    if step == .childrenWillAppear { showSelected() }
  }
}
