import Logging
import NIOCore
import NIOHTTP1
import NIOPosix
import NIOWebSocket

/// A connection that was just accepted, and what it turns out to be after its first request.
struct IncomingConnection: Sendable {
  enum Kind: Sendable {
    case http(NIOAsyncChannel<HTTPServerRequestPart, Never>)
    case webSocket(NIOAsyncChannel<String, Never>, WebRequest, WebRoutes.WebSocketHandler)
  }

  let channel: any Channel
  let kind: EventLoopFuture<Kind>
}

/// Sets connections up and serves them: the part of a ``WebServer`` that is the same for each.
struct ConnectionService: Sendable {
  let routes: WebRoutes
  let names: HostNames
  let limits: WebLimits
  let logger: Logger
  let connections: ConnectionRegistry

  init(routes: WebRoutes, names: HostNames, limits: WebLimits, logger: Logger) {
    self.routes = routes
    self.names = names
    self.limits = limits
    self.logger = logger
    connections = ConnectionRegistry(limit: limits.connections)
  }

  var bootstrap: ServerBootstrap {
    ServerBootstrap(group: MultiThreadedEventLoopGroup.singleton)
      .serverChannelOption(.backlog, value: 256)
      .serverChannelOption(.socketOption(.so_reuseaddr), value: 1)
      // Without it, small WebSocket messages wait for the peer's delayed acknowledgement: 20
      // batches a second arrive where 60 single messages were sent.
      .childChannelOption(.tcpOption(.tcp_nodelay), value: 1)
      // Bounds how many frames can be on their way to a slow reader. Left alone, the system grows
      // the buffer to megabytes, seconds of frames that are stale when they arrive.
      .childChannelOption(.socketOption(.so_sndbuf), value: 64 * 1024)
      // A peer that has sent its last request may close its sending side and still wait for answers.
      .childChannelOption(.allowRemoteHalfClosure, value: true)
      .childChannelInitializer { channel in accept(channel) }
  }

  /// Sets a new connection up and begins to serve it. Called on its event loop.
  ///
  /// This is done here, and not by a loop over an asynchronous sequence of connections, because
  /// such a sequence drops those that come while it is closed, and leaves them open.
  private func accept(_ channel: any Channel) -> EventLoopFuture<Void> {
    configure(channel).flatMap { connection in
      channel.eventLoop.makeFutureWithTask {
        try await connections.serve(channel) { await run(connection) }
      }
    }
  }

  private func configure(_ channel: any Channel) -> EventLoopFuture<IncomingConnection> {
    channel.eventLoop.makeCompletedFuture {
      let upgrade = NIOTypedHTTPServerUpgradeConfiguration<IncomingConnection.Kind>(
        upgraders: [webSocketUpgrader],
        notUpgradingCompletionHandler: { channel in
          channel.eventLoop.makeCompletedFuture {
            try channel.pipeline.syncOperations.addHandler(ResponsePartAdapter())
            return .http(try NIOAsyncChannel(wrappingChannelSynchronously: channel))
          }
        })
      let pipeline = channel.pipeline.syncOperations
      var configuration = NIOUpgradableHTTPServerPipelineConfiguration(
        upgradeConfiguration: upgrade)
      configuration.enableErrorHandling = false  // `MalformedRequestHandler` does it.
      configuration.decoderConfiguration.maxHeaderFieldSize = limits.headSize
      configuration.decoderConfiguration.maxHeaderListSize = limits.headSize
      configuration.decoderConfiguration.maxHeaderFieldCount = WebLimits.fieldCount
      let kind = try pipeline.configureUpgradableHTTPServerPipeline(configuration: configuration)
      let upgradeHandler = try pipeline.handler(
        type: NIOTypedHTTPServerUpgradeHandler<IncomingConnection.Kind>.self)
      try pipeline.addHandler(
        UpgradeFilter(routes: routes, names: names), position: .before(upgradeHandler))
      try pipeline.addHandler(MalformedRequestHandler(limits: limits))
      try pipeline.addHandler(RequestTimeoutHandler(limits: limits))
      return IncomingConnection(channel: channel, kind: kind)
    }
  }

  private var webSocketUpgrader: NIOTypedWebSocketServerUpgrader<IncomingConnection.Kind> {
    NIOTypedWebSocketServerUpgrader(
      maxFrameSize: limits.messageSize,
      // The framing handler closes with a code and lets the peer read it.
      enableAutomaticErrorHandling: false,
      // `UpgradeFilter` has let only those through that are welcome.
      shouldUpgrade: { channel, _ in channel.eventLoop.makeSucceededFuture([:]) },
      upgradePipelineHandler: { channel, head in
        channel.eventLoop.makeCompletedFuture {
          let request = try WebRequest(head: head)
          guard let handler = routes.webSocket(for: request) else { throw ChannelError.eof }
          let pipeline = channel.pipeline.syncOperations
          pipeline.removeHandler(
            try pipeline.handler(type: RequestTimeoutHandler.self), promise: nil)
          pipeline.removeHandler(
            try pipeline.handler(type: MalformedRequestHandler.self), promise: nil)
          try pipeline.addHandler(WebSocketProtocolHandler(limits: limits))
          let messages = try NIOAsyncChannel<String, Never>(wrappingChannelSynchronously: channel)
          return .webSocket(messages, request, handler)
        }
      })
  }

  /// Serves a connection to its end. Returns soon after the task is cancelled, as soon as the
  /// handlers do.
  private func run(_ connection: IncomingConnection) async {
    do {
      let kind = try await withTaskCancellationHandler {
        try await connection.kind.get()
      } onCancel: {
        connection.channel.close(promise: nil)
      }
      switch kind {
      case .http(let channel):
        try await HTTPConnection(
          channel: channel, routes: routes, names: names, limits: limits, logger: logger
        ).run()
      case .webSocket(let channel, let request, let handler):
        logger.debug("WebSocket \(request.path) opened")
        try await WebSocketConnection.serve(channel, request: request, handler: handler)
        logger.debug("WebSocket \(request.path) ended")
      }
    } catch {
      // Peers leave at any time and say nonsense at times: neither is the server's trouble.
      logger.debug("connection ended: \(error)")
      connection.channel.close(promise: nil)
    }
  }
}
