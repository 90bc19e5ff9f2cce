// No @testable import: the example uses only public declarations.
import HeaderEngine
import Testing

@Suite("Examples in the documentation of the engines") struct DocumentedExampleTests {
  @Test("The example of the flexible header returns the height that it states") func flexibleHeader() {
    var header = MaterialHeader()
    let surroundings = Surroundings()
    var scroll = ScrollMetrics(offset: 0, contentHeight: 2000, viewHeight: 568)
    _ = header.configure(scroll: nil, surroundings) {
      $0.heights.setMaximum(200)
      $0.heights.setMinimum(76)
    }
    var update = header.handle(
      .trackingBegan(isSwitch: false, isTable: false), scroll, surroundings)
    while let next = update.next {
      scroll.apply(update.write)
      update = header.handle(next, scroll, surroundings)
    }
    expect(scroll.own.top == 200 && scroll.adjustedInsetTop == 200)
    scroll.offset = -150
    let height = header.handle(.scrolled, scroll, surroundings).layout?.height
    expectEqual(height, 150)
  }

  @Test("The example of the Safari bar returns the height that it states") func safariBar() {
    var bar = SafariBar()
    let heights = BarHeights(maximum: 96, minimum: 44)
    var scroll = ScrollMetrics(offset: 404, contentHeight: 5000, viewHeight: 667, adjustedInsetTop: 96)
    _ = bar.handle(.dragBegan, scroll, heights, height: 96)
    scroll.offset += 30
    let height = bar.handle(.scrolled(by: .finger), scroll, heights, height: 96)
    expectEqual(height, 66)
  }
}
