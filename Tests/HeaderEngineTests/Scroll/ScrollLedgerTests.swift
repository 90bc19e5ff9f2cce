import Testing

@testable import HeaderEngine

@Suite("What belongs to the app in the insets of a scroll view") struct ScrollLedgerTests {
  /// A scroll view with a ledger that has `needs` points at each edge.
  private struct Screen {
    var ledger: ScrollLedger
    var insets: ScrollInsets

    init(found: ScrollInsets = ScrollInsets(), needs: ScrollInsets) {
      ledger = ScrollLedger(found)
      insets = found
      need(needs)
    }

    mutating func need(_ needs: ScrollInsets) {
      ledger.setNeeds(needs)
      insets = ledger.total
    }

    /// The app writes insets, and the connection reads them.
    @discardableResult mutating func write(_ change: (inout ScrollInsets) -> Void) -> ScrollLedger.Reading {
      change(&insets)
      let reading = ledger.read(insets)
      if reading == .assigned { insets = ledger.total }
      return reading
    }

    /// The insets without any needs.
    mutating func withdraw() -> ScrollInsets {
      need(ScrollInsets())
      return insets
    }
  }

  private static let needs = ScrollInsets(top: 160, bottom: 40, indicatorTop: 160)

  @Test("Needs are added, and removed to the last bit", arguments: [0.1, 1.0 / 3, -6.347])
  func needsAreRemovedExactly(found: Double) {
    let insets = ScrollInsets(top: found, bottom: found, indicatorTop: found)
    var screen = Screen(found: insets, needs: Self.needs)
    expect(screen.insets.top == found + 160 && screen.ledger.read(screen.insets) == .unchanged)
    for step in 0..<100 { screen.need(ScrollInsets(top: Double(step) / 7, bottom: 0, indicatorTop: 1)) }
    expectEqual(screen.withdraw(), insets)
  }

  @Test("An exact 0 is an assignment of the whole inset") func zeroIsAnAssignment() {
    var screen = Screen(needs: Self.needs)
    expectEqual(screen.write { ($0.top, $0.bottom) = (0, 300) }, .assigned)
    expect(screen.insets.top == 160 && screen.insets.bottom == 340)
    expectEqual(screen.withdraw(), ScrollInsets(bottom: 300))
  }

  @Test(
    "The inset that was found at the beginning, and the app's part, are assignments", arguments: [30.0, 12])
  func ownInsetIsAnAssignment(inset: Double) {
    var screen = Screen(found: ScrollInsets(top: 30), needs: Self.needs)
    screen.write { $0.top -= 18 }
    expectEqual(screen.ledger.app.top, 12)
    expectEqual(screen.write { $0.top = inset }, .assigned)
    expectEqual(screen.insets.top, 160 + inset)
  }

  @Test("Any other value is a change by a difference", arguments: [20.0, -15, -100, 300])
  func otherValuesAreDifferences(change: Double) {
    var screen = Screen(found: ScrollInsets(top: 30), needs: Self.needs)
    expectEqual(screen.write { $0.top += change }, .changed)
    expectEqual(screen.insets.top, 190 + change)
    expectEqual(screen.withdraw().top, 30 + change)
  }

  @Test("A value that was in effect before a write of the app restores the app's part of that time")
  func restoredInset() {
    var screen = Screen(needs: Self.needs)
    let saved = screen.insets
    screen.write { $0.bottom = 300 }
    screen.need(ScrollInsets(top: 60, bottom: 40, indicatorTop: 60))
    expectEqual(screen.write { $0 = saved }, .assigned)
    expectEqual(screen.insets, ScrollInsets(top: 60, bottom: 40, indicatorTop: 60))
    expectEqual(screen.withdraw(), ScrollInsets())
  }

  @Test(
    "An inset is restored though the length that short content lacks has taken up the change",
    arguments: [300.0, 737], [0.0, 60])
  func restoredSameSum(inset: Double, topChange: Double) {
    let needs = ScrollInsets(top: 60, bottom: 437)
    var screen = Screen(needs: needs)
    let saved = screen.insets
    screen.write {
      $0.top += topChange; $0.bottom = inset
    }
    screen.need(ScrollInsets(top: 60, bottom: 874 - inset))
    expectEqual(screen.insets.bottom, 437)
    if topChange == 0 {
      expectEqual(screen.ledger.read(saved), .unchanged)
      expectEqual(screen.ledger.readWritten(saved), .assigned)
    } else {
      screen.write { $0 = saved }
    }
    expectEqual(screen.ledger.app, ScrollInsets())
    screen.need(needs)
    for _ in 1...2 { expectEqual(screen.ledger.readWritten(saved), .unchanged) }
    expectEqual(screen.withdraw(), ScrollInsets())
  }

  @Test("The content inset is restored before the indicator's, whose change nothing has reported")
  func restoredSameSumBeforeIndicator() {
    let needs = ScrollInsets(bottom: 437)
    var screen = Screen(needs: needs)
    let saved = screen.insets
    screen.write { $0.bottom += 300 }
    screen.need(ScrollInsets(bottom: 137))
    screen.insets.indicatorBottom += 300
    expectEqual(screen.ledger.readWritten(screen.insets), .assigned)
    expectEqual(screen.ledger.app, ScrollInsets(indicatorBottom: 300))
    screen.need(needs)
    screen.write { $0 = saved }
    expectEqual(screen.withdraw(), ScrollInsets())
  }

  @Test("A value that was stored or is restored while nothing is needed is the app's of that time")
  func restoredWithoutNeeds() {
    var stored = Screen(needs: ScrollInsets())
    stored.write { $0.bottom = -20 }
    stored.write { $0.bottom += 260 }
    stored.need(Self.needs)
    stored.write { $0.bottom = -20 }
    #expect(stored.withdraw().bottom == -20)
    var restored = Screen(needs: Self.needs)
    let saved = restored.insets
    restored.write { $0.bottom += 260 }
    restored.need(ScrollInsets())
    restored.write { $0 = saved }
    #expect(restored.withdraw() == ScrollInsets())
  }

  @Test("A total that was never in effect before a write of the app is no value to restore")
  func formerTotalIsNoRestoration() {
    var screen = Screen(needs: ScrollInsets(top: 160))
    screen.need(ScrollInsets(top: 80))
    screen.need(ScrollInsets(top: 60))
    screen.write { $0.top += 20 }
    expectEqual(screen.insets.top, 80)
    expectEqual(screen.withdraw().top, 20)
  }

  @Test("A negative need never makes a value an assignment", arguments: [0.0, 6, 10])
  func negativeNeeds(addition: Double) {
    var screen = Screen(found: ScrollInsets(top: 12), needs: ScrollInsets(top: -12))
    screen.write { $0.top += addition }
    expectEqual(screen.withdraw().top, 12 + addition)
  }

  @Test("An edge that didn't change keeps the app's part when another one is assigned")
  func unchangedEdge() {
    var screen = Screen(found: ScrollInsets(top: 8, bottom: 5), needs: Self.needs)
    screen.write { $0.bottom = 0 }
    expectEqual(screen.withdraw(), ScrollInsets(top: 8, bottom: 0))
  }

  @Test("An indicator inset that is copied from the content inset contains the needs")
  func copiedIndicatorInset() {
    var screen = Screen(found: ScrollInsets(top: 12), needs: ScrollInsets(top: 160, indicatorTop: 76))
    expectEqual(screen.write { $0.indicatorTop = $0.top }, .assigned)
    expectEqual(screen.insets.indicatorTop, 88)
    expectEqual(screen.withdraw(), ScrollInsets(top: 12, indicatorTop: 12))
  }

  @Test("An indicator inset that is assigned along with the content inset belongs to the app")
  func indicatorInsetAssignedWithContent() {
    var screen = Screen(needs: ScrollInsets(top: 160, bottom: 49, indicatorTop: 0, indicatorBottom: 49))
    screen.write { ($0.top, $0.bottom) = (0, 300) }
    expectEqual(screen.write { $0.indicatorBottom = 300 }, .assigned)
    expectEqual(screen.insets, ScrollInsets(top: 160, bottom: 349, indicatorBottom: 349))
    expectEqual(screen.withdraw(), ScrollInsets(bottom: 300, indicatorBottom: 300))
  }

  @Test("The indicator's inset at the bottom is restored like the one at the top")
  func indicatorInsetAtBottom() {
    var screen = Screen(
      found: ScrollInsets(bottom: 12, indicatorBottom: 7),
      needs: ScrollInsets(bottom: 50, indicatorBottom: 50)
    )
    expectEqual(screen.insets, ScrollInsets(bottom: 62, indicatorBottom: 57))
    expectEqual(screen.write { $0.indicatorBottom = 0 }, .assigned)
    expectEqual(screen.insets.indicatorBottom, 50)
    expectEqual(screen.write { $0.indicatorBottom = $0.bottom }, .changed)
    expectEqual(screen.insets.indicatorBottom, 62)
    expectEqual(screen.withdraw(), ScrollInsets(bottom: 12, indicatorBottom: 12))
  }

  @Test("Insets that aren't numbers are ignored", arguments: [Double.nan, .infinity, 1e300])
  func invalidInsets(inset: Double) {
    var screen = Screen(needs: Self.needs)
    screen.write { $0.top = inset }
    expectEqual(screen.ledger.app.top, 0)
    expectEqual(screen.withdraw(), ScrollInsets())
  }

  @Test("Additions and subtractions at random leave nothing", arguments: 1...20 as ClosedRange<UInt64>)
  func randomDifferences(seed: UInt64) {
    var random = RandomSections(seed: seed)
    var screen = Screen(found: ScrollInsets(top: 10), needs: Self.needs)
    var sum = 10.0
    for _ in 0..<200 {
      let change = random.number(-60...60)
      screen.write { $0.top += change }
      sum += change
      screen.need(ScrollInsets(top: random.number(20...200)))
    }
    expectLess(abs(screen.withdraw().top - sum), 1e-6)
  }
}
