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

  @Test(
    "an invalid frame closes the connection with a code",
    arguments: [
      Violation("binary", 1003, .masked(.binary, "01")),
      Violation(
        "one frame over the limit", 1009, .masked(.text, String(repeating: "y", count: 65_537))),
      Violation(
        "fragments over the limit", 1009,
        .masked(.text, String(repeating: "y", count: 65_536), fin: false),
        .masked(.continuation, "y")),
      Violation("not UTF-8", 1007, .masked(.text, ByteBuffer(bytes: [0x61, 0xFF]))),
      Violation("half a character", 1007, .masked(.text, ByteBuffer(bytes: [0xF0, 0x9F]))),
      Violation("no beginning", 1002, .masked(.continuation, "a")),
      Violation(
        "two beginnings", 1002, .masked(.text, "a", fin: false), .masked(.text, "b")),
      Violation("a ping in fragments", 1002, .masked(.ping, "a", fin: false)),
      Violation("close frame", 1000, .close(1000)),
      Violation("close frame with a code of its own", 4321, .close(4321)),
    ])
  func violations(_ violation: Violation) async throws {
    try await withServer(Self.echo) { server in
      try await WebSocketPeer.connect(to: server, path: "/echo") { peer in
        for frame in violation.frames { try await peer.send(frame) }
        #expect(try await peer.closeCode() == violation.code)
      }
      await server.waitUntilIdle()
    }
  }

  @Test("pages of another origin are refused")
  func origins() async throws {
    try await withServer(Self.echo) { server in
      let own = ["Origin": "http://127.0.0.1:\(server.port)"] as HTTPHeaders
      try await WebSocketPeer.connect(to: server, path: "/echo", headers: own) { peer in
        try await peer.send("let in")
        #expect(try await peer.nextText() == "let in")
      }
      for origin in ["http://evil.example", "http://127.0.0.1:1", "null"] {
        let all = try await RawClient.exchange(
          RawClient.handshake("/echo", headers: ["Origin: \(origin)"]), with: server)
        #expect(all.hasPrefix("HTTP/1.1 403 "))
      }
    }
  }

  @Test("only the first request of a connection can upgrade")
  func lateHandshake() async throws {
    try await withServer(Self.echo) { server in
      let all = try await RawClient.exchange(
        "GET /plain HTTP/1.1\r\nHost: localhost\r\n\r\n" + RawClient.handshake("/echo"),
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

  // MARK: The end

  @Test("fifty visits, with and without a close frame, leave no connection open")
  func visits() async throws {
    let (ended, log) = AsyncStream.makeStream(of: Bool.self)
    var routes = WebRoutes()
    routes.webSocket("/visit") { connection in
      for await text in connection.incoming { try? await connection.send(text) }
      log.yield(true)
    }
    try await withServer(routes) { server in
      try await withThrowingTaskGroup(of: Void.self) { group in
        for visit in 0..<50 {
          group.addTask {
            try await WebSocketPeer.connect(to: server, path: "/visit") { peer in
              try await peer.send("\(visit)")
              #expect(try await peer.nextText() == "\(visit)")
              if visit.isMultiple(of: 2) {
                try await peer.send(.close(1001))
                #expect(try await peer.closeCode() == 1001)
              }
            }
          }
        }
        try await group.waitForAll()
      }
      await server.waitUntilIdle()
    }
    log.finish()
    #expect(await ended.reduce(0) { count, _ in count + 1 } == 50)
  }

  @Test("a handler that doesn't read is canceled when its peer vanishes")
  func cancellation() async throws {
    let (events, log) = AsyncStream.makeStream(of: String.self)
    var iterator = events.makeAsyncIterator()
    var routes = WebRoutes()
    routes.webSocket("/deaf") { _ in
      log.yield("began")
      await untilCancelled()
      log.yield(Task.isCancelled ? "canceled" : "finished")
    }
    try await withServer(routes) { server in
      try await WebSocketPeer.connect(to: server, path: "/deaf") { _ in
        #expect(await iterator.next() == "began")
      }
      #expect(await iterator.next() == "canceled")
      await server.waitUntilIdle()
    }
  }

  @Test("a close has the handler's code", arguments: [("/returns", 1000), ("/rules", 1008)])
  func endings(path: String, code: UInt16) async throws {
    var routes = WebRoutes()
    routes.webSocket("/returns") { _ in }
    routes.webSocket("/rules") { connection in
      await connection.close(code: .policyViolation, message: "no such scene")
      await connection.close(code: .normal)
      await #expect(throws: WebSocketClosed.self) { try await connection.send("too late") }
    }
    try await withServer(routes) { server in
      // With raw bytes: the close frame may arrive together with the answer to the handshake, and NIO's
      // client loses it then.
      let all = try await RawClient.exchangeBytes(RawClient.handshake(path), with: server)
      let text = path == "/rules" ? [0x81, 13] + Array("no such scene".utf8) : []
      let end = text + [0x88, 2, UInt8(code >> 8), UInt8(code & 255)]
      #expect(String(buffer: all).hasPrefix("HTTP/1.1 101 "))
      #expect(Array(all.readableBytesView.suffix(end.count)) == end)
    }
  }

  @Test("stopping the server closes with code 1001 and ends a waiting send")
  func stopWhileSending() async throws {
    let (events, log) = AsyncStream.makeStream(of: Void.self)
    var iterator = events.makeAsyncIterator()
    var routes = WebRoutes()
    routes.webSocket("/endless") { connection in
      let text = String(repeating: "f", count: 100_000)
      while (try? await connection.send(text)) != nil { log.yield() }
      log.finish()
    }
    routes.webSocket("/calm") { _ in await untilCancelled() }
    let server = try await WebServer.start(routes: routes)
    try await WebSocketPeer.connect(to: server, path: "/endless") { _ in
      await iterator.next()
      try await WebSocketPeer.connect(to: server, path: "/calm") { calm in
        await server.stop()
        let code = try await calm.closeCode()
        #expect(code == 1001)
      }
      while await iterator.next() != nil {}
    }
  }
}
