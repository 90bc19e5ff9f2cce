/// Counts the periods in which events are ignored because a header causes them, and stores what runs afterward.
@MainActor struct EventSilence {
  private var depth = 0
  private var waiting: [() -> Void] = []

  var isActive: Bool { depth > 0 }

  /// Ignores events until `end()`. Calls may be nested.
  mutating func begin() { depth += 1 }

  /// Ends the effect of `begin()`. Call `takeWaiting()` afterward.
  mutating func end() { depth -= 1 }

  /// Adds a closure to those that run when events are no longer ignored. Call `takeWaiting()` afterward.
  mutating func wait(_ body: @escaping () -> Void) { waiting.append(body) }

  /// Returns the closures to run now, in their order, or none while events are ignored.
  mutating func takeWaiting() -> [() -> Void] {
    guard depth == 0, !waiting.isEmpty else { return [] }
    defer { waiting = [] }
    return waiting
  }
}
