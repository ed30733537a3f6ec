import Foundation
import NIOCore
import NIOHTTP1
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
      #expect(error?.description == "port \(server.port) on 127.0.0.1 is in use")
      #expect(error?.localizedDescription == error?.description)
    }
  }

  @Test("an address that can't be used is an error", arguments: ["192.0.2.1", "no such host"])
  func badAddress(host: String) async {
    let error = await #expect(throws: WebServerError.self) {
      try await WebServer.start(host: host, routes: WebRoutes())
    }
    #expect(error?.description == "\(host) is not an address of this machine")
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
      while let rest = try await bytes.next() {
        #expect(!String(buffer: rest).contains("HTTP/1.1"))
      }
    }
    await server.stop()
    await server.waitUntilStopped()
    let successor = try await WebServer.start(port: server.port, routes: WebRoutes())
    await successor.stop()
  }

  /// Waits until each client's connection has ended.
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

  @Test("a handler is canceled when its peer leaves", .timeLimit(.minutes(30)))
  func peerGone() async throws {
    let (routes, events) = Self.lasting()
    var log = events.makeAsyncIterator()
    try await withServer(routes) { server in
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

@Suite("The host and the origin of a request", .timeLimit(.minutes(30)))
struct HostTests {
  @Test(
    "a server answers for addresses, this machine's names, and additional names",
    arguments: [
      ("127.0.0.1", true), ("127.0.0.1:8080", true), ("192.168.1.20:8080", true),
      ("[::1]:80", true), ("localhost", true), ("LocalHost:8080", true),
      ("tug.localhost", true), ("tug.example", true), ("TUG.example:443", true),
      ("given.example", true), ("evil.example", false), ("evil.example:8080", false),
      ("localhost.evil.example", false), ("127.0.0.1.evil.example", false),
      ("evil-localhost", false), ("tug.example.evil", false), ("a.tug.example", false),
      ("", false), (":80", false), ("localhost:", false), ("user@localhost", false),
      ("localhost/", false), ("localhost,evil.example", false), ("[::1", false),
      ("::1", false), ("[127.0.0.1]", false), ("[localhost]", false),
    ])
  func names(host: String, isKnown: Bool) {
    #expect(HostNames(extra: ["tug.example", "Given.example"]).contain(host) == isKnown)
  }

  @Test("another name that resolves to this machine is refused for pages and WebSockets")
  func rebinding() async throws {
    var routes = WebRoutes()
    routes.get("/hello") { _ in .text("hello") }
    routes.webSocket("/session") { _ in await untilCancelled() }
    try await withServer(routes) { server in
      for (host, isKnown) in [("evil.example:\(server.port)", false), ("localhost", true)] {
        let page = try await RawClient.exchange(RawClient.get("/hello", host: host), with: server)
        #expect(page.hasPrefix(isKnown ? "HTTP/1.1 200 " : "HTTP/1.1 421 "))
        // For the browser, the page and the WebSocket have the same origin.
        let client = try await RawClient.connect(to: server)
        try await client.executeThenClose { inbound, outbound in
          try await outbound.write(
            .init(
              string: RawClient.handshake(
                "/session", host: host, headers: ["Origin: http://\(host)"])))
          var bytes = inbound.makeAsyncIterator()
          let answer = try #require(await bytes.next())
          #expect(String(buffer: answer).hasPrefix(isKnown ? "HTTP/1.1 101 " : "HTTP/1.1 421 "))
        }
      }
    }
  }

  @Test(
    "an origin is the server's own or another",
    arguments: [
      ("http://tug.example", false), ("HTTP://TUG.example", false), ("null", true), ("", true),
      ("http://tug.example:81", true),
      // A proxy in front of the server may use TLS.
      ("https://tug.example", false),
      ("ftp://tug.example", true), ("tug.example", true), ("http://tug.example/", true),
      ("http://me@tug.example", true), ("http://tug.example http://tug.example", true),
      ("file://", true), ("http://tug.example.evil", true), ("http://tug", true),
    ])
  func origins(origin: String, isCross: Bool) throws {
    var head = HTTPRequestHead(version: .http1_1, method: .GET, uri: "/")
    head.headers = ["Origin": origin, "Host": "tug.example"]
    #expect(try WebRequest(head: head).isCrossOrigin == isCross)
    // Two origins aren't one, even if they're equal.
    head.headers.add(name: "Origin", value: origin)
    #expect(try WebRequest(head: head).isCrossOrigin)
  }

  @Test("a request without a host, or with two, is refused")
  func hosts() async throws {
    try await withServer(WebRoutes()) { server in
      for fields in ["", "Host: localhost\r\nHost: localhost\r\n"] {
        let all = try await RawClient.exchange(
          "GET / HTTP/1.1\r\n\(fields)Connection: close\r\n\r\n", with: server)
        #expect(all.hasPrefix("HTTP/1.1 400 "))
      }
    }
  }
}

/// Runs `body` with a server, and stops it afterwards.
func withServer(_ routes: WebRoutes, body: (WebServer) async throws -> Void) async throws {
  let server = try await WebServer.start(routes: routes)
  do {
    try await body(server)
  } catch {
    await server.stop()
    throw error
  }
  await server.stop()
}
