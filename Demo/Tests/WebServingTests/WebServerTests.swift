import Foundation
import NIOCore
import Testing
import WebTesting

@testable import WebServing

@Suite("The server")
struct WebServerTests {
  @Test("a port in use is a one-line error")
  func portInUse() async throws {
    try await withServer(WebRoutes()) { server in
      let error = await #expect(throws: WebServerError.self) {
        try await WebServer.start(port: server.port, routes: WebRoutes())
      }
      #expect(
        error == .cannotBind(host: "127.0.0.1", port: server.port, reason: .inUse))
      #expect(error?.description == "port \(server.port) on 127.0.0.1 is in use")
      #expect(error?.localizedDescription == error?.description)
    }
  }

  @Test(
    "an address that can't be used is an error",
    arguments: [
      ("127.0.0.1", -1, BindFailure.portOutOfRange), ("127.0.0.1", 65_536, .portOutOfRange),
      ("192.0.2.1", 0, .unknownHost), ("no such host", 0, .unknownHost),
    ])
  func badAddress(host: String, port: Int, reason: BindFailure) async {
    await #expect(throws: WebServerError.cannotBind(host: host, port: port, reason: reason)) {
      try await WebServer.start(host: host, port: port, routes: WebRoutes())
    }
  }

  @Test("stopping frees the port and ends idle connections")
  func stop() async throws {
    let server = try await WebServer.start(routes: WebRoutes())
    let idle = try await RawClient.connect(to: server)
    try await idle.executeThenClose { inbound, outbound in
      var bytes = inbound.makeAsyncIterator()
      try await outbound.write(ByteBuffer(string: "GET / HTTP/1.1\r\nHost: localhost\r\n\r\n"))
      let answer = try #require(await bytes.next())
      #expect(String(buffer: answer).hasPrefix("HTTP/1.1 404 "))
      async let again: Void = server.stop()
      await server.stop()
      await again
      #expect(await server.openConnections == 0)
      while let rest = try await bytes.next() {
        #expect(!String(buffer: rest).contains("HTTP/1.1"))
      }
    }
    await server.stop()
    await server.waitUntilStopped()
    let successor = try await WebServer.start(port: server.port, routes: WebRoutes())
    await successor.stop()
  }

  @Test("connections that arrive while the server stops are closed", .timeLimit(.minutes(30)))
  func stopWhileConnecting() async throws {
    for _ in 0..<20 {
      let server = try await WebServer.start(routes: WebRoutes())
      try await withThrowingTaskGroup(of: Void.self) { group in
        for _ in 0..<4 {
          group.addTask {
            // Refused, reset, or closed, but not left open.
            guard let client = try? await RawClient.connect(to: server) else { return }
            try? await client.executeThenClose { inbound, _ in
              for try await _ in inbound {}
            }
          }
        }
        group.addTask { await server.stop() }
        try await group.waitForAll()
      }
      #expect(await server.openConnections == 0)
    }
  }

  /// A handler that runs until it's canceled, and a log of its start and end.
  private static func lasting() -> (WebRoutes, AsyncStream<String>) {
    let (events, log) = AsyncStream.makeStream(of: String.self)
    var routes = WebRoutes()
    routes.get("/last") { _ in
      log.yield("began")
      await untilCancelled()
      log.yield(Task.isCancelled ? "canceled" : "finished")
      return .text("too late")
    }
    return (routes, events)
  }

  @Test("a handler is canceled when its peer resets the connection", .timeLimit(.minutes(30)))
  func peerGone() async throws {
    let (routes, events) = Self.lasting()
    var log = events.makeAsyncIterator()
    try await withServer(routes) { server in
      let client = try await RawClient.connect(to: server)
      try await client.executeThenClose { _, outbound in
        try await outbound.write(
          ByteBuffer(string: "GET /last HTTP/1.1\r\nHost: localhost\r\n\r\n"))
        #expect(await log.next() == "began")
        // Without lingering, closing resets the connection.
        let reset = linger(l_onoff: 1, l_linger: 0)
        try await (client.channel as? any SocketOptionProvider)?.setSoLinger(reset).get()
      }
      #expect(await log.next() == "canceled")
      await server.waitUntilIdle()
    }
  }

  @Test("a handler is canceled some time after its peer closes", .timeLimit(.minutes(30)))
  func peerClosed() async throws {
    let (routes, events) = Self.lasting()
    var log = events.makeAsyncIterator()
    let limits = WebLimits.patient { $0.halfClosedTimeout = .milliseconds(50) }
    try await withServer(routes, limits: limits) { server in
      let client = try await RawClient.connect(to: server)
      try await client.executeThenClose { _, outbound in
        try await outbound.write(
          ByteBuffer(string: "GET /last HTTP/1.1\r\nHost: localhost\r\n\r\n"))
        #expect(await log.next() == "began")
      }
      #expect(await log.next() == "canceled")
      await server.waitUntilIdle()
    }
  }

  @Test("a handler is canceled when the server stops", .timeLimit(.minutes(30)))
  func serverStops() async throws {
    let (routes, events) = Self.lasting()
    var log = events.makeAsyncIterator()
    let server = try await WebServer.start(routes: routes)
    let client = try await RawClient.connect(to: server)
    try await client.executeThenClose { _, outbound in
      try await outbound.write(ByteBuffer(string: "GET /last HTTP/1.1\r\nHost: localhost\r\n\r\n"))
      #expect(await log.next() == "began")
      await server.stop()
      #expect(await log.next() == "canceled")
    }
  }
}

/// Runs `body` with a server, and stops it afterwards.
func withServer(
  _ routes: WebRoutes, limits: WebLimits = .patient(),
  body: (WebServer) async throws -> Void
) async throws {
  let server = try await WebServer.start(routes: routes, limits: limits)
  do {
    try await body(server)
  } catch {
    await server.stop()
    throw error
  }
  await server.stop()
  #expect(await server.openConnections == 0)
}

extension WebServer {
  /// Returns when the number of open connections is as expected; a canceled test fails with the number.
  func waitUntil(_ isWanted: (Int) -> Bool) async {
    while await !isWanted(openConnections), !Task.isCancelled { await Task.yield() }
    let count = await openConnections
    #expect(isWanted(count), "\(count) connections are open")
  }
}

extension WebLimits {
  /// Limits whose deadlines a busy machine keeps: a client of a test can wait for its turn for longer than a server
  /// waits for a client.
  static func patient(_ change: (inout WebLimits) -> Void = { _ in }) -> WebLimits {
    WebLimits {
      $0.requestTimeout = .seconds(1800)
      $0.responseTimeout = .seconds(1800)
      $0.halfClosedTimeout = .seconds(1800)
      $0.pingInterval = .seconds(1800)
      change(&$0)
    }
  }
}
