import Testing

@testable import HeaderEngine

@Suite("A length that an inset withholds to follow a header") struct FollowingInsetTests {
  /// Content below the whole room of 160 points for a header, and a safe area of 47.
  private func scroll(
    offset: Double, contentHeight: Double = 2000, withheld: Double = 0, byOthers: Double = 0
  ) -> ScrollMetrics {
    var scroll = ScrollMetrics(
      offset: offset, contentHeight: contentHeight, viewHeight: 800, adjustedInsetTop: 207)
    scroll.own.top = 160
    scroll.own.withheld = withheld
    scroll.withheld = withheld + byOthers
    return scroll
  }

  private func following() -> FollowingInset {
    var inset = FollowingInset()
    inset.isOn = true
    return inset
  }

  @Test("The inset ends at the header, but never above the content")
  func withheldLength() {
    var inset = following()
    for (missing, offset, expected) in [
      (0.0, -207.0, 0.0), (50, -157, 50), (100, -157, 50), (100, 300, 100), (300, 300, 160), (-30, -237, 0),
      (100, -206.8, 0),
    ] {
      let length = inset.withheldLength(missing: missing, scroll(offset: offset))
      expectEqual(length, expected, "\(missing) at \(offset)")
    }
    inset.isOn = false
    expectEqual(inset.withheldLength(missing: 50, scroll(offset: -157)), 0)
  }

  @Test("The inset stays as it is until a table has moved its rows", arguments: [120.0, 160, 220])
  func awaitedRows(room: Double) {
    var inset = following()
    var scroll = scroll(offset: 300, withheld: 100)
    scroll.awaitsRows = true
    expectEqual(inset.withheldLength(missing: 20, scroll), 100)
    var needs = scroll.own
    needs.top = room
    needs.keepInset(of: scroll.own)
    expectEqual(needs.topInset, 60)
  }

  @Test("Two insets together withhold no more than the distance that the content was scrolled")
  func twoInsets() {
    for (distance, others, expected) in [
      (50.0, 0.0, 50.0), (50, 50, 0), (80, 50, 30), (40, 50, 0), (150, 50, 100), (500, 100, 100),
    ] {
      var inset = following()
      let scroll = scroll(offset: distance - 207, withheld: 20, byOthers: others)
      expectEqual(inset.withheldLength(missing: 100, scroll), expected, "\(others) of \(distance)")
    }
    // 120 points are the whole distance that the content can be scrolled.
    var inset = following()
    let short = scroll(offset: -87, contentHeight: 713, byOthers: 90)
    expectEqual(inset.withheldLength(missing: 100, short), 30)
  }

  @Test("The content stays within its range at its end") func shortContent() {
    var inset = following()
    // It can be scrolled by 20 points.
    let short = scroll(offset: -187, contentHeight: 613, withheld: 20)
    expectEqual(inset.withheldLength(missing: 100, short), 20)
  }

  @Test("Content that can't be pulled gets the whole inset once it touches the header")
  func contentWithoutBounce() {
    var inset = following()
    var still = scroll(offset: -157)
    still.bounces = false
    expectEqual(inset.withheldLength(missing: 50, still), 0)
    still.offset = 300
    expectEqual(inset.withheldLength(missing: 100, still), 100)
  }

  @Test("What was withheld before doesn't matter to two insets over content that can't be pulled")
  func twoInsetsWithoutBounce() {
    // Headers that lack 100 and 120 points.
    for (distance, expected) in [(90.0, [0.0, 0]), (110, [100, 0]), (220, [100, 0]), (230, [100, 120])] {
      for former in [[0.0, 0], [0, 120], [100, 0]] where former[0] + former[1] <= distance {
        var lengths = former
        for index in [0, 1, 1, 0, 0, 1, 0, 1] {
          var inset = following()
          var still = scroll(
            offset: distance - 207, withheld: lengths[index], byOthers: lengths[1 - index])
          still.bounces = false
          lengths[index] = inset.withheldLength(
            missing: [100, 120][index], withheldBefore: index == 0 ? 0 : lengths[0], still)
        }
        #expect(lengths == expected, "\(distance) points after \(former)")
      }
    }
  }

  @Test("The inset is whole while code scrolls the content") func scrollByCode() {
    for end in ["arrival", "finger", "end"] {
      var inset = following()
      inset.beginScroll()
      expectEqual(inset.withheldLength(missing: 100, scroll(offset: 300)), 0)
      var last = scroll(offset: end == "arrival" ? -207 : 300)
      last.isTracking = end == "finger"
      if end == "end" { inset.endScroll() }
      _ = inset.withheldLength(missing: 100, last)
      expectEqual(inset.withheldLength(missing: 100, scroll(offset: 300)), 100, "\(end)")
    }
    var off = FollowingInset()
    off.beginScroll()
    expect(!off.isWhole)
  }

  @Test("Numbers that aren't usable withhold nothing", arguments: [Double.nan, .infinity, -1e300])
  func unusable(number: Double) {
    var inset = following()
    expectEqual(inset.withheldLength(missing: number, scroll(offset: 300)), 0)
    expectEqual(inset.withheldLength(missing: 50, scroll(offset: number)), 0)
  }

  @Test("A flick down ends where the header is expanded, as far as it reaches")
  func openingOffset() {
    func rest(velocity: Double, rate: Double = 0.998, withheld: Double = 160) -> Double? {
      scroll(offset: 0, withheld: withheld).openingOffset(velocity: velocity, rate: rate)
    }
    expectNil(rest(velocity: -2, withheld: 0))
    expectEqual(rest(velocity: -2), -207)
    expectLess(abs((rest(velocity: -0.3) ?? 0) + 149.7), 1e-6)
    expectNil(rest(velocity: -0.01), "too slow to reach the edge")
    expectNil(rest(velocity: 2))
    for odd in [Double.nan, .infinity, -.infinity, 0, 1] {
      expectNil(rest(velocity: -2, rate: odd))
      expectNil(rest(velocity: odd))
    }
  }
}
