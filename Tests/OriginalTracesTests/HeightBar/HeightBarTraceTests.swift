import Foundation
import Testing

@testable import OriginalTraces

@MainActor @Suite("Traces of height bars") struct HeightBarTraceTests {
  nonisolated static let path = "Traces/heightbar/keyframes-transforms.json"

  private func text() throws -> String {
    try String(contentsOf: Fixtures.url(Self.path), encoding: .utf8)
  }

  private func message(afterReplacing old: String, with new: String) throws -> String? {
    let spoiled = try text().replacingOccurrences(of: old, with: new)
    do {
      _ = try TraceFile(json: Data(spoiled.utf8), file: "bar.json")
      return nil
    } catch let fault as FaultyFile {
      return fault.description
    }
  }

  @Test("the field `system` says which kind of header a file is about")
  func systems() throws {
    let bar = try TraceFile(contentsOf: Fixtures.url(Self.path))
    expect(bar.name == "keyframes-transforms" && bar.summary != nil)
    expect(bar.setup["subviews"].items.count == 3 && bar.initialExpect["subviews"].items.count == 3)
    let material = try TraceFile(contentsOf: Fixtures.url("Traces/material/collapse.json"))
    expectEqual(material.name, "collapse")
    let found = try message(afterReplacing: "\"system\":\"heightBar\"", with: "\"system\":\"navigationBar\"")
    expectEqual(found?.hasPrefix("bar.json: system: expected one of material, heightBar, sections;"), true)
    expectEqual(found?.hasSuffix("found the text \"navigationBar\""), true)
  }

  @Test(
    "faults are reported with their place",
    arguments: [
      (
        "\"behavior\":\"squareCash\"", "\"behavior\":\"cube\"",
        "setup.behavior: expected one of squareCash, facebook; found the text \"cube\""
      ),
      (
        "\"minimumBarHeight\":65", "\"minimumBarHeight\":-1",
        "setup.minimumBarHeight: expected a number from 0"
      ),
      ("\"type\":\"scroll\"", "\"type\":\"jump\"", "steps[0].event.type: expected one of endDecelerating"),
      ("\"zIndex\":0", "\"zIndex\":0.5", "setup.subviews[0].keyframes[0].zIndex: expected a whole number"),
      ("\"zPosition\":0", "\"zPosition\":0,\"depth\":1", "subviews[0]: the field \"depth\" is unknown"),
      ("\"thresholds\":{", "\"thresholds\":{\"x\":1,", "setup.thresholds: the field \"x\" is unknown"),
    ])
  func faults(old: String, new: String, expected: String) throws {
    let found = try message(afterReplacing: old, with: new)
    expectEqual(found?.contains(expected), true, "\(found ?? "no fault")")
  }

  @Test("A planted difference is found, with step, event and field")
  func plantedDifference() throws {
    DeviceModel.phone47.makeCurrent()
    var trace = try TraceFile(contentsOf: Fixtures.url(Self.path))
    expectEmpty(trace.mismatches())
    let alpha = trace.steps[2].expect["subviews"].items[1]["alpha"].number
    trace.steps[2].expect = trace.steps[2].expect.replacing(
      ["subviews", "1", "alpha"], by: .number(alpha + 0.1))
    let mismatches = trace.mismatches()
    expectEqual(mismatches.count, 1)
    expectEqual(mismatches.first?.description.hasPrefix("step 2 (scroll): subviews[1].alpha expected "), true)
  }

  @Test("A planted difference in the set-up is found, and the current device stays current")
  func plantedInSetUp() throws {
    let stage = HeaderStage(.pad) { UIViewController() }
    var trace = try TraceFile(contentsOf: Fixtures.url(Self.path))
    trace.setup["minimumBarHeight"] = .number(trace.setup["minimumBarHeight"].number + 1)
    expect(!trace.mismatches().isEmpty)
    expectEqual(DeviceModel.current, stage.model)
  }
}
