import OriginalTraces
import Testing

/// Compares the bar with recordings of the original, event by event. See the README next to the traces.
@MainActor @Suite("Recorded height bars") struct RecordedHeightBarTests {
  nonisolated static let names = Fixtures.names(in: "Traces/heightbar")

  @Test func allFixturesArePlayed() {
    expectEqual(Self.names.count, 37)
  }

  @Test(arguments: names) func theBarDoesWhatTheTraceSays(_ name: String) throws {
    DeviceModel.phone47.makeCurrent()
    let trace = try TraceFile(contentsOf: Fixtures.url("Traces/heightbar/\(name)"), named: name)
    let mismatches = trace.mismatches()
    let first = mismatches.prefix(3).map(\.description).joined(separator: "\n")
    expectEmpty(mismatches, "\(mismatches.count) mismatches, the first of them:\n\(first)")
  }
}
