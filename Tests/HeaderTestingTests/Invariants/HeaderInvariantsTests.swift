import FlexibleHeader
import HeaderTesting
import Testing

struct HeaderInvariantsTests {
  /// A header with a minimum height of 76 points, shifted by 20 points as the content requires.
  private let before: HeaderReading = {
    var reading = HeaderReading(
      frame: CGRect(x: 0, y: -20, width: 320, height: 76), leastHeight: 76, greatestShift: 56,
      scroll: .init(freeHeight: 56))
    reading.shiftBehavior = .enabled
    return reading
  }()

  private func violations(
    _ occasion: HeaderInvariants.Occasion = .scroll(isFirst: false), told: Bool = true,
    _ change: (inout HeaderReading) -> Void
  ) -> [String] {
    var after = before
    change(&after)
    var activity = HeaderActivity()
    if told, after.frame != before.frame { activity.reportedFrames = [after.frame] }
    return HeaderInvariants.violations(after: occasion, from: before, to: after, activity: activity)
  }

  @Test func nothingToComplainOf() {
    #expect(violations { _ in }.isEmpty)
    #expect(violations { $0.frame.origin.y = -56 }.isEmpty)
    #expect(violations { $0.frame.size.height = 200 }.isEmpty)
  }

  @Test func framesThatAreNotFinite() {
    #expect(violations { $0.frame.origin.y = .nan }.count == 1)
    #expect(violations { $0.frame.size.height = .infinity }.count == 1)
  }

  @Test func movedSidewaysOrAnotherWidth() {
    #expect(violations { $0.frame.origin.x = 1 } == ["x went from 0.0 to 1.0"])
    #expect(violations { $0.frame.size.width = 321 } == ["the width is 321.0 instead of 320.0"])
    #expect(violations(.resize(width: 568)) { $0.frame.size.width = 568 }.isEmpty)
    #expect(violations(.resize(width: 568)) { _ in } == ["the width is 320.0 instead of 568.0"])
  }

  @Test func lowerThanTheMinimumAfterScrolling() {
    #expect(
      violations { $0.frame.size.height = 75 } == ["the height 75.0 is below the minimum 76.0"])
    // A higher minimum takes effect at the next layout.
    #expect(violations(.change) { $0.leastHeight = 90 }.isEmpty)
  }

  @Test func shiftedTooFarOrDown() {
    #expect(violations { $0.frame.origin.y = -57 } == ["shifted by 57.0, more than 56.0"])
    #expect(violations(.ownMove) { $0.frame.origin.y = -57 } == ["shifted by 57.0, more than 56.0"])
    #expect(violations { $0.frame.origin.y = 1 } == ["the top edge 1.0 is below 0"])
    #expect(violations(.change) { $0.greatestShift = 10 }.isEmpty)
    #expect(violations { $0.greatestShift = 10 } == ["shifted by 20.0, more than 10.0"])
  }

  @Test func shiftedByScrollingWithRoomForTheWholeHeader() {
    let found = violations { $0.scroll = .init(freeHeight: 76) }
    #expect(found == ["shifted by 20.0 while the content leaves 76.0 free"])
    #expect(violations { $0.scroll = .init(freeHeight: 75.9) }.isEmpty)
    #expect(violations { $0.scroll = .init(freeHeight: 76, isPastBottom: true) }.isEmpty)
    #expect(violations(.scroll(isFirst: true)) { $0.scroll = .init(freeHeight: 76) }.isEmpty)
    #expect(
      violations(.scroll(isFirst: true)) {
        $0.scroll = .init(freeHeight: 76)
        $0.frame.origin.y = -21
      } == ["shifted by 21.0 while the content leaves 76.0 free"])
    #expect(
      violations {
        $0.scroll = .init(freeHeight: 76)
        $0.shiftBehavior = .hideable
      }.isEmpty)
    #expect(
      violations {
        $0.scroll = .init(freeHeight: 76)
        $0.isShiftAnimationRunning = true
      }.isEmpty)
  }

  @Test func shadowOutOfRange() {
    #expect(violations { $0.shadowIntensity = 1.1 }.count == 1)
    #expect(violations { $0.shadowIntensity = .nan }.count == 1)
    #expect(violations { $0.shadowOpacity = -0.1 }.count == 1)
  }

  @Test func delegateToldTooLittleOrTooMuch() {
    #expect(violations(told: false) { $0.frame.origin.y = -30 }.count == 1)
    var activity = HeaderActivity()
    activity.reportedFrames = [before.frame]
    let found = HeaderInvariants.violations(
      after: .change, from: before, to: before, activity: activity)
    #expect(found.count == 1 && found[0].contains("which had not changed"))
  }

  @Test func equalWritesAndInsetsLeftBehind() {
    var activity = HeaderActivity()
    activity.equalWrites = ["contentInset"]
    activity.leftInsets = [
      .init(name: "contentInset.top", found: 128, wanted: 0),
      .init(name: "contentInset.bottom", found: 34, wanted: 34),
    ]
    let found = HeaderInvariants.violations(
      after: .change, from: before, to: before, activity: activity)
    #expect(
      found == [
        "contentInset was set to the value it had", "contentInset.top is 128.0, not restored to 0.0",
      ])
  }
}
