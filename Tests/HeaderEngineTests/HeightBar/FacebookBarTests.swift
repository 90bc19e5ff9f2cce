import Testing

@testable import HeaderEngine

/// A drag over a Facebook bar of 100 to 50 points, above 2000 points of content.
struct FacebookDrag: CustomTestStringConvertible {
  let testDescription: String
  var fromTop = 0.0
  var negative = 0.0
  var positive = 0.0
  /// The distance of the content, and the progress of the bar, when the drag begins.
  let start: Double
  let progress: Double
  var isElastic = false
  /// The progress at further distances.
  let expected: KeyValuePairs<Double, Double>

  static let all = [
    FacebookDrag(
      testDescription: "Movement counts from where the drag began", start: 700, progress: 0.4,
      expected: [710: 0.6, 680: 0]),
    FacebookDrag(
      testDescription: "At the very top only the threshold of the top counts, even if it is 0", positive: 30,
      start: 0.0005, progress: 0, expected: [25: 0.49999]),
    FacebookDrag(
      testDescription: "Near the top the negative threshold doesn't count", negative: 40, start: 80,
      progress: 1, expected: [75: 0.9]),
    FacebookDrag(
      testDescription: "Near the bottom the positive threshold doesn't count", positive: 40, start: 1580,
      progress: 0, expected: [1585: 0.1]),
    FacebookDrag(
      testDescription: "A drag above the top counts from the top", start: -30, progress: 0,
      expected: [10: 0.2]),
    FacebookDrag(
      testDescription: "A drag below the bottom counts from the bottom", start: 1700, progress: 0.3,
      expected: [1600: 1, 1590: 0.8]),
    FacebookDrag(
      testDescription: "Thresholds don't stretch an elastic bar, pulled content does", positive: 40,
      start: 700, progress: 0, isElastic: true, expected: [690: 0, -25: -0.5]),
    FacebookDrag(
      testDescription: "A drag out of a stretch shrinks an elastic bar at once", positive: 40, start: -20,
      progress: -0.4, isElastic: true, expected: [-10: -0.2, 5: 0.1]),
    FacebookDrag(
      testDescription: "A drag out of a stretch keeps the threshold from the top", fromTop: 30, positive: 40,
      start: -20, progress: -0.4, isElastic: true, expected: [30: 0, 35: 0.1]),
    FacebookDrag(
      testDescription: "A bar that doesn't stretch keeps its threshold if a drag begins in a stretch",
      positive: 40, start: -20, progress: 0, expected: [40: 0, 45: 0.1]),
  ]
}

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

  @Test("A drag moves the bar", arguments: FacebookDrag.all)
  func drags(drag: FacebookDrag) {
    var bar = FacebookBar()
    bar.thresholdFromTop = drag.fromTop
    bar.thresholdNegativeDirection = drag.negative
    bar.thresholdPositiveDirection = drag.positive
    bar.beginDragging(scroll(drag.start), heights, progress: drag.progress)
    for (distance, expected) in drag.expected {
      let found = progress(bar, at: distance, isElastic: drag.isElastic)
      expectLess(abs(found - expected), 1e-9, "at \(distance): \(found)")
    }
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

  @Test("Content at its top that moves with its inset to the nearest pixel leaves the bar expanded")
  func insetMovesContentToAPixel() {
    var bar = FacebookBar()
    bar.resume(at: -150, progress: 0)
    bar.follow(scroll(0), heights)
    var metrics = scroll(0)
    metrics.adjustedInsetTop += 20.713
    metrics.offset -= 20.5
    bar.follow(metrics, heights)
    expectEqual(bar.progress(metrics, heights, isElastic: false), 0)
  }

  @Test("A bar that an inset left no room to collapse returns with the room")
  func insetTakesTheRoomAndReturnsIt() {
    var bar = FacebookBar()
    bar.beginDragging(scroll(0), heights, progress: 0)
    bar.follow(scroll(40), heights)
    var metrics = scroll(40)
    for (growth, expected) in [(-40.0, 0.0), (40, 0.8)] {
      metrics.adjustedInsetTop += growth
      bar.follow(metrics, heights)
      expectLess(abs(bar.progress(metrics, heights, isElastic: false) - expected), 1e-9)
    }
  }

  @Test("A bar that an added inset left expanded stays expanded with other heights")
  func heightsAboveAnAddedInset() {
    var bar = FacebookBar()
    bar.resume(at: -150, progress: 0)
    bar.follow(scroll(0), heights)
    bar.keepHeight(heights, progress: 0)
    var metrics = scroll(0)
    metrics.adjustedInsetTop += 80
    let taller = BarHeights(maximum: 160, minimum: 50)
    bar.follow(metrics, taller)
    expectEqual(bar.progress(metrics, taller, isElastic: false), 0)
  }

  @Test("A drag below the bottom of short content changes nothing")
  func shortContent() {
    var bar = FacebookBar()
    let before = bar
    bar.beginDragging(scroll(500, contentHeight: 300), heights, progress: 0.3)
    expectEqual(bar, before)
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
