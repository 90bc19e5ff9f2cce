/// The seats of a connection, in the order in which they were taken. A seat removes itself before it is released.
@MainActor struct SeatList {
  private struct Entry {
    // A seat leaves while it is deallocated. A checked reference couldn't be read then.
    unowned(unsafe) let seat: ScrollSeat
  }

  private var entries: [Entry] = []

  var count: Int { entries.count }

  subscript(index: Int) -> ScrollSeat { entries[index].seat }

  mutating func append(_ seat: ScrollSeat) { entries.append(Entry(seat: seat)) }

  mutating func remove(_ seat: ScrollSeat) { entries.removeAll { $0.seat === seat } }

  func contains(where predicate: (ScrollSeat) -> Bool) -> Bool { entries.contains { predicate($0.seat) } }
}
