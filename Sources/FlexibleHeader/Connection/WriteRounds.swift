/// The rounds in which the clients of a connection learn of each other's writes.
///
/// A client lays out after another one wrote. What it writes then may change what the first one needs, so that they settle in as
/// many rounds as there are clients.
@MainActor struct WriteRounds {
  /// The number of transactions under way. One begins within another.
  private var transactions = 0
  /// The seat whose write the other clients haven't been informed of.
  private var writer: SeatState?
  private var isInforming = false

  /// A client begins to write in several steps. The others lay out after the last one.
  mutating func beginTransaction() { transactions += 1 }

  mutating func endTransaction() { transactions -= 1 }

  mutating func wrote(_ seat: SeatState) { writer = seat }

  /// Begins the rounds, if there is a write to inform of, and neither a transaction nor another round is under way. Returns
  /// whether they have begun. Call `end()` after them.
  mutating func begin() -> Bool {
    guard writer != nil, transactions == 0, !isInforming else { return false }
    isInforming = true
    return true
  }

  /// Returns the seat whose write the others learn of in the next round, or `nil` if all have settled.
  mutating func next() -> SeatState? {
    defer { writer = nil }
    return writer
  }

  /// Ends the rounds. A write of the last one isn't passed on.
  mutating func end() {
    isInforming = false
    writer = nil
  }
}
