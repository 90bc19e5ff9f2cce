import OriginalTraces
import Testing

/// Compares the header with recordings of the original, event by event. See the README next to the traces.
@MainActor struct RecordedTraceTests {
  nonisolated static let names = Fixtures.names(in: "Traces/material")

  @Test func allFixturesArePlayed() {
    expectEqual(Self.names.count, 100)
  }

  @Test(arguments: names) func headerDoesWhatTheTraceSays(_ name: String) throws {
    DeviceModel.phone47.makeCurrent()
    let trace = try TraceFile(contentsOf: Fixtures.url("Traces/material/\(name)"), named: name)
    let mismatches = trace.mismatches()
    let first = mismatches.prefix(3).map(\.description).joined(separator: "\n")
    expectEmpty(mismatches, "\(mismatches.count) mismatches, the first of them:\n\(first)")
  }
}
