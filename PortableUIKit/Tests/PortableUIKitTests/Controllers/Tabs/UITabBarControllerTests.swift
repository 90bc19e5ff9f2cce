import PortableUIKit
import Testing

@MainActor struct UITabBarControllerTests {
  private let log = CallLog()
  private let windows = WindowKeeper()

  private func shown(_ device: DeviceModel = .phoneNotch) -> (
    tabs: UITabBarController, a: LoggingController, b: LoggingController, simulator: HostSimulator
  ) {
    let simulator = HostSimulator.fresh(device)
    let (a, b) = (LoggingController("a", log), LoggingController("b", log))
    a.title = "First"
    b.title = "Second"
    let tabs = UITabBarController()
    tabs.viewControllers = [a, b]
    windows.show(tabs)
    simulator.step()
    return (tabs, a, b, simulator)
  }

  private func calls() -> [String] {
    log.take().filter { !$0.contains("View.") && !$0.contains("ayout") && !$0.hasSuffix("safeArea") }
  }

  @Test("[A] the first tab is selected and appears with the controller; the others are not loaded")
  func firstAppearance() {
    let (tabs, a, b, _) = shown()
    expectEqual(
      calls(),
      [
        "a.willMove(nil)", "b.willMove(nil)", "a.didMove(nil)", "b.didMove(nil)", "a.loadView", "a.didLoad",
        "a.willAppear", "a.isAppearing", "a.didAppear",
      ])
    expectEqual(tabs.selectedIndex, 0)
    expectSame(tabs.selectedViewController, a)
    expect(!b.isViewLoaded)
    expectSame(b.tabBarController, tabs)
    expectEqual(tabs.tabBar.items?.map(\.title), ["First", "Second"])
  }

  @Test("[?] switching tabs tells the new controller first; the order is not documented")
  func switching() {
    let (tabs, a, b, simulator) = shown()
    _ = log.take()
    tabs.selectedIndex = 1
    expectEqual(
      calls(),
      [
        "b.loadView", "b.didLoad", "b.willAppear", "a.willDisappear", "a.didDisappear", "b.isAppearing",
        "b.didAppear",
      ])
    expectNil(a.view.window)
    expectNotNil(b.view.superview)
    simulator.step()
    _ = log.take()
    tabs.selectedViewController = a
    expectEqual(
      calls(), ["a.willAppear", "b.willDisappear", "b.didDisappear", "a.isAppearing", "a.didAppear"])
    tabs.selectedIndex = 7
    expectEqual(tabs.selectedIndex, 0)
    expectEmpty(log.calls)
  }

  @Test("[A] a tap selects and tells the delegate, which may refuse; code selects in silence")
  func taps() {
    final class Guard: NSObject, UITabBarControllerDelegate {
      var answer = true
      var chosen: [UIViewController] = []
      func tabBarController(
        _ tabBarController: UITabBarController, shouldSelect viewController: UIViewController
      ) -> Bool { answer }
      func tabBarController(
        _ tabBarController: UITabBarController, didSelect viewController: UIViewController
      ) { chosen.append(viewController) }
    }
    let (tabs, a, b, _) = shown()
    let delegate = Guard()
    tabs.delegate = delegate
    let window = tabs.view.window!
    let second = CGPoint(x: 300, y: 844 - 34 - 20)
    delegate.answer = false
    tapScreen(at: second, of: window)
    expectSame(tabs.selectedViewController, a)
    expectSame(tabs.tabBar.selectedItem, a.tabBarItem)
    delegate.answer = true
    tapScreen(at: second, of: window)
    expectSame(tabs.selectedViewController, b)
    expectSame(tabs.tabBar.selectedItem, b.tabBarItem)
    expectEqual(delegate.chosen.map { $0 === b }, [true])
    tabs.selectedIndex = 0
    expectEqual(delegate.chosen.count, 1)
  }

  @Test(
    "[A] other controllers keep the selected one; without it the same place is selected, or else the first")
  func selectionAfterReplacing() {
    let (tabs, a, b, _) = shown()
    let (c, d) = (UIViewController(), UIViewController())
    tabs.selectedIndex = 1
    tabs.viewControllers = [c, d, b]
    expect(tabs.selectedViewController === b && tabs.selectedIndex == 2)
    tabs.viewControllers = [c, b, d]
    tabs.viewControllers = [c, a, d]
    expectSame(tabs.selectedViewController, a)
    tabs.viewControllers = [c]
    expectSame(tabs.selectedViewController, c)
    expect(c.view.window != nil && tabs.tabBar.selectedItem === c.tabBarItem)
  }

  @Test("[K] the bar is 49 points above the safe area and counts as part of it, 32 where height is scarce")
  func safeArea() {
    let (tabs, a, _, simulator) = shown()
    expectEqual(tabs.tabBar.frame, CGRect(x: 0, y: 844 - 83, width: 390, height: 83))
    expectEqual(a.view.frame, tabs.view.bounds)
    expectEqual(a.view.safeAreaInsets, UIEdgeInsets(top: 47, left: 0, bottom: 83, right: 0))
    simulator.rotate(to: .landscapeRight)
    expectEqual(a.view.frame, CGRect(x: 0, y: 0, width: 844, height: 390))
    expectEqual(a.view.safeAreaInsets, UIEdgeInsets(top: 0, left: 47, bottom: 53, right: 47))
    simulator.runUntilIdle()
    a.edgesForExtendedLayout = []
    simulator.step()
    expectEqual(a.view.frame.height, 337)
    expectEqual(a.view.safeAreaInsets.bottom, 0)
  }

  @Test("[K] bars have the height of another size class, although the view keeps its size")
  func sizeClass() {
    let simulator = HostSimulator.fresh(.phoneNotch)
    let (parent, tabs, list) = (
      UIViewController(), UITabBarController(), UITableViewController(style: .plain)
    )
    let navigation = UINavigationController(rootViewController: list)
    tabs.viewControllers = [navigation]
    parent.addChild(tabs)
    parent.view.addSubview(tabs.view)
    tabs.didMove(toParent: parent)
    windows.show(parent)
    simulator.step()
    let insets = { list.tableView.adjustedContentInset }
    expectEqual(insets(), UIEdgeInsets(top: 47 + 44, left: 0, bottom: 49 + 34, right: 0))
    parent.setOverrideTraitCollection(UITraitCollection(verticalSizeClass: .compact), forChild: tabs)
    simulator.step()
    expectEqual(tabs.tabBar.frame.height, 32 + 34)
    expectEqual(navigation.navigationBar.frame.height, 32)
    expectEqual(insets(), UIEdgeInsets(top: 47 + 32, left: 0, bottom: 32 + 34, right: 0))
  }

  @Test("[A] in a tab a navigation controller's content is clear of both bars")
  func navigationInTab() {
    let simulator = HostSimulator.fresh(.phoneNotch)
    let list = UITableViewController(style: .plain)
    let tabs = UITabBarController()
    tabs.viewControllers = [UINavigationController(rootViewController: list)]
    list.title = "List"
    windows.show(tabs)
    simulator.step()
    expectEqual(list.tableView.adjustedContentInset, UIEdgeInsets(top: 91, left: 0, bottom: 83, right: 0))
    expectEqual(list.tableView.contentOffset.y, -91)
    expectSame(list.tabBarController, tabs)
  }

  @Test("[A] hidesBottomBarWhenPushed takes the bar away for as long as the controller is on the stack")
  func hidingTheBar() {
    let simulator = HostSimulator.fresh(.phoneNotch)
    let navigation = UINavigationController(rootViewController: UIViewController())
    let tabs = UITabBarController()
    tabs.viewControllers = [navigation]
    windows.show(tabs)
    simulator.step()
    let detail = UIViewController()
    detail.hidesBottomBarWhenPushed = true
    navigation.pushViewController(detail, animated: true)
    simulator.step()
    expect(!tabs.tabBar.isHidden)
    simulator.runUntilIdle()
    expect(tabs.tabBar.isHidden)
    expectEqual(detail.view.safeAreaInsets.bottom, 34)
    navigation.popViewController(animated: true)
    simulator.runUntilIdle()
    expect(!tabs.tabBar.isHidden)
    expectEqual(navigation.topViewController?.view.safeAreaInsets.bottom, 83)
  }

  @Test("[K] a tap on the selected tab pops its navigation controller to the root")
  func secondTap() {
    let simulator = HostSimulator.fresh()
    let root = UIViewController()
    let navigation = UINavigationController(rootViewController: root)
    navigation.pushViewController(UIViewController(), animated: false)
    let tabs = UITabBarController()
    tabs.viewControllers = [navigation, UIViewController()]
    let window = windows.show(tabs)
    simulator.step()
    tapScreen(at: CGPoint(x: 60, y: 640), of: window)
    simulator.runUntilIdle()
    expectSame(navigation.topViewController, root)
  }

  @Test("[A] tabs that go are released, and one that stays keeps the selection")
  func replacing() {
    let (tabs, a, b, simulator) = shown()
    tabs.selectedIndex = 1
    simulator.step()
    _ = log.take()
    tabs.viewControllers = [b]
    expectEqual(calls(), ["a.willMove(nil)", "a.didMove(nil)"])
    expectNil(a.parent)
    expectSame(tabs.selectedViewController, b)
    tabs.viewControllers = nil
    expectNil(tabs.selectedViewController)
    expectNil(b.view.window)
    expectEqual(calls().filter { $0.contains("isappear") }, ["b.willDisappear", "b.didDisappear"])
  }

  @Test("[K] the selected controller decides on the status bar")
  func statusBar() {
    final class Loud: UIViewController {
      override var prefersStatusBarHidden: Bool { true }
      override var preferredStatusBarStyle: UIStatusBarStyle { .lightContent }
    }
    let (tabs, _, _, simulator) = shown()
    tabs.viewControllers?.append(Loud())
    tabs.selectedIndex = 2
    let statusBar = simulator.scene.statusBarManager!
    expect(statusBar.isStatusBarHidden)
    expectEqual(statusBar.statusBarStyle, .lightContent)
    tabs.selectedIndex = 0
    expect(!statusBar.isStatusBarHidden)
  }

  @Test("[T] without a window a layout shows the selected controller, laid out in the given size")
  func withoutWindow() {
    let simulator = HostSimulator.fresh(.phoneNotch)
    let tabs = UITabBarController()
    let (first, second) = (UIViewController(), UIViewController())
    let navigation = UINavigationController(rootViewController: first)
    tabs.viewControllers = [navigation, second]
    tabs.view.frame = CGRect(x: 0, y: 0, width: 400, height: 400)
    tabs.view.layoutIfNeeded()
    expect(navigation.view.isDescendant(of: tabs.view) && navigation.view.bounds.width == 400)
    expectEqual(first.view.bounds.size, CGSize(width: 400, height: 400))
    tabs.selectedIndex = 1
    tabs.view.layoutIfNeeded()
    expect(second.view.isDescendant(of: tabs.view) && !navigation.view.isDescendant(of: tabs.view))
    simulator.step()
    expectEqual(second.view.bounds.size, CGSize(width: 400, height: 400))
  }

  @Test("[K] a controller that was laid out without a window appears once when its tab bar controller does")
  func appearsAfterLayoutWithoutWindow() {
    let simulator = HostSimulator.fresh(.phoneNotch)
    let tabs = UITabBarController()
    tabs.viewControllers = [LoggingController("a", log), LoggingController("b", log)]
    tabs.view.layoutIfNeeded()
    _ = log.take()
    windows.show(tabs)
    simulator.step()
    expectEqual(calls().filter { $0.hasSuffix("ppear") }, ["a.willAppear", "a.didAppear"])
  }
}
