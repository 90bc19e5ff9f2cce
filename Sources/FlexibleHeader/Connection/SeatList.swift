/// The seats of a connection, in the order in which they were taken. They are held weakly: a seat may be released with its
/// view on another thread, and leaves on the main thread afterward.
@MainActor struct SeatList {
  private struct Entry {
    weak var seat: ScrollSeat?
    let id: ObjectIdentifier
  }

  private var entries: [Entry] = []

  var count: Int { entries.count }

  subscript(index: Int) -> ScrollSeat? { entries[index].seat }

  mutating func append(_ seat: ScrollSeat) { entries.append(Entry(seat: seat, id: ObjectIdentifier(seat))) }

  mutating func remove(_ id: ObjectIdentifier) { entries.removeAll { $0.id == id } }

  func contains(where predicate: (ScrollSeat) -> Bool) -> Bool {
    entries.contains { $0.seat.map(predicate) ?? false }
  }
}
