import FlexibleHeader
import HeaderTesting
import Testing

/// Documentation/Behavior/FlexibleHeader.md#view-controllers
@MainActor @Suite("Flexible header: swiping back under a hidden navigation bar") struct SwipeBackTests {
  /// Creates a stack of two screens with a hidden navigation bar. The upper screen's header keeps the pop
  /// gesture.
  private func screens() -> HeaderStage<UINavigationController> {
    let screen = HeaderStage<UINavigationController> {
      let navigation = UINavigationController(rootViewController: ScrollScreen())
      navigation.isNavigationBarHidden = true
      return navigation
    }
    let upper = ScrollScreen()
    upper.headerViewController.keepsSwipeBackWithHiddenNavigationBar = true
    screen.root.pushViewController(upper, animated: true)
    screen.settle()
    return screen
  }

  private func header(_ screen: HeaderStage<UINavigationController>) -> FlexibleHeaderViewController? {
    (screen.root.topViewController as? ScrollScreen)?.headerViewController
  }

  @Test(.needs(.touches)) func aSwipeGoesBackAndTheRecognizerGetsItsDelegateBack() {
    let screen = screens()
    let swipes = screen.root.interactivePopGestureRecognizer
    let own = swipes?.delegate
    screen.swipeBack(to: 300).up()
    screen.settle()
    expectEqual(screen.root.viewControllers.count, 1)
    expect(swipes?.delegate != nil && swipes?.delegate !== own)
  }

  @Test(.needs(.touches)) func swipeBackDoesNothingWithoutTheOption() {
    let screen = screens()
    header(screen)?.keepsSwipeBackWithHiddenNavigationBar = false
    screen.swipeBack(to: 300).up()
    screen.settle()
    expectEqual(screen.root.viewControllers.count, 2)
    header(screen)?.keepsSwipeBackWithHiddenNavigationBar = true
    screen.swipeBack(to: 300).up()
    screen.settle()
    expectEqual(screen.root.viewControllers.count, 1)
  }

  @Test(.needs(.touches)) func aSwipeThatIsTakenBackCanBeRepeated() {
    let screen = screens()
    screen.swipeBack(to: 60).up()
    screen.settle()
    expectEqual(screen.root.viewControllers.count, 2)
    screen.swipeBack(to: 300).up()
    screen.settle()
    expectEqual(screen.root.viewControllers.count, 1)
  }

  @Test func neverAtTheRoot() throws {
    let screen = screens()
    screen.root.popViewController(animated: false)
    screen.settle()
    header(screen)?.keepsSwipeBackWithHiddenNavigationBar = true
    let swipes = try #require(screen.root.interactivePopGestureRecognizer)
    expectEqual(swipes.delegate?.allowsBeginning(swipes), false)
    screen.swipeBack(to: 300).up()
    screen.settle()
    expectEqual(screen.root.viewControllers.count, 1)
  }

  @Test(.needs(.touches)) func notDuringATransition() throws {
    let screen = screens()
    let swipes = try #require(screen.root.interactivePopGestureRecognizer)
    let own = try #require(swipes.delegate)
    expect(own.allowsBeginning(swipes))
    screen.root.pushViewController(ScrollScreen(), animated: true)
    screen.step()
    expect(!own.allowsBeginning(swipes))
    expect(swipes.delegate !== own, "the screen that leaves has given the recognizer back")
    header(screen)?.keepsSwipeBackWithHiddenNavigationBar = true
    let next = try #require(swipes.delegate)
    expect(!next.allowsBeginning(swipes), "the screen that comes is not there yet")
    screen.settle()
    expect(next.allowsBeginning(swipes))
  }

  @Test(.needs(.touches)) func visibleNavigationBarHandlesTheSwipe() throws {
    let screen = screens()
    screen.root.setNavigationBarHidden(false, animated: false)
    let swipes = try #require(screen.root.interactivePopGestureRecognizer)
    expectEqual(swipes.delegate?.allowsBeginning(swipes), true)
    screen.root.topViewController?.navigationItem.hidesBackButton = true
    expectEqual(swipes.delegate?.allowsBeginning(swipes), false)
  }

  @Test("A delegate that refuses touches while the bar is hidden doesn't stop the swipe", .needs(.touches))
  func refusingDelegate() throws {
    final class Refusing: NSObject, UIGestureRecognizerDelegate {
      weak var navigation: UINavigationController?
      func gestureRecognizer(_ gestureRecognizer: UIGestureRecognizer, shouldReceive touch: UITouch) -> Bool {
        navigation?.isNavigationBarHidden == false
      }
      func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool {
        navigation?.isNavigationBarHidden == false
      }
    }
    let refusing = Refusing()
    let screen = screens()
    header(screen)?.keepsSwipeBackWithHiddenNavigationBar = false
    refusing.navigation = screen.root
    screen.root.interactivePopGestureRecognizer?.delegate = refusing
    screen.swipeBack(to: 300).up()
    screen.settle()
    expectEqual(screen.root.viewControllers.count, 2)
    header(screen)?.keepsSwipeBackWithHiddenNavigationBar = true
    screen.swipeBack(to: 300).up()
    screen.settle()
    expectEqual(screen.root.viewControllers.count, 1)
    withExtendedLifetime(refusing) {}
  }

  @Test("Other questions go to the delegate that the recognizer had")
  func otherQuestionsAreForwarded() throws {
    final class Other: NSObject, UIGestureRecognizerDelegate {
      func gestureRecognizer(
        _ gestureRecognizer: UIGestureRecognizer,
        shouldRecognizeSimultaneouslyWith otherGestureRecognizer: UIGestureRecognizer
      ) -> Bool { true }
    }
    let other = Other()
    let screen = screens()
    header(screen)?.keepsSwipeBackWithHiddenNavigationBar = false
    let swipes = try #require(screen.root.interactivePopGestureRecognizer)
    swipes.delegate = other
    header(screen)?.keepsSwipeBackWithHiddenNavigationBar = true
    let own = try #require(swipes.delegate)
    expect(own !== other)
    expect(own.allowsRecognition(of: swipes, with: UITapGestureRecognizer()))
    header(screen)?.keepsSwipeBackWithHiddenNavigationBar = false
    expectSame(swipes.delegate, other)
  }

  @Test func existingGestureDelegateIsKept() {
    final class Other: NSObject, UIGestureRecognizerDelegate {}
    let other = Other()
    let screen = screens()
    screen.root.interactivePopGestureRecognizer?.delegate = other
    screen.root.popViewController(animated: false)
    screen.settle()
    expectSame(screen.root.interactivePopGestureRecognizer?.delegate, other)
  }
}
