import Testing

@testable import PortableUIKit

/// The table of callbacks and flags in scroll-physics.md. Each entry ends with tracking, dragging,
/// decelerating.
@MainActor struct ScrollEventTests {
  private let first = OnFirstUse {
    switchOn(.phone47)
    let stage = ScrollStage()
    stage.scrollView.contentOffset.y = 1000
    stage.recorder.forget()
    return stage
  }
  private var stage: ScrollStage { first.value }

  @Test("[A] a drag that ends at rest")
  func dragWithoutFling() {
    stage.drag(from: 400, by: -100)
    expect(stage.scrollView.isTracking)
    stage.finger.up(time: stage.simulator.now + 0.3)
    expectEqual(
      stage.recorder.outline,
      [
        "willBeginDragging 110", "didScroll 110", "willEndDragging 110", "didEndDragging(false) 100",
      ])
    expect(!stage.scrollView.isTracking)
    expectEqual(stage.y, 1090)
    expect(stage.simulator.runUntilIdle(limit: 1))
    expectEqual(stage.y, 1090)
  }

  @Test("[A] a finger that comes down and leaves says nothing to the delegate")
  func touchWithoutMovement() {
    stage.finger.down(at: CGPoint(x: 100, y: 300))
    expect(stage.scrollView.isTracking && !stage.scrollView.isDragging)
    stage.finger.up(time: 0.1)
    expect(!stage.scrollView.isTracking)
    expectEqual(stage.recorder.log, [])
  }

  @Test("[A, R] a fling coasts with dragging still true")
  func fling() {
    var velocity = CGPoint.zero
    var target = CGPoint.zero
    stage.recorder.onWillEndDragging = {
      velocity = $0
      target = $1.pointee
    }
    stage.drag(from: 400, by: -200)
    stage.finger.up(time: 0.1)
    expect(stage.scrollView.isDecelerating)
    expect(stage.simulator.runUntilIdle())
    expectEqual(
      stage.recorder.outline,
      [
        "willBeginDragging 110", "didScroll 110", "willEndDragging 110", "didEndDragging(true) 011",
        "willBeginDecelerating 011", "didScroll 011", "didEndDecelerating 000",
      ])
    expectLess(abs(velocity.y - 2), 1e-9)
    expectLess(abs(target.y - (1190 - 2000 / (1000 * log(0.998)))), 1e-6)
    expectAtMost(abs(stage.y - target.y), 0.25)
  }

  @Test func coastingFollowsTheClosedFormFromTheLift() {
    stage.drag(from: 400, by: -200)
    stage.finger.up(time: 0.103)
    let k = 1000 * log(0.998)
    for _ in 0..<60 {
      stage.simulator.step()
      let time = stage.simulator.now - 0.103
      guard time > 0 else { continue }
      let expected = 1190 + 2000 * (exp(k * time) - 1) / k
      expectAtMost(abs(stage.y - expected), 0.25 + 1e-9)
    }
  }

  @Test("scroll-physics: released outside the range, a spring brings it back")
  func bounce() {
    stage.scrollView.contentOffset.y = 0
    stage.recorder.forget()
    stage.drag(from: 200, by: 210)
    expectAtMost(abs(stage.y + (1 - 1 / (200 * 0.55 / 667 + 1)) * 667), 0.25)
    stage.finger.up(time: stage.simulator.now + 0.3)
    expect(stage.simulator.runUntilIdle())
    expectEqual(
      stage.recorder.outline,
      [
        "willBeginDragging 110", "didScroll 110", "willEndDragging 110", "didEndDragging(true) 011",
        "willBeginDecelerating 011", "didScroll 011", "didEndDecelerating 000",
      ])
    expectEqual(stage.y, 0)
  }

  @Test("[R: flowkey] a finger catches coasting content and lets it go at rest")
  func catching() {
    stage.drag(from: 400, by: -200)
    stage.finger.up(time: 0.1)
    stage.simulator.advance(by: 0.3)
    stage.recorder.forget()
    let caught = stage.y
    stage.finger.down(at: CGPoint(x: 100, y: 300))
    let view = stage.scrollView
    expect(view.isTracking && view.isDragging && view.isDecelerating)
    stage.simulator.advance(by: 0.2)
    expectEqual(stage.y, caught)
    stage.finger.up()
    expectEqual(stage.recorder.log, ["didEndDragging(false) 100", "didEndDecelerating 000"])
    expect(stage.simulator.runUntilIdle())
    expectEqual(stage.y, caught)
  }

  @Test func aCaughtViewCanBeDraggedOn() {
    stage.drag(from: 400, by: -200)
    stage.finger.up(time: 0.1)
    stage.simulator.advance(by: 0.3)
    stage.recorder.forget()
    stage.drag(from: 400, by: -50)
    stage.finger.up(time: stage.simulator.now + 0.5)
    expectEqual(
      stage.recorder.outline,
      [
        "willBeginDragging 111", "didScroll 111", "willEndDragging 111", "didEndDragging(false) 100",
        "didEndDecelerating 000",
      ])
  }

  @Test(
    "[?] pulled content whose edge moves continues from where it is, or goes to the finger's place between the new edges",
    arguments: [true, false])
  func pulledContentWhoseEdgeMoves(continues: Bool) {
    stage.simulator.answers.dragsContinueAtMovedEdges = continues
    stage.scrollView.contentOffset.y = 0
    stage.drag(from: 200, by: 110)
    let pulled = stage.y
    let band = RubberBand(length: 667)
    expectLess(abs(pulled + band.shown(100)), 0.51)
    stage.scrollView.contentInset.top = -pulled
    expectEqual(stage.y, pulled)
    stage.finger.move(to: CGPoint(x: 100, y: 330))
    let beyond = continues ? 20 : 120 + pulled
    expectLess(abs(stage.y - pulled + band.shown(beyond)), 0.51)
  }

  @Test func aBouncingViewThatIsCaughtStaysUnderTheFinger() {
    stage.scrollView.contentOffset.y = 0
    stage.drag(from: 200, by: 210)
    stage.finger.up(time: 0.4)
    stage.simulator.advance(by: 0.5)
    let caught = stage.y
    expectLess(caught, -1)
    stage.drag(from: 300, by: 10.5, steps: 1)
    expectLess(abs(stage.y - caught), 1)
    stage.finger.up(time: 2)
    stage.simulator.runUntilIdle()
    expectEqual(stage.y, 0)
  }

  @Test func contentThatIsHeldOnTheWayToATargetComesToRest() {
    stage.recorder.onWillEndDragging = { $1.pointee.y = 1500 }
    stage.recorder.onDidScroll = { if $0.contentOffset.y > 1300 { $0.contentOffset.y = 1300 } }
    stage.drag(from: 400, by: -200)
    stage.finger.up(time: 0.1)
    expect(stage.simulator.runUntilIdle(limit: 10))
    expectEqual(stage.y, 1300)
    expectEqual(stage.recorder.log.last, "didEndDecelerating 000")
  }

  @Test("[R] a write of the app on the way to the delegate's target moves the end of the deceleration")
  func writeOnTheWayToATarget() {
    var hasMoved = false
    stage.recorder.onWillEndDragging = { $1.pointee.y = 1500 }
    stage.recorder.onDidScroll = { view in
      guard view.isDecelerating, view.contentOffset.y > 1300, !hasMoved else { return }
      hasMoved = true
      view.contentOffset.y += 100
    }
    stage.drag(from: 400, by: -200)
    stage.finger.up(time: 0.1)
    expect(stage.simulator.runUntilIdle(limit: 10))
    expectEqual(stage.y, 1600)
  }

  @Test func aWriteOnTheWayToATargetDoesNotEndOutsideTheRange() {
    var hasMoved = false
    stage.recorder.onWillEndDragging = { $1.pointee.y = 1500 }
    stage.recorder.onDidScroll = { view in
      guard view.isDecelerating, view.contentOffset.y > 1300, !hasMoved else { return }
      hasMoved = true
      view.contentOffset.y = view.contentSize.height - view.bounds.height - 10
    }
    stage.drag(from: 400, by: -200)
    stage.finger.up(time: 0.1)
    expect(stage.simulator.runUntilIdle(limit: 10))
    expectEqual(stage.y, stage.scrollView.contentSize.height - stage.scrollView.bounds.height)
  }

  @Test func aTargetAfterADragWithoutFlingIsReachedToo() {
    stage.recorder.onWillEndDragging = { $1.pointee.y = 1120 }
    stage.drag(from: 400, by: -100)
    stage.finger.up(time: 0.5)
    expect(stage.recorder.log.contains("didEndDragging(true) 011"))
    stage.simulator.runUntilIdle()
    expectEqual(stage.y, 1120)
  }

  @Test func aTargetWhereTheContentIsStopsIt() {
    stage.recorder.onWillEndDragging = { [scrollView = stage.scrollView] in
      $1.pointee = scrollView.contentOffset
    }
    stage.drag(from: 400, by: -200)
    stage.finger.up(time: 0.1)
    expectEqual(stage.recorder.log.last, "didEndDragging(false) 100")
    expectEqual(stage.y, 1190)
  }

  @Test(arguments: [CGFloat.nan, .infinity]) func aTargetThatIsNoNumberIsIgnored(wish: CGFloat) {
    stage.recorder.onWillEndDragging = { $1.pointee.y = wish }
    stage.drag(from: 400, by: -200)
    stage.finger.up(time: 0.1)
    stage.simulator.runUntilIdle()
    expectAtMost(abs(stage.y - (1190 - 2000 / (1000 * log(0.998)))), 0.25)
  }

  @Test("[A] paging ends at a multiple of the viewport")
  func paging() {
    stage.scrollView.isPagingEnabled = true
    stage.scrollView.contentOffset.y = 667
    stage.drag(from: 400, by: -200)
    stage.finger.up(time: 0.1)
    stage.simulator.runUntilIdle()
    expectEqual(stage.y, 1334)
    stage.drag(from: 400, by: -200)
    stage.finger.up(time: stage.simulator.now + 0.5)
    stage.simulator.runUntilIdle()
    expectEqual(stage.y, 1334)
  }

  @Test("[A] a cancelled touch ends the drag without velocity")
  func cancelled() {
    stage.drag(from: 400, by: -200)
    stage.finger.cancel(time: 0.1)
    expectEqual(stage.recorder.log.last, "didEndDragging(false) 100")
    expectEqual(stage.y, 1190)
  }

  @Test func contentThatFitsIsPulledOnlyIfItAlwaysBounces() {
    stage.scrollView.contentSize.height = 300
    stage.recorder.forget()
    stage.drag(from: 200, by: 200)
    expect(stage.y == 0 && stage.recorder.log == [])
    stage.finger.up()
    stage.scrollView.alwaysBounceVertical = true
    stage.drag(from: 200, by: 200)
    expectLess(stage.y, -50)
  }

  @Test(arguments: [true, false])
  func withoutBouncingTheEdgeHoldsTheContent(alongBothAxes: Bool) {
    if alongBothAxes { stage.scrollView.bounces = false } else { stage.scrollView.bouncesVertically = false }
    stage.scrollView.contentOffset.y = 30
    stage.drag(from: 200, by: 200)
    expectEqual(stage.y, 0)
    expect(!stage.scrollView.bounces && stage.scrollView.bouncesHorizontally != alongBothAxes)
  }

  @Test func aScrollViewThatMayNotScrollIgnoresFingers() {
    stage.scrollView.isScrollEnabled = false
    stage.drag(from: 400, by: -200)
    expect(stage.y == 1000 && !stage.scrollView.isTracking)
  }

  @Test("the first ten points belong to the recognition, however they come")
  func slop() {
    stage.drag(from: 400, by: -100, steps: 1)
    expectEqual(stage.y, 1090)
    stage.finger.up(time: 1)
    stage.drag(from: 400, by: -10, steps: 2, at: 2)
    expect(stage.y == 1090 && !stage.scrollView.isDragging)
  }

  @Test("[R] content goes on from an offset that the program writes")
  func writingWhileDragging() {
    stage.drag(from: 400, by: -100)
    stage.scrollView.contentOffset.y = 500
    stage.finger.move(to: CGPoint(x: 100, y: 290), time: 0.11)
    expectEqual(stage.y, 510)
  }

  @Test func writingWhileCoastingShiftsTheCourse() {
    stage.drag(from: 400, by: -200)
    stage.finger.up(time: 0.1)
    stage.simulator.advance(by: 0.5)
    let place = stage.y
    stage.scrollView.contentOffset.y += 700
    stage.simulator.runUntilIdle()
    expectAtMost(abs(stage.y - (1190 - 2000 / (1000 * log(0.998)) + 700)), 0.5)
    expectGreater(stage.y, place + 700)
  }

  @Test("[K] a non-animated set stops coasting content")
  func stopping() {
    stage.drag(from: 400, by: -200)
    stage.finger.up(time: 0.1)
    stage.simulator.advance(by: 0.3)
    stage.scrollView.setContentOffset(CGPoint(x: 0, y: 700), animated: false)
    expectEqual(stage.recorder.log.suffix(2), ["didEndDecelerating 000", "didScroll 000"])
    expect(stage.simulator.runUntilIdle(limit: 0.1))
    expectEqual(stage.y, 700)
  }

  @Test func anInsetThatChangesOnTheWayMovesTheEndOfTheWay() {
    stage.scrollView.contentOffset.y = 200
    stage.drag(from: 200, by: 200)
    stage.finger.up(time: 0.1)
    stage.simulator.advance(by: 0.1)
    stage.scrollView.contentInset.top = 100
    stage.simulator.runUntilIdle()
    expectEqual(stage.y, -100)
  }

  @Test("[R] a content inset that the delegate sets at the end of a drag leaves the content where it is")
  func insetAtTheEndOfADrag() {
    stage.scrollView.contentOffset.y = 0
    stage.drag(from: 200, by: 410)
    let pulled = stage.y
    stage.recorder.onDidEndDragging = { view, _ in
      view.contentInset.top = 60
      expectEqual(view.contentOffset.y, pulled)
    }
    stage.finger.up(time: stage.simulator.now + 0.3)
    expectEqual(stage.y, pulled)
    stage.simulator.runUntilIdle()
    expectEqual(stage.y, -60)
  }

  @Test(
    "[R] content that leaves the screen stops, and the delegate isn't told", arguments: ["view", "superview"])
  func removal(of part: String) {
    let parent = UIView(frame: stage.window.bounds)
    stage.window.addSubview(parent)
    parent.addSubview(stage.scrollView)
    stage.drag(from: 400, by: -200)
    stage.finger.up(time: 0.1)
    stage.simulator.advance(by: 0.1)
    stage.recorder.forget()
    let place = stage.y
    (part == "view" ? stage.scrollView : parent).removeFromSuperview()
    expect(!stage.scrollView.isDecelerating && !stage.scrollView.isDragging)
    stage.simulator.advance(by: 1)
    expectEqual(stage.y, place)
    expectEqual(stage.recorder.log, [])
  }

  @Test("[R] a finger that still touches content that left the screen isn't reported")
  func removalWhileDragging() {
    stage.scrollView.contentOffset.y = 0
    stage.drag(from: 200, by: 200)
    stage.recorder.forget()
    stage.scrollView.removeFromSuperview()
    expectEqual(stage.y, 0)
    expectEqual(stage.recorder.log, ["didScroll 000"])
    stage.finger.move(to: CGPoint(x: 100, y: 500))
    stage.finger.up()
    expectEqual(stage.recorder.log, ["didScroll 000"])
  }

  @Test("[R] content that moves to another superview goes on")
  func reparenting() {
    let parent = UIView(frame: stage.window.bounds)
    stage.window.insertSubview(parent, at: 0)
    stage.drag(from: 400, by: -200)
    stage.finger.up(time: 0.1)
    stage.simulator.advance(by: 0.1)
    parent.addSubview(stage.scrollView)
    expect(stage.scrollView.isDecelerating)
    expect(stage.simulator.runUntilIdle())
    expectEqual(stage.recorder.log.last, "didEndDecelerating 000")
  }

  @Test("[R] a deceleration goes on in a scroll view that may no longer scroll")
  func disablingWhileDecelerating() {
    stage.drag(from: 400, by: -200)
    stage.finger.up(time: 0.1)
    stage.scrollView.isScrollEnabled = false
    expect(stage.scrollView.isDecelerating)
    expect(stage.simulator.runUntilIdle())
    expectEqual(stage.recorder.log.last, "didEndDecelerating 000")
  }

  @Test(
    "[R] there are two rates of deceleration",
    arguments: [(0.9, 0.99), (0.993, 0.99), (0.994, 0.998), (2, 0.998)])
  func rates(rate: (set: CGFloat, stored: CGFloat)) {
    stage.scrollView.decelerationRate = UIScrollView.DecelerationRate(rawValue: rate.set)
    expectEqual(stage.scrollView.decelerationRate.rawValue, rate.stored)
  }

  @Test func aScrollViewThatGoesAwayLeavesNothingRunning() {
    switchOn(.phone47)
    weak var gone: UIScrollView?
    do {
      let view = UIScrollView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
      view.contentSize = CGSize(width: 100, height: 1000)
      let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
      window.isHidden = false
      window.addSubview(view)
      view.setContentOffset(CGPoint(x: 0, y: 300), animated: true)
      view.removeFromSuperview()
      gone = view
    }
    expectNil(gone)
    expect(HostSimulator.current.runUntilIdle(limit: 0.1))
  }

  @Test("HeaderTesting overrides the offset: movements arrive there")
  func overriddenOffset() {
    final class Witness: UIScrollView {
      var written: [CGFloat] = []
      override var contentOffset: CGPoint {
        get { super.contentOffset }
        set {
          written.append(newValue.y)
          super.contentOffset = newValue
        }
      }
    }
    switchOn(.phone47)
    let view = Witness()
    let stage = ScrollStage(view: view)
    view.written = []
    stage.drag(from: 400, by: -30, steps: 3)
    expectEqual(view.written, [10, 20])
  }
}
