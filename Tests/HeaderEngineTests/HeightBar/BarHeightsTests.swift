import HeaderEngine
import Testing

@Suite struct BarHeightsTests {
  @Test("44 and 20 by default, and the height goes from one to the other")
  func heights() {
    let heights = BarHeights()
    #expect(heights.maximum == 44 && heights.minimum == 20)
    #expect(heights.height(at: 0) == 44 && heights.height(at: 0.5) == 32 && heights.height(at: 1) == 20)
    #expect(heights.height(at: -0.5) == 56)
    #expect(heights.progress(atHeight: 32) == 0.5)
  }

  @Test("progress is at most 1, and below 0 only where the bar is elastic")
  func limits() {
    let heights = BarHeights(maximum: 100, minimum: 50)
    #expect(heights.allowed(1.5, isElastic: true) == 1)
    #expect(heights.allowed(-0.5, isElastic: true) == -0.5)
    #expect(heights.allowed(-0.5, isElastic: false) == 0)
    for useless in [Double.nan, .infinity, -.infinity] {
      #expect(heights.allowed(useless, isElastic: true) == nil)
    }
  }

  @Test("without a range progress is 0", arguments: [(50.0, 50.0), (20, 50), (0, 0)])
  func emptyRange(maximum: Double, minimum: Double) {
    let heights = BarHeights(maximum: maximum, minimum: minimum)
    #expect(heights.range == 0)
    #expect(heights.allowed(0.7, isElastic: true) == 0)
    #expect(heights.progress(atHeight: 30) == 0)
    #expect(heights.height(at: 0) == maximum)
    let scroll = BarScroll(offset: 70, contentHeight: 1000, viewHeight: 500)
    #expect(SquareCashBar.progress(scroll, heights) == 0)
    #expect(FacebookBar().progress(scroll, heights, isElastic: true) == 0)
  }

  @Test("negative heights become 0, others that are of no use are ignored")
  func oddHeights() {
    var heights = BarHeights(maximum: 100, minimum: 50)
    heights.setMaximum(-3)
    heights.setMinimum(.nan)
    #expect(heights.maximum == 0 && heights.minimum == 50)
    heights.setMaximum(.infinity)
    #expect(heights.maximum == 0)
  }
}
