import NIOCore
import Testing
import WebTesting

@testable import WebServing

@Suite("More connections than a server accepts", .timeLimit(.minutes(30)))
struct CrowdTests {
  private static var routes: WebRoutes {
    var routes = WebRoutes()
    routes.get("/hello") { _ in .text("hello") }
    routes.webSocket("/echo") { connection in
      for await text in connection.incoming { try? await connection.send(text) }
    }
    return routes
  }

  @Test("a connection over the limit is closed until another has left")
  func limit() async throws {
    try await withServer(Self.routes, limits: .patient { $0.connections = 3 }) { server in
      try await WebSocketPeer.connect(to: server, path: "/echo") { first in
        try await WebSocketPeer.connect(to: server, path: "/echo") { second in
          try await WebSocketPeer.connect(to: server, path: "/echo") { third in
            for _ in 0..<50 {
              // Closed or reset, but not answered.
              let answer = try? await RawClient.exchange(RawClient.get("/hello"), with: server)
              #expect((answer ?? "") == "")
              #expect(await server.openConnections == 3)
            }
            for peer in [first, second, third] { try await peer.send("here") }
            #expect(try await first.nextText() == "here")
            #expect(try await second.nextText() == "here")
            #expect(try await third.nextText() == "here")
          }
        }
        await server.waitUntil { $0 < 3 }
        #expect(try await RawClient.exchange(RawClient.get("/hello"), with: server) != "")
      }
    }
  }

  @Test("idle connections are closed after the time for a request")
  func silentCrowd() async throws {
    let limits = WebLimits.patient {
      $0.connections = 20
      $0.requestTimeout = .milliseconds(20)
    }
    try await withServer(Self.routes, limits: limits) { server in
      try await withThrowingTaskGroup(of: Void.self) { group in
        for number in 0..<20 {
          group.addTask {
            // Some send half a request. Returns when the server has closed.
            _ = try? await RawClient.exchange(
              number.isMultiple(of: 2) ? "" : "GET /hello HTTP/1.1\r\nHost:", with: server)
          }
        }
        try await group.waitForAll()
      }
      await server.waitUntilIdle()
    }
  }

  @Test("a WebSocket has no time limit for a request")
  func upgraded() async throws {
    let limits = WebLimits.patient { $0.requestTimeout = .milliseconds(20) }
    try await withServer(Self.routes, limits: limits) { server in
      var wasOpen = false
      // On a busy machine, the handshake itself may take longer.
      while !wasOpen, !Task.isCancelled {
        try? await WebSocketPeer.connect(to: server, path: "/echo") { peer in
          wasOpen = true
          let clock = ContinuousClock()
          let end = clock.now + .milliseconds(60)
          var answer: String?
          repeat {
            try? await peer.send("still here")
            answer = try? await peer.nextText()
          } while answer != nil && clock.now < end
          #expect(answer == "still here")
        }
      }
    }
  }
}
