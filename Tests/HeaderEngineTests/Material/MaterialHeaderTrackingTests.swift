import Testing

@testable import HeaderEngine

@Suite("Scroll views that share a flexible header") struct MaterialHeaderTrackingTests {
  private func stage(shared: Bool = true, keepsContentAtTop: Bool = false) -> MaterialStage {
    MaterialStage {
      $0.isSharedWithManyScrollViews = shared
      $0.keepsContentAtTop = keepsContentAtTop
    }
  }

  private func scrollView(at offset: Double, inset: Double = 160) -> EngineScrollView {
    var scrollView = EngineScrollView()
    scrollView.setContentInset(top: inset)
    scrollView.metrics.offset = offset
    return scrollView
  }

  @Test("Content that needs a taller header moves, and the header keeps its height")
  func contentThatNeedsATallerHeaderMoves() {
    var stage = stage()
    stage.scrollView.metrics.offset = 0
    stage.track()
    expectEqual(stage.layout?.height, 76)
    stage.leave(for: scrollView(at: -160, inset: 0))
    stage.track(isSwitch: true)
    expect(stage.scrollView.metrics.offset == -76 && stage.layout?.height == 76)
  }

  @Test("A header that must shrink does so in an animation, but not if it tracked nothing before")
  func shrinkingHeaderIsAnimated() {
    for isSwitch in [true, false] {
      var stage = stage()
      stage.scrollView.metrics.offset = -160
      stage.track()
      expectEqual(stage.layout?.height, 160)
      stage.leave(for: scrollView(at: 0, inset: 0))
      expectEqual(stage.track(isSwitch: isSwitch)?.isAnimated, isSwitch)
    }
  }

  @Test("A scroll view that doesn't share the header gets its insets back")
  func insetsAreRemovedWithoutSharing() {
    var stage = stage(shared: false)
    stage.track()
    let scrollView = stage.leave()
    expectEqual(scrollView.contentInsetTop, 0)
  }

  @Test("A scroll view that shares the header keeps its insets") func insetsStayWithSharing() {
    var stage = stage()
    stage.track()
    let scrollView = stage.leave()
    expect(scrollView.contentInsetTop == 160 && scrollView.metrics.own.top == 160)
  }

  /// With three pixels per point, offsets are thirds, and their sums and differences are rounded.
  @Test(
    "The move of a table that enters a window is undone once, on any pixel",
    arguments: [-300.0, -301, -302, -305, -371, -409])
  func moveOfATableIsUndoneOnce(pixels: Double) {
    let offset = pixels / 3
    var stage = stage()
    stage.send(.safeAreaReported(59, top: 0))
    stage.surroundings.headerHeight = -offset
    stage.scrollView = scrollView(at: offset, inset: 0)
    stage.track(isSwitch: true, isTable: true)
    let switched = stage.scrollView.metrics.offset
    expectNil(stage.scroll(to: switched - 59))
    expectEqual(stage.scrollView.metrics.offset, switched)
    expectNotNil(stage.scroll(to: switched - 59))
    expectEqual(stage.scrollView.metrics.offset, switched - 59)
  }

  @Test("An announcement adds the inset once and restores the height that was stored")
  func announcementAddsTheInsetOnce() {
    var stage = stage()
    stage.scrollView.metrics.offset = -160
    stage.track()
    expectEqual(stage.surroundings.headerHeight, 160)
    var next = scrollView(at: 0, inset: 0)
    var heightWhenLeft: Double?
    stage.announce(&next, heightWhenLeft: &heightWhenLeft)
    expect(next.contentInsetTop == 160 && next.metrics.offset == -160)
    let writes = next.writes.count
    stage.announce(&next, heightWhenLeft: &heightWhenLeft)
    expectEqual(next.writes.count, writes)
    heightWhenLeft = 160
    stage.surroundings.headerHeight = 100
    stage.announce(&next, heightWhenLeft: &heightWhenLeft)
    expectEqual(next.metrics.offset, -100)
  }

  @Test("Announced content leaves no gap if the configuration says so", arguments: [true, false])
  func announcedContentLeavesNoGap(keepsContentAtTop: Bool) {
    var stage = stage(keepsContentAtTop: keepsContentAtTop)
    stage.scrollView.metrics.offset = 400
    stage.track()
    var next = scrollView(at: 0, inset: 0)
    var heightWhenLeft: Double?
    stage.announce(&next, heightWhenLeft: &heightWhenLeft)
    expectEqual(next.metrics.offset, keepsContentAtTop ? -76 : -160)
  }

  @Test("Content at its top stays there if the configuration says so", arguments: [true, false])
  func contentAtItsTopStaysThere(keepsContentAtTop: Bool) {
    var stage = stage(keepsContentAtTop: keepsContentAtTop)
    stage.track()
    expectEqual(stage.scrollView.contentInsetTop, 160)
    expectEqual(stage.scrollView.metrics.offset, keepsContentAtTop ? -160 : 0)
  }
}
