#if !canImport(ObjectiveC)
  import FlexibleHeader

  /// Plays a ``RecordedTrace`` on a real header and compares what it says after every event.
  ///
  /// The header has the original's behaviour (`BehavioralFlags.materialComponents`); it is driven by the
  /// events alone, on scroll views that obey nobody but the script. Needs ``HostSimulator``: the status bar and
  /// the clock are the trace's.
  @MainActor public struct TracePlayer {
    private let trace: RecordedTrace

    /// Makes a player of `trace`.
    public init(_ trace: RecordedTrace) {
      self.trace = trace
    }

    /// Plays the whole trace on a simulator of its own and answers all differences, in order; none if the
    /// header did exactly what the trace says. The simulator that is current now is so again afterwards.
    public func mismatches() -> [TraceMismatch] {
      let current = HostSimulator.current
      defer { current.makeCurrent() }
      let stage = TraceStage(trace.setup)
      var found = differences(trace.initialExpect, stage.record(), step: nil, event: "set-up")
      for (index, step) in trace.steps.enumerated() {
        let answer = stage.play(step.event)
        let record = stage.record(returned: answer.returned, targetY: answer.targetY)
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
#endif
