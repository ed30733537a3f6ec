import NIOCore
import Testing
import WebTesting

@testable import WebServing

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
