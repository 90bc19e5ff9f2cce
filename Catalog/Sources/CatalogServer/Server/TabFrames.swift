import NIOCore
import NIOWebSocket

/// Handles the control frames of a tab's socket. It responds to pings, sends its own, and closes sockets that
/// violate the protocol (RFC 6455) or whose other end is gone. It forwards complete messages.
final class TabFrames: ChannelInboundHandler {
  typealias InboundIn = WebSocketFrame
  typealias InboundOut = WebSocketFrame
  typealias OutboundOut = WebSocketFrame

  private let pingInterval: TimeAmount
  private var wasHeard = true
  private var isEnding = false
  private var pings: RepeatedTask?

  /// Creates a handler that sends a ping at each interval.
  init(pingInterval: TimeAmount) {
    self.pingInterval = pingInterval
  }

  func handlerAdded(context: ChannelHandlerContext) {
    let bound = NIOLoopBound((handler: self, context: context), eventLoop: context.eventLoop)
    pings = context.eventLoop.scheduleRepeatedTask(initialDelay: pingInterval, delay: pingInterval) { _ in
      bound.value.handler.ping(bound.value.context)
    }
  }

  func handlerRemoved(context: ChannelHandlerContext) { pings?.cancel() }

  func channelRead(context: ChannelHandlerContext, data: NIOAny) {
    let frame = unwrapInboundIn(data)
    wasHeard = true
    guard !isEnding else { return }
    switch frame.opcode {
    case .ping:
      // A client that sends pings without reading the responses would fill the memory.
      guard context.channel.isWritable else { return context.close(promise: nil) }
      write(.pong, frame.unmaskedData, context)
    case .pong:
      break
    case .connectionClose:
      end(.normalClosure, nil, context)
    case .text, .binary:
      context.fireChannelRead(data)
    default:
      end(.protocolError, "frames of this kind aren't supported", context)
    }
  }

  func errorCaught(context: ChannelHandlerContext, error: any Error) {
    switch error {
    case NIOWebSocketError.invalidFrameLength,
      NIOWebSocketFrameAggregator.Error.accumulatedFrameSizeIsTooLarge:
      end(.messageTooLarge, "a message may have \(ClientMessage.greatestLength) bytes at most", context)
    case is NIOWebSocketError, is NIOWebSocketFrameAggregator.Error, is BrokenFrame:
      end(.protocolError, "the message isn't a valid WebSocket message", context)
    default:
      context.close(promise: nil)
    }
  }

  private func ping(_ context: ChannelHandlerContext) {
    guard wasHeard else { return context.close(promise: nil) }
    wasHeard = false
    write(.ping, ByteBuffer(), context)
  }

  /// Sends the reason to the tab, then closes the socket.
  private func end(_ code: WebSocketErrorCode, _ problem: String?, _ context: ChannelHandlerContext) {
    guard !isEnding else { return }
    isEnding = true
    if let problem { write(.text, ByteBuffer(string: CatalogSession.error(problem)), context) }
    var data = ByteBuffer()
    data.write(webSocketErrorCode: code)
    write(.connectionClose, data, context)
    context.close(promise: nil)
  }

  private func write(_ opcode: WebSocketOpcode, _ data: ByteBuffer, _ context: ChannelHandlerContext) {
    context.writeAndFlush(
      wrapOutboundOut(WebSocketFrame(fin: true, opcode: opcode, data: data)), promise: nil)
  }
}
