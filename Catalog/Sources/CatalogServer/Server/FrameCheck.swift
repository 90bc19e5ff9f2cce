import NIOCore
import NIOWebSocket

/// A frame without a mask or with reserved bits, which RFC 6455 forbids clients to send.
struct BrokenFrame: Error {}

/// Refuses broken frames before they are put together.
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
