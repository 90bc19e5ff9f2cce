import Foundation
import HeaderTesting
import Testing

/// Compares the bar with recordings of the original, event by event. See the README next to the traces.
@MainActor @Suite("Recorded height bars") struct HeightBarTraceTests {
  private nonisolated static let folder = URL(fileURLWithPath: #filePath)
    .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()
    .appendingPathComponent("Fixtures/Traces/heightbar")

  nonisolated static let names = {
    let files = try? FileManager.default.contentsOfDirectory(atPath: folder.path)
    return (files ?? []).filter { $0.hasSuffix(".json") }.sorted()
  }()

  @Test func allFixturesArePlayed() {
    expectEqual(Self.names.count, 37)
  }

  @Test(arguments: names) func theBarDoesWhatTheTraceSays(_ name: String) throws {
    DeviceModel.phone47.makeCurrent()
    let trace = try TraceFile(contentsOf: Self.folder.appendingPathComponent(name), named: name)
    let mismatches = trace.mismatches()
    let first = mismatches.prefix(3).map(\.description).joined(separator: "\n")
    expectEmpty(mismatches, "\(mismatches.count) mismatches, the first of them:\n\(first)")
  }
}
