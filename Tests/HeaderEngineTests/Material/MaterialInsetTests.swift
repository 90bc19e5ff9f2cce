import Testing

@testable import HeaderEngine

/// Creates a header of at most 200 points above a safe area of 47 points.
private func stage(configuration: (inout MaterialConfiguration) -> Void = { _ in }) -> MaterialStage {
  var stage = MaterialStage(statusBarHeight: 47) {
    $0.heights.setIncludesSafeArea(false)
    $0.heights.setMaximum(200)
    configuration(&$0)
  }
  stage.send(.safeAreaReported(47, top: 0))
  return stage
}

@Suite("Insets that a flexible header adds") struct MaterialInsetTests {
  @Test("The share is the part of the height that the system doesn't add")
  func shareExcludesTheSystemInset() {
    var stage = stage()
    stage.scrollView.setSafeArea(top: 47)
    stage.track()
    expectEqual(stage.scrollView.contentInsetTop, 200)
  }

  @Test("The share contains a safe area that the system doesn't add")
  func shareContainsTheSafeArea() {
    var stage = stage()
    stage.track()
    expectEqual(stage.scrollView.contentInsetTop, 247)
  }

  @Test("The share is at least the height without the safe area")
  func shareIsAtLeastTheContentHeight() {
    var stage = stage()
    stage.scrollView.metrics.adjustedInsetTop = 107
    stage.track()
    expectEqual(stage.scrollView.contentInsetTop, 200)
  }

  @Test("Insets of other code are kept, and correct insets are not written")
  func insetsOfOtherCodeAreKept() {
    var stage = stage()
    stage.scrollView.setSafeArea(top: 47)
    stage.scrollView.setContentInset(top: 30)
    stage.track()
    expectEqual(stage.scrollView.contentInsetTop, 230)
    expectEqual(stage.header.rawInsetTop(stage.scrollView.metrics), 30)
    let writes = stage.scrollView.writes.count
    stage.send(.laidOut)
    expectEqual(stage.scrollView.writes.count, writes)
  }

  @Test("At the end of tracking only the header's shares are removed")
  func sharesAreRemovedExactly() {
    var stage = stage()
    stage.scrollView.setSafeArea(top: 47)
    stage.scrollView.setContentInset(top: 30)
    stage.scrollView.metrics.indicatorInsetTop = 5
    stage.track()
    expectEqual(stage.scrollView.indicatorInsetTop, 205 + stage.surroundings.headerHeight - 247)
    stage.scrollView.setContentInset(top: 235)
    let scrollView = stage.leave()
    expect(scrollView.contentInsetTop == 35 && scrollView.indicatorInsetTop == 5)
  }

  @Test("A scroll view that refuses insets is left alone") func refusingScrollViewIsLeftAlone() {
    var stage = stage()
    stage.scrollView.metrics.refusesInsets = true
    stage.track()
    expectEmpty(stage.scrollView.writes)
  }

  @Test("The height of a refreshing control belongs to other code")
  func refreshControlBelongsToOtherCode() {
    var stage = stage()
    stage.scrollView.setSafeArea(top: 47)
    stage.track()
    stage.scrollView.metrics.refreshHeight = 60
    stage.scrollView.metrics.adjustedInsetTop += 60
    expectEqual(stage.header.rawInsetTop(stage.scrollView.metrics), 60)
  }

  @Test("Short content gets the length that it lacks as bottom inset, and nothing more")
  func shortContentGetsTheMissingLength() {
    var stage = MaterialStage(contentHeight: 200) { $0.extendsShortContent = true }
    stage.scrollView.setContentInset(top: 12, bottom: 7)
    stage.scrollView.metrics.adjustedInsetBottom += 34
    stage.track()
    expectEqual(stage.scrollView.contentInsetBottom, 246)
    expectEqual(stage.scrollView.metrics.own.filler, 239)
    let writes = stage.scrollView.writes.count
    stage.send(.laidOut)
    expectEqual(stage.scrollView.writes.count, writes)
    stage.scrollView.metrics.contentHeight = 3000
    stage.send(.laidOut)
    expectEqual(stage.scrollView.contentInsetBottom, 7)
  }

  @Test("Short content gets another length when the header leaves by another length")
  func shortContentFollowsTheGreatestShift() {
    var stage = MaterialStage(contentHeight: 200) { $0.extendsShortContent = true }
    stage.track()
    let length = stage.scrollView.contentInsetBottom
    stage.configure { $0.shiftBehavior = .enabled }
    expectEqual(stage.scrollView.contentInsetBottom, length + 56)
    stage.configure { $0.minimumHeaderViewHeight = 30 }
    expectEqual(stage.scrollView.contentInsetBottom, length + 26)
    stage.configure { $0.shiftBehavior = .disabled }
    expectEqual(stage.scrollView.contentInsetBottom, length)
  }

  @Test("Short content that refuses insets gets no length") func refusingShortContentIsLeftAlone() {
    var stage = MaterialStage(contentHeight: 200) { $0.extendsShortContent = true }
    stage.scrollView.metrics.refusesInsets = true
    stage.track()
    expectEmpty(stage.scrollView.writes)
  }
}
