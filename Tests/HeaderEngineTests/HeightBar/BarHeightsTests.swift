import Testing

@testable import HeaderEngine

@Suite("Heights of a bar") struct BarHeightsTests {
  @Test("The defaults are 44 and 20, and the height runs from one to the other")
  func heights() {
    let heights = BarHeights()
    expect(heights.maximum == 44 && heights.minimum == 20)
    expect(heights.height(at: 0) == 44 && heights.height(at: 0.5) == 32 && heights.height(at: 1) == 20)
    expectEqual(heights.height(at: -0.5), 56)
    expectEqual(heights.progress(atHeight: 32), 0.5)
  }

  @Test("Progress is at most 1, and below 0 only if the bar is elastic")
  func limits() {
    let heights = BarHeights(maximum: 100, minimum: 50)
    expectEqual(heights.allowed(1.5, isElastic: true), 1)
    expectEqual(heights.allowed(-0.5, isElastic: true), -0.5)
    expectEqual(heights.allowed(-0.5, isElastic: false), 0)
    for useless in [Double.nan, .infinity, -.infinity] {
      expectNil(heights.allowed(useless, isElastic: true))
    }
  }

  @Test("Without a range progress is 0", arguments: [(50.0, 50.0), (20, 50), (0, 0)])
  func emptyRange(maximum: Double, minimum: Double) {
    let heights = BarHeights(maximum: maximum, minimum: minimum)
    expectEqual(heights.range, 0)
    expectEqual(heights.allowed(0.7, isElastic: true), 0)
    expectEqual(heights.progress(atHeight: 30), 0)
    expectEqual(heights.height(at: 0), maximum)
    let scroll = ScrollMetrics(offset: 70, contentHeight: 1000, viewHeight: 500)
    expectEqual(SquareCashBar.progress(scroll, heights), 0)
    expectEqual(FacebookBar().progress(scroll, heights, isElastic: true), 0)
  }

  @Test("Negative heights become 0, unusable ones are ignored")
  func oddHeights() {
    var heights = BarHeights(maximum: 100, minimum: 50)
    heights.setMaximum(-3)
    heights.setMinimum(.nan)
    expect(heights.maximum == 0 && heights.minimum == 50)
    heights.setMaximum(.infinity)
    expectEqual(heights.maximum, 0)
  }
}
