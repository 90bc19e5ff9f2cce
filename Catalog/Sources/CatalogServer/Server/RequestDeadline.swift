import NIOCore
import NIOHTTP1

/// Closes a connection on which no complete request arrives in time.
///
/// The time starts with the connection and starts again with each complete request, so half-open requests and idle
/// connections end alike.
final class RequestDeadline: ChannelInboundHandler, RemovableChannelHandler {
  typealias InboundIn = HTTPServerRequestPart
  typealias InboundOut = HTTPServerRequestPart

  private let time: TimeAmount
  private var closing: Scheduled<Void>?

  /// Creates a handler that waits `time` for each request.
  init(_ time: TimeAmount) {
    self.time = time
  }

  func handlerAdded(context: ChannelHandlerContext) { restart(context) }

  func handlerRemoved(context: ChannelHandlerContext) { closing?.cancel() }

  func channelInactive(context: ChannelHandlerContext) {
    closing?.cancel()
    context.fireChannelInactive()
  }

  func channelRead(context: ChannelHandlerContext, data: NIOAny) {
    if case .end = unwrapInboundIn(data) { restart(context) }
    context.fireChannelRead(data)
  }

  private func restart(_ context: ChannelHandlerContext) {
    closing?.cancel()
    let channel = context.channel
    closing = context.eventLoop.scheduleTask(in: time) { channel.close(promise: nil) }
  }
}
