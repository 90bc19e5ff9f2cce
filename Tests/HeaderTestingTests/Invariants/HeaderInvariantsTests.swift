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
    expectEmpty(violations { _ in })
    expectEmpty(violations { $0.frame.origin.y = -56 })
    expectEmpty(violations { $0.frame.size.height = 200 })
  }

  @Test func framesThatAreNotFinite() {
    expectEqual(violations { $0.frame.origin.y = .nan }.count, 1)
    expectEqual(violations { $0.frame.size.height = .infinity }.count, 1)
  }

  @Test func movedSidewaysOrAnotherWidth() {
    expectEqual(violations { $0.frame.origin.x = 1 }, ["x went from 0.0 to 1.0"])
    expectEqual(violations { $0.frame.size.width = 321 }, ["the width is 321.0 instead of 320.0"])
    expectEmpty(violations(.resize(width: 568)) { $0.frame.size.width = 568 })
    expectEqual(violations(.resize(width: 568)) { _ in }, ["the width is 320.0 instead of 568.0"])
  }

  @Test func lowerThanTheMinimumAfterScrolling() {
    expectEqual(violations { $0.frame.size.height = 75 }, ["the height 75.0 is below the minimum 76.0"])
    // A higher minimum takes effect at the next layout.
    expectEmpty(violations(.change) { $0.leastHeight = 90 })
  }

  @Test func shiftedTooFarOrDown() {
    expectEqual(violations { $0.frame.origin.y = -57 }, ["shifted by 57.0, more than 56.0"])
    expectEqual(violations(.ownMove) { $0.frame.origin.y = -57 }, ["shifted by 57.0, more than 56.0"])
    expectEqual(violations { $0.frame.origin.y = 1 }, ["the top edge 1.0 is below 0"])
    expectEmpty(violations(.change) { $0.greatestShift = 10 })
    expectEqual(violations { $0.greatestShift = 10 }, ["shifted by 20.0, more than 10.0"])
  }

  @Test func shiftedByScrollingWithRoomForTheWholeHeader() {
    let found = violations { $0.scroll = .init(freeHeight: 76) }
    expectEqual(found, ["shifted by 20.0 while the content leaves 76.0 free"])
    expectEmpty(violations { $0.scroll = .init(freeHeight: 75.9) })
    expectEmpty(violations { $0.scroll = .init(freeHeight: 76, isPastBottom: true) })
    expectEmpty(violations(.scroll(isFirst: true)) { $0.scroll = .init(freeHeight: 76) })
    expectEqual(
      violations(.scroll(isFirst: true)) {
        $0.scroll = .init(freeHeight: 76)
        $0.frame.origin.y = -21
      }, ["shifted by 21.0 while the content leaves 76.0 free"])
    expectEmpty(
      violations {
        $0.scroll = .init(freeHeight: 76)
        $0.shiftBehavior = .hideable
      })
    expectEmpty(
      violations {
        $0.scroll = .init(freeHeight: 76)
        $0.isShiftAnimationRunning = true
      })
  }

  @Test func shadowOutOfRange() {
    expectEqual(violations { $0.shadowIntensity = 1.1 }.count, 1)
    expectEqual(violations { $0.shadowIntensity = .nan }.count, 1)
    expectEqual(violations { $0.shadowOpacity = -0.1 }.count, 1)
  }

  @Test func delegateToldTooLittleOrTooMuch() {
    expectEqual(violations(told: false) { $0.frame.origin.y = -30 }.count, 1)
    var activity = HeaderActivity()
    activity.reportedFrames = [before.frame]
    let found = HeaderInvariants.violations(
      after: .change, from: before, to: before, activity: activity)
    expect(found.count == 1 && found[0].contains("which had not changed"))
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
    expectEqual(
      found,
      [
        "contentInset was set to the value it had", "contentInset.top is 128.0, not restored to 0.0",
      ])
  }
}
