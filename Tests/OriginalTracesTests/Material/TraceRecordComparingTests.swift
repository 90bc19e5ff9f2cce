import Foundation
import Testing

@testable import OriginalTraces

struct TraceRecordComparingTests {
  private let trace: TraceFile
  private let record: JSONValue

  init() throws {
    trace = try TraceFile(contentsOf: Fixtures.url("Traces/material/collapse.json"))
    record = trace.initialExpect
      .replacing(["frame"], by: .numbers([0, -10, 320, 76])).replacing(["phaseValue"], by: .number(0))
  }

  private func differences(_ expected: JSONValue, _ got: JSONValue) -> [TraceMismatch] {
    trace.mismatches(expected, got, step: nil)
  }

  @Test func smallDifferencesAreNone() {
    let other = record.replacing(["frame"], by: .numbers([0, -10 + 9e-7, 320, 76]))
      .replacing(["phaseValue"], by: .number(-9e-7))
    expect(differences(record, other).isEmpty)
  }

  @Test func largerDifferencesNameTheFieldAndBothValues() {
    let other = record.replacing(["frame", "1"], by: .number(-9)).replacing(["hidden"], by: .bool(true))
    let found = differences(record, other)
    expectEqual(found.map(\.field), ["frame", "hidden"])
    expectEqual(found.first?.expected, "[0,-10,320,76]")
    expectEqual(found.first?.got, "[0,-9,320,76]")
  }

  @Test func missingValuesDifferFromNumbersBothWays() {
    let other = record.replacing(["contentOffsetY"], by: .null)
    expectEqual(differences(record, other).map(\.field), ["contentOffsetY"])
    expectEqual(differences(record, other).map(\.got), ["null"])
    expectEqual(differences(other, record).map(\.expected), ["null"])
  }

  @Test func everyScrollViewIsCompared() {
    let view: JSONValue = .object([
      "contentOffsetY": .number(1), "contentInsetTop": .number(2), "indicatorInsetTop": .number(3),
    ])
    let other = view.replacing(["contentInsetTop"], by: .number(5))
    let expected = record.replacing(["scrollViews"], by: .array([view, view]))
    let found = differences(expected, record.replacing(["scrollViews"], by: .array([view, other])))
    expectEqual(found.map(\.field), ["scrollViews[1].contentInsetTop"])
    expectEqual(differences(expected, record.replacing(["scrollViews"], by: .array([view]))).count, 3)
  }

  @Test func callsOfTheOriginalsDelegateAreNotCompared() {
    expect(differences(record, record.replacing(["frameDidChangeCount"], by: .number(7))).isEmpty)
  }
}
