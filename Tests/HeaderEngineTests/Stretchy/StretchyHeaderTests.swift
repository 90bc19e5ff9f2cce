import Testing

@testable import HeaderEngine

/// A stretchy header at the top of content, below a safe area of 44 points.
struct StretchyStage {
  var header = StretchyHeader()
  var scrollView = EngineScrollView(contentHeight: 3000, viewHeight: 800)

  init(reference: Double = 250, minimum: Double = 80, inset: Double = 0, offset: Double = -44) {
    header.setReferenceHeight(reference)
    header.setMinimumHeight(minimum)
    scrollView.setSafeArea(top: 44)
    scrollView.setContentInset(top: inset)
    scrollView.metrics.offset = offset
  }

  @discardableResult mutating func send(_ event: EdgeEvent) -> StretchyGeometry? {
    var header = header
    let layout = scrollView.perform(header.handle(event, scrollView.metrics)) { header.handle($0, $1) }
    self.header = header
    return layout
  }

  @discardableResult mutating func adapt(isSettled: Bool = false) -> StretchyGeometry? {
    send(.changed(isSettled: isSettled))
  }

  @discardableResult mutating func scroll(to offset: Double) -> StretchyGeometry? {
    scrollView.metrics.offset = offset
    return send(.scrolled)
  }

  var inset: Double { scrollView.contentInsetTop }
  var offset: Double { scrollView.metrics.offset }
}

extension StretchyStage {
  /// Returns the header after content moved within the resting offsets, or `nil` if `offset` isn't one of them.
  fileprivate func headerPassed(by offset: Double) -> StretchyHeader? {
    guard header.restingOffsets(of: scrollView.metrics)?.contains(offset) == true else { return nil }
    var header = header
    header.pass(offset)
    return header
  }
}

@Suite("Stretchy header") struct StretchyHeaderTests {
  @Test("A pull by a finger or a trackpad triggers once", arguments: [true, false])
  func pullTriggersOnce(byFinger: Bool) {
    var stage = StretchyStage()
    stage.adapt(isSettled: true)
    stage.scrollView.metrics.isDragging = true
    stage.scrollView.metrics.isTracking = byFinger
    let rest = stage.offset
    let triggers = [-59.0, -60, -61].map { pull in
      stage.scroll(to: rest + pull)
      return stage.header.isPullTriggered
    }
    expectEqual(triggers, [false, true, false])
  }

  @Test("Content at its top stays there when the header comes, grows, and leaves")
  func contentAtItsTopStaysThere() {
    var stage = StretchyStage()
    stage.adapt()
    expect(stage.inset == 250 && stage.offset == -294)
    stage.header.setReferenceHeight(300)
    stage.adapt()
    expect(stage.inset == 300 && stage.offset == -344)
    stage.send(.removed)
    expect(stage.inset == 0 && stage.offset == -44)
  }

  @Test("Other content stays where it is, but not above its top") func otherContentStaysWhereItIs() {
    var stage = StretchyStage(inset: 7, offset: 500)
    stage.adapt()
    expect(stage.inset == 257 && stage.offset == 500)
    stage.scroll(to: -100)
    stage.send(.removed)
    expect(stage.inset == 7 && stage.offset == -51)
  }

  @Test("The safe area is never part of the share", arguments: [0.0, 20, 47, 91])
  func shareExcludesTheSafeArea(safeArea: Double) {
    var stage = StretchyStage(offset: 0)
    stage.scrollView.setSafeArea(top: safeArea)
    stage.adapt(isSettled: true)
    expectEqual(stage.inset, 250)
  }

  @Test("Content that passes a header at rest leaves it as an event that is handled does")
  func passingContent() {
    var stage = StretchyStage()
    stage.adapt()
    stage.scroll(to: 1500)
    for offset in [1500.0, 1501, 3000, 801, 1e8] {
      let header = stage.headerPassed(by: offset)
      stage.scroll(to: offset)
      expectEqual(header, stage.header, "to \(offset)")
    }
  }

  @Test("A header that is in reach, comes into reach, or is pinned doesn't rest")
  func headersInReach() {
    var stage = StretchyStage()
    stage.adapt()
    stage.scroll(to: 100)
    expectNil(stage.headerPassed(by: 1500), "the header is in reach")
    stage.scroll(to: 1500)
    for offset in [500, .nan] { expectNil(stage.headerPassed(by: offset), "to \(offset)") }
    stage.scroll(to: .nan)
    expectNil(stage.headerPassed(by: 1500), "the offset isn't usable")
    stage.header.isPinned = true
    stage.scroll(to: 1600)
    expectNil(stage.headerPassed(by: 1500), "a pinned header stays")
  }

  @Test("The share is at least the minimum height") func shareIsAtLeastTheMinimum() {
    var stage = StretchyStage(reference: 40)
    stage.adapt()
    expectEqual(stage.inset, 80)
  }

  @Test("An inset of the system beyond the safe area doesn't move the top edge")
  func systemInsetDoesNotMoveTheTopEdge() {
    var stage = StretchyStage()
    stage.adapt()
    let pulled = stage.scroll(to: -400)
    stage.scrollView.metrics.adjustedInsetTop += 60
    expect(stage.scroll(to: -400) == pulled && pulled?.top == 44)
  }

  @Test("A header reports by how much it is lower than at rest") func missingHeight() {
    var stage = StretchyStage()
    stage.adapt()
    for (offset, expected) in [(-294.0, 0.0), (-200, 94), (-100, 194), (-44, 250), (300, 250)] {
      stage.scroll(to: offset)
      expectEqual(stage.header.missingHeight, expected, "at \(offset)")
    }
    stage.header.isPinned = true
    stage.scroll(to: 300)
    expectEqual(stage.header.missingHeight, 170)
  }

  @Test("Content at its top follows a new safe area if nothing else took it along")
  func contentFollowsANewSafeArea() {
    var stage = StretchyStage()
    stage.adapt()
    stage.scroll(to: -294)
    stage.scrollView.setSafeArea(top: 91)
    stage.adapt()
    expectEqual(stage.offset, -294)
    stage.adapt(isSettled: true)
    expect(stage.inset == 250 && stage.offset == -341)
  }

  @Test(
    "Content that an added inset left below its top doesn't follow a new safe area", arguments: [false, true])
  func addedInset(isSettled: Bool) {
    var stage = StretchyStage()
    stage.adapt()
    stage.scroll(to: -294)
    stage.scrollView.setContentInset(top: stage.inset + 20)
    stage.adapt(isSettled: isSettled)
    stage.scrollView.setSafeArea(top: 91)
    stage.adapt()
    stage.adapt(isSettled: true)
    expectEqual(stage.offset, -294)
  }

  @Test("Content that was scrolled doesn't follow a new safe area") func scrolledContentStays() {
    var stage = StretchyStage()
    stage.adapt()
    stage.scroll(to: -200)
    stage.scrollView.setSafeArea(top: 91)
    stage.adapt(isSettled: true)
    expect(stage.inset == 250 && stage.offset == -200)
  }

  @Test(
    "Values that aren't usable change nothing", arguments: [Double.nan, .infinity, -.infinity, 1e300, -1e300])
  func unusableValuesChangeNothing(number: Double) {
    var stage = StretchyStage()
    stage.adapt()
    stage.scroll(to: -294)
    stage.header.setFadeDistance(30)
    let before = stage
    stage.header.setReferenceHeight(number)
    stage.header.setMinimumHeight(number)
    stage.header.setFadeDistance(number)
    for change in [\ScrollMetrics.offset, \.safeAreaTop, \.contentInsetTop] {
      stage.scrollView.metrics[keyPath: change] = number
      stage.send(.scrolled)
      stage.adapt(isSettled: true)
      stage.scrollView = before.scrollView
    }
    expectEqual(stage.header, before.header)
  }

  @Test("Negative lengths become 0") func negativeLengthsBecomeZero() {
    var header = StretchyHeader()
    header.setReferenceHeight(-5)
    header.setMinimumHeight(-5)
    header.setFadeDistance(-5)
    expect(header.referenceHeight == 0 && header.minimumHeight == 0 && header.fadeDistance == 0)
  }
}
