import Testing

@testable import HeaderEngine

@Suite("Pages below a header that is shifted or expanded") struct CorrectedPageTests {
  private func stage(_ behavior: FlexibleHeaderShiftBehavior, at offset: Double) -> MaterialStage {
    var stage = MaterialStage(behavior) {
      $0.isSharedWithManyScrollViews = true
      $0.keepsContentAtTop = true
      $0.correctsOriginalBehavior = true
    }
    stage.scrollView.metrics.offset = 0
    stage.track()
    stage.scroll(to: offset)
    return stage
  }

  @Test("Turning to a page at its top leaves no gap below a shifted header", arguments: [420.0, 500, 2000])
  func pageAtItsTopLeavesNoGap(offset: Double) {
    var stage = stage(.enabled, at: 400)
    stage.scroll(to: offset)
    stage.leave()
    stage.track(isSwitch: true)
    expect(stage.gap == 0 && (stage.layout?.top ?? 0) < 0)
  }

  @Test("Turning to a page at its top leaves no gap below a hidden header", arguments: [-160.0, 400])
  func pageBelowAHiddenHeaderLeavesNoGap(offset: Double) {
    var stage = stage(.hideable, at: offset)
    stage.send(.shiftCommanded(hide: true, animated: false))
    stage.leave()
    stage.track(isSwitch: true)
    expect(stage.bottom == 0 && stage.gap == 0)
  }

  @Test("A header that isn't shared returns over another page at its top")
  func unsharedHeaderReturnsOverAPageAtItsTop() {
    var stage = stage(.enabled, at: 400)
    stage.configure { $0.isSharedWithManyScrollViews = false }
    stage.leave()
    expectEqual(stage.layout?.top, -56)
    stage.track(isSwitch: true)
    expect(stage.layout?.top == 0 && stage.gap == 0)
  }

  @Test("A page that is announced while the header leaves shows no gap when the header is gone")
  func pageAnnouncedDuringTheAnimationLeavesNoGap() {
    var stage = stage(.enabled, at: 400)
    stage.scroll(to: 100)
    stage.drag(to: 110)
    stage.release()
    expect(stage.header.isAnimating)
    var next = EngineScrollView()
    var heightWhenLeft: Double?
    stage.announce(&next, heightWhenLeft: &heightWhenLeft)
    stage.settle()
    stage.leave(for: next)
    stage.track(isSwitch: true)
    expect(stage.layout?.top == -56 && stage.gap == 0)
  }

  @Test("An announced page follows a header that expanded, if the page's top is in view")
  func announcedPageFollowsAnExpandedHeader() {
    var stage = stage(.disabled, at: 400)
    var next = EngineScrollView()
    var heightWhenLeft: Double?
    stage.announce(&next, heightWhenLeft: &heightWhenLeft)
    expectEqual(next.metrics.offset, -76)
    stage.scroll(to: -160)
    stage.announce(&next, heightWhenLeft: &heightWhenLeft)
    expectEqual(next.metrics.offset, -160)
    next.metrics.offset = 300
    stage.announce(&next, heightWhenLeft: &heightWhenLeft)
    expectEqual(next.metrics.offset, 300)
  }
}
