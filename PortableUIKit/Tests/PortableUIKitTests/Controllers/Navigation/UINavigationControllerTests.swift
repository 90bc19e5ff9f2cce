import PortableUIKit
import Testing

@MainActor struct UINavigationControllerTests {
  private let log = CallLog()
  private let windows = WindowKeeper()

  /// Writes down what a navigation controller's delegate hears.
  private final class Listener: NSObject, UINavigationControllerDelegate {
    let log: CallLog
    init(_ log: CallLog) { self.log = log }
    func navigationController(
      _ navigationController: UINavigationController, willShow viewController: UIViewController,
      animated: Bool
    ) { log.add("willShow(\(name(viewController)), \(animated))") }
    func navigationController(
      _ navigationController: UINavigationController, didShow viewController: UIViewController, animated: Bool
    ) { log.add("didShow(\(name(viewController)), \(animated))") }
    private func name(_ controller: UIViewController) -> String {
      (controller as? LoggingController)?.name ?? "?"
    }
  }

  private func shown(
    _ device: DeviceModel = .phone47
  ) -> (navigation: UINavigationController, a: LoggingController, simulator: HostSimulator) {
    let simulator = HostSimulator.fresh(device)
    let a = LoggingController("a", log)
    let navigation = UINavigationController(rootViewController: a)
    windows.show(navigation)
    simulator.step()
    _ = log.take()
    return (navigation, a, simulator)
  }

  /// The calls without those of plain views.
  private func calls() -> [String] { log.take().filter { !$0.contains("View.") } }

  @Test("[K] the first controller appears along with the navigation controller, and the delegate is notified")
  func firstAppearance() {
    let simulator = HostSimulator.fresh()
    let listener = Listener(log)
    let a = LoggingController("a", log)
    let navigation = UINavigationController(rootViewController: a)
    navigation.delegate = listener
    expectSame(a.parent, navigation)
    expect(!a.isViewLoaded)
    windows.show(navigation)
    expectEqual(
      calls(),
      [
        "a.willMove(nil)", "a.loadView", "a.didLoad", "a.didMove(nil)", "a.willAppear",
        "willShow(a, false)",
      ])
    simulator.step()
    expectEqual(
      calls(),
      [
        "a.isAppearing", "a.safeArea", "a.willLayout", "a.didLayout", "a.didAppear",
        "didShow(a, false)",
      ])
  }

  @Test("[R], delegate [?]: the calls of an animated push")
  func animatedPush() {
    let (navigation, _, simulator) = shown()
    let listener = Listener(log)
    navigation.delegate = listener
    let b = LoggingController("b", log)
    navigation.pushViewController(b, animated: true)
    simulator.step()
    expectEqual(
      calls(),
      [
        "b.willMove(nil)", "b.loadView", "b.didLoad", "a.willDisappear", "b.willAppear", "willShow(b, true)",
        "b.isAppearing", "b.safeArea", "b.willLayout", "b.didLayout",
      ])
    simulator.runUntilIdle()
    expectEqual(
      calls().filter { !$0.hasSuffix("safeArea") },
      [
        "a.didDisappear", "b.didAppear", "b.didMove(nil)", "didShow(b, true)",
      ])
  }

  @Test("[R]: a push without animation calls viewDidAppear before the first layout")
  func plainPush() {
    let (navigation, _, simulator) = shown()
    let b = LoggingController("b", log)
    navigation.pushViewController(b, animated: false)
    expectNil(navigation.transitionCoordinator)
    simulator.step()
    expectEqual(
      calls().filter { !$0.hasSuffix("safeArea") },
      [
        "b.willMove(nil)", "b.loadView", "b.didLoad", "a.willDisappear", "b.willAppear", "a.didDisappear",
        "b.isAppearing", "b.didAppear", "b.didMove(nil)", "b.willLayout", "b.didLayout",
      ])
  }

  @Test("[R] the calls of an animated pop", arguments: [true, false])
  func pop(animated: Bool) {
    let (navigation, a, simulator) = shown()
    let b = LoggingController("b", log)
    navigation.pushViewController(b, animated: false)
    simulator.step()
    _ = log.take()
    expectSame(navigation.popViewController(animated: animated), b)
    expectEqual(calls(), ["b.willMove(nil)"])
    expect(b.isMovingFromParent)
    simulator.runUntilIdle()
    let seen = calls().filter { !$0.hasSuffix("safeArea") && !$0.hasSuffix("Layout") }
    expectEqual(
      seen.filter { $0 != "a.isAppearing" },
      [
        "b.willDisappear", "a.willAppear", "b.didDisappear", "a.didAppear", "b.didMove(nil)",
      ])
    expect(seen.contains("a.isAppearing"))
    expectNil(b.parent)
    expectNil(b.view.superview)
    expectNotNil(a.view.window)
    expectNil(navigation.popViewController(animated: true))
  }

  @Test("[A] popping to a controller and to the root answers what went; those between never appear")
  func popSeveral() {
    let (navigation, a, simulator) = shown()
    let controllers = ["b", "c", "d"].map { LoggingController($0, log) }
    navigation.setViewControllers([a] + controllers, animated: true)
    simulator.runUntilIdle()
    expect(!controllers[0].isViewLoaded)
    expect(controllers.allSatisfy { $0.parent === navigation })
    _ = log.take()
    expectEqual(
      navigation.popToViewController(controllers[1], animated: true)?.map { $0 === controllers[2] }, [true])
    simulator.runUntilIdle()
    expectEqual(navigation.popToRootViewController(animated: false)?.count, 2)
    simulator.step()
    expectEqual(navigation.viewControllers.map { $0 === a }, [true])
    expect(controllers.allSatisfy { $0.parent == nil })
    expect(!log.calls(of: "b").contains("willAppear"))
    expectNil(navigation.popToRootViewController(animated: false))
  }

  // MARK: - Bar and safe area

  @Test(
    "[A] with a bar the safe area is the status bar and 44 points, without it the status bar alone",
    arguments: [(DeviceModel.phone47, 20), (.phoneNotch, 47), (.pad, 24)] as [(DeviceModel, CGFloat)])
  func safeArea(device: DeviceModel, statusBar: CGFloat) {
    let (navigation, a, _) = shown(device)
    expectEqual(a.view.safeAreaInsets.top, statusBar + 44)
    expectEqual(a.view.frame, navigation.view.bounds)
    expectEqual(
      navigation.navigationBar.frame, CGRect(x: 0, y: statusBar, width: device.screenSize.width, height: 44))
    navigation.isNavigationBarHidden = true
    expectEqual(a.view.safeAreaInsets.top, statusBar)
    expect(navigation.navigationBar.isHidden)
    navigation.isNavigationBarHidden = false
    expectEqual(a.view.safeAreaInsets.top, statusBar + 44)
  }

  @Test("[A] a view that does not extend under the bar begins below it", arguments: [true, false])
  func extendedLayout(isTranslucent: Bool) {
    let (navigation, a, simulator) = shown()
    navigation.navigationBar.isTranslucent = isTranslucent
    simulator.step()
    let below = CGRect(x: 0, y: 64, width: 375, height: 603)
    expectEqual(a.view.frame, isTranslucent ? navigation.view.bounds : below)
    a.extendedLayoutIncludesOpaqueBars = true
    simulator.step()
    expectEqual(a.view.frame, navigation.view.bounds)
    expectEqual(a.view.safeAreaInsets.top, 64)
    a.edgesForExtendedLayout = .bottom
    simulator.step()
    expectEqual(a.view.frame, below)
    expectEqual(a.view.safeAreaInsets.top, 0)
  }

  @Test("[T/R] hiding the bar moves content that lies at the edge, and only that")
  func hiddenBarAndOffsets() {
    let simulator = HostSimulator.fresh()
    let controller = UITableViewController(style: .plain)
    let navigation = UINavigationController(rootViewController: controller)
    windows.show(navigation)
    simulator.step()
    let table = controller.tableView!
    table.contentSize = CGSize(width: 375, height: 2000)
    expectEqual(table.contentOffset.y, -64)
    expectEqual(table.adjustedContentInset.top, 64)
    navigation.setNavigationBarHidden(true, animated: true)
    expectEqual(table.contentOffset.y, -20)
    simulator.runUntilIdle()
    expect(navigation.navigationBar.isHidden)
    table.contentOffset.y = 300
    navigation.setNavigationBarHidden(false, animated: false)
    expectEqual(table.contentOffset.y, 300)
    expectEqual(table.adjustedContentInset.top, 64)
  }

  @Test("[A] automatic keeps content that can't scroll clear of the bars of a controller")
  func automaticAdjustment() {
    let simulator = HostSimulator.fresh()
    let controller = UIViewController()
    let scrollView = UIScrollView(frame: CGRect(x: 0, y: 0, width: 375, height: 667))
    let other = UIScrollView(frame: CGRect(x: 0, y: 0, width: 375, height: 667))
    controller.view.addSubview(scrollView)
    controller.view.addSubview(other)
    windows.show(UINavigationController(rootViewController: controller))
    simulator.step()
    expectEqual(scrollView.adjustedContentInset.top, 64)
    expectEqual(other.adjustedContentInset.top, 0)
    controller.setContentScrollView(other, for: [.top, .bottom])
    expectEqual(other.adjustedContentInset.top, 64)
    expectSame(controller.contentScrollView(for: .top), other)
    expectSame(controller.contentScrollView(for: .bottom), other)
    controller.automaticallyAdjustsScrollViewInsets = false
    expectEqual(scrollView.adjustedContentInset.top, 0)
    expectEqual(other.adjustedContentInset.top, 0)
  }

  @Test("[A] the bar shows the titles of the stack, and its back button pops")
  func barItems() {
    let (navigation, a, simulator) = shown()
    a.title = "First"
    let b = LoggingController("b", log)
    b.title = "Second"
    navigation.pushViewController(b, animated: false)
    simulator.step()
    let bar = navigation.navigationBar
    expectEqual(bar.items?.map(\.title), ["First", "Second"])
    expectSame(bar.topItem, b.navigationItem)
    expectSame(bar.backItem, a.navigationItem)
    b.title = "Other"
    expectEqual(labelTexts(in: bar), ["Other", "‹ First"])
    simulator.step()
    tapScreen(at: CGPoint(x: 30, y: 40), of: navigation.view.window!)
    simulator.runUntilIdle()
    expectSame(navigation.topViewController, a)
    expectEqual(labelTexts(in: bar), ["First"])
  }

  @Test("[A] buttons run their actions with themselves as the sender and take the back button's place")
  func barButtons() {
    let (navigation, _, simulator) = shown()
    let b = LoggingController("b", log)
    var senders: [Any?] = []
    let action = UIAction(title: "More") { senders.append($0.sender) }
    b.navigationItem.rightBarButtonItem = UIBarButtonItem(primaryAction: action)
    b.navigationItem.leftBarButtonItem = UIBarButtonItem(systemItem: .cancel)
    navigation.pushViewController(b, animated: false)
    simulator.step()
    expectEqual(labelTexts(in: navigation.navigationBar), ["Cancel", "More"])
    let window = navigation.view.window!
    tapScreen(at: CGPoint(x: 350, y: 40), of: window)
    expectEqual(senders.count, 1)
    expectSame(senders.first as? UIBarButtonItem, b.navigationItem.rightBarButtonItem)
    b.navigationItem.rightBarButtonItem?.isEnabled = false
    simulator.step()
    tapScreen(at: CGPoint(x: 350, y: 40), of: window)
    expectEqual(senders.count, 1)
  }

  @Test("[K] the top controller decides whether the status bar is hidden; on its style only without the bar")
  func statusBar() {
    final class Loud: UIViewController {
      override var prefersStatusBarHidden: Bool { true }
      override var preferredStatusBarStyle: UIStatusBarStyle { .lightContent }
    }
    let (navigation, _, simulator) = shown()
    let statusBar = simulator.scene.statusBarManager!
    navigation.pushViewController(Loud(), animated: false)
    simulator.step()
    expect(statusBar.isStatusBarHidden)
    expectEqual(statusBar.statusBarStyle, .default)
    navigation.isNavigationBarHidden = true
    navigation.setNeedsStatusBarAppearanceUpdate()
    expectEqual(statusBar.statusBarStyle, .lightContent)
    navigation.popViewController(animated: true)
    simulator.runUntilIdle()
    expect(!statusBar.isStatusBarHidden)
    expectEqual(statusBar.statusBarStyle, .default)
  }

  @Test("[A] a rotation goes through to the top controller, and the bar gets lower")
  func rotation() {
    let (navigation, a, simulator) = shown(.phoneNotch)
    simulator.rotate(to: .landscapeLeft)
    expectEqual(a.view.frame, CGRect(x: 0, y: 0, width: 844, height: 390))
    expectEqual(a.view.safeAreaInsets, UIEdgeInsets(top: 32, left: 47, bottom: 21, right: 47))
    expectEqual(navigation.navigationBar.frame.height, 32)
    expectNotNil(a.transitionCoordinator)
    simulator.runUntilIdle()
    expectNil(a.transitionCoordinator)
  }

  // MARK: - Coordinator

  @Test(
    "[K] the coordinator is there right after the push; blocks run inside the animation, then completions")
  func coordinator() {
    let (navigation, a, simulator) = shown()
    let b = LoggingController("b", log)
    let companion = UIView(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
    navigation.view.addSubview(companion)
    simulator.step()
    navigation.pushViewController(b, animated: true)
    let coordinator = navigation.transitionCoordinator
    expectSame(coordinator?.viewController(forKey: .from), a)
    expectSame(coordinator?.viewController(forKey: .to), b)
    expectEqual(coordinator?.isInteractive, false)
    var durations: [TimeInterval] = []
    let wasTaken = coordinator?.animate(
      alongsideTransition: { context in
        durations = [UIView.inheritedAnimationDuration, context.transitionDuration]
        companion.center.x = 105
      }, completion: { [log] context in log.add("completion \(context.isCancelled)") })
    expectEqual(wasTaken, true)
    simulator.step()
    expect(durations.count == 2 && durations[0] == durations[1] && durations[0] > 0)
    _ = log.take()
    simulator.advance(by: durations[0] / 2)
    let x = companion.layer.presentation()?.position.x ?? 0
    expect(x > 6 && x < 104)
    expectSame(b.transitionCoordinator, coordinator)
    simulator.runUntilIdle()
    expectEqual(calls().filter { !$0.hasSuffix("safeArea") }.last, "completion false")
    expectNil(navigation.transitionCoordinator)
  }

  @Test("a change during a change waits for its end")
  func pushDuringPush() {
    let (navigation, _, simulator) = shown()
    let b = LoggingController("b", log)
    let c = LoggingController("c", log)
    navigation.pushViewController(b, animated: true)
    simulator.advance(by: 0.1)
    navigation.pushViewController(c, animated: true)
    simulator.step()
    expect(!c.isViewLoaded)
    simulator.runUntilIdle()
    expectNotNil(c.view.window)
    expectNil(b.view.window)
    expectEqual(
      log.calls(of: "b").filter { $0.hasSuffix("ppear") },
      ["willAppear", "didAppear", "willDisappear", "didDisappear"])
  }
}
