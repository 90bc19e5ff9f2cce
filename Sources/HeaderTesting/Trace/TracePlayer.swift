import FlexibleHeader

/// Plays a ``RecordedTrace`` on a header and compares the header's state after every event.
///
/// The header uses the original's behavior (`BehavioralFlags.materialComponents`). Only the events drive it:
/// they set the offsets of scripted scroll views, send the delegate's events, and advance the shift
/// animation. On iOS this requires a real window, but no touches and no waiting.
@MainActor public struct TracePlayer {
  private let trace: RecordedTrace

  /// Creates a player.
  public init(_ trace: RecordedTrace) {
    self.trace = trace
  }

  /// Plays the whole trace on a screen of its own.
  ///
  /// - Returns: All differences, in order, or an empty array if the header's states match the trace.
  public func mismatches() -> [TraceMismatch] {
    restoringCurrentDevice { differences(on: TraceScreen(trace.setup)) }
  }

  private func differences(on screen: TraceScreen) -> [TraceMismatch] {
    var found = differences(trace.initialExpect, screen.record(), step: nil, event: "set-up")
    for (index, step) in trace.steps.enumerated() {
      let answer = screen.play(step.event)
      let record = screen.record(returned: answer.returned, targetY: answer.targetY)
      found += differences(step.expect, record, step: index, event: step.event.name)
    }
    return found
  }

  private func differences(
    _ expected: TraceRecord, _ got: TraceRecord, step: Int?, event: String
  ) -> [TraceMismatch] {
    expected.differences(from: got).map {
      TraceMismatch(step: step, event: event, field: $0.field, expected: $0.expected, got: $0.got)
    }
  }
}
