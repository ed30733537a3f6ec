import NIOCore
import NIOWebSocket
import Testing
import WebTesting

@testable import WebServing

@Suite("The life of a WebSocket", .timeLimit(.minutes(30)))
struct WebSocketLifeTests {
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
      #expect(await server.openConnections == 0)
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
      log.yield(Task.isCancelled ? "cancelled" : "finished")
    }
    try await withServer(routes) { server in
      try await WebSocketPeer.connect(to: server, path: "/deaf") { _ in
        #expect(await iterator.next() == "began")
      }
      #expect(await iterator.next() == "cancelled")
      await server.waitUntilIdle()
    }
  }

  @Test("a peer that never answers a ping is closed")
  func silence() async throws {
    let (events, log) = AsyncStream.makeStream(of: Void.self)
    var iterator = events.makeAsyncIterator()
    var routes = WebRoutes()
    routes.webSocket("/quiet") { connection in
      for await _ in connection.incoming {}
      log.yield()
    }
    let limits = WebLimits.patient { $0.pingInterval = .milliseconds(5) }
    try await withServer(routes, limits: limits) { server in
      try await WebSocketPeer.connect(to: server, path: "/quiet") { _ in
        await iterator.next()
        await server.waitUntilIdle()
      }
    }
  }

  @Test(
    "a close has its code and reason",
    arguments: [
      ("/returns", 1000, ""), ("/rules", 1008, "no such scene"),
      ("/talks", 1011, String(repeating: "é", count: 61)),
    ])
  func endings(path: String, code: Int, reason: String) async throws {
    var routes = WebRoutes()
    routes.webSocket("/returns") { _ in }
    routes.webSocket("/rules") { connection in
      await connection.close(code: .policyViolation, reason: "no such scene")
      await connection.close(code: .normal)
      await #expect(throws: WebSocketClosed.self) { try await connection.send("too late") }
    }
    routes.webSocket("/talks") { connection in
      // 123 bytes fit: 61 letters of two bytes each.
      await connection.close(code: .serverError, reason: String(repeating: "é", count: 200))
    }
    try await withServer(routes) { server in
      // With raw bytes: the close frame may arrive together with the answer to the handshake, and NIO's
      // client loses it then.
      let all = try await RawClient.exchangeBytes(
        "GET \(path) HTTP/1.1\r\nHost: localhost\r\nUpgrade: websocket\r\nConnection: upgrade\r\n"
          + "Sec-WebSocket-Version: 13\r\nSec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==\r\n\r\n",
        with: server)
      let closeFrame = [0x88, UInt8(2 + reason.utf8.count), UInt8(code >> 8), UInt8(code & 255)]
      #expect(String(buffer: all).hasPrefix("HTTP/1.1 101 "))
      #expect(
        Array(all.readableBytesView.suffix(closeFrame.count + reason.utf8.count))
          == closeFrame + Array(reason.utf8))
    }
  }

  @Test("stopping the server closes with code 1001 and ends a waiting send")
  func stopWhileSending() async throws {
    let messages = 2000
    let (events, log) = AsyncStream.makeStream(of: Int.self)
    var iterator = events.makeAsyncIterator()
    var routes = WebRoutes()
    routes.webSocket("/flood") { connection in
      let text = String(repeating: "f", count: 100_000)
      for sent in 1...messages {
        do { try await connection.send(text) } catch { break }
        log.yield(sent)
      }
      log.finish()
    }
    routes.webSocket("/calm") { connection in
      for await text in connection.incoming { try? await connection.send(text) }
    }
    let limits = WebLimits.patient { $0.closeTimeout = .milliseconds(50) }
    let server = try await WebServer.start(routes: routes, limits: limits)
    try await WebSocketPeer.connect(to: server, path: "/flood") { _ in
      #expect(await iterator.next() == 1)
      try await WebSocketPeer.connect(to: server, path: "/calm") { calm in
        // A slow reader doesn't delay others.
        for turn in 0..<200 {
          try await calm.send("\(turn)")
          #expect(try await calm.nextText() == "\(turn)")
        }
        await server.stop()
        #expect(try await calm.closeCode() == 1001)
      }
      var last = 1
      while let sent = await iterator.next() { last = sent }
      // Except for the system's buffers, unread messages wait with the sender.
      #expect(last < messages / 2)
    }
    #expect(await server.openConnections == 0)
  }
}
