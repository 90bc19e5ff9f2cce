import Testing

@testable import HeaderEngine

@Suite("The inset ledger (rule 5)") struct InjectedInsetsTests {
  private let heights: HeaderHeights = {
    var heights = HeaderHeights(includesSafeArea: false, safeArea: 47)
    _ = heights.setMaximum(200)
    return heights
  }()

  private func scroll(content: Double = 0, system: Double = 0, indicator: Double = 0) -> ScrollState {
    ScrollState(
      offset: 0, contentHeight: 2000, viewHeight: 800, contentInsetTop: content,
      adjustedInsetTop: content + system, indicatorInsetTop: indicator)
  }

  @Test func injectsWhatTheSystemDoesNotAddItself() {
    var entry = InjectedInsets()
    #expect(entry.inject(heights: heights, into: scroll(system: 47)) == 200)
    #expect(entry.contentTop == 200 && entry.isKnown)
  }

  @Test func injectsTheSafeAreaWhereTheSystemDoesNot() {
    var entry = InjectedInsets()
    #expect(entry.inject(heights: heights, into: scroll()) == 247)
  }

  @Test func neverInjectsLessThanTheHeightWithoutSafeArea() {
    var entry = InjectedInsets()
    #expect(entry.inject(heights: heights, into: scroll(system: 107)) == 200)
  }

  @Test func keepsTheInsetsOfOthersAndIsSilentWhenRight() {
    var entry = InjectedInsets()
    #expect(entry.inject(heights: heights, into: scroll(content: 30, system: 47)) == 230)
    #expect(entry.inject(heights: heights, into: scroll(content: 230, system: 47)) == nil)
    #expect(entry.rawInsetTop(scroll(content: 230, system: 47)) == 30)
  }

  @Test func takesOutExactlyWhatItPutIn() {
    var entry = InjectedInsets()
    _ = entry.inject(heights: heights, into: scroll(content: 30, system: 47))
    _ = entry.injectIndicator(visibleHeight: 247, into: scroll(content: 230, system: 47, indicator: 5))
    let insets = entry.withdraw(from: scroll(content: 235, system: 47, indicator: 205))
    #expect(insets.contentTop == 35 && insets.indicatorTop == 5)
    #expect(entry.contentTop == 0 && entry.indicatorTop == 0)
  }

  @Test func leavesRefusingScrollViewsAlone() {
    var entry = InjectedInsets()
    var refusing = scroll()
    refusing.refusesInjection = true
    #expect(entry.inject(heights: heights, into: refusing) == nil)
    #expect(entry.injectIndicator(visibleHeight: 100, into: refusing) == nil)
  }

  @Test func aRefreshControlBelongsToOthers() {
    var refreshing = scroll(content: 200, system: 107)
    refreshing.refreshHeight = 60
    var entry = InjectedInsets()
    entry.contentTop = 200
    #expect(entry.rawInsetTop(refreshing) == 60)
  }

  @Test func shortContentGetsWhatItLacksAndNoMore() {
    var entry = InjectedInsets()
    var scroll = ScrollState(
      offset: -160, contentHeight: 200, viewHeight: 568, contentInsetTop: 12, contentInsetBottom: 7,
      systemInsetBottom: 34)
    #expect(entry.fill(collapsedHeight: 76, into: scroll) == 246)
    #expect(entry.contentBottom == 239)
    scroll.contentInsetBottom = 246
    scroll.contentHeight = 439
    #expect(entry.fill(collapsedHeight: 76, into: scroll) == nil, "it is right already")
    scroll.contentHeight = 3000
    #expect(entry.fill(collapsedHeight: 76, into: scroll) == 7, "others' stays")
    scroll.contentInsetBottom = 7
    scroll.contentHeight = 200
    scroll.refusesInjection = true
    #expect(entry.fill(collapsedHeight: 76, into: scroll) == nil)
  }
}
