import Testing

@testable import HeaderEngine

@Suite("A height bar's share of the content inset") struct BarInsetsTests {
  @Test("What an app adds to the inset stays") func additions() {
    var scrollView = EngineScrollView()
    scrollView.apply(BarInsets.update(scrollView.metrics, maximumHeight: 120))
    scrollView.setContentInset(top: 140)
    scrollView.apply(BarInsets.update(scrollView.metrics, maximumHeight: 100))
    expectEqual(scrollView.contentInsetTop, 120)
    scrollView.apply(scrollView.metrics.writing(ScrollNeeds()))
    expectEqual(scrollView.contentInsetTop, 20)
  }
}
