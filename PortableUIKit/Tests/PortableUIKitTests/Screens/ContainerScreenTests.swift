import PortableUIKit
import Testing

/// Containers as somebody would use them on iOS: pages and tabs.
@MainActor struct ContainerScreenTests {
  private final class WelcomeController: UIViewController {
    let number: Int
    let label = UILabel()
    init(_ number: Int) {
      self.number = number
      super.init(nibName: nil, bundle: nil)
    }
    required init?(coder: NSCoder) { fatalError("init(coder:) has not been implemented") }
    override func viewDidLoad() {
      super.viewDidLoad()
      label.text = "Page \(number)"
      label.translatesAutoresizingMaskIntoConstraints = false
      view.addSubview(label)
      NSLayoutConstraint.activate([
        label.centerXAnchor.constraint(equalTo: view.centerXAnchor),
        label.centerYAnchor.constraint(equalTo: view.centerYAnchor),
      ])
    }
  }

  private final class OnboardingController: UIViewController, UIPageViewControllerDataSource,
    UIPageViewControllerDelegate
  {
    let pages = (0..<3).map { WelcomeController($0) }
    let pager = UIPageViewController(
      transitionStyle: .scroll, navigationOrientation: .horizontal, options: [.interPageSpacing: 20.0])
    let pageControl = UIPageControl()

    override func viewDidLoad() {
      super.viewDidLoad()
      pager.dataSource = self
      pager.delegate = self
      pager.setViewControllers([pages[0]], direction: .forward, animated: false, completion: nil)
      addChild(pager)
      pager.view.translatesAutoresizingMaskIntoConstraints = false
      view.addSubview(pager.view)
      pager.didMove(toParent: self)
      pageControl.numberOfPages = pages.count
      pageControl.translatesAutoresizingMaskIntoConstraints = false
      pageControl.addAction(
        UIAction { [weak self] _ in
          guard let self else { return }
          pager.setViewControllers(
            [pages[pageControl.currentPage]], direction: .forward, animated: true)
        }, for: .valueChanged)
      view.addSubview(pageControl)
      NSLayoutConstraint.activate([
        pager.view.topAnchor.constraint(equalTo: view.topAnchor),
        pager.view.leadingAnchor.constraint(equalTo: view.leadingAnchor),
        pager.view.trailingAnchor.constraint(equalTo: view.trailingAnchor),
        pager.view.bottomAnchor.constraint(equalTo: pageControl.topAnchor),
        pageControl.centerXAnchor.constraint(equalTo: view.centerXAnchor),
        pageControl.bottomAnchor.constraint(equalTo: view.safeAreaLayoutGuide.bottomAnchor),
      ])
    }

    func pageViewController(
      _ pageViewController: UIPageViewController, viewControllerBefore viewController: UIViewController
    ) -> UIViewController? {
      guard let page = viewController as? WelcomeController, page.number > 0 else { return nil }
      return pages[page.number - 1]
    }
    func pageViewController(
      _ pageViewController: UIPageViewController, viewControllerAfter viewController: UIViewController
    ) -> UIViewController? {
      guard let page = viewController as? WelcomeController, page.number < pages.count - 1 else { return nil }
      return pages[page.number + 1]
    }
    func pageViewController(
      _ pageViewController: UIPageViewController, didFinishAnimating finished: Bool,
      previousViewControllers: [UIViewController], transitionCompleted completed: Bool
    ) {
      guard completed, let page = pager.viewControllers?.first as? WelcomeController else { return }
      pageControl.currentPage = page.number
    }
  }

  private let windows = WindowKeeper()

  @Test(
    "onboarding pages turn under a finger and by their dots, 20 points apart, and fill what the dots leave")
  func onboarding() {
    let simulator = HostSimulator.fresh(.phoneNotch)
    let onboarding = OnboardingController()
    let window = windows.show(onboarding)
    simulator.step()
    let bounds = onboarding.view.bounds
    let dotsTop = bounds.height - onboarding.view.safeAreaInsets.bottom - 26
    expectEqual(onboarding.pageControl.frame.minY, dotsTop)
    let page = onboarding.pages[0].view.convert(onboarding.pages[0].view.bounds, to: onboarding.view)
    expectEqual(page, CGRect(x: 0, y: 0, width: bounds.width, height: dotsTop))
    expect(isNear(onboarding.pages[0].label.center.y, dotsTop / 2, within: 0.5))
    let finger = HostFinger(in: window)
    finger.down(at: CGPoint(x: 300, y: 300))
    for step in 1...10 {
      simulator.step()
      finger.move(to: CGPoint(x: 300 - CGFloat(step) * 20, y: 300))
    }
    let (left, right) = (onboarding.pages[0].view, onboarding.pages[1].view)
    let gap = (right?.convert(CGPoint.zero, to: nil).x ?? 0) - (left?.convert(CGPoint.zero, to: nil).x ?? 0)
    expectEqual(gap, bounds.width + 20)
    finger.up()
    simulator.advance(by: 2)
    expectEqual(onboarding.pageControl.currentPage, 1)
    tapScreen(at: onboarding.pageControl.convert(CGPoint(x: 36, y: 13), to: nil), of: window)
    simulator.advance(by: 2)
    expectEqual(onboarding.pager.viewControllers, [onboarding.pages[2]])
    expectEmpty(simulator.warnings)
  }

  @Test(
    "tabs with navigation controllers show titles in both bars, and badges; content lies above the tab bar")
  func tabs() {
    let simulator = HostSimulator.fresh(.phoneNotch)
    let (list, profile) = (UITableViewController(style: .plain), UIViewController())
    list.title = "List"
    profile.navigationItem.title = "Profile"
    profile.tabBarItem = UITabBarItem(title: "Me", image: UIImage(systemName: "person"), tag: 1)
    profile.tabBarItem.badgeValue = "3"
    let tabs = UITabBarController()
    tabs.viewControllers = [list, profile].map { UINavigationController(rootViewController: $0) }
    windows.show(tabs)
    simulator.step()
    expectEqual(tabs.tabBar.items?.map(\.title), ["List", "Me"])
    expectEqual(list.view.safeAreaInsets.bottom, 83)
    expectEqual(list.tableView.adjustedContentInset.bottom, 83)
    tabs.selectedIndex = 1
    simulator.step()
    expectNotNil(profile.view.window)
    expectSame(profile.tabBarController, tabs)
    expectEmpty(simulator.warnings)
  }
}
