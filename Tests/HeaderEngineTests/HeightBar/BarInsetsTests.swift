import Testing

@testable import HeaderEngine

@Suite("A height bar's share of the content inset") struct BarInsetsTests {
  private func installed(_ bar: inout BarInsets) -> EngineScrollView {
    var scrollView = EngineScrollView()
    scrollView.apply(bar.update(scrollView.metrics, maximumHeight: 120))
    return scrollView
  }

  @Test("What an app adds to the inset stays") func additions() {
    var bar = BarInsets()
    var scrollView = installed(&bar)
    scrollView.setContentInset(top: 140)
    scrollView.apply(bar.update(scrollView.metrics, maximumHeight: 100))
    expectEqual(scrollView.metrics.contentInsetTop, 120)
    scrollView.apply(bar.remove(scrollView.metrics))
    expectEqual(scrollView.metrics.contentInsetTop, 20)
  }
}
