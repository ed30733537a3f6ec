import NIOCore
import NIOHTTP1
import NIOWebSocket
import Testing
import WebTesting

@testable import WebServing

@Suite("WebSockets", .timeLimit(.minutes(30)))
struct WebSocketTests {
  private static var echo: WebRoutes {
    var routes = WebRoutes()
    routes.get("/plain") { _ in .text("plain") }
    routes.webSocket("/echo") { connection in
      for await text in connection.incoming {
        do { try await connection.send(text) } catch { return }
      }
    }
    return routes
  }

  @Test("text is echoed unchanged")
  func echo() async throws {
    try await withServer(Self.echo) { server in
      try await WebSocketPeer.connect(to: server, path: "/echo?a=1") { peer in
        for text in ["hello", "", "grüße 🦊 你好", String(repeating: "x", count: 65_536)] {
          try await peer.send(text)
          #expect(try await peer.nextText() == text)
        }
      }
    }
  }

  @Test("fragments with pings in between become one message")
  func fragments() async throws {
    try await withServer(Self.echo) { server in
      try await WebSocketPeer.connect(to: server, path: "/echo") { peer in
        // A fragment may end within a character.
        let fox = Array("🦊".utf8)
        try await peer.send(.masked(.text, ByteBuffer(bytes: fox[..<2]), fin: false))
        try await peer.send(.masked(.ping, "still there?"))
        try await peer.send(.masked(.continuation, "", fin: false))
        try await peer.send(.masked(.continuation, ByteBuffer(bytes: fox[2...])))
        let pong = try #require(await peer.next())
        #expect(pong.opcode == .pong)
        #expect(String(buffer: pong.data) == "still there?")
        #expect(try await peer.nextText() == "🦊")
      }
    }
  }

  struct Violation: CustomTestStringConvertible, Sendable {
    let testDescription: String
    let frames: [WebSocketFrame]
    let code: UInt16

    init(_ name: String, _ code: UInt16, _ frames: WebSocketFrame...) {
      testDescription = name
      self.frames = frames
      self.code = code
    }
  }

  private static let tooLong = String(repeating: "y", count: 1001)

  @Test(
    "an invalid frame closes the connection with a code",
    arguments: [
      Violation("binary", 1003, .masked(.binary, "01")),
      Violation("one frame over the limit", 1009, .masked(.text, tooLong)),
      Violation(
        "fragments over the limit", 1009, .masked(.text, String(tooLong.dropLast()), fin: false),
        .masked(.continuation, "y")),
      Violation("not UTF-8", 1007, .masked(.text, ByteBuffer(bytes: [0x61, 0xFF]))),
      Violation("half a character", 1007, .masked(.text, ByteBuffer(bytes: [0xF0, 0x9F]))),
      Violation(
        "no mask", 1002,
        WebSocketFrame(fin: true, opcode: .text, data: ByteBuffer(string: "a"))),
      Violation("a reserved bit", 1002, .masked(.text, ByteBuffer(string: "a"), rsv1: true)),
      Violation("no beginning", 1002, .masked(.continuation, "a")),
      Violation(
        "two beginnings", 1002, .masked(.text, "a", fin: false), .masked(.text, "b")),
      Violation("a ping in fragments", 1002, .masked(.ping, "a", fin: false)),
      Violation("a long ping", 1002, .masked(.ping, String(repeating: "p", count: 126))),
      Violation("close frame", 1000, .close(1000)),
      Violation("close frame with a code of its own", 4321, .close(4321)),
      Violation("close frame with a code that must not be sent", 1002, .close(1006)),
    ])
  func violations(_ violation: Violation) async throws {
    try await withServer(Self.echo, limits: .patient { $0.messageSize = 1000 }) { server in
      try await WebSocketPeer.connect(to: server, path: "/echo") { peer in
        for frame in violation.frames { try await peer.send(frame) }
        #expect(try await peer.closeCode() == violation.code)
      }
      await server.waitUntilIdle()
    }
  }

  @Test("a peer that is still sending an oversized message gets the code")
  func oversizedFlood() async throws {
    try await withServer(Self.echo) { server in
      try await WebSocketPeer.connect(to: server, path: "/echo") { peer in
        try await peer.send(String(repeating: "z", count: 8_000_000))
        #expect(try await peer.closeCode() == 1009)
      }
    }
  }

  @Test(
    "pages of another origin are refused",
    arguments: [
      ("http://127.0.0.1:PORT", 101), ("HTTP://127.0.0.1:PORT", 101), (nil, 101),
      ("http://127.0.0.1", 403), ("http://localhost:PORT", 403), ("http://evil.example", 403),
      ("http://127.0.0.1:PORT.evil.example", 403), ("http://evil.example@127.0.0.1:1", 403),
      ("null", 403), ("", 403), ("http://127.0.0.1:1PORT", 403),
    ] as [(String?, Int)])
  func origins(origin: String?, status: Int) async throws {
    try await withServer(Self.echo) { server in
      let field = origin.map { $0.replacing("PORT", with: "\(server.port)") }
      let headers = HTTPHeaders(field.map { [("Origin", $0)] } ?? [])
      if status == 101 {
        try await WebSocketPeer.connect(to: server, path: "/echo", headers: headers) { peer in
          try await peer.send("let in")
          #expect(try await peer.nextText() == "let in")
        }
      } else {
        let response = try await RawClient.request(
          "/echo",
          headers: headers.map { "\($0.name): \($0.value)" } + [
            "Upgrade: websocket", "Connection: upgrade", "Sec-WebSocket-Version: 13",
            "Sec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==",
          ], to: server)
        #expect(response.status == status)
      }
    }
  }

  @Test("the default port of a host or an origin can be omitted")
  func defaultPorts() throws {
    for (origin, host, isCross) in [
      ("http://feed.example", "feed.example", false),
      ("http://feed.example", "feed.example:80", false),
      ("http://feed.example:80", "feed.example", false),
      ("https://feed.example", "feed.example:443", false),
      ("https://feed.example", "feed.example:80", true),
      ("http://[::1]:81", "[::1]:81", false),
      ("http://[::1]:81", "[::1]:82", true),
    ] {
      var head = HTTPRequestHead(version: .http1_1, method: .GET, uri: "/")
      head.headers = ["Origin": origin, "Host": host]
      #expect(try WebRequest(head: head).isCrossOrigin == isCross, "\(origin) \(host)")
    }
  }

  @Test("only the first request of a connection can upgrade")
  func lateHandshake() async throws {
    try await withServer(Self.echo) { server in
      let all = try await RawClient.exchange(
        "GET /plain HTTP/1.1\r\nHost: localhost\r\n\r\n"
          + "GET /echo HTTP/1.1\r\nHost: localhost\r\nUpgrade: websocket\r\nConnection: upgrade\r\n"
          + "Sec-WebSocket-Version: 13\r\nSec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==\r\n\r\n",
        with: server)
      #expect(all.matches(of: /HTTP\/1.1 (\d+)/).map { $0.1 } == ["200", "400"])
    }
  }

  @Test("an upgrade to another protocol is ignored")
  func otherUpgrade() async throws {
    try await withServer(Self.echo) { server in
      let response = try await RawClient.request(
        "/plain", headers: ["Upgrade: h2c", "Connection: upgrade"], to: server)
      #expect(response.status == 200)
      #expect(response.body == "plain")
    }
  }

  @Test(
    "an invalid handshake is refused",
    arguments: [
      ("/none", "13", 404), ("/echo", "12", 400), ("/plain", "13", 200),
    ])
  func handshakes(path: String, version: String, status: Int) async throws {
    try await withServer(Self.echo) { server in
      let response = try await RawClient.request(
        path,
        headers: [
          "Upgrade: websocket", "Connection: upgrade", "Sec-WebSocket-Version: \(version)",
          "Sec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==",
        ], to: server)
      #expect(response.status == status)
    }
  }
}
