import Testing

@testable import HeaderEngine

@Suite("Insets of a sectioned header")
struct SectionedInsetsTests {
  private func insets(extends: Bool = false) -> SectionedInsets {
    var insets = SectionedInsets()
    insets.topSafeArea = 47
    insets.maximumHeight = 200
    insets.minimumHeight = 50
    insets.extendsShortContent = extends
    return insets
  }

  /// Creates content with an inset of other code and room for the header.
  private func scroll(
    offset: Double = -47, inset: Double = 0, room: Double = 0, contentHeight: Double = 3000
  ) -> ScrollMetrics {
    var scroll = ScrollMetrics(
      offset: offset, contentHeight: contentHeight, viewHeight: 800, contentInsetTop: inset,
      adjustedInsetTop: 47 + inset + room, adjustedInsetBottom: 34, safeAreaTop: 47, safeAreaBottom: 34)
    scroll.own.top = room
    return scroll
  }

  @Test("Content at its top stays there and has the maximum height as its free height")
  func atTheTop() {
    let write = insets().update(scroll())
    expectEqual(write, ScrollWrite(needs: ScrollNeeds(top: 200), offset: -247))
    let after = scroll(offset: -247, room: 200)
    expectEqual(insets().freeHeights(after).free, 200)
    expectEqual(insets().offset(forFreeHeight: 50, after), -97)
    expectEqual(insets().freeHeights(after).bottom, -47 - (3000 + 34 - 800))
    expect(insets().update(after).isEmpty)
    expectEqual(after.writing(ScrollNeeds()), ScrollWrite(needs: ScrollNeeds(), offset: -47))
  }

  @Test("Insets of other code count as content")
  func others() {
    let write = insets().update(scroll(offset: -67, inset: 20))
    expectEqual(write, ScrollWrite(needs: ScrollNeeds(top: 200), offset: -267))
    expectEqual(insets().freeHeights(scroll(offset: -267, inset: 20, room: 200)).free, 200)
  }

  @Test("A header that waits for the content has its maximum height until the content arrives")
  func waiting() {
    var insets = insets(extends: true)
    insets.waitsForContent = true
    expectEqual(
      insets.update(scroll(offset: -367, inset: 320)),
      ScrollWrite(needs: ScrollNeeds(top: 200), offset: -567))
    func scrolled(by distance: Double) -> ScrollMetrics {
      scroll(offset: -567 + distance, inset: 320, room: 200)
    }
    let heights: [(Double, Double)] = [(-30, 230), (0, 200), (100, 200), (320, 200), (330, 190), (500, 20)]
    for (distance, height) in heights {
      let scroll = scrolled(by: distance)
      expectEqual(insets.freeHeights(scroll).free, height, "after \(distance)")
      expectEqual(insets.offset(forFreeHeight: height, scroll), scroll.offset, "after \(distance)")
    }
    expectEqual(insets.offset(forFreeHeight: 200, scrolled(by: 400)), -567 + 320)
    expectEqual(insets.offset(forFreeHeight: 50, scrolled(by: 100)), -567 + 470)
    let short = scroll(offset: -567, inset: 320, room: 200, contentHeight: 300)
    expectEqual(insets.update(short).needs?.filler, 800 - 34 - 47 - 50 - 300)
  }

  @Test("While a control refreshes its inset counts as that of other code")
  func refreshing() {
    var refreshing = scroll(offset: -307, room: 200)
    refreshing.adjustedInsetTop = 307
    refreshing.refreshHeight = 60
    expectEqual(insets().freeHeights(refreshing).free, 200)
  }

  @Test("Short content gets exactly what it lacks to collapse the header")
  func shortContent() {
    let short = scroll(contentHeight: 300)
    let missing = 800 - 34 - 47 - 50 - 300.0
    expectEqual(insets(extends: true).update(short).needs?.filler, missing)
    let extended = short.applying(insets(extends: true).update(short))
    expectEqual(insets().update(extended).needs?.filler, 0, "the length is removed again")
  }

  @Test("Numbers that aren't usable write nothing", arguments: [Double.nan, .infinity, 1e300])
  func unusable(number: Double) {
    expect(insets().update(scroll(offset: number)).isEmpty)
    expect(insets().updateIndicator(visibleHeight: 50, scroll(offset: number)).isEmpty)
  }
}
