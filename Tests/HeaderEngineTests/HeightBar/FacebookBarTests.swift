import Testing

@testable import HeaderEngine

@Suite("Facebook bar") struct FacebookBarTests {
  private let heights = BarHeights(maximum: 100, minimum: 50)

  private func scroll(_ distance: Double, contentHeight: Double = 2000) -> ScrollMetrics {
    ScrollMetrics(
      offset: distance - 100, contentHeight: contentHeight, viewHeight: 500, contentInsetTop: 100,
      adjustedInsetTop: 100)
  }

  private func progress(_ bar: FacebookBar, at distance: Double, isElastic: Bool = false) -> Double {
    bar.progress(scroll(distance), heights, isElastic: isElastic)
  }

  @Test("Movement counts from where the drag began")
  func movement() {
    var bar = FacebookBar()
    bar.beginDragging(scroll(700), heights, progress: 0.4)
    expectLess(abs(progress(bar, at: 710) - 0.6), 1e-12)
    expectLess(abs(progress(bar, at: 680)), 1e-12)
  }

  @Test("A list's own move doesn't count")
  func moveOfAList() {
    var bar = FacebookBar()
    bar.beginDragging(scroll(700), heights, progress: 0.4)
    for (distance, shift) in [(700.0, 0.0), (760, 60), (770, 60), (650, -60)] {
      var metrics = scroll(distance)
      metrics.contentShift = shift
      bar.follow(metrics)
    }
    expectLess(abs(progress(bar, at: 650) - 0.6), 1e-12)
  }

  @Test(
    "The bar moves after the threshold, to the point",
    arguments: Array(stride(from: 0.0, through: 90, by: 7.5)))
  func thresholds(length: Double) {
    var bar = FacebookBar()
    bar.thresholdFromTop = length
    bar.beginDragging(scroll(0), heights, progress: 0)
    expect(abs(progress(bar, at: length)) < 1e-9 && abs(progress(bar, at: length + 5) - 0.1) < 1e-9)

    bar = FacebookBar()
    bar.thresholdPositiveDirection = length
    bar.beginDragging(scroll(700), heights, progress: 0)
    expectLess(abs(progress(bar, at: 700 + length)), 1e-9)
    expectLess(abs(progress(bar, at: 705 + length) - 0.1), 1e-9)

    bar = FacebookBar()
    bar.thresholdNegativeDirection = length
    bar.beginDragging(scroll(700), heights, progress: 1)
    expectLess(abs(progress(bar, at: 700 - length) - 1), 1e-9)
    expectLess(abs(progress(bar, at: 695 - length) - 0.9), 1e-9)
  }

  @Test("At the very top only the threshold of the top counts, even if it is 0")
  func top() {
    var bar = FacebookBar()
    bar.thresholdPositiveDirection = 30
    bar.beginDragging(scroll(0.0005), heights, progress: 0)
    expectLess(abs(progress(bar, at: 25) - 0.5), 1e-3)
  }

  @Test(
    "Content that moves against a change of its inset isn't scrolled, and other movement is",
    arguments: [(58.0, 47.0, 0.0), (58, 0, 0), (58, 60, 13), (58, -10, -10), (150, -50, -5), (150, 7, 7)])
  func insets(inset: Double, move: Double, scrolled: Double) {
    var bar = FacebookBar()
    var metrics = scroll(700)
    metrics.adjustedInsetTop = 105
    bar.follow(metrics)
    bar.beginDragging(metrics, heights, progress: 0.4)
    metrics.adjustedInsetTop = inset
    metrics.offset += move
    bar.follow(metrics)
    expectLess(abs(bar.progress(metrics, heights, isElastic: false) - 0.4 - scrolled / 50), 1e-12)
  }

  @Test("Near the top the negative threshold does not count, near the bottom the positive one")
  func nearEnds() {
    var bar = FacebookBar()
    bar.thresholdNegativeDirection = 40
    bar.beginDragging(scroll(80), heights, progress: 1)
    expectLess(abs(progress(bar, at: 75) - 0.9), 1e-9)
    bar = FacebookBar()
    bar.thresholdPositiveDirection = 40
    bar.beginDragging(scroll(1580), heights, progress: 0)
    expectLess(abs(progress(bar, at: 1585) - 0.1), 1e-9)
  }

  @Test("A drag above the top counts from the top, one below the bottom from the bottom")
  func rubberBands() {
    var bar = FacebookBar()
    bar.beginDragging(scroll(-30), heights, progress: 0)
    expectLess(abs(progress(bar, at: 10) - 0.2), 1e-9)
    bar.beginDragging(scroll(1700), heights, progress: 0.3)
    expect(abs(progress(bar, at: 1600) - 1) < 1e-9 && abs(progress(bar, at: 1590) - 0.8) < 1e-9)
  }

  @Test("A drag below the bottom of short content changes nothing")
  func shortContent() {
    var bar = FacebookBar()
    let before = bar
    bar.beginDragging(scroll(500, contentHeight: 300), heights, progress: 0.3)
    expectEqual(bar, before)
  }

  @Test("Thresholds do not stretch an elastic bar, pulled content does")
  func elastic() {
    var bar = FacebookBar()
    bar.thresholdPositiveDirection = 40
    bar.beginDragging(scroll(700), heights, progress: 0)
    expectEqual(progress(bar, at: 690, isElastic: true), 0)
    expectEqual(progress(bar, at: -25, isElastic: true), -0.5)
  }

  @Test("A drag out of a stretch shrinks an elastic bar at once, but for the threshold from the top")
  func dragOutOfAStretch() {
    var bar = FacebookBar()
    bar.thresholdPositiveDirection = 40
    bar.beginDragging(scroll(-20), heights, progress: -0.4)
    expectLess(abs(progress(bar, at: -10, isElastic: true) + 0.2), 1e-9)
    expectLess(abs(progress(bar, at: 5, isElastic: true) - 0.1), 1e-9)
    bar.thresholdFromTop = 30
    bar.beginDragging(scroll(-20), heights, progress: -0.4)
    expectEqual(progress(bar, at: 30, isElastic: true), 0)
    expectLess(abs(progress(bar, at: 35, isElastic: true) - 0.1), 1e-9)
  }

  @Test("A bar that doesn't stretch keeps its threshold when a drag begins in a stretch")
  func dragOutOfAStretchWithoutElasticity() {
    var bar = FacebookBar()
    bar.thresholdPositiveDirection = 40
    bar.beginDragging(scroll(-20), heights, progress: 0)
    expect(abs(progress(bar, at: 40)) < 1e-9 && abs(progress(bar, at: 45) - 0.1) < 1e-9)
  }

  @Test("Unusable metrics begin no drag")
  func useless() {
    var bar = FacebookBar()
    let before = bar
    bar.beginDragging(scroll(.nan), heights, progress: 0)
    bar.beginDragging(scroll(10), heights, progress: .infinity)
    expectEqual(bar, before)
  }

  @Test("Negative thresholds become 0, unusable ones are ignored")
  func oddThresholds() {
    var bar = FacebookBar()
    for threshold in [
      \FacebookBar.thresholdFromTop, \.thresholdNegativeDirection, \.thresholdPositiveDirection,
    ] {
      bar[keyPath: threshold] = 12
      for odd in [Double.nan, .infinity, -.infinity, 1e300] { bar[keyPath: threshold] = odd }
      expectEqual(bar[keyPath: threshold], 12)
      bar[keyPath: threshold] = -1
      expectEqual(bar[keyPath: threshold], 0)
    }
  }

  @Test("The rest at the end of content with a bottom inset is no pull")
  func restAtTheEndIsNoPull() {
    var bar = FacebookBar()
    var scroll = scroll(0)
    scroll.contentInsetBottom = 83
    scroll.adjustedInsetBottom = 83
    scroll.offset = 1583
    bar.beginDragging(scroll, heights, progress: 1)
    scroll.offset = 1578
    expectLess(abs(bar.progress(scroll, heights, isElastic: false) - 0.9), 1e-9)
  }
}
