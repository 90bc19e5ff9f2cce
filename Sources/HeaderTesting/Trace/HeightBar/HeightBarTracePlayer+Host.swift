#if !canImport(ObjectiveC)
  import FlexibleHeader

  /// Plays a ``HeightBarTrace`` on a real bar and compares what it says after every event.
  ///
  /// The bar is driven by the events alone, on a scroll view that obeys nobody but the script. Snaps run to
  /// their end within the event that began them.
  @MainActor public struct HeightBarTracePlayer {
    private let trace: HeightBarTrace

    /// Makes a player of `trace`.
    public init(_ trace: HeightBarTrace) {
      self.trace = trace
    }

    /// Plays the whole trace on a simulator of its own and answers all differences, in order; none if the bar
    /// did exactly what the trace says. The simulator that is current now is so again afterwards.
    public func mismatches() -> [TraceMismatch] {
      let current = HostSimulator.current
      defer { current.makeCurrent() }
      let stage = HeightBarStage(trace.setup)
      var found = differences(trace.initialExpect, stage.record(), step: nil, event: "set-up")
      for (index, step) in trace.steps.enumerated() {
        stage.play(step.event)
        found += differences(step.expect, stage.record(), step: index, event: step.event.name)
      }
      return found
    }

    private func differences(
      _ expected: HeightBarRecord, _ got: HeightBarRecord, step: Int?, event: String
    ) -> [TraceMismatch] {
      expected.differences(from: got).map {
        TraceMismatch(step: step, event: event, field: $0.field, expected: $0.expected, got: $0.got)
      }
    }
  }
#endif
