import Testing

@testable import HeaderTesting

struct TraceRecordComparingTests {
  private let record = TraceRecord(frame: [0, -10, 320, 76], minimumHeight: 76, maximumHeight: 128)

  @Test func smallDifferencesAreNone() {
    var other = record
    other.frame[1] += 9e-7
    other.phaseValue = -9e-7
    expectEmpty(record.differences(from: other))
  }

  @Test func largerDifferencesNameTheFieldAndBothValues() {
    var other = record
    other.frame[1] = -9
    other.hidden = true
    let found = record.differences(from: other)
    expectEqual(found.map(\.field), ["frame", "hidden"])
    expectEqual(found.first?.expected, "[0,-10,320,76]")
    expectEqual(found.first?.got, "[0,-9,320,76]")
  }

  @Test func missingValuesDifferFromNumbersBothWays() {
    var other = record
    other.contentOffsetY = 0
    expectEqual(record.differences(from: other).map(\.field), ["contentOffsetY"])
    expectEqual(other.differences(from: record).map(\.got), ["null"])
  }

  @Test func everyScrollViewIsCompared() {
    var expected = record
    var other = record
    let view = TraceRecord.ScrollView(contentOffsetY: 1, contentInsetTop: 2, indicatorInsetTop: 3)
    expected.scrollViews = [view, view]
    other.scrollViews = [
      view, TraceRecord.ScrollView(contentOffsetY: 1, contentInsetTop: 5, indicatorInsetTop: 3),
    ]
    expectEqual(expected.differences(from: other).map(\.field), ["scrollViews[1].contentInsetTop"])
    other.scrollViews = [view]
    expectEqual(expected.differences(from: other).count, 3)
  }

  @Test func callsOfTheOriginalsDelegateAreNotCompared() {
    var other = record
    other.frameDidChangeCount = 7
    expectEmpty(record.differences(from: other))
  }
}
