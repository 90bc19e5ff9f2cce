import Testing

@testable import HeaderEngine

/// A footer below content in a view of 800 points with a safe area of 34 points.
private struct FooterStage {
  var footer = RevealingFooter()
  var scrollView: EngineScrollView
  private(set) var layout: RevealingFooter.Layout?

  init(reference: Double = 0, minimum: Double = 50, content: Double = 3000) {
    scrollView = EngineScrollView(contentHeight: content, viewHeight: 800)
    scrollView.metrics.contentInsetTop = 10
    scrollView.metrics.adjustedInsetTop = 54
    scrollView.metrics.adjustedInsetBottom = 34
    scrollView.metrics.safeAreaTop = 44
    scrollView.metrics.safeAreaBottom = 34
    footer.setReferenceHeight(reference)
    footer.setMinimumHeight(minimum)
  }

  @discardableResult mutating func send(_ event: EdgeEvent) -> RevealingFooter.Layout? {
    var footer = footer
    layout = scrollView.perform(footer.handle(event, scrollView.metrics)) { footer.handle($0, $1) }
    self.footer = footer
    return layout
  }

  @discardableResult
  mutating func scroll(to offset: Double, isTracking: Bool = false) -> RevealingFooter.Layout? {
    scrollView.metrics.offset = offset
    scrollView.metrics.isTracking = isTracking
    return send(.scrolled)
  }
}

@Suite("Revealing footer") struct RevealingFooterTests {
  @Test("A footer is a header over the same content turned upside down") func footerMirrorsAHeader() {
    var stage = FooterStage()
    for step in 0...600 {
      let offset = 1900 + Double(step)
      let layout = stage.scroll(to: offset)
      let mirrored = StretchyGeometry(offset: 3000 - 800 - offset, safeArea: 34, minimumHeight: 50)
      expectLess(abs((layout?.top ?? .nan) - (800 - mirrored.bottom)), 1e-9, "at \(offset)")
      expectLess(abs((layout?.height ?? .nan) - mirrored.height), 1e-9, "at \(offset)")
    }
  }

  @Test("Short content ends where the view ends, so the footer is out of sight until it is pulled")
  func shortContentEndsWhereTheViewEnds() {
    var stage = FooterStage(content: 200)
    expectEqual(stage.scroll(to: -54)?.top, 766)
    stage.scroll(to: 46)
    expect(stage.layout?.top == 666 && stage.layout?.height == 100)
  }

  @Test("A lower footer leaves content that another header lengthens where it is")
  func lowerFooterLeavesLengthenedContent() {
    var stage = FooterStage(reference: 60, content: 200)
    // The other header lengthens 200 points of content and an inset of 10 by 640 points, but for the needs of the footer.
    stage.scrollView.metrics.filledLength = 850
    stage.send(.changed(isSettled: false))
    stage.scroll(to: 40)
    stage.footer.setReferenceHeight(0)
    stage.send(.changed(isSettled: false))
    expect(stage.scrollView.metrics.offset == 40 && stage.scrollView.metrics.endOffset == 74)
  }

  @Test("The height that rests in view is part of the inset") func referenceHeightIsPartOfTheInset() {
    var stage = FooterStage(reference: 60)
    stage.send(.changed(isSettled: false))
    expect(stage.scrollView.contentInsetBottom == 60 && stage.scrollView.metrics.offset == 0)
    let writes = stage.scrollView.writes.count
    stage.send(.changed(isSettled: false))
    expectEqual(stage.scrollView.writes.count, writes)
  }

  @Test("Content beyond its new end returns there") func contentReturnsToItsEnd() {
    var stage = FooterStage(reference: 60)
    stage.send(.changed(isSettled: false))
    stage.scroll(to: 2294)
    stage.footer.setReferenceHeight(0)
    stage.send(.changed(isSettled: false))
    expect(stage.scrollView.contentInsetBottom == 0 && stage.scrollView.metrics.offset == 2234)
  }

  @Test("Short content gets the length that it lacks to scroll to the footer")
  func shortContentGetsTheMissingLength() {
    var stage = FooterStage(reference: 60, content: 200)
    stage.scrollView.metrics.offset = -54
    stage.send(.changed(isSettled: false))
    expect(stage.scrollView.contentInsetBottom == 572 && stage.scrollView.metrics.offset == -54)
    stage.scroll(to: 6)
    expect(stage.layout?.top == 706 && stage.layout?.height == 60)
    let writes = stage.scrollView.writes.count
    stage.send(.changed(isSettled: false))
    expectEqual(stage.scrollView.writes.count, writes)
  }

  @Test("A pull by a finger or a trackpad triggers once", arguments: [true, false])
  func pullTriggersOnce(byFinger: Bool) {
    var stage = FooterStage()
    var triggers: [Bool?] = []
    stage.scrollView.metrics.isDragging = true
    for offset in [2200.0, 2234, 2290, 2295, 2299] {
      triggers.append(stage.scroll(to: offset, isTracking: byFinger)?.isTriggered)
    }
    expectEqual(triggers, [false, false, false, true, false])
    expectEqual(stage.footer.pullProgress, 1)
    // The deceleration after a drag doesn't pull.
    stage.scrollView.metrics.isDecelerating = true
    triggers = [2260.0, 2234].map { stage.scroll(to: $0)?.isTriggered }
    expectEqual(triggers, [false, false])
    expectEqual(stage.scroll(to: 2300)?.isTriggered, false)
    stage.scrollView.metrics.isDecelerating = false
    expectEqual(stage.scroll(to: 2300, isTracking: byFinger)?.isTriggered, true)
  }

  @Test("Removing the footer restores the inset exactly") func removalRestoresTheInset() {
    var stage = FooterStage(reference: 60)
    stage.scrollView.setContentInset(bottom: 0.1)
    stage.send(.changed(isSettled: false))
    expectEqual(stage.scrollView.contentInsetBottom, 60.1)
    stage.send(.removed)
    expect(stage.scrollView.contentInsetBottom == 0.1 && stage.layout == nil)
  }
}
