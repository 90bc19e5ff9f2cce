import NIOCore
import NIOHTTP1
import NIOWebSocket

/// Responds to the HTTP requests of a connection, one at a time.
final class PageHandler: ChannelInboundHandler, RemovableChannelHandler {
  typealias InboundIn = HTTPServerRequestPart
  typealias OutboundOut = HTTPServerResponsePart

  private let router: PageRouter
  private let limits: ServerLimits
  private var request: PageRequest?
  /// A request that is answered when the client has read former responses.
  private var delayed: PageRequest?

  /// Creates a handler for one connection.
  init(router: PageRouter, limits: ServerLimits) {
    self.router = router
    self.limits = limits
  }

  func channelRead(context: ChannelHandlerContext, data: NIOAny) {
    switch unwrapInboundIn(data) {
    case .head(let head):
      let request = PageRequest(head)
      if let refusal = router.refusal(request) {
        refuse(refusal, context)
      } else {
        self.request = request
      }
    case .body:
      break
    case .end:
      guard let request else { return }
      self.request = nil
      // HTTPServerPipelineHandler holds back further requests until this one is answered, and stops reading. So a client
      // that reads no responses occupies the memory of a few of them only.
      if context.channel.isWritable { answer(request, context) } else { delayed = request }
    }
  }

  func channelWritabilityChanged(context: ChannelHandlerContext) {
    if context.channel.isWritable, let request = delayed {
      delayed = nil
      answer(request, context)
    }
    context.fireChannelWritabilityChanged()
  }

  /// Closes the connection after an error, except for refused upgrades, which get a response like other
  /// requests.
  func errorCaught(context: ChannelHandlerContext, error: any Error) {
    if error is NIOWebSocketUpgradeError { return }
    context.close(promise: nil)
  }

  private func answer(_ request: PageRequest, _ context: ChannelHandlerContext) {
    let promise = context.eventLoop.makePromise(of: PageResponse.self)
    let router = router
    promise.completeWithTask { await router.answer(request) }
    let bound = NIOLoopBound((handler: self, context: context), eventLoop: context.eventLoop)
    promise.futureResult.whenSuccess { response in
      let (handler, context) = bound.value
      handler.write(response, context, isLast: !request.keepsConnection)
      if !request.keepsConnection { context.close(promise: nil) }
    }
  }

  /// Responds before the request is complete and stops reading it.
  ///
  /// Input that is still in transit is discarded for a moment, because closing a socket with unread input
  /// would discard the response before the client reads it.
  private func refuse(_ response: PageResponse, _ context: ChannelHandlerContext) {
    write(response, context, isLast: true)
    let channel = context.channel
    channel.close(mode: .output, promise: nil)
    context.eventLoop.scheduleTask(in: limits.refusedTime) { channel.close(promise: nil) }
  }

  private func write(_ response: PageResponse, _ context: ChannelHandlerContext, isLast: Bool) {
    guard context.channel.isActive else { return }
    var headers = response.headers
    if isLast { headers.add(name: "Connection", value: "close") }
    let head = HTTPResponseHead(version: .http1_1, status: response.status, headers: headers)
    context.write(wrapOutboundOut(.head(head)), promise: nil)
    context.write(wrapOutboundOut(.body(.byteBuffer(ByteBuffer(bytes: response.body)))), promise: nil)
    context.writeAndFlush(wrapOutboundOut(.end(nil)), promise: nil)
  }
}
