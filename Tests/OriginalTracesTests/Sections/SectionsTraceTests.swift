import Foundation
import Testing

@testable import OriginalTraces

@MainActor @Suite("Recordings of sectioned headers") struct SectionsTraceTests {
  nonisolated static let fixtures = Fixtures.names(in: "Traces/sections")

  private static func trace(_ name: String) throws -> TraceFile {
    try TraceFile(contentsOf: Fixtures.url("Traces/sections/\(name)"))
  }

  @Test("The engine does what every recording says", arguments: fixtures)
  func recording(_ name: String) throws {
    let trace = try Self.trace(name)
    expectEqual("\(trace.name).json", name)
    expectEqual(trace.mismatches(), [])
    expectEqual(trace.mismatches(animates: true), [])
  }

  @Test("There are 71 recordings, and every kind of event occurs")
  func coverage() throws {
    expectEqual(Self.fixtures.count, 71)
    let events = try Self.fixtures.flatMap { try Self.trace($0).steps.map(\.name) }
    expectEqual(Set(events).count, 8)
  }

  @Test("The field `system` selects the reader")
  func system() throws {
    let trace = try Self.trace("pages.json")
    expect(trace.name == "pages" && trace.summary != nil && trace.setup["sections"].items.count == 3)
  }

  @Test("A wrong value is found, with step, event and field")
  func plantedDifference() throws {
    var trace = try Self.trace("commands.json")
    let y = trace.steps[1].expect["frames"].items[1].numbers[0]
    trace.steps[1].expect = trace.steps[1].expect.replacing(["frames", "1", "0"], by: .number(y + 0.1))
    trace.steps[1].expect["contentMovesToFreeHeight"] = .null
    let mismatches = trace.mismatches()
    expectEqual(mismatches.map(\.field), ["frames[1]", "contentMovesToFreeHeight"])
    expectEqual(mismatches.first?.description.hasPrefix("step 1 (expand): "), true)
  }

  @Test("A wrong set-up is found at once")
  func plantedInSetup() throws {
    var trace = try Self.trace("commands.json")
    trace.setup["safeAreaTop"] = .number(trace.setup["safeAreaTop"].number + 1)
    let first = try #require(trace.mismatches().first)
    expect(first.step == nil && first.field == "height")
  }

  @Test(
    "Errors name the file and the field",
    arguments: [
      (#""type":"collapse""#, #""type":"fold""#, "steps[0].event.type: expected one of cameToRest"),
      (#""exit":"leaves""#, #""exit":"flies""#, "setup.sections[0].exit: expected one of stays, leaves"),
      (
        #""minimumHeight":20.0"#, #""minimumHeight":151"#,
        "setup.sections[1].minimumHeight: expected at most the maximum height"
      ),
      (
        #""maximumHeight":44.0"#, #""maximumHeight":-1"#,
        "setup.sections[0].maximumHeight: expected a number"
      ),
      (
        #""stretchingSection":null"#, #""stretchingSection":3"#,
        "setup.stretchingSection: expected the index of one of 3 sections, found the number 3"
      ),
      (#""section":1"#, #""section":1.5"#, "event.section: expected the index of one of 3 sections"),
      (#""collapsePriority":0"#, #""collapsePriority":0.5"#, "collapsePriority: expected a whole number"),
      (#""tolerance":1e-06"#, #""tolerance":0"#, "setup.tolerance: expected a number from"),
      (#""overlap":0"#, #""overlap":"none""#, "overlap: expected a number, found the text \"none\""),
      (#""snaps":false"#, #""snaps":false,"depth":1"#, "the field \"depth\" is unknown"),
      (
        #""contentMovesToFreeHeight":68.0"#, #""targetFreeHeight":68.0"#,
        "steps[0].expect: the field \"targetFreeHeight\" is unknown"
      ),
    ])
  func faults(old: String, new: String, expected: String) throws {
    let text = try String(contentsOf: Fixtures.url("Traces/sections/commands.json"), encoding: .utf8)
    let spoiled = text.replacingOccurrences(of: old, with: new)
    try #require(text.contains(old))
    let fault = #expect(throws: FaultyFile.self) {
      try TraceFile(json: Data(spoiled.utf8), file: "header.json")
    }
    let message = fault?.description ?? ""
    expect(message.hasPrefix("header.json: ") && message.contains(expected), "\(message)")
  }

  @Test("A change of heights names exactly one height")
  func heightsOfChange() throws {
    let text = try String(contentsOf: Fixtures.url("Traces/sections/heights-change.json"), encoding: .utf8)
    try #require(text.contains(#","maximumHeight":200.0"#))
    for height in ["", #","maximumHeight":200.0,"minimumHeight":3"#] {
      let spoiled = text.replacingOccurrences(of: #","maximumHeight":200.0"#, with: height)
      let fault = #expect(throws: FaultyFile.self) { try TraceFile(json: Data(spoiled.utf8)) }
      expectEqual(fault?.problem, "expected either \"maximumHeight\" or \"minimumHeight\"")
    }
  }
}
