import Testing

@testable import HeaderEngine

@Suite("A height bar's share of the content inset") struct BarInsetsTests {
  private func installed(_ bar: inout BarInsets) -> EngineScrollView {
    var scrollView = EngineScrollView()
    scrollView.apply(bar.update(scrollView.metrics, maximumHeight: 120))
    return scrollView
  }

  @Test("An inset that an app assigns gets the bar's share again and keeps what the app assigned")
  func assignedInset() {
    for assigned in [0.0, 20] {
      var bar = BarInsets()
      var scrollView = installed(&bar)
      #expect(scrollView.metrics.contentInsetTop == 120)
      scrollView.setContentInset(top: assigned, bottom: 300)
      scrollView.apply(bar.update(scrollView.metrics, maximumHeight: 120))
      #expect(scrollView.metrics.contentInsetTop == assigned + 120)
      scrollView.apply(bar.remove(scrollView.metrics))
      #expect(scrollView.metrics.contentInsetTop == assigned && scrollView.metrics.contentInsetBottom == 300)
    }
  }

  @Test("A bar that is uninstalled right after an app assigned the inset leaves it alone")
  func assignedInsetBeforeRemoval() {
    var bar = BarInsets()
    var scrollView = installed(&bar)
    scrollView.setContentInset(top: 0)
    scrollView.apply(bar.remove(scrollView.metrics))
    #expect(scrollView.metrics.contentInsetTop == 0)
  }

  @Test("What an app adds to the inset stays") func additions() {
    var bar = BarInsets()
    var scrollView = installed(&bar)
    scrollView.setContentInset(top: 140)
    scrollView.apply(bar.update(scrollView.metrics, maximumHeight: 100))
    #expect(scrollView.metrics.contentInsetTop == 120)
    scrollView.apply(bar.remove(scrollView.metrics))
    #expect(scrollView.metrics.contentInsetTop == 20)
  }
}
