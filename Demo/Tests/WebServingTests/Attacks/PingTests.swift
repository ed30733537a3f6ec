import NIOCore
import NIOEmbedded
import NIOWebSocket
import Testing
import WebTesting

@testable import WebServing

/// Tests with a virtual clock.
@Suite("Pings")
struct PingTests {
  private let channel: EmbeddedChannel

  init() throws {
    let limits = WebLimits.patient { $0.pingInterval = .seconds(20) }
    channel = EmbeddedChannel(handler: WebSocketProtocolHandler(limits: limits))
    try channel.connect(to: SocketAddress(ipAddress: "127.0.0.1", port: 1)).wait()
  }

  @Test("a peer that has vanished is closed after two intervals")
  func vanished() throws {
    pass(20)
    #expect(try opcodes() == [.ping])
    pass(19.9)
    #expect(channel.isActive)
    pass(0.1)
    #expect(!channel.isActive)
    #expect(try opcodes() == [])
  }

  @Test("any frame of the peer keeps the connection for another interval", arguments: [0, 1, 5])
  func alive(signs: Int) throws {
    for _ in 0..<signs {
      pass(20)
      #expect(try opcodes() == [.ping])
      try channel.writeInbound(WebSocketFrame.masked(.pong, ""))
    }
    pass(39.9)
    #expect(channel.isActive)
    pass(0.1)
    #expect(!channel.isActive)
  }

  @Test("a peer that sends but doesn't read gets neither pings nor pongs")
  func deaf() throws {
    channel.isWritable = false
    for _ in 0..<1000 {
      try channel.writeInbound(WebSocketFrame.masked(.ping, "still there?"))
      pass(20)
    }
    #expect(channel.isActive)
    #expect(try opcodes() == [])
    pass(40)
    #expect(!channel.isActive)
  }

  private func pass(_ seconds: Double) {
    channel.embeddedEventLoop.advanceTime(by: .nanoseconds(Int64((seconds * 1e9).rounded())))
  }

  /// The bytes that were sent since the last call.
  private func opcodes() throws -> [WebSocketOpcode] {
    var opcodes: [WebSocketOpcode] = []
    while let frame = try channel.readOutbound(as: WebSocketFrame.self) {
      opcodes.append(frame.opcode)
    }
    return opcodes
  }
}

@Suite("A peer that closes its sending side", .timeLimit(.minutes(30)))
struct HalfCloseTests {
  private static var routes: WebRoutes {
    var routes = WebRoutes()
    routes.get("/hello") { .text("Hello, \($0.query["name"] ?? "nobody")") }
    routes.webSocket("/socket") { _ in await untilCancelled() }
    return routes
  }

  /// Sends bytes, closes the sending side, and returns everything until the server closes.
  private static func exchange(_ text: String, with server: WebServer) async throws -> String {
    let client = try await RawClient.connect(to: server, halfCloses: true)
    return try await client.executeThenClose { inbound, outbound in
      try await outbound.write(ByteBuffer(string: text))
      outbound.finish()
      var all = ByteBuffer()
      for try await part in inbound { all.writeImmutableBuffer(part) }
      return String(buffer: all)
    }
  }

  private static func request(_ name: Int) -> String {
    "GET /hello?name=\(name) HTTP/1.1\r\nHost: localhost\r\n\r\n"
  }

  @Test("gets the answers to all of its requests, in order", arguments: [1, 2, 20])
  func answers(count: Int) async throws {
    try await withServer(Self.routes) { server in
      let all = try await Self.exchange(
        (0..<count).map(Self.request).joined(), with: server)
      #expect(
        all.matches(of: /Hello, (\d+)/).map { Int($0.1) } == Array(0..<count), "\(all)")
      await server.waitUntilIdle()
    }
  }

  @Test(
    "is closed at once if it has sent nothing, or half of a request", arguments: ["", "GET /he"])
  func nothing(text: String) async throws {
    try await withServer(Self.routes) { server in
      let all = try await Self.exchange(text, with: server)
      #expect(!all.contains("200"))
      await server.waitUntilIdle()
    }
  }

  @Test("ends its WebSocket, and the handler")
  func webSocket() async throws {
    try await withServer(Self.routes) { server in
      let all = try await Self.exchange(RawClient.handshake("/socket"), with: server)
      #expect(all.hasPrefix("HTTP/1.1 101 "))
      await server.waitUntilIdle()
    }
  }
}
