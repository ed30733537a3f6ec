import NIOCore
import NIOEmbedded
import NIOWebSocket
import Testing
import WebTesting

@testable import WebServing

/// Frames that no browser sends, as bytes: NIO's encoder wouldn't write most of them.
@Suite("Frames that attack", .timeLimit(.minutes(30)))
struct FrameAttackTests {
  struct Attack: CustomTestStringConvertible, Sendable {
    let testDescription: String
    let code: UInt16
    let bytes: [UInt8]

    init(_ name: String, _ code: UInt16, _ bytes: [UInt8]...) {
      testDescription = name
      self.code = code
      self.bytes = bytes.flatMap { $0 }
    }
  }

  /// A frame with a mask of zeros, which leaves the bytes unchanged.
  private static func frame(_ first: UInt8, _ payload: [UInt8] = []) -> [UInt8] {
    precondition(payload.count < 126)
    return [first, 0x80 | UInt8(payload.count), 0, 0, 0, 0] + payload
  }

  private static let hello = Array("hello".utf8)

  @Test(
    "end the connection with their code",
    arguments: [
      Attack("first reserved bit", 1002, frame(0xC1, hello)),
      Attack("second reserved bit", 1002, frame(0xA1, hello)),
      Attack("third reserved bit", 1002, frame(0x91, hello)),
      Attack("a reserved bit on a ping", 1002, frame(0xC9)),
      Attack("opcode 3", 1002, frame(0x83)), Attack("opcode 7", 1002, frame(0x87, hello)),
      Attack("opcode 11", 1002, frame(0x8B)), Attack("opcode 15", 1002, frame(0x8F, hello)),
      Attack("no mask", 1002, [0x81, 5] + hello), Attack("no mask on a ping", 1002, [0x89, 0]),
      Attack("no mask on a close frame", 1002, [0x88, 2, 0x03, 0xE8]),
      Attack("a ping in fragments", 1002, frame(0x09, hello)),
      Attack("a close frame in fragments", 1002, frame(0x08)),
      Attack("a ping of 126 bytes", 1002, [0x89, 0xFE, 0, 126, 0, 0, 0, 0]),
      Attack("a close frame of 64 KiB", 1002, [0x88, 0xFF, 0, 0, 0, 0, 0, 1, 0, 0, 0, 0, 0, 0]),
      Attack("a length over the limit", 1009, [0x81, 0xFF, 0, 0, 0, 0, 0, 1, 0, 1, 0, 0, 0, 0]),
      Attack("a length of 4 GiB", 1009, [0x81, 0xFF, 0, 0, 0, 1, 0, 0, 0, 0, 0, 0, 0, 0]),
      Attack(
        "the largest length", 1009,
        [0x81, 0xFF, 0x7F] + [UInt8](repeating: 0xFF, count: 7)
          + [0, 0, 0, 0]),
      Attack(
        "a negative length", 1009,
        [0x81, 0xFF, 0x80] + [UInt8](repeating: 0, count: 7)
          + [0, 0, 0, 0]),
      Attack("no beginning", 1002, frame(0x80, hello)),
      Attack("no beginning, and no end", 1002, frame(0x00, hello)),
      Attack("a beginning in the middle", 1002, frame(0x01, hello), frame(0x81, hello)),
      Attack("bytes in the middle of text", 1003, frame(0x01, hello), frame(0x82, hello)),
      Attack("not UTF-8", 1007, frame(0x81, [0xFF])),
      Attack("an overlong slash", 1007, frame(0x81, [0xC0, 0xAF])),
      Attack("half a pair of surrogates", 1007, frame(0x81, [0xED, 0xA0, 0x80])),
      Attack("beyond Unicode", 1007, frame(0x81, [0xF4, 0x90, 0x80, 0x80])),
      Attack("half a character at the end", 1007, frame(0x01, hello), frame(0x80, [0xE2, 0x82])),
      Attack("bytes", 1003, frame(0x82, hello)),
      Attack("a close frame of one byte", 1002, frame(0x88, [3])),
      Attack("a close frame with code 0", 1002, frame(0x88, [0, 0])),
      Attack("a close frame with code 1005", 1002, frame(0x88, [0x03, 0xED])),
      Attack("a close frame with code 5000", 1002, frame(0x88, [0x13, 0x88])),
      Attack("a close frame whose reason is not UTF-8", 1007, frame(0x88, [0x03, 0xE8, 0xFF])),
      Attack("a close frame without a code", 1005, frame(0x88)),
    ])
  func refused(_ attack: Attack) async throws {
    var routes = WebRoutes()
    routes.webSocket("/echo") { connection in
      for await text in connection.incoming { try? await connection.send(text) }
    }
    try await withServer(routes) { server in
      let all = try await RawClient.exchangeBytes(
        ByteBuffer(string: RawClient.handshake("/echo")) + ByteBuffer(bytes: attack.bytes),
        with: server)
      let frames = try #require(all.afterHead)
      let closeFrame: [UInt8] =
        attack.code == 1005
        ? [0x88, 0] : [0x88, 2, UInt8(attack.code >> 8), UInt8(attack.code & 255)]
      #expect(Array(frames.readableBytesView) == closeFrame)
      await server.waitUntilIdle()
    }
  }
}

private func + (left: ByteBuffer, right: ByteBuffer) -> ByteBuffer {
  var all = left
  all.writeImmutableBuffer(right)
  return all
}

extension ByteBuffer {
  /// The bytes after the first empty line.
  fileprivate var afterHead: ByteBuffer? {
    let end = Array("\r\n\r\n".utf8)
    let view = Array(readableBytesView)
    guard let start = view.indices.first(where: { view[$0...].starts(with: end) }) else {
      return nil
    }
    return ByteBuffer(bytes: view[(start + end.count)...])
  }
}

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
