import HeaderEngine

/// The seats of a connection, in the order in which they were taken. They are held weakly: a seat may be released with its
/// view on another thread, and leaves on the main thread afterward.
@MainActor struct SeatList {
  // A class, because copying a weak reference out of the array costs 70 instructions more than a strong one at each event.
  private final class Entry {
    private(set) weak var seat: ScrollSeat?
    let id: ObjectIdentifier
    let rest: SeatRest

    init(_ seat: ScrollSeat) {
      self.seat = seat
      rest = seat.rest
      id = ObjectIdentifier(seat)
    }
  }

  private var entries: [Entry] = []

  var count: Int { entries.count }

  subscript(index: Int) -> ScrollSeat? { entries[index].seat }

  /// Returns whether an event needn't be delivered to the owner of a seat, because it changes nothing there.
  @inline(__always) func skips(_ reading: ScrollReading, at index: Int) -> Bool {
    entries[index].rest.skips(reading)
  }

  mutating func append(_ seat: ScrollSeat) { entries.append(Entry(seat)) }

  mutating func remove(_ id: ObjectIdentifier) { entries.removeAll { $0.id == id } }

  func contains(where predicate: (ScrollSeat) -> Bool) -> Bool {
    entries.contains { $0.seat.map(predicate) ?? false }
  }
}
