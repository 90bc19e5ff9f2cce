/// The setup of a ``Trace`` that can be played.
protocol PlayableSetup: TracedSetup {
  /// Creates a screen for one run of the trace.
  ///
  /// - Returns: A function that plays an event on the screen, if there is one, and returns the header's state.
  @MainActor func makeScreen(animates: Bool) -> (Event?) -> Record
}

extension TraceSetup: PlayableSetup {
  func makeScreen(animates: Bool) -> (TraceEvent?) -> TraceRecord { TraceScreen(self).record }
}

extension HeightBarSetup: PlayableSetup {
  func makeScreen(animates: Bool) -> (HeightBarEvent?) -> HeightBarRecord {
    HeightBarTraceScreen(self).record
  }
}

extension SectionsSetup: PlayableSetup {
  func makeScreen(animates: Bool) -> (SectionsEvent?) -> SectionsRecord {
    SectionsTraceScreen(self, animates: animates).record
  }
}

/// Only the events of a trace drive the header: they set the offsets of scripted scroll views, send the delegate's events, and
/// advance animations. On iOS this requires a real window for flexible headers and bars, but no touches. Flexible headers use
/// the original's behavior (`BehavioralFlags.materialComponents`), with corrections if the setup says so. A snap animation of
/// a bar completes within the event that started it. Sections are played on the layout engine, which needs no views.
extension Trace where Setup: PlayableSetup {
  /// Plays the whole trace on a screen of its own.
  ///
  /// - Parameter animates: A Boolean value that determines whether animations of sections run frame by frame, each to its end
  ///   before the next event. The default, `false`, replaces them with immediate changes.
  /// - Returns: All differences, in order, or an empty array if the header's states match the trace.
  @MainActor func mismatches(animates: Bool = false) -> [TraceMismatch] {
    let recording = recording(animates: animates)
    var found = differences(initialExpect, recording.initialExpect, step: nil, event: "set-up")
    for (index, (step, got)) in zip(steps, recording.steps).enumerated() {
      found += differences(step.expect, got.expect, step: index, event: step.event.name)
    }
    return found
  }

  /// Plays the whole trace on a screen of its own, whatever states it expects.
  ///
  /// - Returns: The same setup and events, with the header's states as the expected ones.
  @MainActor func recording(animates: Bool = false) -> Self {
    restoringCurrentDevice {
      let record = setup.makeScreen(animates: animates)
      var recording = self
      recording.initialExpect = record(nil)
      recording.steps = steps.map { Step(event: $0.event, expect: record($0.event)) }
      return recording
    }
  }

  private func differences(
    _ expected: Setup.Record, _ got: Setup.Record, step: Int?, event: String
  ) -> [TraceMismatch] {
    expected.differences(from: got).map {
      TraceMismatch(step: step, event: event, field: $0.field, expected: $0.expected, got: $0.got)
    }
  }
}
