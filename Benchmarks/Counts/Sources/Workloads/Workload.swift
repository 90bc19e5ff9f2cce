import FlexibleHeader
import HeaderEngine
import PortableUIKit

/// Scroll events that a header, its engine, or a scroll view alone receives. Costs are counted and timed with the
/// same workloads.
public struct Workload: Sendable {
  /// The names of what receives events, in alphabetical order.
  public static var receivers: [String] { plays.keys.sorted() }

  private let play: @MainActor @Sendable (ScrollSession) -> Int
  private let kind: ScrollSession.Kind

  /// Creates a workload from the name of a receiver and, after a slash, of a session: `header-enabled/moving`.
  /// Without a session, a person scrolls. Returns `nil` if there is no such workload.
  public init?(_ name: String) {
    let parts = name.split(separator: "/").map(String.init)
    guard let receiver = parts.first, let play = Self.plays[receiver],
      let kind = parts.count == 1 ? .person : ScrollSession.Kind(rawValue: parts[1])
    else { return nil }
    self.play = play
    self.kind = kind
  }

  /// Plays the same events a number of times and returns how often something moved.
  ///
  /// - Parameters:
  ///   - rounds: The number of times, at least 1.
  ///   - lastRoundBegins: A closure to call before the first event of the last round.
  ///   - lastRoundEnds: A closure to call after the last event.
  @MainActor public func play(
    rounds: Int, events: Int, lastRoundBegins: @escaping @MainActor () -> Void = {},
    lastRoundEnds: @escaping @MainActor () -> Void = {}
  ) -> Int {
    var session = ScrollSession(kind, count: events, rounds: rounds)
    session.lastRoundBegins = lastRoundBegins
    session.lastRoundEnds = lastRoundEnds
    return play(session)
  }

  private static let plays = receiversOfThePackage.merging(peers) { first, _ in first }

  private static let receiversOfThePackage: [String: @MainActor @Sendable (ScrollSession) -> Int] = [
    "engine-disabled": { engine($0, .disabled) },
    "engine-enabled": { engine($0, .enabled) },
    "engine-status-bar": { engine($0, .enabledWithStatusBar) },
    "engine-hideable": { engine($0, .hideable) },
    "scroll-view": { scrollView($0) },
    "header-disabled": { header($0, .disabled) },
    "header-enabled": { header($0, .enabled) },
    "header-status-bar": { header($0, .enabledWithStatusBar) },
    "header-layout": { header($0, .enabled, lays: true) },
    "header-hidden-8": { header($0, .enabled, hidden: 8) },
    "header-observing": { header($0, .disabled, observes: true) },
    "app-flexible": { app($0, .flexible) },
    "app-controller": { app($0, .flexibleWithController) },
    "app-bar": { app($0, .bar(.squareCash)) },
    "app-facebook": { app($0, .bar(.facebook)) },
    "app-stretchy": { app($0, .stretchy) },
    "app-sections": { app($0, .sections) },
    "app-footer": { app($0, .footer) },
    "app-container": { app($0, .container) },
    "app-pages": { app($0, .pages) },
    "app-delegate": { app($0, .flexibleWith(.delegate)) },
    "app-effect": { app($0, .flexibleWith(.effect)) },
    "app-follower": { app($0, .flexibleWith(.follower)) },
    "app-morph": { app($0, .flexibleWith(.morph)) },
    "app-closure": { app($0, .flexibleWith(.closure)) },
    "header-switching": { switching($0, among: 1000) },
    "sections-1": { sections($0, 1) },
    "sections-4": { sections($0, 4) },
    "sections-16": { sections($0, 16) },
    "sections-layout": { sections($0, 4, lays: true) },
    "section-engine-1": { SectionEngine.play($0, sections: 1) },
    "section-engine-4": { SectionEngine.play($0, sections: 4) },
    "section-engine-16": { SectionEngine.play($0, sections: 16) },
    "bar-square-cash": { bar($0, SquareCashBehavior(), isHeld: false) },
    "bar-safari": { bar($0, SafariBehavior(), isHeld: true) },
    "bar-1x2": { bar($0, SquareCashBehavior(), count: 1, keyframes: 2) },
    "bar-1x8": { bar($0, SquareCashBehavior(), count: 1, keyframes: 8) },
    "bar-1x32": { bar($0, SquareCashBehavior(), count: 1, keyframes: 32) },
    "bar-8x2": { bar($0, SquareCashBehavior(), count: 8, keyframes: 2) },
    "bar-8x8": { bar($0, SquareCashBehavior(), count: 8, keyframes: 8) },
    "bar-8x32": { bar($0, SquareCashBehavior(), count: 8, keyframes: 32) },
    "bar-64x2": { bar($0, SquareCashBehavior(), count: 64, keyframes: 2) },
    "bar-64x8": { bar($0, SquareCashBehavior(), count: 64, keyframes: 8) },
    "bar-64x32": { bar($0, SquareCashBehavior(), count: 64, keyframes: 32) },
    "table": { stretchy($0, isInstalled: false) },
    "stretchy": { stretchy($0) },
    "stretchy-plain": { stretchy($0, isTable: false) },
    "stretchy-layout": { stretchy($0, isTable: false, lays: true) },
    "stretchy-title": { stretchy($0, isTable: false, hasTitle: true) },
  ]
}
