import Foundation
import Testing

@testable import OriginalTraces

/// Compares the header that corrects the original with recordings of itself. A change of these recordings is a
/// decision. See the README next to the traces.
@MainActor @Suite("The corrected header follows its recordings") struct CorrectedTraceTests {
  nonisolated static let names = RecordedTraceTests.names
  /// Set to write the recordings anew instead of comparing with them.
  private nonisolated static let isRecording =
    ProcessInfo.processInfo.environment["HEADER_RECORD_TRACES"] != nil

  @Test("Each script of the original has a corrected recording, and nothing else has one")
  func recordingsAreComplete() throws {
    expectEqual(Fixtures.names(in: "Traces/material-corrected"), Self.names)
  }

  @Test(
    "The events and the setup are those of the original's script, and the header equals its recording at each",
    arguments: names)
  func headerEqualsItsRecording(name: String) throws {
    DeviceModel.phone47.makeCurrent()
    let url = Fixtures.url("Traces/material-corrected/\(name)")
    var script = try TraceFile(contentsOf: Fixtures.url("Traces/material/\(name)"), named: name)
    script.setup["correctsOriginalBehavior"] = .bool(true)
    if Self.isRecording { try Data(script.recording().json.utf8).write(to: url) }
    let corrected = try TraceFile(contentsOf: url, named: name)
    expect(corrected.setup == script.setup && corrected.steps.map(\.event) == script.steps.map(\.event))
    let mismatches = corrected.mismatches()
    let first = mismatches.prefix(3).map(\.description).joined(separator: "\n")
    expectEmpty(mismatches, "\(mismatches.count) mismatches, the first of them:\n\(first)")
  }
}
