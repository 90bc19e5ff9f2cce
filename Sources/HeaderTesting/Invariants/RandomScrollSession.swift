/// The options of a header and a list of events, generated from one seed.
///
/// The events are drags with a trembling finger, flings, pulls beyond both edges, commands, and changes of
/// options, content, and insets. The same seed yields the same session on every machine. Use
/// ``SessionPlayer`` to play it.
public struct RandomScrollSession: Hashable, Sendable {
  /// The seed of the session.
  public let seed: UInt64

  /// The screen, the scroll view, and the header's options. The player determines the kind of scroll view.
  public let setup: TraceSetup

  /// The events, in order.
  public var events: [SessionEvent]

  /// Creates the session of a seed.
  ///
  /// - Parameters:
  ///   - seed: The seed.
  ///   - length: The minimum number of events. The last gesture is always completed. The default is 150.
  public init(seed: UInt64, length: Int = 150) {
    var writer = SessionWriter(seed: seed)
    self.seed = seed
    setup = writer.setup
    while writer.events.count < length { writer.addSomething() }
    events = writer.events
  }
}
