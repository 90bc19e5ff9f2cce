import CatalogCommands
import Foundation
import Testing

@MainActor struct ReplayCommandTests {
  private let bench: Workbench

  init() throws {
    bench = try Workbench()
  }

  private func replay(_ paths: [String]) -> CommandStatus {
    ReplayCommand(paths: paths).run(bench.terminal)
  }

  /// The fixture with its text changed by hand, so that it no longer agrees.
  private func spoiled(_ name: String, _ old: String, _ new: String) throws -> String {
    let text = try String(contentsOfFile: Workbench.trace(name), encoding: .utf8)
    return try bench.write(text.replacingOccurrences(of: old, with: new), to: "\(name).json")
  }

  @Test func agreeingTracesAreOk() {
    expectEqual(replay([Workbench.trace("collapse"), Workbench.trace("rotation")]), .success)
    expectEqual(
      bench.output,
      [
        "ok collapse", "ok rotation", "2 traces: 2 ok, 0 with mismatches, 0 unreadable",
      ])
    expectEmpty(bench.complaints)
  }

  @Test func mismatchNamesStepEventFieldAndBothValues() throws {
    let path = try spoiled("collapse", "\"phaseValue\":188", "\"phaseValue\":189")
    expectEqual(replay([path]), .mismatch)
    let line = try #require(bench.output.first)
    expect(line.hasPrefix("MISMATCH collapse step 1 (scroll): phaseValue expected 189 got 188"))
    expectEqual(bench.output.last, "1 trace: 0 ok, 1 with mismatches, 0 unreadable")
  }

  @Test func unreadableFilesAreNamedAndTheOthersStillPlayed() throws {
    let broken = try bench.write("{\"system\": \"material\",\n oops", to: "broken.json")
    let missing = bench.path("missing.json")
    expectEqual(replay([broken, missing, Workbench.trace("rotation")]), .unusable)
    expectEqual(bench.output.first, "ok rotation")
    expectEqual(bench.complaints.count, 2)
    expectEqual(bench.complaints.first?.hasPrefix("\(broken): "), true)
    expectEqual(bench.complaints.last, "\(missing): there is no such file")
  }

  @Test func folderContainsTracesOfSubfolders() throws {
    let folder = Workbench.fixtures.appendingPathComponent("Traces").path
    expectEqual(replay([folder]), .success)
    expect(bench.output.contains("ok collapse") && bench.output.contains("ok cash-collapse"))
    expectEqual(replay([bench.folder.path]), .unusable)
    expectEqual(
      bench.complaints.last?.hasSuffix("the folder holds no trace (no file whose name ends in .json)"), true)
  }

  @Test func unknownEventIsReportedWithItsPlace() throws {
    let path = try spoiled("rotation", "\"type\":\"rotate\"", "\"type\":\"turn\"")
    expectEqual(replay([path]), .unusable)
    expectEqual(bench.complaints.first?.hasPrefix("\(path): steps[5].event.type: expected one of"), true)
  }

  @Test func unreadableFileDeterminesTheExitStatus() throws {
    let wrong = try spoiled("collapse", "\"phaseValue\":188", "\"phaseValue\":189")
    expectEqual(replay([bench.path("missing.json"), wrong]), .unusable)
    expectEqual(bench.output.last, "2 traces: 0 ok, 1 with mismatches, 1 unreadable")
  }

  @Test func tracesOfHeightBarsArePlayedOnBars() throws {
    let bar = Workbench.fixtures.appendingPathComponent("Traces/heightbar/cash-collapse.json").path
    expectEqual(replay([bar, Workbench.trace("collapse")]), .success)
    expectEqual(bench.output.first, "ok cash-collapse")
    let text = try String(contentsOfFile: bar, encoding: .utf8)
    let wrong = text.replacingOccurrences(of: "\"minimumBarHeight\":65", with: "\"minimumBarHeight\":66")
    expectEqual(replay([try bench.write(wrong, to: "bar.json")]), .mismatch)
  }

  @Test("Recordings of sectioned headers are played on the layout engine")
  func sections() throws {
    let header = Workbench.fixtures.appendingPathComponent("Traces/sections/commands.json").path
    expectEqual(replay([header, Workbench.trace("collapse")]), .success)
    expectEqual(bench.output.first, "ok commands")
    let text = try String(contentsOfFile: header, encoding: .utf8)
    let wrong = text.replacingOccurrences(of: "\"maximumHeight\":150", with: "\"maximumHeight\":151")
    expectEqual(replay([try bench.write(wrong, to: "sections.json")]), .mismatch)
    let faulty = text.replacingOccurrences(of: "\"exit\":\"leaves\"", with: "\"exit\":\"flies\"")
    let path = try bench.write(faulty, to: "faulty.json")
    expectEqual(replay([path]), .unusable)
    expectEqual(bench.complaints.first?.hasPrefix("\(path): setup.sections[0].exit: expected one of"), true)
  }
}
