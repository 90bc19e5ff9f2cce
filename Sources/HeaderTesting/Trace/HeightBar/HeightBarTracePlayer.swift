import FlexibleHeader

/// Plays a ``HeightBarTrace`` on a real bar and compares what it says after every event.
///
/// The events alone drive the bar, on a scripted scroll view. Snaps run to their end within the event that began them;
/// on iOS that takes their time.
@MainActor public struct HeightBarTracePlayer {
  private let trace: HeightBarTrace

  /// Creates a player.
  public init(_ trace: HeightBarTrace) {
    self.trace = trace
  }

  /// Plays the whole trace in surroundings of its own.
  ///
  /// - Returns: All differences, in order; none if the bar did exactly what the trace says.
  public func mismatches() -> [TraceMismatch] {
    restoringCurrentDevice { differences(on: HeightBarTraceScreen(trace.setup)) }
  }

  private func differences(on screen: HeightBarTraceScreen) -> [TraceMismatch] {
    var found = differences(trace.initialExpect, screen.record(), step: nil, event: "set-up")
    for (index, step) in trace.steps.enumerated() {
      screen.play(step.event)
      found += differences(step.expect, screen.record(), step: index, event: step.event.name)
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
