import NIOCore
import NIOHTTP1
import NIOWebSocket

/// Sets up the handlers of a new connection: first for HTTP, and after the upgrade for a tab's socket.
struct ServerPipeline: Sendable {
  let router: PageRouter
  let connections: OpenConnections
  let limits: ServerLimits

  /// Prepares a newly accepted connection.
  func open(_ channel: any Channel) -> EventLoopFuture<Void> {
    channel.eventLoop.makeCompletedFuture {
      connections.add(channel)
      let pipeline = channel.pipeline.syncOperations
      try pipeline.configureHTTPServerPipeline(
        withServerUpgrade: (upgraders: [upgrader], completionHandler: { _ in }),
        withEncoderConfiguration: .init(), withDecoderLimitConfiguration: limits.decoder)
      try pipeline.addHandlers([
        RequestDeadline(limits.requestTime), PageHandler(router: router, limits: limits),
      ])
    }
  }

  private var upgrader: NIOWebSocketServerUpgrader {
    NIOWebSocketServerUpgrader(
      maxFrameSize: ClientMessage.greatestLength, automaticErrorHandling: false,
      shouldUpgrade: { channel, head in
        channel.eventLoop.makeSucceededFuture(router.admitsSocket(PageRequest(head)) ? [:] : nil)
      },
      upgradePipelineHandler: { channel, head in
        channel.eventLoop.makeCompletedFuture { try openTab(channel, resuming: PageRequest(head).formerTab) }
      })
  }

  private func openTab(_ channel: any Channel, resuming name: String?) throws {
    connections.makeTab(channel)
    let pipeline = channel.pipeline.syncOperations
    pipeline.removeHandler(context: try pipeline.context(handlerType: PageHandler.self), promise: nil)
    pipeline.removeHandler(context: try pipeline.context(handlerType: RequestDeadline.self), promise: nil)
    try pipeline.addHandlers([
      FrameCheck(),
      NIOWebSocketFrameAggregator(
        minNonFinalFragmentSize: 0, maxAccumulatedFrameCount: limits.fragments,
        maxAccumulatedFrameSize: ClientMessage.greatestLength),
      TabFrames(pingInterval: limits.pingInterval),
    ])
    let frames = try NIOAsyncChannel<WebSocketFrame, WebSocketFrame>(wrappingChannelSynchronously: channel)
    let socket = TabSocket(seats: router.seats)
    Task { await socket.serve(frames, resuming: name) }
  }
}
