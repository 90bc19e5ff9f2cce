import Testing

@testable import HeaderEngine

/// Documentation/Pages.md#while-pages-move
@Suite("Alignment of pages beside the tracked one") struct PageAlignmentTests {
  /// Creates a page with `free` points above its content, under a header of at most 160 points.
  private func page(
    free: Double, contentHeight: Double = 3000, change: (inout ScrollMetrics) -> Void = { _ in }
  ) -> PageAlignment {
    var scroll = ScrollMetrics(
      offset: -free, contentHeight: contentHeight, viewHeight: 600, contentInsetTop: 160,
      adjustedInsetTop: 160)
    change(&scroll)
    return PageAlignment(scroll: scroll, raw: 0)
  }

  @Test("A gap is closed before the page is seen")
  func gap() {
    expectEqual(page(free: 160).preparedOffset(bottom: 60, touchingFrom: 60), -60)
    expectNil(page(free: 60.4).preparedOffset(bottom: 60, touchingFrom: 60))
  }

  @Test("Content that touched a smaller header comes along, content further down stays")
  func covered() {
    expectEqual(page(free: 60).preparedOffset(bottom: 160, touchingFrom: 60), -160)
    expectEqual(page(free: 100).preparedOffset(bottom: 160, touchingFrom: 60), -160)
    expectNil(page(free: 59).preparedOffset(bottom: 160, touchingFrom: 60))
    expectNil(page(free: -900).preparedOffset(bottom: 160, touchingFrom: 60))
  }

  @Test("A visible page follows up and down while it touches the header")
  func following() {
    expectEqual(page(free: 100).followedOffset(from: 100, to: 80), -80)
    expectEqual(page(free: 100).followedOffset(from: 100, to: 140), -140)
    expectNil(page(free: 90).followedOffset(from: 100, to: 95), "it lies under the header")
    expectEqual(page(free: 90).followedOffset(from: 100, to: 70), -70, "the header left it behind")
  }

  @Test("Content goes no further than to its end and to its top")
  func limits() {
    expectEqual(page(free: 160, contentHeight: 500).preparedOffset(bottom: 60, touchingFrom: 60), -100)
    expectNil(page(free: 160, contentHeight: 100).preparedOffset(bottom: 60, touchingFrom: 60))
    expectEqual(page(free: 100).followedOffset(from: 100, to: 400), -160)
  }

  @Test("Content that is dragged or decelerates stays, a finger that rests on it doesn't matter")
  func moving() {
    let dragged = page(free: 160) { $0.isDragging = true }
    expectNil(dragged.preparedOffset(bottom: 60, touchingFrom: 60))
    let decelerating = page(free: 160) { $0.isDecelerating = true }
    expectNil(decelerating.followedOffset(from: 160, to: 60))
    let touched = page(free: 160) { $0.isTracking = true }
    expectEqual(touched.followedOffset(from: 160, to: 60), -60)
  }
}
