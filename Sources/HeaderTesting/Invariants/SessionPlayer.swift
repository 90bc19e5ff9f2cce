import FlexibleHeader

/// Plays a ``RandomScrollSession`` on a header and a scroll view, and checks ``HeaderInvariants`` after every
/// event.
///
/// The events set the scroll view's offset, and its delegate forwards them to the header, as in an app. The
/// same sessions therefore run where touches can't be injected.
@MainActor public final class SessionPlayer {
  private let session: RandomScrollSession
  private let stage: ScrollSessionScreen
  private var isFirstMove = true

  /// Creates a player with a window of its own, and a header that behaves as in Material Components.
  ///
  /// - Parameters:
  ///   - session: The session to play.
  ///   - kind: The kind of scroll view. The default is a plain one.
  public convenience init(_ session: RandomScrollSession, on kind: SessionScrollViewKind = .plain) {
    self.init(session, on: kind, policy: .materialComponents)
  }

  /// Creates a player whose header has the given policy, which is set before the session's options.
  package init(_ session: RandomScrollSession, on kind: SessionScrollViewKind, policy: MaterialPolicy) {
    self.session = session
    stage = ScrollSessionScreen(session.setup, kind: kind, policy: policy)
  }

  /// The current state of the header and its scroll view.
  public var reading: HeaderReading { stage.reading }

  /// Plays all events.
  ///
  /// - Returns: A description of each broken rule, with seed, index, and event.
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

  /// Plays one event.
  ///
  /// - Parameter event: The event.
  /// - Returns: A description of each rule that is broken after it.
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

  /// Records whether the next move has a predecessor, which is so only if it follows directly on another
  /// move.
  private func noteMove(after event: SessionEvent, wasTold: Bool) {
    switch event {
    case .scroll: isFirstMove = isFirstMove && !wasTold
    case .tick, .willEndDragging, .endDragging, .endDecelerating: break
    default: isFirstMove = true
    }
  }
}
