import Testing

@testable import HeaderEngine

@Suite("Readings of a scroll view") struct ScrollReadingTests {
  private func reading(_ offset: Double, adjustedTop: Double = 47, room: Double = 0) -> ScrollReading {
    ScrollReading(offset: offset, adjustedTop: adjustedTop, refreshHeight: room, refreshRoom: room)
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

  @Test("The next refresh has its own room") func nextRefresh() {
    var next = reading(-107, adjustedTop: 107, room: 60)
    next.keepRefreshRoom(of: reading(-57, adjustedTop: 57, room: 10))
    expectEqual(next, reading(-107, adjustedTop: 107, room: 60))
  }
}
