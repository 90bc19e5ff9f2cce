/// The setup of a ``Trace`` that can be played.
public protocol PlayableSetup: TracedSetup {
  /// What plays the events.
  associatedtype Screen: TracedScreen<Event, Record>

  /// Creates a screen for one run of the trace.
  @MainActor func makeScreen(animates: Bool) -> Screen
}

/// The screen on which the events of a ``Trace`` are played.
@MainActor public protocol TracedScreen<Event, Record>: AnyObject {
  /// The events.
  associatedtype Event
  /// The states of the header.
  associatedtype Record

  /// Plays an event, if there is one, and returns the header's state.
  func record(after event: Event?) -> Record
}

/// Plays a ``Trace`` on a header and compares the header's state after every event.
///
/// Only the events drive the header: they set the offsets of scripted scroll views, send the delegate's events, and advance
/// animations. On iOS this requires a real window for flexible headers and bars, but no touches. Flexible headers use the
/// original's behavior (`BehavioralFlags.materialComponents`), with corrections if the setup says so. A snap animation of a
/// bar completes within the event that started it. Sections are played on the layout engine, which needs no views.
@MainActor public struct TracePlayer<Setup: PlayableSetup> {
  private let trace: Trace<Setup>
  private let animates: Bool

  /// Creates a player.
  ///
  /// - Parameters:
  ///   - trace: The trace to play.
  ///   - animates: A Boolean value that determines whether animations of sections run frame by frame, each to its end before
  ///     the next event. The default, `false`, replaces them with immediate changes.
  public init(_ trace: Trace<Setup>, animates: Bool = false) {
    self.trace = trace
    self.animates = animates
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
  public func recording() -> Trace<Setup> {
    restoringCurrentDevice {
      let screen = trace.setup.makeScreen(animates: animates)
      var recording = trace
      recording.initialExpect = screen.record(after: nil)
      recording.steps = trace.steps.map { .init(event: $0.event, expect: screen.record(after: $0.event)) }
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

extension TraceSetup: PlayableSetup {
  /// Creates a screen for one run of the trace.
  @MainActor public func makeScreen(animates: Bool) -> TraceScreen { TraceScreen(self) }
}

extension HeightBarSetup: PlayableSetup {
  /// Creates a screen for one run of the trace.
  @MainActor public func makeScreen(animates: Bool) -> HeightBarTraceScreen { HeightBarTraceScreen(self) }
}

extension SectionsSetup: PlayableSetup {
  /// Creates an engine for one run of the trace.
  @MainActor public func makeScreen(animates: Bool) -> SectionsTraceScreen {
    SectionsTraceScreen(self, animates: animates)
  }
}
