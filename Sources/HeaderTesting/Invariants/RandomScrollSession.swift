/// A made-up user: a header's options and a list of events, all of them from one seed.
///
/// Drags with a trembling finger, flings, pulls beyond both edges, commands, changes of options, content and
/// insets. The same seed gives the same session on every machine; ``SessionPlayer`` plays it.
public struct RandomScrollSession: Hashable, Sendable {
  /// The number that everything follows from.
  public let seed: UInt64

  /// The screen, the scroll view and the header's options. The scroll view's kind is the player's choice.
  public let setup: TraceSetup

  /// What happens, in order.
  public var events: [SessionEvent]

  /// Makes the session of `seed` with at least `length` events; the last gesture is always finished.
  public init(seed: UInt64, length: Int = 150) {
    var writer = SessionWriter(seed: seed)
    self.seed = seed
    setup = writer.setup
    while writer.events.count < length { writer.addSomething() }
    events = writer.events
  }
}
