import PortableUIKit
import Testing

@MainActor struct OffsetAnimationTests {
  private let first = OnFirstUse {
    switchOn(.phone47)
    return ScrollStage()
  }
  private var stage: ScrollStage { first.value }

  @Test("[K, A] an animated set scrolls in each frame and reports its end; flags stay 0")
  func animatedSet() {
    stage.scrollView.setContentOffset(CGPoint(x: 0, y: 300), animated: true)
    expectEqual(stage.y, 0)
    expect(stage.simulator.runUntilIdle())
    expectLess(abs(stage.simulator.now - 0.3), 0.001)
    expectEqual(stage.recorder.outline, ["didScroll 000", "didEndScrollingAnimation 000"])
    expectEqual(stage.recorder.log.count, 19)
    expectEqual(stage.y, 300)
  }

  @Test func halfTheTimeIsHalfTheWay() {
    let fine = HostSimulator(device: .phone47, framesPerSecond: 80)
    fine.makeCurrent()
    let stage = ScrollStage()
    stage.scrollView.setContentOffset(CGPoint(x: 0, y: 300), animated: true)
    fine.advance(by: 0.15)
    expectEqual(stage.y, 150)
    expectEqual(stage.recorder.log.count, 12)
  }

  @Test("[K] an animated set to where the content is does nothing")
  func animatedSetToTheSamePlace() {
    stage.scrollView.setContentOffset(.zero, animated: true)
    stage.simulator.advance(by: 0.5)
    expectEqual(stage.recorder.log, [])
  }

  @Test("[K] a legal target stays legal when the range shrinks meanwhile; another target stays as it is")
  func targetStaysLegal() {
    for (target, end) in [(-100, -40), (-120, -120)] as [(CGFloat, CGFloat)] {
      stage.scrollView.contentInset.top = 100
      stage.scrollView.contentOffset.y = 300
      stage.scrollView.setContentOffset(CGPoint(x: 0, y: target), animated: true)
      stage.simulator.advance(by: 0.1)
      stage.scrollView.contentInset.top = 40
      expect(stage.simulator.runUntilIdle())
      expectEqual(stage.y, end)
    }
  }

  @Test("scroll-physics: a touch ends an animated set where it is")
  func touchEndsIt() {
    stage.scrollView.setContentOffset(CGPoint(x: 0, y: 300), animated: true)
    stage.simulator.advance(by: 0.1)
    let place = stage.y
    stage.finger.down(at: CGPoint(x: 100, y: 100))
    stage.simulator.advance(by: 0.3)
    expect(stage.y == place && place > 0 && place < 300)
    expectEqual(stage.recorder.log.last, "didEndScrollingAnimation 100")
  }

  @Test(
    "[R] an animated set ends the one that runs, which is reported, even if the content is at the target",
    arguments: [0, 100] as [CGFloat])
  func setWhileScrolling(distance: CGFloat) {
    stage.scrollView.setContentOffset(CGPoint(x: 0, y: 300), animated: true)
    stage.simulator.advance(by: 0.1)
    let place = stage.y
    stage.recorder.forget()
    stage.scrollView.setContentOffset(CGPoint(x: 0, y: place + distance), animated: true)
    expectEqual(stage.recorder.log, ["didEndScrollingAnimation 000"])
    stage.simulator.runUntilIdle()
    expectEqual(stage.y, place + distance)
    let ends = stage.recorder.log.filter { $0 == "didEndScrollingAnimation 000" }
    expectEqual(ends.count, distance == 0 ? 1 : 2)
  }

  @Test("[R] a scroll to the top that a finger stops is reported as well")
  func stoppedScrollToTop() {
    stage.scrollView.contentOffset.y = 900
    stage.simulator.tapStatusBar()
    stage.simulator.advance(by: 0.1)
    stage.finger.down(at: CGPoint(x: 100, y: 100))
    expectGreater(stage.y, 0)
    expectEqual(stage.recorder.log.last, "didScrollToTop 100")
  }

  @Test("[R] without a window, an animated set ends at once")
  func setWithoutWindow() {
    stage.scrollView.removeFromSuperview()
    stage.scrollView.setContentOffset(CGPoint(x: 0, y: 300), animated: true)
    expectEqual(stage.y, 300)
    expectEqual(stage.recorder.log, ["didScroll 000", "didEndScrollingAnimation 000"])
  }

  @Test("[A] a non-animated set is one synchronous didScroll, and none if nothing changes")
  func plainSet() {
    stage.scrollView.contentOffset = CGPoint(x: 0, y: 50)
    expectEqual(stage.recorder.log, ["didScroll 000"])
    stage.scrollView.contentOffset = CGPoint(x: 0, y: 50)
    stage.scrollView.setContentOffset(CGPoint(x: 0, y: 50), animated: false)
    expectEqual(stage.recorder.log, ["didScroll 000"])
  }

  @Test("[K] in UIView.animate the offset jumps with one didScroll; the pixels follow")
  func viewAnimation() {
    UIView.animate(withDuration: 0.3) { stage.scrollView.contentOffset.y = 200 }
    expectEqual(stage.recorder.log, ["didScroll 000"])
    expectEqual(stage.y, 200)
    expectNotNil(stage.scrollView.layer.animation(forKey: "bounds.origin"))
    stage.simulator.runUntilIdle()
    expectEqual(stage.recorder.log, ["didScroll 000"])
  }

  @Test func numbersThatAreNoneAreIgnored() {
    stage.scrollView.setContentOffset(CGPoint(x: 0, y: CGFloat.nan), animated: false)
    stage.scrollView.setContentOffset(CGPoint(x: 0, y: CGFloat.infinity), animated: true)
    stage.simulator.advance(by: 0.5)
    expectEqual(stage.y, 0)
  }

  @Test("[A] scrollRectToVisible moves just so far that the rectangle is seen")
  func rectToVisible() {
    stage.scrollView.contentInset = UIEdgeInsets(top: 50, left: 0, bottom: 20, right: 0)
    stage.scrollView.contentOffset.y = 500
    stage.scrollView.scrollRectToVisible(CGRect(x: 0, y: 600, width: 10, height: 100), animated: false)
    expectEqual(stage.y, 500)
    stage.scrollView.scrollRectToVisible(CGRect(x: 0, y: 1200, width: 10, height: 100), animated: false)
    expectEqual(stage.y, 653)
    stage.scrollView.scrollRectToVisible(CGRect(x: 0, y: 100, width: 10, height: 100), animated: false)
    expectEqual(stage.y, 50)
    stage.scrollView.scrollRectToVisible(CGRect(x: 0, y: -30, width: 10, height: 10), animated: false)
    expectEqual(stage.y, -80)
  }

  @Test("[R] scrollRectToVisible ignores what is outside of the content, and empty rectangles")
  func emptyRectToVisible() {
    stage.scrollView.contentOffset.y = 500
    stage.scrollView.scrollRectToVisible(CGRect(x: 0, y: -900, width: 10, height: 10), animated: false)
    stage.scrollView.scrollRectToVisible(CGRect(x: 0, y: 100, width: 10, height: 0), animated: false)
    expectEqual(stage.y, 500)
  }

  @Test("[R] scrollRectToVisible shows the end of a long rectangle that ends below, and otherwise its start")
  func longRectToVisible() {
    stage.scrollView.contentOffset.y = 500
    stage.scrollView.scrollRectToVisible(CGRect(x: 0, y: 600, width: 10, height: 1000), animated: false)
    expectEqual(stage.y, 933)
    stage.scrollView.scrollRectToVisible(CGRect(x: 0, y: 300, width: 10, height: 1000), animated: false)
    expectEqual(stage.y, 300)
  }

  @Test("[R] scrollRectToVisible doesn't stop content if the rectangle is visible")
  func visibleRectWhileDecelerating() {
    stage.drag(from: 500, by: -300)
    stage.finger.up()
    stage.simulator.step()
    stage.recorder.forget()
    let place = CGRect(x: 0, y: stage.y + 100, width: 10, height: 10)
    stage.scrollView.scrollRectToVisible(place, animated: true)
    expect(stage.scrollView.isDecelerating && stage.recorder.log == [])
  }

  @Test("[R] scrollRectToVisible gives an animated scroll another target")
  func rectWhileScrolling() {
    stage.scrollView.setContentOffset(CGPoint(x: 0, y: 300), animated: true)
    stage.simulator.advance(by: 0.1)
    stage.recorder.forget()
    stage.scrollView.scrollRectToVisible(CGRect(x: 0, y: 200, width: 10, height: 10), animated: false)
    expectEqual(stage.recorder.log, [])
    expectLess(abs(stage.simulator.now - 0.1), 0.01)
    stage.simulator.runUntilIdle()
    expectEqual(stage.y, 200)
    expectLess(abs(stage.simulator.now - 0.3), 0.01)
    expectEqual(stage.recorder.outline, ["didScroll 000", "didEndScrollingAnimation 000"])
  }

  @Test("[A] a tap on the status bar scrolls to the top without dragging callbacks")
  func statusBarTap() {
    stage.scrollView.contentInset.top = 64
    stage.scrollView.contentOffset.y = 900
    stage.recorder.forget()
    stage.simulator.tapStatusBar()
    stage.simulator.runUntilIdle()
    expectEqual(stage.recorder.outline, ["shouldScrollToTop 000", "didScroll 000", "didScrollToTop 000"])
    expectEqual(stage.y, -64)
  }

  @Test func theStatusBarTapCanBeRefused() {
    stage.scrollView.contentOffset.y = 900
    stage.recorder.allowsScrollToTop = false
    stage.simulator.tapStatusBar()
    stage.simulator.advance(by: 0.5)
    expectEqual(stage.y, 900)
  }

  @Test("[A] with two scroll views that want it nothing happens")
  func twoCandidates() {
    stage.scrollView.contentOffset.y = 900
    let other = UIScrollView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
    stage.window.addSubview(other)
    stage.simulator.tapStatusBar()
    stage.simulator.advance(by: 0.5)
    expectEqual(stage.y, 900)
    other.scrollsToTop = false
    stage.simulator.tapStatusBar()
    stage.simulator.advance(by: 0.5)
    expectEqual(stage.y, 0)
  }

  @Test(
    "[R] a tap on the status bar does nothing while the content can't be scrolled or is touched",
    arguments: ["disabled", "short", "touched"])
  func refusals(because reason: String) {
    stage.scrollView.contentOffset.y = 900
    switch reason {
    case "disabled": stage.scrollView.isScrollEnabled = false
    case "short":
      stage.scrollView.bounces = false
      stage.scrollView.contentSize.height = 100
      stage.scrollView.contentOffset.y = 20
    default: stage.finger.down(at: CGPoint(x: 180, y: 400))
    }
    let offset = stage.y
    stage.recorder.forget()
    stage.simulator.tapStatusBar()
    stage.simulator.advance(by: 0.5)
    expectEqual(stage.y, offset)
    expectEqual(stage.recorder.log, [])
  }

  @Test("[R] a tap on the status bar is for the key window")
  func keyWindow() {
    stage.scrollView.contentOffset.y = 900
    let other = UIWindow(frame: stage.window.frame)
    other.makeKeyAndVisible()
    stage.simulator.tapStatusBar()
    stage.simulator.advance(by: 0.5)
    expectEqual(stage.y, 900)
  }

  @Test("[R] an animated set ends a deceleration, even if the content is at the target")
  func setWhileDecelerating() {
    stage.drag(from: 500, by: -300)
    stage.finger.up()
    stage.simulator.step()
    stage.recorder.forget()
    stage.scrollView.setContentOffset(stage.scrollView.contentOffset, animated: true)
    expectEqual(stage.recorder.log, ["didEndDecelerating 000"])
  }
}
