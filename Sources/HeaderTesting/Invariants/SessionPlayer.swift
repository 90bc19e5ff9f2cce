import FlexibleHeader

/// Plays a ``RandomScrollSession`` on a real header and a real scroll view, and checks ``HeaderInvariants`` after
/// every event.
///
/// The events drive the scroll view's offset, and its delegate forwards to the header, as an application does; so
/// the same sessions run where touches cannot be injected.
@MainActor public final class SessionPlayer {
  private let session: RandomScrollSession
  private let stage: ScrollSessionScreen
  private var isFirstMove = true

  /// Prepares `session` in a window of its own; `flags` are the header's, before the session's options.
  public init(
    _ session: RandomScrollSession, on kind: SessionScrollViewKind = .plain,
    flags: BehavioralFlags = .materialComponents
  ) {
    self.session = session
    stage = ScrollSessionScreen(session.setup, kind: kind, flags: flags)
  }

  /// The header and its scroll view as they are now.
  public var reading: HeaderReading { stage.reading }

  /// Plays all events; answers what was not as it must be, with seed, number and name of the event.
  public func violations() -> [String] {
    session.events.enumerated().flatMap { index, event in
      play(event).map { "seed \(session.seed), event \(index) (\(event)): \($0)" }
    }
  }

  /// Returns the shortest part of a failing session that still fails, on a device of its own for each attempt.
  ///
  /// - Parameters:
  ///   - session: The session.
  ///   - makePlayer: Creates a player of a part of the session.
  /// - Returns: The events, in order, or `nil` if the session doesn't fail.
  public static func shortestFailure(
    of session: RandomScrollSession, _ makePlayer: (RandomScrollSession) -> SessionPlayer
  ) -> [SessionEvent]? {
    func fails(_ events: [SessionEvent]) -> Bool {
      var part = session
      part.events = events
      return !makePlayer(part).violations().isEmpty
    }
    guard fails(session.events) else { return nil }
    return SequenceShrinker<SessionEvent>().minimum(of: session.events, fails: fails)
  }

  /// Plays one event and answers what was not as it must be after it.
  public func play(_ event: SessionEvent) -> [String] {
    let before = stage.reading
    let heard = stage.scrollEventCount
    stage.startWatching()
    stage.play(event)
    let wasTold = stage.scrollEventCount > heard
    defer { noteMove(after: event, wasTold: wasTold) }
    return HeaderInvariants.violations(
      after: occasion(of: event, from: before, wasTold: wasTold), from: before, to: stage.reading,
      activity: stage.activity(untracked: event == .track(false)))
  }

  private func occasion(
    of event: SessionEvent, from before: HeaderReading, wasTold: Bool
  ) -> HeaderInvariants.Occasion {
    switch event {
    case .scroll where wasTold && stage.header.trackingScrollView != nil: .scroll(isFirst: isFirstMove)
    case .tick where before.isShiftAnimationRunning: .ownMove
    case .shift(_, animated: false): .ownMove
    case .rotate(let width, _): .resize(width: CGFloat(width))
    default: .change
    }
  }

  /// A move counts as one with a predecessor only if nothing but moves came in between.
  private func noteMove(after event: SessionEvent, wasTold: Bool) {
    switch event {
    case .scroll: isFirstMove = isFirstMove && !wasTold
    case .tick, .willEndDragging, .endDragging, .endDecelerating: break
    default: isFirstMove = true
    }
  }
}
