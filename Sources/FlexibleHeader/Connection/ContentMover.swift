/// Which seat's client brings the content to where its header rests, until the content is there or a finger moves it.
///
/// Meanwhile no other client may do so. Two headers that rest at different places would otherwise take the content from one
/// another forever.
@MainActor struct ContentMover {
  private(set) var seat: SeatState?
  private(set) var command: CommandUnderWay?
  private var hasArrived = false

  /// Returns whether the client of a seat may move the content to where it rests. A command moves it elsewhere.
  func allows(_ other: SeatState) -> Bool { seat == nil || (seat === other && command == nil) }

  mutating func begin(_ seat: SeatState, command: CommandUnderWay?) {
    self.seat = seat
    self.command = command
    hasArrived = false
  }

  mutating func end() { (seat, command) = (nil, nil) }

  /// The command has ended. The client may still move the content to where it rests.
  mutating func endCommand() { command = nil }

  mutating func note(_ circumstances: CommandUnderWay.Circumstances) { command?.latest = circumstances }

  /// The content has arrived. Until all clients are informed, the others may not move it away, but the mover may move it on.
  mutating func arrive() {
    hasArrived = true
    command = nil
  }

  /// All clients were informed that the content has arrived.
  mutating func finishArrival() {
    if hasArrived { end() }
    hasArrived = false
  }
}
