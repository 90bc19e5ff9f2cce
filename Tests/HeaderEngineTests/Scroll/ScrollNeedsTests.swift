import Testing

@testable import HeaderEngine

@Suite("What a header needs in the insets") struct ScrollNeedsTests {
  /// Content below a safe area of 47 points, an inset of 10 points, and 200 points of a header.
  private func scroll(at distance: Double) -> ScrollMetrics {
    var scroll = ScrollMetrics(
      offset: distance - 257, contentHeight: 3000, viewHeight: 800, contentInsetTop: 10,
      adjustedInsetTop: 257, safeAreaTop: 47)
    scroll.own.top = 200
    return scroll
  }

  @Test("Content at its top stays there when needs change, and other content doesn't move")
  func position() {
    let cases: [(distance: Double, isMoving: Bool, need: Double, offset: Double)] = [
      (0, false, 300, -357), (0.4, false, 300, -357), (0, true, 120, -177), (-30, true, 120, -207),
      (-30, false, 120, -177), (100, false, 300, -157), (100, false, 0, -57), (40, true, 120, -177),
      (900, false, 0, 643),
    ]
    for (distance, isMoving, need, offset) in cases {
      var scroll = scroll(at: distance)
      scroll.isTracking = isMoving
      let write = scroll.writing(ScrollNeeds(top: need))
      expectEqual(write, ScrollWrite(needs: ScrollNeeds(top: need), offset: offset), "at \(distance)")
      scroll.apply(write)
      expect(scroll.adjustedInsetTop == need + 57 && scroll.contentInsetTop == 10)
      expect(scroll.writing(ScrollNeeds(top: need)).isEmpty)
    }
  }

  @Test("Needs that end in measurements that aren't usable are written without an offset")
  func unusable() {
    var scroll = scroll(at: 0)
    scroll.adjustedInsetTop = .nan
    expectEqual(scroll.writing(ScrollNeeds()), ScrollWrite(needs: ScrollNeeds()))
    expectNil(self.scroll(at: 0).writing(ScrollNeeds(top: 1e300)).offset)
  }

  @Test("Rounding errors are no other need, and nothing remains of a need")
  func roundingErrors() {
    expectEqual(Tolerance.settled(200 + 1e-9, at: 200), 200)
    expectEqual(Tolerance.settled(200.001, at: 200), 200.001)
    expectEqual(Tolerance.settled(0, at: 1e-9), 0)
    expectEqual(Tolerance.settled(.nan, at: 200), 200)
    let needs = ScrollNeeds(top: 1, indicatorTop: 20)
    expect(needs.writing(indicatorTop: 20 + 1e-9).isEmpty)
    expectEqual(needs.writing(indicatorTop: 0).needs, ScrollNeeds(top: 1))
  }
}
