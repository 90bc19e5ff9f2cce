import HeaderEngine
import Testing

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

  private func scroll(offset: Double = -47, inset: Double = 0, contentHeight: Double = 3000) -> ScrollMetrics
  {
    ScrollMetrics(
      offset: offset, contentHeight: contentHeight, viewHeight: 800, contentInsetTop: inset,
      adjustedInsetTop: 47 + inset, adjustedInsetBottom: 34, safeAreaTop: 47, safeAreaBottom: 34)
  }

  @Test("Content at its top stays there and has the maximum height as its free height")
  func atTheTop() {
    var ledger = InsetLedger()
    let write = insets().update(scroll(), &ledger)
    expectEqual(write, ScrollWrite(contentInsetTop: 200, offset: -247))
    let after = scroll(offset: -247, inset: 200)
    expectEqual(insets().freeHeights(after, ledger).free, 200)
    expectEqual(insets().offset(forFreeHeight: 50, after, ledger), -97)
    expectEqual(insets().freeHeights(after, ledger).bottom, -47 - (3000 + 34 - 800))
    expect(insets().update(after, &ledger).isEmpty)
    expectEqual(insets().withdraw(from: after, &ledger), ScrollWrite(contentInsetTop: 0, offset: -47))
  }

  @Test("Insets of other code count as content")
  func others() {
    var ledger = InsetLedger()
    let write = insets().update(scroll(offset: -67, inset: 20), &ledger)
    expectEqual(write, ScrollWrite(contentInsetTop: 220, offset: -267))
    expectEqual(insets().freeHeights(scroll(offset: -267, inset: 220), ledger).free, 200)
  }

  @Test("A header that waits for the content has its maximum height until the content arrives")
  func waiting() {
    var insets = insets(extends: true)
    insets.waitsForContent = true
    var ledger = InsetLedger()
    expectEqual(
      insets.update(scroll(offset: -367, inset: 320), &ledger),
      ScrollWrite(contentInsetTop: 520, offset: -567))
    func scrolled(by distance: Double) -> ScrollMetrics { scroll(offset: -567 + distance, inset: 520) }
    let heights: [(Double, Double)] = [(-30, 230), (0, 200), (100, 200), (320, 200), (330, 190), (500, 20)]
    for (distance, height) in heights {
      let scroll = scrolled(by: distance)
      expectEqual(insets.freeHeights(scroll, ledger).free, height, "after \(distance)")
      expectEqual(insets.offset(forFreeHeight: height, scroll, ledger), scroll.offset, "after \(distance)")
    }
    expectEqual(insets.offset(forFreeHeight: 200, scrolled(by: 400), ledger), -567 + 320)
    expectEqual(insets.offset(forFreeHeight: 50, scrolled(by: 100), ledger), -567 + 470)
    let short = scroll(offset: -567, inset: 520, contentHeight: 300)
    expectEqual(insets.update(short, &ledger).contentInsetBottom, 800 - 34 - 47 - 50 - 300)
  }

  @Test("While a control refreshes its inset counts as that of other code")
  func refreshing() {
    var ledger = InsetLedger()
    _ = insets().update(scroll(), &ledger)
    var refreshing = scroll(offset: -307, inset: 200)
    refreshing.adjustedInsetTop = 307
    refreshing.refreshHeight = 60
    expectEqual(insets().freeHeights(refreshing, ledger).free, 200)
  }

  @Test("Short content gets exactly what it lacks to collapse the header")
  func shortContent() {
    var ledger = InsetLedger()
    let short = scroll(contentHeight: 300)
    let missing = 800 - 34 - 47 - 50 - 300.0
    expectEqual(insets(extends: true).update(short, &ledger).contentInsetBottom, missing)
    let extended = scroll(offset: -247, inset: 200, contentHeight: 300)
    expectEqual(insets().update(extended, &ledger).contentInsetBottom, -missing, "the share is removed again")
  }

  @Test("Numbers that aren't usable write nothing", arguments: [Double.nan, .infinity, 1e300])
  func unusable(number: Double) {
    var ledger = InsetLedger()
    expect(insets().update(scroll(offset: number), &ledger).isEmpty)
    expect(insets().updateIndicator(visibleHeight: 50, scroll(offset: number), &ledger).isEmpty)
    expectEqual(ledger, InsetLedger())
  }
}
