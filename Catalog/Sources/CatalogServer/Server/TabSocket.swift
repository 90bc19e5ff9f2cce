import FlyingFox

/// The socket of a tab: takes a message, gives its answers, then takes the next. So a tab that reads slowly is served
/// slowly, and nothing waits for it in memory.
struct TabSocket: WSHandler {
  let seats: Seats

  func makeFrames(for client: AsyncThrowingStream<WSFrame, any Error>) async throws -> AsyncStream<WSFrame> {
    let session = await seats.take()
    let conversation = TabConversation(client, session: session, seats: seats)
    await conversation.open()
    return AsyncStream { await conversation.next() }
  }
}

/// What is said on a tab's socket, in order.
actor TabConversation {
  private let session: CatalogSession?
  private let seats: Seats
  private let seat: Seat?
  private var frames: AsyncThrowingStream<WSFrame, any Error>.Iterator?
  private var assembler = MessageAssembler()
  private var waiting: [WSFrame] = []
  private var isOver = false

  /// Gives the seat back when nobody holds it any more, however the socket has ended.
  private final class Seat: Sendable {
    private let leave: @MainActor @Sendable () -> Void

    init(_ leave: @escaping @MainActor @Sendable () -> Void) { self.leave = leave }

    deinit {
      let leave = leave
      Task { @MainActor in leave() }
    }
  }

  init(_ client: AsyncThrowingStream<WSFrame, any Error>, session: CatalogSession?, seats: Seats) {
    self.session = session
    self.seats = seats
    seat = session.map { session in
      let name = session.name
      return Seat { seats.leave(name) }
    }
    frames = client.makeAsyncIterator()
  }

  /// The first words.
  func open() async {
    if let session {
      waiting = [Self.frame(await session.welcome)]
    } else {
      waiting = [
        Self.frame(await seats.refusal), .close(code: WSCloseCode(1013, reason: "too many tabs")),
      ]
      isOver = true
    }
  }

  /// The next frame to send; nil when all is said.
  func next() async -> WSFrame? {
    while waiting.isEmpty {
      guard !isOver, let frame = await read() else { return nil }
      await answer(frame)
    }
    return waiting.removeFirst()
  }

  private func read() async -> WSFrame? {
    guard var iterator = frames else { return nil }
    frames = nil
    let frame = try? await iterator.next(isolation: self)
    frames = iterator
    return frame
  }

  private func answer(_ frame: WSFrame) async {
    switch assembler.take(frame) {
    case .more: break
    case .message(let data): waiting += await session?.receive(data).map(Self.frame) ?? []
    case .reply(let reply): waiting.append(reply)
    case .end(let last):
      if last != .close(code: .normalClosure) {
        let problem = "the message is too long or broken; longest is \(ClientMessage.greatestLength) bytes"
        waiting.append(Self.frame(CatalogSession.error(problem)))
      }
      waiting.append(last)
      isOver = true
    }
  }

  private static func frame(_ text: String) -> WSFrame {
    WSFrame(fin: true, opcode: .text, mask: nil, payload: Data(text.utf8))
  }
}
