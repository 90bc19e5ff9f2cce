import FlexibleHeader

extension ScreenCombination.Container {
  /// Returns the controller of the window that shows a screen.
  @MainActor func makeController(around screen: UIViewController) -> UIViewController {
    switch self {
    case .none: return screen
    case .navigationBar: return UINavigationController(rootViewController: screen)
    case .tabBar: return tabs(screen)
    case .embedded: return EmbeddingScreen(screen)
    case .hiddenBar: return BarHidingNavigationController(rootViewController: screen)
    case .tabsAndBar: return tabs(UINavigationController(rootViewController: screen))
    case .pushed:
      let navigation = UINavigationController(rootViewController: UIViewController())
      screen.hidesBottomBarWhenPushed = true
      navigation.pushViewController(screen, animated: false)
      return tabs(navigation)
    case .sheet: return SheetPresenter(screen)
    case .toolbar:
      let navigation = UINavigationController(rootViewController: screen)
      screen.toolbarItems = [UIBarButtonItem(title: "Sort", style: .plain, target: nil, action: nil)]
      navigation.isToolbarHidden = false
      return navigation
    case .search:
      screen.navigationItem.searchController = UISearchController(searchResultsController: nil)
      screen.navigationItem.hidesSearchBarWhenScrolling = false
      screen.definesPresentationContext = true
      return UINavigationController(rootViewController: screen)
    case .split:
      let split = UISplitViewController(style: .doubleColumn)
      split.setViewController(UIViewController(), for: .primary)
      split.setViewController(screen, for: .secondary)
      split.show(.secondary)
      return split
    case .pageController:
      let pages = UIPageViewController(transitionStyle: .scroll, navigationOrientation: .horizontal)
      pages.setViewControllers([screen], direction: .forward, animated: false)
      return pages
    case .pager: return PagerScreen(screen)
    }
  }

  @MainActor private func tabs(_ controller: UIViewController) -> UITabBarController {
    let tabs = UITabBarController()
    tabs.viewControllers = [controller, UIViewController()]
    return tabs
  }
}

/// A navigation controller that shows its bar for all screens but the first.
private final class BarHidingNavigationController: UINavigationController, UINavigationControllerDelegate {
  override func viewDidLoad() {
    super.viewDidLoad()
    delegate = self
  }

  func navigationController(
    _ navigationController: UINavigationController, willShow viewController: UIViewController, animated: Bool
  ) {
    setNavigationBarHidden(viewController === viewControllers.first, animated: animated)
  }
}

/// A controller that presents a screen as a sheet.
private final class SheetPresenter: WrappingScreen {
  override func viewDidAppear(_ animated: Bool) {
    super.viewDidAppear(animated)
    guard presentedViewController == nil else { return }
    screen.modalPresentationStyle = .pageSheet
    screen.isModalInPresentation = true
    present(screen, animated: false)
  }
}
