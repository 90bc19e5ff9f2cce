import Testing

@testable import OriginalTraces

/// Documentation/Behavior/SectionedHeader.md
@MainActor @Suite("A header view of sections follows the recordings")
struct SectionedHeaderTraceTests {
  nonisolated static let names = Fixtures.names(in: "Traces/sections")

  private func trace(_ name: String) throws -> TraceFile {
    try TraceFile(contentsOf: Fixtures.url("Traces/sections/\(name)"), named: name)
  }

  @Test("The view equals the reference model, event by event", .needs(.devices), arguments: names)
  func recording(name: String) throws {
    let trace = try trace(name)
    let models = [DeviceModel.phone47, .phoneNotch, .pad]
    let scale = 0.5 / trace.setup["tolerance"].number
    let stages = models.lazy.map { HeaderStage($0) { UIViewController() } }
    let stage = stages.first { abs($0.window.traitCollection.displayScale - scale) < 1e-6 }
    stage?.makeCurrent()
    let screen = SectionedTraceScreen(trace, window: stage?.window)
    let differences = screen.differences()
    expectEmpty(differences, "\(differences.prefix(3))")
    let first = trace.steps.firstIndex { $0.name == "configure" } ?? trace.steps.count
    expectAtLeast(screen.eventCount, min(first, 1), "\(screen.eventCount) of \(trace.steps.count) events")
  }

  @Test("Most events of the recordings are played")
  func coverage() throws {
    DeviceModel.phone47.makeCurrent()
    var (played, all) = (0, 0)
    for name in Self.names {
      let trace = try trace(name)
      let screen = SectionedTraceScreen(trace, window: nil)
      _ = screen.differences()
      played += screen.eventCount
      all += trace.steps.count
    }
    expectEqual(Self.names.count, 71)
    expectGreater(played * 2, all, "\(played) of \(all)")
  }
}
