import NIOCore
import NIOWebSocket

/// The socket of a tab. It reads a message, sends the responses, then reads the next.
///
/// A tab that reads slowly is served slowly, so no responses accumulate in memory.
struct TabSocket: Sendable {
  let seats: Seats

  /// The close code that asks the tab to try again later.
  private static let tryAgainLater = WebSocketErrorCode(codeNumber: 1013)

  /// Serves a tab until its socket is closed.
  ///
  /// - Parameters:
  ///   - channel: The socket.
  ///   - name: The name of the tab's former session, if it resumes one.
  func serve(_ channel: NIOAsyncChannel<WebSocketFrame, WebSocketFrame>, resuming name: String?) async {
    let seat = await seats.take(resuming: name)
    try? await channel.executeThenClose { inbound, outbound in
      guard let seat else {
        try await outbound.write(Self.frame(await seats.refusal))
        var code = ByteBuffer()
        code.write(webSocketErrorCode: Self.tryAgainLater)
        return try await outbound.write(WebSocketFrame(fin: true, opcode: .connectionClose, data: code))
      }
      let session = seat.session
      try await outbound.write(Self.frame(await session.welcome(isResumed: seat.isResumed)))
      for try await frame in inbound {
        let message = Data(frame.unmaskedData.readableBytesView)
        for answer in await session.receive(message) { try await outbound.write(Self.frame(answer)) }
      }
    }
    if let seat { await seats.leave(seat) }
  }

  private static func frame(_ text: String) -> WebSocketFrame {
    WebSocketFrame(fin: true, opcode: .text, data: ByteBuffer(string: text))
  }
}
