import NIOCore
import NIOHTTP1
import NIOPosix
import NIOWebSocket
import WebServing

/// The browser's side of a WebSocket, which can also misbehave.
package struct WebSocketPeer {
  private var frames: NIOAsyncChannelInboundStream<WebSocketFrame>.AsyncIterator
  private let outbound: NIOAsyncChannelOutboundWriter<WebSocketFrame>

  package struct NotUpgraded: Error {}

  private typealias Frames = NIOAsyncChannel<WebSocketFrame, WebSocketFrame>

  /// Opens a WebSocket, runs `body`, and closes the connection without a close frame.
  package static func connect<Result: Sendable>(
    to server: WebServer, path: String, headers: HTTPHeaders = [:],
    body: (inout WebSocketPeer) async throws -> sending Result
  ) async throws -> Result {
    guard let channel = try await open(server, path: path, headers: headers) else {
      throw NotUpgraded()
    }
    return try await channel.executeThenClose { inbound, outbound in
      var peer = WebSocketPeer(frames: inbound.makeAsyncIterator(), outbound: outbound)
      return try await body(&peer)
    }
  }

  /// Returns the next frame; `nil` when the server has closed.
  package mutating func next() async throws -> WebSocketFrame? {
    try await frames.next()
  }

  /// Returns the text of the next frame, if it has text.
  package mutating func nextText() async throws -> String? {
    guard let frame = try await next(), frame.opcode == .text else { return nil }
    return String(buffer: frame.unmaskedData)
  }

  /// Returns the code of the close frame, which must be the next frame and the last one.
  package mutating func closeCode() async throws -> UInt16? {
    guard let frame = try await next(), frame.opcode == .connectionClose else { return nil }
    var data = frame.unmaskedData
    let code = data.readInteger(as: UInt16.self)
    return try await next() == nil ? code : nil
  }

  /// Reads until the server has closed, and returns the texts and the code of the close frame.
  package mutating func ending() async throws -> (texts: [String], code: UInt16?) {
    var texts: [String] = []
    var code: UInt16?
    while let frame = try await next() {
      var data = frame.unmaskedData
      if frame.opcode == .text { texts.append(String(buffer: data)) }
      if frame.opcode == .connectionClose { code = data.readInteger() }
    }
    return (texts, code)
  }

  package func send(_ frame: WebSocketFrame) async throws {
    try await outbound.write(frame)
  }

  package func send(_ text: String) async throws {
    try await send(.masked(.text, text))
  }

  private static func open(_ server: WebServer, path: String, headers: HTTPHeaders) async throws
    -> Frames?
  {
    let upgrade = try await ClientBootstrap(group: MultiThreadedEventLoopGroup.singleton)
      .connect(host: "127.0.0.1", port: server.port) { channel in
        channel.eventLoop.makeCompletedFuture {
          let upgrader = NIOTypedWebSocketClientUpgrader<Frames?>(
            maxFrameSize: 1 << 20,
            upgradePipelineHandler: { channel, _ in
              channel.eventLoop.makeCompletedFuture {
                try Frames(wrappingChannelSynchronously: channel)
              }
            })
          var head = HTTPRequestHead(version: .http1_1, method: .GET, uri: path)
          head.headers = ["Host": "127.0.0.1:\(server.port)", "Content-Length": "0"]
          head.headers.add(contentsOf: headers)
          var configuration = NIOUpgradableHTTPClientPipelineConfiguration<Frames?>(
            upgradeConfiguration: .init(
              upgradeRequestHead: head, upgraders: [upgrader],
              notUpgradingCompletionHandler: { channel in channel.close().map { nil } }))
          // The first frames may arrive together with the answer to the upgrade.
          configuration.leftOverBytesStrategy = .forwardBytes
          return try channel.pipeline.syncOperations.configureUpgradableHTTPClientPipeline(
            configuration: configuration)
        }
      }
    return try await upgrade.get()
  }
}

extension WebSocketFrame {
  /// A frame as a browser sends it.
  package static func masked(
    _ opcode: WebSocketOpcode, _ bytes: ByteBuffer, fin: Bool = true
  ) -> WebSocketFrame {
    WebSocketFrame(
      fin: fin, opcode: opcode, maskKey: WebSocketMaskingKey([1, 2, 3, 4]), data: bytes)
  }

  package static func masked(_ opcode: WebSocketOpcode, _ text: String, fin: Bool = true)
    -> WebSocketFrame
  {
    masked(opcode, ByteBuffer(string: text), fin: fin)
  }

  package static func close(_ code: UInt16) -> WebSocketFrame {
    masked(.connectionClose, ByteBuffer(integer: code))
  }
}

/// Returns only when the task is canceled.
public func untilCancelled() async {
  let (never, continuation) = AsyncStream.makeStream(of: Never.self)
  for await _ in never {}
  // The stream would end if its continuation were released.
  continuation.finish()
}
