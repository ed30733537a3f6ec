import Logging
import NIOCore
import NIOHTTP1
import NIOPosix
import NIOWebSocket

/// Configures and serves the connections of a ``WebServer``.
struct ConnectionService: Sendable {
  /// The kind of a connection, which its first request decides.
  private enum Kind: Sendable {
    case http(NIOAsyncChannel<HTTPServerRequestPart, Never>)
    case webSocket(NIOAsyncChannel<String, Never>, WebRequest, WebRoutes.WebSocketHandler)
  }

  let routes: WebRoutes
  let names: HostNames
  let logger: Logger
  let connections = Connections()

  /// Bytes of UTF-8 in a WebSocket message, in one or several frames.
  private static let messageSize = 64 * 1024

  var bootstrap: ServerBootstrap {
    ServerBootstrap(group: MultiThreadedEventLoopGroup.singleton)
      .serverChannelOption(.socketOption(.so_reuseaddr), value: 1)
      // Without it, small WebSocket messages wait for the peer's delayed acknowledgment: of 60 messages
      // a second, 20 batches arrive.
      .childChannelOption(.tcpOption(.tcp_nodelay), value: 1)
      .childChannelInitializer { channel in accept(channel) }
  }

  /// Configures and serves a new connection. Called on its event loop.
  ///
  /// A loop over an asynchronous sequence of connections isn't used, because such a sequence drops
  /// connections that arrive while it's closing, and leaves them open.
  private func accept(_ channel: any Channel) -> EventLoopFuture<Void> {
    channel.eventLoop.makeCompletedFuture { try configure(channel) }.flatMap { kind in
      channel.eventLoop.makeFutureWithTask {
        try await connections.serve(channel) { await run(channel, kind) }
      }
    }
  }

  private func configure(_ channel: any Channel) throws -> EventLoopFuture<Kind> {
    let upgrade = NIOTypedHTTPServerUpgradeConfiguration<Kind>(
      upgraders: [webSocketUpgrader],
      notUpgradingCompletionHandler: { channel in
        channel.eventLoop.makeCompletedFuture {
          try channel.pipeline.syncOperations.addHandler(ResponsePartAdapter())
          return .http(try NIOAsyncChannel(wrappingChannelSynchronously: channel))
        }
      })
    let pipeline = channel.pipeline.syncOperations
    let kind = try pipeline.configureUpgradableHTTPServerPipeline(
      configuration: .init(upgradeConfiguration: upgrade))
    let upgradeHandler = try pipeline.handler(type: NIOTypedHTTPServerUpgradeHandler<Kind>.self)
    try pipeline.addHandler(
      UpgradeFilter(routes: routes, names: names), position: .before(upgradeHandler))
    return kind
  }

  private var webSocketUpgrader: NIOTypedWebSocketServerUpgrader<Kind> {
    NIOTypedWebSocketServerUpgrader(
      maxFrameSize: Self.messageSize,
      // `WebSocketHandler` closes with a code that the peer can read.
      enableAutomaticErrorHandling: false,
      // `UpgradeFilter` has refused all others.
      shouldUpgrade: { channel, _ in channel.eventLoop.makeSucceededFuture([:]) },
      upgradePipelineHandler: { channel, head in
        channel.eventLoop.makeCompletedFuture {
          let request = try WebRequest(head: head)
          guard let handler = routes.webSocket(for: request) else { throw ChannelError.eof }
          let pipeline = channel.pipeline.syncOperations
          pipeline.removeHandler(try pipeline.handler(type: UpgradeFilter.self), promise: nil)
          try pipeline.addHandler(
            NIOWebSocketFrameAggregator(
              minNonFinalFragmentSize: 0, maxAccumulatedFrameCount: .max,
              maxAccumulatedFrameSize: Self.messageSize))
          try pipeline.addHandler(WebSocketHandler())
          let messages = try NIOAsyncChannel<String, Never>(wrappingChannelSynchronously: channel)
          return .webSocket(messages, request, handler)
        }
      })
  }

  /// Serves a connection to its end. After the task is canceled, returns when the handlers do.
  private func run(_ channel: any Channel, _ kind: EventLoopFuture<Kind>) async {
    do {
      let kind = try await withTaskCancellationHandler {
        try await kind.get()
      } onCancel: {
        channel.close(promise: nil)
      }
      switch kind {
      case .http(let channel):
        try await HTTPConnection(channel: channel, routes: routes, names: names, logger: logger)
          .run()
      case .webSocket(let channel, let request, let handler):
        logger.debug("WebSocket \(request.path.excerpt()) opened")
        try await WebSocketConnection.serve(channel, handler: handler)
        logger.debug("WebSocket \(request.path.excerpt()) ended")
      }
    } catch {
      // Peers leave at any time and send anything. Neither is an error of the server.
      logger.debug("connection ended: \("\(error)".excerpt(200))")
      channel.close(promise: nil)
    }
  }
}

/// The open connections.
///
/// Each has a task, which is canceled when the connection ends or the server stops.
actor Connections {
  private var tasks: [ObjectIdentifier: Task<Void, Never>] = [:]
  private var isStopping = false

  /// Serves `channel` in a task of its own.
  ///
  /// - Throws: An error if the server is stopping.
  func serve(_ channel: any Channel, work: @escaping @Sendable () async -> Void) throws {
    if isStopping { throw CancellationError() }
    let id = ObjectIdentifier(channel)
    // The task inherits the actor, so it can't remove itself before it's stored below.
    let task = Task {
      await work()
      tasks[id] = nil
    }
    tasks[id] = task
    channel.closeFuture.whenComplete { _ in task.cancel() }
  }

  /// Cancels all connections, refuses new ones, and returns when none is left.
  func stop() async {
    isStopping = true
    for task in tasks.values { task.cancel() }
    await idle()
  }

  /// Returns when no connection is open.
  func idle() async {
    while let task = tasks.values.first { await task.value }
  }
}
