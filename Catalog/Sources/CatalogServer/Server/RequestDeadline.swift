import NIOCore
import NIOHTTP1

/// Closes a connection on which no complete request arrives in time.
///
/// The time starts with the connection and again after each response, so half-open requests and idle
/// connections both end. It is suspended while the server prepares a response.
final class RequestDeadline: ChannelDuplexHandler, RemovableChannelHandler {
  typealias InboundIn = HTTPServerRequestPart
  typealias InboundOut = HTTPServerRequestPart
  typealias OutboundIn = HTTPServerResponsePart
  typealias OutboundOut = HTTPServerResponsePart

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
    if case .end = unwrapInboundIn(data) { closing?.cancel() }
    context.fireChannelRead(data)
  }

  func write(context: ChannelHandlerContext, data: NIOAny, promise: EventLoopPromise<Void>?) {
    if case .end = unwrapOutboundIn(data) { restart(context) }
    context.write(data, promise: promise)
  }

  private func restart(_ context: ChannelHandlerContext) {
    closing?.cancel()
    let channel = context.channel
    closing = context.eventLoop.scheduleTask(in: time) { channel.close(promise: nil) }
  }
}
