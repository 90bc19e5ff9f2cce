import Testing

@testable import HeaderEngine

@Suite("Rest of a header while content scrolls") struct ContentRestTests {
  private func rest(mayTurnBack: Bool = false) -> ContentRest {
    var rest = ContentRest()
    rest.begin(
      at: ScrollReading(offset: 300, contentHeight: 2000), within: 100...500, mayTurnBack: mayTurnBack)
    return rest
  }

  private func reading(_ offset: Double) -> ScrollReading {
    ScrollReading(offset: offset, contentHeight: 2000)
  }

  @Test("It lasts while the content moves on in one direction within the limits")
  func lasts() {
    var rest = rest()
    for offset in [301.0, 301, 400, 500] { expect(rest.continues(to: reading(offset))) }
    expectEqual(rest.passed, reading(500))
    rest.end()
    expect(rest.passed == nil && rest.isOver)
  }

  @Test("It ends where the content turns back, and reports where the content was last")
  func turningBack() {
    var rest = rest()
    expect(rest.continues(to: reading(250)))
    expect(!rest.continues(to: reading(251)))
    expect(!rest.continues(to: reading(249)), "it doesn't begin again")
    expectEqual(rest.passed, reading(250))
  }

  @Test("It goes on where the content turns back, if only the place of the content matters")
  func turningBackWithoutEffect() {
    var rest = rest(mayTurnBack: true)
    for offset in [250.0, 251, 400, 300] { expect(rest.continues(to: reading(offset))) }
    expectEqual(rest.passed, reading(300))
    expect(!rest.continues(to: reading(501)))
    expectEqual(rest.passed, reading(300))
  }

  @Test("It ends beyond the limits", arguments: [99, 501, .nan])
  func limits(offset: Double) {
    var rest = rest()
    expect(!rest.continues(to: reading(offset)))
    expectNil(rest.passed, "the content passed nowhere")
  }

  @Test("It ends with a change of anything else")
  func otherChanges() {
    let changes: [(inout ScrollReading) -> Void] = [
      { $0.contentHeight += 1 }, { $0.viewHeight += 1 }, { $0.viewWidth += 1 }, { $0.middle += 1 },
      { $0.insets.top += 1 }, { $0.insets.bottom += 1 }, { $0.insets.indicatorTop += 1 },
      { $0.adjustedTop += 1 },
      { $0.adjustedBottom += 1 }, { $0.refreshHeight += 1 }, { $0.flags.isTracking = true },
      { $0.flags.isDragging = true }, { $0.flags.isDecelerating = true },
    ]
    for change in changes {
      var (rest, next) = (rest(), reading(310))
      change(&next)
      expect(!rest.continues(to: next))
    }
  }
}
