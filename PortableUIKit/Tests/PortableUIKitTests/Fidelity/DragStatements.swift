#if canImport(ObjectiveC)
  import UIKit
#else
  import PortableUIKit
#endif
import Testing

/// The table of callbacks and flags in scroll-physics.md; digits are tracking, dragging, decelerating.
@MainActor @Suite(.enabled(if: FidelityStage.canTouch)) struct DragStatements {
  private let down = CGPoint(x: 100, y: 400)

  private func shown(
    on stage: FidelityStage, offset: CGFloat = 1000, change: (UIScrollView) -> Void = { _ in }
  ) -> (view: UIScrollView, recorder: ScrollJournal) {
    let root = stage.showPlain()
    let view = UIScrollView(frame: CGRect(x: 0, y: 0, width: 375, height: 600))
    view.contentInsetAdjustmentBehavior = .never
    view.contentSize = CGSize(width: 375, height: 6000)
    change(view)
    root.addSubview(view)
    view.contentOffset.y = offset
    stage.turn()
    let recorder = ScrollJournal()
    view.delegate = recorder
    return (view, recorder)
  }

  @Test("physics table [A] a finger that comes and goes says nothing", arguments: FidelityAnswers.all)
  func touch(answers: FidelityAnswers) {
    let stage = FidelityStage(answers)
    let (view, recorder) = shown(on: stage)
    stage.press(down)
    expect(view.isTracking && !view.isDragging && !view.isDecelerating)
    stage.lift()
    expect(!view.isTracking && recorder.journal.entries == [])
  }

  @Test("[A] drag without a fling", arguments: FidelityAnswers.all)
  func drag(answers: FidelityAnswers) {
    let stage = FidelityStage(answers)
    let (view, recorder) = shown(on: stage)
    stage.stroke(from: down, by: -100, thenRest: 0.3)
    stage.settle()
    expectEqual(
      recorder.outline(),
      [
        "willBeginDragging 110", "didScroll 110", "willEndDragging 110", "didEndDragging(false) 100",
      ])
    expect(!view.isTracking && !view.isDragging && view.contentOffset.y == 1090)
  }

  @Test(
    "[A, R] fling: dragging stays true while coasting", arguments: FidelityAnswers.all)
  func fling(answers: FidelityAnswers) {
    let stage = FidelityStage(answers)
    let (view, recorder) = shown(on: stage)
    var wanted = CGPoint.zero
    recorder.onWillEnd = { velocity, target in
      expect(isClose(velocity.y, 2))
      wanted = target.pointee
    }
    stage.stroke(from: down, by: -200)
    stage.settle()
    expectEqual(
      recorder.outline(),
      [
        "willBeginDragging 110", "didScroll 110", "willEndDragging 110", "didEndDragging(true) 011",
        "willBeginDecelerating 011", "didScroll 011", "didEndDecelerating 000",
      ])
    // 2 points per millisecond at 0.998 go 2000 × 0.4995 points.
    expect(isClose(wanted.y, 1190 + 2000 * 0.4995, within: 0.1))
    expect(isClose(view.contentOffset.y, wanted.y, within: 0.25))
  }

  @Test("physics [A] the fast rate coasts a fifth as far")
  func fast() {
    let stage = FidelityStage()
    let (view, _) = shown(on: stage) { $0.decelerationRate = .fast }
    stage.stroke(from: down, by: -200)
    stage.settle()
    expect(isClose(view.contentOffset.y, 1190 + 2000 * 0.0995, within: 0.5))
  }

  @Test(
    "physics [R] bounce: past an edge the rubber band, then the spring brings it back",
    arguments: FidelityAnswers.all)
  func bounce(answers: FidelityAnswers) {
    let stage = FidelityStage(answers)
    let (view, recorder) = shown(on: stage, offset: 0)
    var deepest: CGFloat = 0
    recorder.onDidScroll = { deepest = min(deepest, $0.contentOffset.y) }
    stage.stroke(from: CGPoint(x: 100, y: 200), by: 210, thenRest: 0.3)
    let band: CGFloat = (1 - 1 / (200 * 0.55 / 600 + 1)) * 600
    expect(isClose(deepest, -band, within: 0.25))
    stage.settle()
    expectEqual(
      recorder.outline(),
      [
        "willBeginDragging 110", "didScroll 110", "willEndDragging 110", "didEndDragging(true) 011",
        "willBeginDecelerating 011", "didScroll 011", "didEndDecelerating 000",
      ])
    expectEqual(view.contentOffset.y, 0)
  }

  @Test("physics [R] a fling over the edge comes back to it", arguments: [true, false])
  func flingOverTheEdge(bounces: Bool) {
    let stage = FidelityStage()
    let (view, recorder) = shown(on: stage, offset: 300) { $0.bounces = bounces }
    var highest: CGFloat = 300
    recorder.onDidScroll = { highest = min(highest, $0.contentOffset.y) }
    stage.stroke(from: CGPoint(x: 100, y: 200), by: 200)
    stage.settle()
    expect(view.contentOffset.y == 0 && recorder.outline().last == "didEndDecelerating 000")
    expect(bounces ? highest < -10 : highest == 0)
  }

  @Test(
    "physics [R: flowkey] caught: still decelerating until the finger lifts, then both ends",
    arguments: FidelityAnswers.all)
  func caught(answers: FidelityAnswers) {
    let stage = FidelityStage(answers)
    let (view, recorder) = shown(on: stage)
    stage.stroke(from: down, by: -200)
    stage.wait(0.3)
    _ = recorder.outline()
    stage.press(down)
    let place = view.contentOffset.y
    expect(view.isTracking && view.isDragging && view.isDecelerating)
    stage.wait(0.3)
    expect(view.contentOffset.y == place && recorder.journal.entries == [])
    stage.lift()
    stage.settle()
    expectEqual(recorder.outline(), ["didEndDragging(false) 100", "didEndDecelerating 000"])
    expectEqual(view.contentOffset.y, place)
  }

  @Test("[?] pages that a finger stopped turn when it leaves without a drag")
  func touchedPages() {
    check(.touchedPagesTurn, yes: "turns", no: "stays") { stage in
      let (view, _) = shown(on: stage, offset: 600) { $0.isPagingEnabled = true }
      stage.stroke(from: down, by: -200)
      stage.wait(0.1)
      stage.press(down)
      let place = view.contentOffset.y
      stage.lift()
      stage.settle()
      return view.contentOffset.y == place ? "stays" : "turns"
    }
  }

  @Test("[?] so do pages whose animation a finger stopped")
  func touchedAnimation() {
    check(.touchedPagesTurn, yes: "turns", no: "stays") { stage in
      let (view, _) = shown(on: stage, offset: 600) { $0.isPagingEnabled = true }
      view.setContentOffset(CGPoint(x: 0, y: 1200), animated: true)
      stage.wait(0.1)
      stage.press(down)
      let place = view.contentOffset.y
      stage.lift()
      stage.settle()
      return view.contentOffset.y == place ? "stays" : "turns"
    }
  }

  @Test("[A] a page at a time: the proposed target is a page", arguments: FidelityAnswers.all)
  func paging(answers: FidelityAnswers) {
    let stage = FidelityStage(answers)
    let (view, recorder) = shown(on: stage, offset: 600) { $0.isPagingEnabled = true }
    var target: CGFloat = 0
    recorder.onWillEnd = { target = $1.pointee.y }
    stage.stroke(from: down, by: -200)
    stage.settle()
    expect(target == 1200 && view.contentOffset.y == 1200)
    expectEqual(
      recorder.outline(),
      [
        "willBeginDragging 110", "didScroll 110", "willEndDragging 110", "didEndDragging(true) 011",
        "willBeginDecelerating 011", "didScroll 011", "didEndDecelerating 000",
      ])
  }

  @Test(
    "[A] the delegate's target is where it rests",
    arguments: [1000, 1190.5, 1500, 3000] as [CGFloat])
  func target(y: CGFloat) {
    let stage = FidelityStage()
    let (view, recorder) = shown(on: stage)
    recorder.onWillEnd = { $1.pointee.y = y }
    stage.stroke(from: down, by: -200)
    stage.settle()
    expectEqual(view.contentOffset.y, y)
  }

  @Test(
    "[A] status-bar tap: asked, moved, told; no word of dragging",
    arguments: FidelityAnswers.all)
  func statusBarTap(answers: FidelityAnswers) {
    let stage = FidelityStage(answers)
    let (view, recorder) = shown(on: stage)
    view.contentInset.top = 30
    _ = recorder.outline()
    stage.tapStatusBar()
    stage.settle()
    expectEqual(view.contentOffset.y, -30)
    expectEqual(recorder.outline(), ["shouldScrollToTop 000", "didScroll 000", "didScrollToTop 000"])
  }

  @Test("[A] with two that want it the tap does nothing")
  func twoCandidates() {
    let stage = FidelityStage()
    let (view, recorder) = shown(on: stage)
    let other = UIScrollView(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
    view.superview?.addSubview(other)
    stage.tapStatusBar()
    stage.settle()
    expect(view.contentOffset.y == 1000 && recorder.journal.entries == [])
    other.scrollsToTop = false
    stage.tapStatusBar()
    stage.settle()
    expectEqual(view.contentOffset.y, 0)
  }

  @Test("physics [measured] a touch ends an animated offset where it is")
  func touchEndsAnimation() {
    let stage = FidelityStage()
    let (view, _) = shown(on: stage)
    view.setContentOffset(CGPoint(x: 0, y: 2000), animated: true)
    stage.wait(0.1)
    stage.press(down)
    let place = view.contentOffset.y
    expect(place > 1000 && place < 2000)
    stage.lift()
    stage.settle()
    expectEqual(view.contentOffset.y, place)
  }

  @Test("[R] insets that change under a finger do not clamp", arguments: FidelityAnswers.all)
  func insetsUnderTheFinger(answers: FidelityAnswers) {
    let stage = FidelityStage(answers)
    let (view, _) = shown(on: stage, offset: 0)
    stage.press(down)
    view.contentInset.bottom = -5700
    expectEqual(view.contentOffset.y, 0)
    stage.lift()
  }

  @Test("[A] recognizers of the hit view and of all above it get the touch")
  func recognizersAbove() {
    let stage = FidelityStage()
    let (view, recorder) = shown(on: stage)
    let button = UIView(frame: CGRect(x: 0, y: 1000, width: 375, height: 600))
    view.addSubview(button)
    stage.stroke(from: down, by: -100, thenRest: 0.3)
    stage.settle()
    expect(recorder.outline().contains("willBeginDragging 110"))
  }

  @Test(
    "[A] animating views are deaf to touches unless the option says otherwise",
    arguments: [true, false])
  func deafWhileAnimating(allows: Bool) {
    let stage = FidelityStage()
    let (view, recorder) = shown(on: stage)
    UIView.animate(withDuration: 2, delay: 0, options: allows ? .allowUserInteraction : []) {
      view.alpha = 0.5
    }
    stage.stroke(from: down, by: -100, thenRest: 0.3)
    expectEqual(recorder.outline().contains("willBeginDragging 110"), allows)
    stage.settle()
  }
}
