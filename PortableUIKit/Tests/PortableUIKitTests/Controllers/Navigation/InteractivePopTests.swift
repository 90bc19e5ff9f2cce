import PortableUIKit
import Testing

@MainActor struct InteractivePopTests {
  private let log = CallLog()
  private let windows = WindowKeeper()

  private func shown() -> (
    navigation: UINavigationController, b: LoggingController, finger: HostFinger, simulator: HostSimulator
  ) {
    let simulator = HostSimulator.fresh()
    let navigation = UINavigationController(rootViewController: LoggingController("a", log))
    let b = LoggingController("b", log)
    let window = windows.show(navigation)
    simulator.step()
    navigation.pushViewController(b, animated: false)
    simulator.step()
    _ = log.take()
    return (navigation, b, HostFinger(in: window), simulator)
  }

  /// Moves a finger from the left edge over so many points within a third of a second and leaves it there.
  private func swipe(_ finger: HostFinger, to x: CGFloat, _ simulator: HostSimulator) {
    finger.down(at: CGPoint(x: 5, y: 300))
    for step in 1...20 {
      simulator.step()
      finger.move(to: CGPoint(x: 5 + (x - 5) * CGFloat(step) / 20, y: 300))
    }
  }

  private func appearanceCalls() -> [String] {
    log.take().filter { !$0.contains("View.") }.filter {
      $0.contains("ppear") && !$0.contains("isAppearing") || $0.contains("Move(")
    }
  }

  @Test("[K] the recognizer is there once the view is loaded")
  func recognizerComesWithTheView() {
    HostSimulator.fresh()
    let navigation = UINavigationController(rootViewController: UIViewController())
    expectNil(navigation.interactivePopGestureRecognizer)
    navigation.loadViewIfNeeded()
    expectSame(navigation.interactivePopGestureRecognizer?.view, navigation.view)
    expectNotNil(navigation.interactivePopGestureRecognizer?.delegate)
  }

  /// Lets every gesture begin and forwards all other questions to UIKit's own delegate.
  private final class Permission: NSObject, UIGestureRecognizerDelegate, ForwardingDelegate,
    @unchecked Sendable
  {
    nonisolated(unsafe) weak var former: (any UIGestureRecognizerDelegate)?
    nonisolated(unsafe) var own: Set<Selector> = ["gestureRecognizerShouldBegin:"]
    nonisolated func implements(_ selector: Selector) -> Bool { own.contains(selector) }
    nonisolated func responds(to selector: Selector!) -> Bool {
      implements(selector) || former?.responds(to: selector) == true
    }
    nonisolated func forwardingTarget(for selector: Selector!) -> Any? { former }
    func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool { true }
    func gestureRecognizer(_ gestureRecognizer: UIGestureRecognizer, shouldReceive touch: UITouch) -> Bool {
      true
    }
  }

  @Test(
    "[R] the navigation controller's own delegate refuses touches while the bar is hidden",
    arguments: [false, true])
  func hiddenBar(acceptsTouches: Bool) {
    let (navigation, _, finger, simulator) = shown()
    navigation.setNavigationBarHidden(true, animated: false)
    let recognizer = navigation.interactivePopGestureRecognizer
    let permission = Permission()
    permission.former = recognizer?.delegate
    if acceptsTouches { permission.own.insert("gestureRecognizer:shouldReceiveTouch:") }
    recognizer?.delegate = permission
    swipe(finger, to: 300, simulator)
    finger.up(time: simulator.now)
    expect(simulator.runUntilIdle(limit: 3))
    expectEqual(navigation.viewControllers.count, acceptsTouches ? 1 : 2)
  }

  @Test("[A] the transition follows the finger and ends as a pop")
  func completedSwipe() {
    let (navigation, b, finger, simulator) = shown()
    swipe(finger, to: 300, simulator)
    let coordinator = b.transitionCoordinator
    expectEqual(coordinator?.isInteractive, true)
    expectEqual(coordinator?.initiallyInteractive, true)
    // The first 10 points are the recognizer's.
    let fraction = 285.0 / 375
    expectLess(abs((coordinator?.percentComplete ?? 0) - fraction), 1e-9)
    expectLess(abs((b.view.layer.presentation()?.position.x ?? 0) - (187.5 + 285)), 1e-6)
    expectEqual(appearanceCalls(), ["b.willMove(nil)", "b.willDisappear", "a.willAppear"])
    var changes: [[Bool]] = []
    coordinator?.notifyWhenInteractionChanges { changes.append([$0.isInteractive, $0.isCancelled]) }
    coordinator?.animate(alongsideTransition: nil) { [log] in log.add("completion ppear \($0.isCancelled)") }
    simulator.advance(by: 0.5)
    expectSame(navigation.transitionCoordinator, coordinator)
    finger.up()
    expectEqual(changes, [[false, false]])
    simulator.runUntilIdle()
    expectEqual(
      appearanceCalls(), ["b.didDisappear", "a.didAppear", "b.didMove(nil)", "completion ppear false"])
    expectEqual(navigation.viewControllers.count, 1)
    expectNil(b.parent)
  }

  @Test("[A] a swipe that is given up gives willAppear and didAppear without didDisappear")
  func cancelledSwipe() {
    let (navigation, b, finger, simulator) = shown()
    swipe(finger, to: 120, simulator)
    simulator.advance(by: 0.2)
    let coordinator = b.transitionCoordinator
    var isCancelled: Bool?
    coordinator?.notifyWhenInteractionChanges { isCancelled = $0.isCancelled }
    finger.up()
    expectEqual(isCancelled, true)
    expectSame(navigation.topViewController, b)
    expectEqual(
      appearanceCalls(),
      [
        "b.willMove(nil)", "b.willDisappear", "a.willAppear", "a.willDisappear", "b.willAppear",
      ])
    simulator.runUntilIdle()
    expectEqual(appearanceCalls(), ["a.didDisappear", "b.didAppear"])
    expectSame(b.parent, navigation)
    expect(!b.isMovingFromParent)
    expectNotNil(b.view.window)
    expectNil(b.view.layer.animationKeys())
    expectEqual(navigation.children.count, 2)
    // And it can be tried again.
    swipe(finger, to: 360, simulator)
    finger.up()
    simulator.runUntilIdle()
    expect(navigation.topViewController !== b)
  }

  @Test("[?] a quick finger pops although it has not come far; the threshold is not known")
  func quickSwipe() {
    let (navigation, b, finger, simulator) = shown()
    finger.down(at: CGPoint(x: 5, y: 300))
    for x in [30, 60, 90, 120] {
      simulator.step()
      finger.move(to: CGPoint(x: CGFloat(x), y: 300))
    }
    finger.up()
    simulator.runUntilIdle()
    expect(navigation.topViewController !== b)
  }

  @Test(
    "[R] with a hidden bar the recognizer's own delegate refuses; another delegate or none does not")
  func hiddenBar() {
    let (navigation, b, finger, simulator) = shown()
    navigation.isNavigationBarHidden = true
    simulator.step()
    swipe(finger, to: 350, simulator)
    finger.up()
    simulator.runUntilIdle()
    expectSame(navigation.topViewController, b)
    navigation.interactivePopGestureRecognizer?.delegate = nil
    swipe(finger, to: 350, simulator)
    finger.up()
    simulator.runUntilIdle()
    expect(navigation.topViewController !== b)
  }

  @Test("[R] without a delegate a swipe at the bottom of the stack hangs UIKit; here it warns")
  func swipeAtTheRoot() {
    let (navigation, _, finger, simulator) = shown()
    navigation.popViewController(animated: false)
    simulator.step()
    swipe(finger, to: 350, simulator)
    finger.up()
    simulator.runUntilIdle()
    expectEqual(simulator.warnings, [])
    navigation.interactivePopGestureRecognizer?.delegate = nil
    swipe(finger, to: 350, simulator)
    finger.up()
    simulator.runUntilIdle()
    expectEqual(simulator.warnings.count, 1)
    expectEqual(navigation.viewControllers.count, 1)
  }

  @Test(
    "[K] buttons in the back button's place and hidesBackButton switch the swipe off",
    arguments: [true, false])
  func noBackButton(isHidden: Bool) {
    let (navigation, b, finger, simulator) = shown()
    if isHidden {
      b.navigationItem.hidesBackButton = true
    } else {
      b.navigationItem.leftBarButtonItem = UIBarButtonItem(title: "Close")
    }
    swipe(finger, to: 350, simulator)
    finger.up()
    simulator.runUntilIdle()
    expectSame(navigation.topViewController, b)
  }

  @Test("[K] a swipe from the edge goes before scrolling, also where content scrolls sideways")
  func scrollViewUnderTheFinger() {
    let (navigation, b, finger, simulator) = shown()
    let scrollView = UIScrollView(frame: b.view.bounds)
    scrollView.contentSize = CGSize(width: 2000, height: 2000)
    b.view.addSubview(scrollView)
    simulator.step()
    scrollView.contentOffset = CGPoint(x: 500, y: 500)
    swipe(finger, to: 350, simulator)
    expectEqual(scrollView.contentOffset, CGPoint(x: 500, y: 500))
    finger.up()
    simulator.runUntilIdle()
    expect(navigation.topViewController !== b)
  }

  @Test("a finger that moves up along the edge scrolls")
  func scrollingAlongTheEdge() {
    let (_, b, finger, simulator) = shown()
    let scrollView = UIScrollView(frame: b.view.bounds)
    scrollView.contentSize = CGSize(width: 375, height: 2000)
    b.view.addSubview(scrollView)
    simulator.step()
    let start = scrollView.contentOffset.y
    finger.down(at: CGPoint(x: 5, y: 500))
    for step in 1...10 {
      simulator.step()
      finger.move(to: CGPoint(x: 5, y: 500 - 10 * CGFloat(step)))
    }
    expectEqual(scrollView.contentOffset.y, start + 90)
    finger.up()
  }

  // MARK: - The recipe for headers

  /// Hides the bar and keeps the swipe, in the way the Material header's documentation tells to.
  private final class Recipe: LoggingController {
    private weak var heldDelegate: (any UIGestureRecognizerDelegate)?

    override func viewWillAppear(_ animated: Bool) {
      super.viewWillAppear(animated)
      if let delegate = navigationController?.interactivePopGestureRecognizer?.delegate {
        heldDelegate = delegate
      }
      navigationController?.setNavigationBarHidden(true, animated: animated)
    }
    override func viewDidAppear(_ animated: Bool) {
      super.viewDidAppear(animated)
      navigationController?.interactivePopGestureRecognizer?.delegate = nil
    }
    override func viewWillDisappear(_ animated: Bool) {
      super.viewWillDisappear(animated)
      if let heldDelegate { navigationController?.interactivePopGestureRecognizer?.delegate = heldDelegate }
    }
  }

  private final class WithBar: LoggingController {
    override func viewWillAppear(_ animated: Bool) {
      super.viewWillAppear(animated)
      navigationController?.setNavigationBarHidden(false, animated: animated)
    }
  }

  @Test("[R] the recipe for swiping back under a hidden bar, given up and completed")
  func recipe() {
    let simulator = HostSimulator.fresh()
    let list = WithBar("list", log)
    let detail = Recipe("detail", log)
    let navigation = UINavigationController(rootViewController: list)
    let window = windows.show(navigation)
    simulator.step()
    let ownDelegate = navigation.interactivePopGestureRecognizer?.delegate
    navigation.pushViewController(detail, animated: true)
    simulator.runUntilIdle()
    expect(navigation.isNavigationBarHidden)
    expect(navigation.navigationBar.isHidden)
    expectEqual(detail.view.safeAreaInsets.top, 20)
    expectNil(navigation.interactivePopGestureRecognizer?.delegate)

    let finger = HostFinger(in: window)
    swipe(finger, to: 100, simulator)
    expect(!navigation.isNavigationBarHidden)
    simulator.advance(by: 0.2)
    finger.up()
    simulator.runUntilIdle()
    expectSame(navigation.topViewController, detail)
    expect(navigation.isNavigationBarHidden)
    expect(navigation.navigationBar.isHidden)
    expectEqual(detail.view.safeAreaInsets.top, 20)
    expectNil(navigation.interactivePopGestureRecognizer?.delegate)

    swipe(finger, to: 350, simulator)
    finger.up()
    simulator.runUntilIdle()
    expectSame(navigation.topViewController, list)
    expect(!navigation.isNavigationBarHidden)
    expect(!navigation.navigationBar.isHidden)
    expectEqual(navigation.navigationBar.frame.minY, 20)
    expectEqual(list.view.safeAreaInsets.top, 64)
    expectSame(navigation.interactivePopGestureRecognizer?.delegate, ownDelegate)
  }
}
