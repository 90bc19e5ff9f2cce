import Foundation
import Testing

@testable import HeaderTesting

/// Compares the header with recordings of the original, event by event. See the README next to the traces.
@MainActor struct RecordedTraceTests {
  private nonisolated static let folder = URL(fileURLWithPath: #filePath)
    .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()
    .appendingPathComponent("Fixtures/Traces/material")

  nonisolated static let names = {
    let files = try? FileManager.default.contentsOfDirectory(atPath: folder.path)
    return (files ?? []).filter { $0.hasSuffix(".json") }.sorted()
  }()

  @Test func allFixturesArePlayed() {
    expectEqual(Self.names.count, 100)
  }

  @Test(arguments: names) func headerDoesWhatTheTraceSays(_ name: String) throws {
    DeviceModel.phone47.makeCurrent()
    let trace = try TraceFile(contentsOf: Self.folder.appendingPathComponent(name), named: name)
    let mismatches = trace.mismatches()
    let first = mismatches.prefix(3).map(\.description).joined(separator: "\n")
    expectEmpty(mismatches, "\(mismatches.count) mismatches, the first of them:\n\(first)")
  }
}
