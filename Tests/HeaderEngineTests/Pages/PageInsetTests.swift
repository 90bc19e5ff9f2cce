import Testing

@testable import HeaderEngine

/// Documentation/Pages.md
@Suite("Insets of pages and followers") struct PageInsetTests {
  private let page = ScrollMetrics(
    offset: -7, contentHeight: 200, viewHeight: 600, contentInsetTop: 7, adjustedInsetTop: 7)

  @Test("A page under a bar gets the bar's height and the length that it lacks, and both are removed")
  func bar() {
    var ledger = InsetLedger()
    let heights = BarHeights(maximum: 160, minimum: 60)
    let write = BarPages.preparation(of: page, &ledger, heights, height: 60)
    expectEqual(write, ScrollWrite(contentInsetTop: 167, contentInsetBottom: 333, offset: -67))
    var scroll = page.settingInsets(top: 167, bottom: 333)
    scroll.offset = -67
    expect(BarPages.preparation(of: scroll, &ledger, heights, height: 60).isEmpty)
    let removal = ledger.withdraw(from: scroll)
    expect(removal.contentInsetTop == 7 && removal.contentInsetBottom == 0)
  }

  @Test("A follower's share excludes the safe area and other insets")
  func follower() {
    var inset = FollowerInset()
    var scroll = page
    scroll.contentInsetBottom = 11
    scroll.adjustedInsetBottom = 45
    scroll.safeAreaBottom = 34
    expectEqual(inset.update(scroll, covered: 83).contentInsetBottom, 60)
    scroll = scroll.settingInsets(bottom: 60)
    expect(inset.update(scroll, covered: 83).isEmpty)
    expectEqual(inset.update(scroll, covered: .nan).contentInsetBottom, 11)
    scroll = scroll.settingInsets(bottom: 11)
    expect(inset.remove(scroll).isEmpty)
  }

  @Test("Content that rests at its end stays there when a follower's share changes")
  func followerAtEnd() {
    var inset = FollowerInset()
    var scroll = page
    scroll.contentHeight = 3000
    scroll.offset = scroll.endOffset
    let end = scroll.endOffset
    let write = inset.update(scroll, covered: 50)
    expectEqual(write, ScrollWrite(contentInsetBottom: 50, offset: end + 50))
    scroll = scroll.settingInsets(bottom: 50)
    scroll.offset = end + 50
    expectEqual(inset.update(scroll, covered: 300).offset, end + 300)
    scroll = scroll.settingInsets(bottom: 300)
    expectNil(inset.update(scroll, covered: 310).offset, "elsewhere")
    scroll = scroll.settingInsets(bottom: 310)
    scroll.offset = scroll.endOffset
    scroll.isTracking = true
    expectNil(inset.update(scroll, covered: 50).offset, "under a finger")
  }

  @Test("Measures that aren't usable change nothing")
  func invalid() {
    var scroll = page
    scroll.offset = .nan
    var ledger = InsetLedger()
    expect(BarPages.preparation(of: scroll, &ledger, BarHeights(), height: 60).isEmpty)
    var inset = FollowerInset()
    expect(inset.update(scroll, covered: 83).isEmpty)
    let header = MaterialHeader()
    expect(header.preparation(of: scroll, &ledger, Surroundings(headerHeight: 76)).isEmpty)
    expect(header.followUp(of: scroll, ledger, from: 76, Surroundings(headerHeight: 90)).isEmpty)
  }
}
