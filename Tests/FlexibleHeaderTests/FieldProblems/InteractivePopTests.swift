import FlexibleHeader
import FlexibleHeaderMigration
import HeaderTesting
import Testing

/// Documentation/Behavior/FieldProblems.md#swipe-back
@MainActor @Suite("The header doesn't flicker while swiping back")
struct InteractivePopTests {
  private struct Stack {
    let phone: HeaderStage<UINavigationController>
    let lower: ListScreen
    let upper: ListScreen
  }

  /// Creates two screens with their own headers. The upper one is scrolled, and the pop gesture is enabled.
  private func stack(_ flags: BehavioralFlags, behavior: FlexibleHeaderShiftBehavior) -> Stack {
    let phone = HeaderStage { UINavigationController(rootViewController: UIViewController()) }
    phone.root.setNavigationBarHidden(true, animated: false)
    let lower = ListScreen(.table, flags: flags, behavior: behavior)
    let upper = ListScreen(.table, flags: flags, behavior: behavior)
    upper.headerViewController.keepsSwipeBackWithHiddenNavigationBar = true
    phone.root.setViewControllers([lower], animated: false)
    phone.settle()
    lower.scrollView.contentOffset.y = 40
    lower.header.shiftHeaderOnScreen(animated: false)
    phone.root.pushViewController(upper, animated: false)
    phone.settle()
    return Stack(phone: phone, lower: lower, upper: upper)
  }

  private func flick(_ stack: Stack) {
    let finger = stack.phone.finger()
    finger.down(at: CGPoint(x: 200, y: 500))
    for step in 1...6 {
      stack.phone.step()
      finger.move(to: CGPoint(x: 200, y: 500 - 25 * CGFloat(step)))
    }
    finger.up()
    stack.phone.advance(by: 0.05)
  }

  @Test(
    "each header is its own screen's: neither changes but by its own list", .needs(.touches),
    arguments: BehavioralFlags.both,
    [FlexibleHeaderShiftBehavior.disabled, .enabled])
  func midScroll(flags: BehavioralFlags, behavior: FlexibleHeaderShiftBehavior) {
    let stack = stack(flags, behavior: behavior)
    let below = stack.lower.header.frame
    flick(stack)
    expect(stack.upper.scrollView.isDecelerating)
    var tops: [CGFloat] = []
    let check = {
      expectEqual(stack.lower.header.frame, below)
      expectSame(stack.lower.header.superview, stack.lower.view)
      expectSame(stack.upper.header.superview, stack.upper.view)
      tops.append(stack.upper.header.frame.maxY)
    }
    let finger = stack.phone.swipeBack(to: 300, onFrame: check)
    expectNotNil(stack.upper.transitionCoordinator)
    for _ in 0..<20 {
      stack.phone.step()
      check()
    }
    finger.up()
    let isAtRest = stack.phone.settle {
      check()
    }
    expect(isAtRest)
    for (one, next) in zip(tops, tops.dropFirst()) {
      expectAtMost(next, one, "the upper header turned round")
    }
    expectEqual(stack.phone.root.viewControllers.count, 1)
    expectAtMost(stack.lower.contentTop, stack.lower.header.frame.maxY)
  }

  @Test("given up half way, the screen is as it was and scrolls on", arguments: BehavioralFlags.both)
  func givenUp(flags: BehavioralFlags) {
    let stack = stack(flags, behavior: .enabled)
    flick(stack)
    let finger = stack.phone.swipeBack(to: 110)
    stack.phone.advance(by: 0.3)
    finger.up()
    expect(stack.phone.settle())
    expectSame(stack.phone.root.topViewController, stack.upper)
    let top = stack.upper.header.frame.minY
    expect(top == 0 || top == -56, "rests at \(top)")
    stack.phone.drag(by: 250)
    expectEqual(stack.upper.header.frame.minY, 0)
  }

  @Test("a header on its way when the transition starts comes to its end", arguments: BehavioralFlags.both)
  func settles(flags: BehavioralFlags) {
    let stack = stack(flags, behavior: .enabled)
    stack.upper.scrollView.contentOffset.y = 400
    stack.phone.settle()
    stack.upper.header.shiftHeaderOnScreen(animated: true)
    stack.phone.advance(by: 0.05)
    let start = stack.upper.header.frame.minY
    expect(start < 0 && start > -56)
    stack.phone.swipeBack(to: 300).up()
    expect(stack.phone.settle())
    expectEqual(stack.upper.header.frame.minY, 0)
  }
}
