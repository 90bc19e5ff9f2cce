import Testing

@testable import HeaderEngine

@Suite("Readings of a scroll view") struct ScrollReadingTests {
  private func reading(_ offset: Double, adjustedTop: Double = 47, room: Double = 0) -> ScrollReading {
    ScrollReading(offset: offset, adjustedTop: adjustedTop, refreshHeight: room, refreshRoom: room)
  }

  @Test("Content at the edge of an inset of which a part is withheld stays within its range")
  func contentWithinRange() {
    var short = ScrollReading(offset: -187, contentHeight: 603, viewHeight: 800, adjustedTop: 187)
    expectEqual(short.offsetWithinContent(withheld: 20), -197)
    expectEqual(short.offsetWithinContent(withheld: 5), -192, "the top below the whole inset")
    expectNil(short.offsetWithinContent(withheld: 0))
    short.contentHeight = 613
    expectNil(short.offsetWithinContent(withheld: 20), "the content is at its end")
    short.contentHeight = 603
    var moving = short
    moving.flags.isDecelerating = true
    expectNil(moving.offsetWithinContent(withheld: 20))
    short.offset = -172
    expectNil(short.offsetWithinContent(withheld: 20), "content that isn't at the edge is the app's")
    short.offset = .nan
    expectNil(short.offsetWithinContent(withheld: 20))
  }

  @Test("The room of a refresh that ended remains as far as the content has yet to return")
  func roomOfEndedRefresh() {
    var former = reading(-107, adjustedTop: 107, room: 60)
    for offset in [-107.0, -80, -50] {
      var next = reading(offset)
      next.keepRefreshRoom(of: former)
      let rest = -47 - offset
      expectEqual(next, reading(offset, adjustedTop: 47 + rest, room: rest))
      former = next
    }
    var last = reading(-47)
    last.keepRefreshRoom(of: former)
    expectEqual(last, reading(-47))
  }

  @Test("A pull beyond the room doesn't bring back what the content has returned")
  func pullAfterRefresh() {
    var next = reading(-200)
    next.keepRefreshRoom(of: reading(-77, adjustedTop: 77, room: 30))
    expectEqual(next, reading(-200, adjustedTop: 77, room: 30))
  }

  @Test("The rounding of an offset that a header wrote takes nothing of the room away")
  func roundingAfterWrite() {
    var written = reading(-83, adjustedTop: 50.25)
    written.keepRefreshRoom(of: reading(-80, adjustedTop: 80, room: 33), isWritten: true)
    expectEqual(written.refreshRoom, 33)
    var next = reading(-83, adjustedTop: 50.25)
    next.keepRefreshRoom(of: written)
    expectEqual(next, written)
    var moved = reading(-82.75, adjustedTop: 50.25)
    moved.keepRefreshRoom(of: written)
    expectEqual(moved.refreshRoom, 32.5)
  }

  @Test("The next refresh has its own room") func nextRefresh() {
    var next = reading(-107, adjustedTop: 107, room: 60)
    next.keepRefreshRoom(of: reading(-57, adjustedTop: 57, room: 10))
    expectEqual(next, reading(-107, adjustedTop: 107, room: 60))
  }

  @Test(
    "The room is in the adjusted inset, with the safe area or without it",
    arguments: [(107.0, 60.0), (60, 60), (47, 0), (0, 0)])
  func roomInAdjustedInset(adjustedTop: Double, room: Double) {
    var reading = reading(0, adjustedTop: adjustedTop)
    reading.findRefreshRoom(60, safeAreaTop: 47, after: nil)
    expect(reading.refreshHeight == room && reading.refreshRoom == room)
  }

  @Test("Without adjustment the room is in the content inset, until it shrinks by the control's height")
  func roomInContentInset() {
    var former = ScrollReading(insets: ScrollInsets(top: 160))
    former.findRefreshRoom(60, safeAreaTop: nil, after: nil)
    expect(former.refreshHeight == 0 && former.refreshRoom == 60)
    for (top, room) in [(150.0, 60.0), (100, 0)] {
      var next = ScrollReading(insets: ScrollInsets(top: top))
      next.findRefreshRoom(60, safeAreaTop: nil, after: former)
      expectEqual(next.refreshRoom, room)
    }
  }
}
