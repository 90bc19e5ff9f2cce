import Testing

@testable import HeaderEngine

/// Documentation/Pages.md
@Suite("Insets of pages and followers") struct PageInsetTests {
  private let page = ScrollMetrics(
    offset: -7, contentHeight: 200, viewHeight: 600, contentInsetTop: 7, adjustedInsetTop: 7)

  @Test("A page under a bar gets the bar's height and the length that it lacks, and both are removed")
  func bar() {
    let heights = BarHeights(maximum: 160, minimum: 60)
    let write = BarPages.preparation(of: page, heights, height: 60)
    expectEqual(write, ScrollWrite(needs: ScrollNeeds(top: 160, filler: 333), offset: -67))
    let scroll = page.applying(write)
    expect(BarPages.preparation(of: scroll, heights, height: 60).isEmpty)
    expectEqual(scroll.writing(ScrollNeeds()), ScrollWrite(needs: ScrollNeeds(), offset: -7))
  }

  @Test("A follower's share excludes the safe area and other insets")
  func follower() {
    var scroll = page
    scroll.contentInsetBottom = 11
    scroll.adjustedInsetBottom = 45
    scroll.safeAreaBottom = 34
    scroll.apply(FollowerInset.update(scroll, covered: 83))
    expectEqual(scroll.own, ScrollNeeds(bottom: 49, indicatorBottom: 49))
    expectEqual(scroll.adjustedInsetBottom, 94)
    expect(FollowerInset.update(scroll, covered: 83).isEmpty)
    scroll.apply(FollowerInset.update(scroll, covered: .nan))
    expectEqual(scroll.adjustedInsetBottom, 45)
    expect(FollowerInset.remove(scroll).isEmpty)
  }

  @Test("Content that rests at its end stays there when a follower's share changes")
  func followerAtEnd() {
    var scroll = page
    scroll.contentHeight = 3000
    scroll.offset = scroll.endOffset
    let end = scroll.endOffset
    scroll.apply(FollowerInset.update(scroll, covered: 50))
    expect(scroll.own.bottom == 50 && scroll.offset == end + 50)
    let write = FollowerInset.update(scroll, covered: 300)
    expectEqual(write.offset, end + 300)
    scroll.apply(ScrollWrite(needs: write.needs))
    expectNil(FollowerInset.update(scroll, covered: 310).offset, "elsewhere")
    scroll.offset = scroll.endOffset
    scroll.isTracking = true
    expectNil(FollowerInset.update(scroll, covered: 50).offset, "under a finger")
  }

  @Test("Measures that aren't usable change nothing")
  func invalid() {
    var scroll = page
    scroll.offset = .nan
    expect(BarPages.preparation(of: scroll, BarHeights(), height: 60).isEmpty)
    expect(FollowerInset.update(scroll, covered: 83).isEmpty)
    let header = MaterialHeader()
    expect(header.preparation(of: scroll, Surroundings(headerHeight: 76)).isEmpty)
    expect(header.followUp(of: scroll, from: 76, Surroundings(headerHeight: 90)).isEmpty)
  }
}
