import PortableUIKit
import Testing

/// The places of bars, and the safe areas that contain them.
@MainActor struct BarPlaceTests {
  private let windows = WindowKeeper()

  @Test("[T] the layout doesn't put back a navigation bar that the app has moved")
  func movedBar() {
    let simulator = HostSimulator.fresh()
    let content = UIViewController()
    let navigation = UINavigationController(rootViewController: content)
    windows.show(navigation)
    simulator.step()
    let bar = navigation.navigationBar
    expectEqual(bar.frame.minY, 20)
    bar.frame.origin.y = -24
    bar.titleTextAttributes = [.foregroundColor: UIColor.red]
    bar.barTintColor = .white
    bar.isTranslucent = true
    content.title = "A title"
    navigation.view.setNeedsLayout()
    simulator.step()
    expectEqual(bar.frame.minY, -24)
    navigation.setNavigationBarHidden(true, animated: false)
    navigation.setNavigationBarHidden(false, animated: false)
    simulator.step()
    expectEqual(bar.frame.minY, 20)
  }

  @Test("[A] only the safe area of a navigation controller's child contains the bar")
  func navigationBar() {
    let simulator = HostSimulator.fresh(.phoneIsland)
    let content = UIViewController()
    let navigation = UINavigationController(rootViewController: content)
    let window = windows.show(navigation)
    simulator.step()
    expectEqual(window.safeAreaInsets.top, 59)
    expectEqual(navigation.view.safeAreaInsets.top, 59)
    expectEqual(content.view.safeAreaInsets.top, 103)
    expectEqual(window.windowScene?.statusBarManager?.statusBarFrame.height ?? 54, 54)
  }

  @Test(
    "[?] a tab bar at the top of a tablet is in the safe areas of the tabs only", arguments: [false, true])
  func tabBar(isAtTop: Bool) {
    let simulator = HostSimulator.fresh(.pad)
    simulator.answers.padTabBarIsAtTop = isAtTop
    let plain = UIViewController()
    let inner = UIViewController()
    let navigation = UINavigationController(rootViewController: inner)
    let tabs = UITabBarController()
    tabs.viewControllers = [plain, navigation]
    windows.show(tabs)
    simulator.step()
    expectEqual(tabs.view.safeAreaInsets.top, 24)
    expectEqual(plain.view.safeAreaInsets.top, isAtTop ? 74 : 24)
    expectEqual(plain.view.safeAreaInsets.bottom, isAtTop ? 20 : 69)
    expectEqual(tabs.tabBar.frame.minY, isAtTop ? 24 : 1111)
    tabs.selectedIndex = 1
    simulator.step()
    expectEqual(inner.view.safeAreaInsets.top, 68, "the bars share a row")
    navigation.setNavigationBarHidden(true, animated: false)
    simulator.step()
    expectEqual(inner.view.safeAreaInsets.top, isAtTop ? 74 : 24)
  }
}
