import FlexibleHeader

/// Plays a ``HeightBarTrace`` on a bar and compares the bar's state after every event.
///
/// Only the events drive the bar, on a scripted scroll view. A snap animation completes within the event that
/// started it. On iOS this takes real time.
@MainActor public struct HeightBarTracePlayer {
  private let trace: HeightBarTrace

  /// Creates a player.
  public init(_ trace: HeightBarTrace) {
    self.trace = trace
  }

  /// Plays the whole trace on a screen of its own.
  ///
  /// - Returns: All differences, in order, or an empty array if the bar's states match the trace.
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
