import Testing

@testable import HeaderEngine

@Suite("Corrected insets of a flexible header") struct CorrectedInsetTests {
  private func stage(contentHeight: Double = 4000) -> MaterialStage {
    MaterialStage(.enabledWithStatusBar, contentHeight: contentHeight) {
      $0.correctsOriginalBehavior = true
      $0.keepsContentAtTop = true
      $0.heights.setIncludesSafeArea(false)
    }
  }

  @Test(
    "A scroll view below the header's top gets the overlap as inset", arguments: [0.0, 30, 100, 159, 250])
  func scrollViewBelowTheTopGetsTheOverlap(top: Double) {
    var stage = stage()
    stage.scrollView.metrics.topBelowHeader = top
    stage.track()
    expectEqual(stage.scrollView.contentInsetTop, max(0, 160 - top))
    expectEqual(stage.scrollView.indicatorInsetTop, max(0, 160 - top))
    expectEqual(stage.layout?.height, max(160, top))
    stage.drag(to: 500)
    expectEqual(stage.layout?.top, -76)
    expectEqual(stage.scrollView.indicatorInsetTop, 0)
    let scrollView = stage.leave()
    expect(scrollView.contentInsetTop == 0 && scrollView.indicatorInsetTop == 0)
  }

  @Test("A refresh control over content that ignores the safe area leaves the header's height alone")
  func refreshControlLeavesTheHeightAlone() {
    var stage = stage()
    stage.send(.safeAreaReported(47, top: 0))
    stage.track()
    expectEqual(stage.scrollView.contentInsetTop, 207)
    stage.scrollView.metrics.refreshHeight = 60
    stage.scrollView.metrics.adjustedInsetTop += 60
    stage.send(.adjustedInsetChanged)
    stage.scroll(to: -267)
    expect(stage.scrollView.contentInsetTop == 207 && stage.layout?.height == 207)
  }

  @Test("The inset follows a status bar that returns with the header at once")
  func insetFollowsTheStatusBar() {
    var stage = stage()
    stage.scrollView.setSafeArea(top: 20)
    stage.send(.safeAreaReported(20, top: 0))
    stage.track()
    expectEqual(stage.scrollView.contentInsetTop, 160)
    stage.scrollView.setSafeArea(top: 0)
    stage.scroll(to: 500)
    expectEqual(stage.scrollView.contentInsetTop, 180)
    stage.scroll(to: -180)
    stage.scrollView.setSafeArea(top: 20)
    stage.send(.statusBarUpdated)
    expect(stage.scrollView.contentInsetTop == 160 && stage.scrollView.metrics.restsAtTop)
  }

  @Test("The length that short content lacks follows its size without a scroll event")
  func fillerFollowsTheContentSize() {
    var stage = stage(contentHeight: 100)
    stage.configure { $0.extendsShortContent = true }
    stage.track()
    expectEqual(stage.scrollView.contentInsetBottom, 468)
    stage.scrollView.metrics.contentHeight = 400
    stage.send(.contentSizeChanged)
    expectEqual(stage.scrollView.contentInsetBottom, 168)
  }
}
