import Logging
import NIOCore
import NIOHTTP1
import NIOPosix
import NIOWebSocket

/// A new connection, and its kind, which its first request decides.
struct IncomingConnection: Sendable {
  enum Kind: Sendable {
    case http(NIOAsyncChannel<HTTPServerRequestPart, Never>)
    case webSocket(NIOAsyncChannel<String, Never>, WebRequest, WebRoutes.WebSocketHandler)
  }

  let channel: any Channel
  let kind: EventLoopFuture<Kind>
}

/// Configures and serves the connections of a ``WebServer``.
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
      // Limits the messages that wait for a busy handler; accepted connections inherit it. By default,
      // the system grows the buffer to megabytes.
      .serverChannelOption(.socketOption(.so_rcvbuf), value: 64 * 1024)
      // Without it, small WebSocket messages wait for the peer's delayed acknowledgment: of 60 messages
      // a second, 20 batches arrive.
      .childChannelOption(.tcpOption(.tcp_nodelay), value: 1)
      // Limits the frames on their way to a slow reader. By default, the system grows the buffer to
      // megabytes: seconds of frames that are out of date when they arrive.
      .childChannelOption(.socketOption(.so_sndbuf), value: 64 * 1024)
      // A peer that has sent its last request may close its sending side and still wait for answers.
      .childChannelOption(.allowRemoteHalfClosure, value: true)
      // What is handled of one peer before others have their turn. By default it grows to 256 KiB, which may be
      // tens of thousands of requests or frames.
      .childChannelOption(.recvAllocator, value: FixedSizeRecvByteBufferAllocator(capacity: 1024))
      .childChannelOption(.maxMessagesPerRead, value: 1)
      .serverChannelInitializer { channel in
        channel.eventLoop.makeCompletedFuture {
          try channel.pipeline.syncOperations.addHandler(AcceptPause())
        }
      }
      .childChannelInitializer { channel in accept(channel) }
  }

  /// Configures and serves a new connection. Called on its event loop.
  ///
  /// A loop over an asynchronous sequence of connections isn't used, because such a sequence drops
  /// connections that arrive while it's closing, and leaves them open.
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
      // `WebSocketProtocolHandler` closes with a code that the peer can read.
      enableAutomaticErrorHandling: false,
      // `UpgradeFilter` has refused all others.
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

  /// Serves a connection to its end. After the task is canceled, returns when the handlers do.
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
        logger.debug("WebSocket \(request.path.excerpt()) opened")
        try await WebSocketConnection.serve(channel, request: request, handler: handler)
        logger.debug("WebSocket \(request.path.excerpt()) ended")
      }
    } catch {
      // Peers leave at any time and send anything. Neither is an error of the server.
      logger.debug("connection ended: \("\(error)".excerpt(200))")
      connection.channel.close(promise: nil)
    }
  }
}
