import PortableUIKit
import Testing

@MainActor struct NavigationAnimatorTests {
  private let log = CallLog()
  private let windows = WindowKeeper()

  private final class Director: NSObject, UINavigationControllerDelegate {
    let log: CallLog
    var animates = true
    var driver: UIPercentDrivenInteractiveTransition?
    private(set) var operations: [UINavigationController.Operation] = []
    private(set) var animator: SlideAnimator?
    init(_ log: CallLog) { self.log = log }

    func navigationController(
      _ navigationController: UINavigationController,
      animationControllerFor operation: UINavigationController.Operation, from fromVC: UIViewController,
      to toVC: UIViewController
    ) -> (any UIViewControllerAnimatedTransitioning)? {
      operations.append(operation)
      animator = animates ? SlideAnimator(log, isComing: operation == .push) : nil
      return animator
    }
    func navigationController(
      _ navigationController: UINavigationController,
      interactionControllerFor animationController: any UIViewControllerAnimatedTransitioning
    ) -> (any UIViewControllerInteractiveTransitioning)? { driver }
    func navigationController(
      _ navigationController: UINavigationController, didShow viewController: UIViewController, animated: Bool
    ) { log.add("didShow") }
  }

  private func stage() -> (
    navigation: UINavigationController, first: UIViewController, second: LoggingController,
    director: Director,
    simulator: HostSimulator
  ) {
    let simulator = HostSimulator.fresh(.phone47)
    let first = UIViewController()
    let navigation = UINavigationController(rootViewController: first)
    windows.show(navigation)
    simulator.step()
    let director = Director(log)
    navigation.delegate = director
    return (navigation, first, LoggingController("second", log), director, simulator)
  }

  private func calls() -> [String] {
    log.take().filter { $0.hasSuffix("ppear") || $0.hasPrefix("anim") || $0 == "didShow" }
  }

  @Test("[A] the delegate's animator moves the views of a push and a pop")
  func pushAndPop() throws {
    let (navigation, first, second, director, simulator) = stage()
    navigation.pushViewController(second, animated: true)
    simulator.advance(by: 0.25)
    let context = try #require(director.animator?.context)
    expect(context.viewController(forKey: .from) === first && context.view(forKey: .to) === second.view)
    expect(
      context.presentationStyle == .none && context.finalFrame(for: second) == second.view.superview?.bounds)
    let top = try #require(second.view.layer.presentation()).frame.minY
    expect(top > 100 && top < 600)
    simulator.runUntilIdle()
    expect(director.operations == [.push] && navigation.topViewController === second)
    expectEqual(
      calls(), ["second.willAppear", "animate", "animationEnded(true)", "second.didAppear", "didShow"])
    expectNil(first.view.superview)
    director.animates = true
    navigation.popViewController(animated: true)
    simulator.step()
    let pop = try #require(director.animator?.context)
    pop.containerView.insertSubview(first.view, at: 0)
    simulator.runUntilIdle()
    expect(director.operations == [.push, .pop] && navigation.topViewController === first)
    expect(first.view.window != nil && second.parent == nil && second.view.superview == nil)
  }

  @Test("[A] without an animator the usual animation runs")
  func usualAnimation() {
    let (navigation, first, second, director, simulator) = stage()
    director.animates = false
    navigation.pushViewController(second, animated: true)
    simulator.advance(by: 0.1)
    expect(first.view.window != nil && second.view.window != nil && second.view.frame.minX == 0)
    simulator.runUntilIdle()
    expectEqual(calls(), ["second.willAppear", "second.didAppear", "didShow"])
    navigation.popViewController(animated: false)
    expectEqual(director.operations, [.push])
  }

  @Test("[A] a driven pop that is cancelled leaves the stack as it was")
  func cancelledPop() throws {
    let (navigation, _, second, director, simulator) = stage()
    navigation.pushViewController(second, animated: false)
    simulator.step()
    let driver = UIPercentDrivenInteractiveTransition()
    director.driver = driver
    _ = log.take()
    navigation.popViewController(animated: true)
    simulator.step()
    driver.update(0.3)
    simulator.step()
    driver.cancel()
    simulator.runUntilIdle()
    expect(navigation.viewControllers.last === second && navigation.viewControllers.count == 2)
    expect(second.view.window != nil && second.parent === navigation)
    expectEqual(
      calls(),
      [
        "second.willDisappear", "animate", "animationEnded(false)", "second.willAppear", "second.didAppear",
      ])
    director.driver = nil
    navigation.popViewController(animated: true)
    simulator.runUntilIdle()
    expect(navigation.viewControllers.count == 1 && second.parent == nil)
  }

  @Test("[A] a driven push that is cancelled takes what came off the stack")
  func cancelledPush() throws {
    let (navigation, first, second, director, simulator) = stage()
    let driver = UIPercentDrivenInteractiveTransition()
    director.driver = driver
    navigation.pushViewController(second, animated: true)
    simulator.step()
    driver.update(0.6)
    simulator.step()
    driver.cancel()
    simulator.runUntilIdle()
    expectEqual(navigation.viewControllers, [first])
    expect(second.parent == nil && second.view.superview == nil && first.view.window != nil)
  }
}
