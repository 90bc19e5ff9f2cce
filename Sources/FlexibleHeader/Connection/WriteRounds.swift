/// The rounds in which the clients of a connection are informed of each other's writes.
///
/// A client lays out after another one wrote. Its own writes may change the needs of the first one, so they settle in as many
/// rounds as there are clients.
@MainActor struct WriteRounds {
  /// The number of transactions in progress. Transactions can be nested.
  private var transactions = 0
  /// The seat whose write wasn't reported to the other clients yet.
  private var writer: SeatState?
  private var isInforming = false

  /// Begins a transaction, in which a client writes in several steps. The others lay out after the last step.
  mutating func beginTransaction() { transactions += 1 }

  mutating func endTransaction() { transactions -= 1 }

  mutating func wrote(_ seat: SeatState) { writer = seat }

  /// Begins the rounds if there is a write to report, and neither a transaction nor another round is in progress. Returns
  /// whether they have begun. Call `end()` after them.
  mutating func begin() -> Bool {
    guard writer != nil, transactions == 0, !isInforming else { return false }
    isInforming = true
    return true
  }

  /// Returns the seat whose write is reported to the others in the next round, or `nil` if all have settled.
  mutating func next() -> SeatState? {
    defer { writer = nil }
    return writer
  }

  /// Ends the rounds. A write of the last round isn't reported.
  mutating func end() {
    isInforming = false
    writer = nil
  }
}
