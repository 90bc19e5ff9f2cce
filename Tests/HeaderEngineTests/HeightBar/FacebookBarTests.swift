import HeaderEngine
import Testing

@Suite struct FacebookBarTests {
  private let heights = BarHeights(maximum: 100, minimum: 50)

  private func scroll(_ distance: Double, contentHeight: Double = 2000) -> BarScroll {
    BarScroll(offset: distance - 100, insetTop: 100, contentHeight: contentHeight, viewHeight: 500)
  }

  private func progress(_ bar: FacebookBar, at distance: Double, isElastic: Bool = false) -> Double {
    bar.progress(scroll(distance), heights, isElastic: isElastic)
  }

  @Test("movement counts from where the drag began")
  func movement() {
    var bar = FacebookBar()
    bar.beginDragging(scroll(700), heights, progress: 0.4)
    #expect(abs(progress(bar, at: 710) - 0.6) < 1e-12)
    #expect(abs(progress(bar, at: 680)) < 1e-12)
  }

  @Test(
    "each threshold is waited for to the point, for every length",
    arguments: Array(stride(from: 0.0, through: 90, by: 7.5)))
  func thresholds(length: Double) {
    var bar = FacebookBar()
    bar.thresholdFromTop = length
    bar.beginDragging(scroll(0), heights, progress: 0)
    #expect(abs(progress(bar, at: length)) < 1e-9 && abs(progress(bar, at: length + 5) - 0.1) < 1e-9)

    bar = FacebookBar()
    bar.thresholdPositiveDirection = length
    bar.beginDragging(scroll(700), heights, progress: 0)
    #expect(abs(progress(bar, at: 700 + length)) < 1e-9)
    #expect(abs(progress(bar, at: 705 + length) - 0.1) < 1e-9)

    bar = FacebookBar()
    bar.thresholdNegativeDirection = length
    bar.beginDragging(scroll(700), heights, progress: 1)
    #expect(abs(progress(bar, at: 700 - length) - 1) < 1e-9)
    #expect(abs(progress(bar, at: 695 - length) - 0.9) < 1e-9)
  }

  @Test("at the very top only the threshold of the top counts, also if it is 0")
  func top() {
    var bar = FacebookBar()
    bar.thresholdPositiveDirection = 30
    bar.beginDragging(scroll(0.0005), heights, progress: 0)
    #expect(abs(progress(bar, at: 25) - 0.5) < 1e-3)
  }

  @Test("close to the top the negative threshold does not count, close to the bottom not the positive one")
  func nearEnds() {
    var bar = FacebookBar()
    bar.thresholdNegativeDirection = 40
    bar.beginDragging(scroll(80), heights, progress: 1)
    #expect(abs(progress(bar, at: 75) - 0.9) < 1e-9)
    bar = FacebookBar()
    bar.thresholdPositiveDirection = 40
    bar.beginDragging(scroll(1580), heights, progress: 0)
    #expect(abs(progress(bar, at: 1585) - 0.1) < 1e-9)
  }

  @Test("above the top the drag counts from the top; below the bottom from the bottom, with a hidden bar")
  func rubberBands() {
    var bar = FacebookBar()
    bar.beginDragging(scroll(-30), heights, progress: 0)
    #expect(abs(progress(bar, at: 10) - 0.2) < 1e-9)
    bar.beginDragging(scroll(1700), heights, progress: 0.3)
    #expect(abs(progress(bar, at: 1600) - 1) < 1e-9 && abs(progress(bar, at: 1590) - 0.8) < 1e-9)
  }

  @Test("below the bottom of content that is not taller than the view nothing changes")
  func shortContent() {
    var bar = FacebookBar()
    let before = bar
    bar.beginDragging(scroll(500, contentHeight: 300), heights, progress: 0.3)
    #expect(bar == before)
  }

  @Test("thresholds do not stretch an elastic bar, pulled content does")
  func elastic() {
    var bar = FacebookBar()
    bar.thresholdPositiveDirection = 40
    bar.beginDragging(scroll(700), heights, progress: 0)
    #expect(progress(bar, at: 690, isElastic: true) == 0)
    #expect(progress(bar, at: -25, isElastic: true) == -0.5)
  }

  @Test("measures that are no numbers begin nothing")
  func useless() {
    var bar = FacebookBar()
    let before = bar
    bar.beginDragging(scroll(.nan), heights, progress: 0)
    bar.beginDragging(scroll(10), heights, progress: .infinity)
    #expect(bar == before)
  }
}
