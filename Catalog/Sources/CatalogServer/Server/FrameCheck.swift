import NIOCore
import NIOWebSocket

/// The error for a frame without a mask or with reserved bits, which clients must not send (RFC 6455).
struct BrokenFrame: Error {}

/// Rejects invalid frames before they are assembled.
final class FrameCheck: ChannelInboundHandler {
  typealias InboundIn = WebSocketFrame
  typealias InboundOut = WebSocketFrame

  func channelRead(context: ChannelHandlerContext, data: NIOAny) {
    let frame = unwrapInboundIn(data)
    if frame.maskKey == nil || frame.rsv1 || frame.rsv2 || frame.rsv3 {
      context.fireErrorCaught(BrokenFrame())
    } else {
      context.fireChannelRead(data)
    }
  }
}
