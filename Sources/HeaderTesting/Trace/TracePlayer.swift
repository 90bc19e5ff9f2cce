import FlexibleHeader

/// Plays a ``RecordedTrace`` on a header and compares the header's state after every event.
///
/// The header uses the original's behavior (`BehavioralFlags.materialComponents` of FlexibleHeaderMigration), with corrections if the trace's
/// setup says so. Only the events drive it: they set the offsets of scripted scroll views, send the delegate's events,
/// and advance the shift animation. On iOS this requires a real window, but no touches and no waiting.
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
    let recording = recording()
    var found = differences(trace.initialExpect, recording.initialExpect, step: nil, event: "set-up")
    for (index, (step, got)) in zip(trace.steps, recording.steps).enumerated() {
      found += differences(step.expect, got.expect, step: index, event: step.event.name)
    }
    return found
  }

  /// Plays the whole trace on a screen of its own, whatever states it expects.
  ///
  /// - Returns: The same setup and events, with the header's states as the expected ones.
  public func recording() -> RecordedTrace {
    restoringCurrentDevice {
      let screen = TraceScreen(trace.setup)
      var recording = trace
      recording.initialExpect = screen.record()
      recording.steps = trace.steps.map { step in
        let answer = screen.play(step.event)
        return RecordedTrace.Step(
          event: step.event, expect: screen.record(returned: answer.returned, targetY: answer.targetY))
      }
      return recording
    }
  }

  private func differences(
    _ expected: TraceRecord, _ got: TraceRecord, step: Int?, event: String
  ) -> [TraceMismatch] {
    expected.differences(from: got).map {
      TraceMismatch(step: step, event: event, field: $0.field, expected: $0.expected, got: $0.got)
    }
  }
}
