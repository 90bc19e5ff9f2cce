import FlyingFox

/// Makes messages of a socket's frames (RFC 6455), and refuses what is too long before it is put together.
struct MessageAssembler {
  /// What a frame led to.
  enum Result: Equatable {
    /// Nothing yet.
    case more
    /// A whole message.
    case message(Data)
    /// Something to send back at once.
    case reply(WSFrame)
    /// The end, with what is said last.
    case end(WSFrame)
  }

  private var parts: Data?

  mutating func take(_ frame: WSFrame) -> Result {
    switch frame.opcode {
    case .ping:
      guard frame.payload.count <= 125 else { return .end(.close(code: .protocolError)) }
      return .reply(WSFrame(fin: true, opcode: .pong, mask: nil, payload: frame.payload))
    case .pong:
      return .more
    case .close:
      return .end(.close(code: .normalClosure))
    case .text, .binary:
      guard parts == nil else { return .end(.close(code: .protocolError)) }
      return add(frame, to: Data())
    case .continuation:
      guard let parts else { return .end(.close(code: .protocolError)) }
      return add(frame, to: parts)
    default:
      return .end(.close(code: .protocolError))
    }
  }

  private mutating func add(_ frame: WSFrame, to begun: Data) -> Result {
    parts = nil
    guard begun.count + frame.payload.count <= ClientMessage.greatestLength else {
      return .end(.close(code: WSCloseCode(1009, reason: "the message is too long")))
    }
    let data = begun + frame.payload
    if frame.fin { return .message(data) }
    parts = data
    return .more
  }
}
