import Testing
import WebTesting

@testable import WebServing

/// Requests that no browser sends. Each is refused, and nothing after it on the connection is taken
/// for a request.
@Suite("Requests that attack", .timeLimit(.minutes(30)))
struct RequestAttackTests {
  struct Attack: CustomTestStringConvertible, Sendable {
    let testDescription: String
    let bytes: String

    init(
      _ name: String, _ fields: String..., body: String = "", line: String = "POST /echo HTTP/1.1",
      closes: Bool = false
    ) {
      testDescription = name
      let close = closes ? ["Connection: close"] : []
      bytes =
        ([line, "Host: localhost"] + close + fields).map { $0 + "\r\n" }.joined() + "\r\n" + body
    }
  }

  private static var routes: WebRoutes {
    var routes = WebRoutes()
    routes.on("POST", "/echo") { WebResponse(body: $0.body) }
    routes.get("/hello") { _ in .text("hello") }
    routes.get("/secret") { _ in .text("smuggled") }
    routes.webSocket("/socket") { _ in await untilCancelled() }
    return routes
  }

  /// A second request, hidden in the first.
  private static let second = "GET /secret HTTP/1.1\r\nHost: localhost\r\n\r\n"
  private static func long(_ count: Int) -> String { String(repeating: "a", count: count) }

  @Test(
    "are answered with 400 and a close, once",
    arguments: [
      Attack("two lengths", "Content-Length: 0", "Content-Length: 44", body: second),
      Attack("two lengths in one field", "Content-Length: 0, 44", body: second),
      Attack(
        "a length and chunks", "Content-Length: 4", "Transfer-Encoding: chunked",
        body: "0\r\n\r\n" + second),
      Attack(
        "chunks and a length", "Transfer-Encoding: chunked", "Content-Length: 4",
        body: "0\r\n\r\n" + second),
      Attack(
        "chunks, but not last", "Transfer-Encoding: chunked, identity",
        body: "0\r\n\r\n" + second),
      Attack("an unknown coding", "Transfer-Encoding: xchunked", body: "0\r\n\r\n" + second),
      Attack(
        "an empty coding and a length", "Transfer-Encoding:", "Content-Length: 44", body: second),
      Attack("an empty coding", "Transfer-Encoding:", body: second),
      Attack(
        "chunks in HTTP/1.0", "Transfer-Encoding: chunked", "Connection: keep-alive",
        body: "0\r\n\r\n" + second, line: "POST /echo HTTP/1.0"),
      Attack("a scheme other than HTTP", line: "GET ftp://localhost/hello HTTP/1.1", closes: true),
      Attack("a negative length", "Content-Length: -1", body: second),
      Attack("a length with a sign", "Content-Length: +4", body: "abcd" + second),
      Attack("a length in hexadecimal", "Content-Length: 0x4", body: "abcd" + second),
      Attack("a length beyond any integer", "Content-Length: 99999999999999999999"),
      Attack("a space before the colon", "Content-Length : 4", body: "abcd" + second),
      Attack("a field without a name", ": 4", body: second),
      Attack("a folded field", "X-Folded: a", " Content-Length: 4", body: second),
      Attack("a bare return in a field", "X-Bare: a\rContent-Length: 4", body: second),
      Attack("NUL in a field", "X-Null: a\u{0}b", body: second),
      Attack(
        "a chunk without a length", "Transfer-Encoding: chunked", body: "zz\r\nab\r\n" + second),
      Attack("a negative chunk", "Transfer-Encoding: chunked", body: "-1\r\nab\r\n" + second),
      Attack(
        "a chunk beyond any integer", "Transfer-Encoding: chunked",
        body: "fffffffffffffffff\r\nab\r\n" + second),
      Attack(
        "a chunk longer than it says", "Transfer-Encoding: chunked",
        body: "1\r\nab\r\n0\r\n\r\n" + second),
      Attack("an invalid method", line: "P@ST /echo HTTP/1.1"),
      Attack("an invalid version", line: "GET /hello HTTP/9.9"),
      Attack("the preface of HTTP/2", line: "PRI * HTTP/2.0"),
      Attack("no version", line: "GET /hello"),
      Attack("a target with a space", line: "GET /hel lo HTTP/1.1"),
      Attack("one field too long", "X-Long: " + long(40_000)),
      Attack("a target too long", line: "GET /\(long(40_000)) HTTP/1.1"),
      Attack(
        "fields too long together", long(9_000) + ": a", long(9_001) + ": a",
        long(9_002) + ": a", long(9_003) + ": a"),
    ])
  func refused(_ attack: Attack) async throws {
    try await withServer(Self.routes) { server in
      // Returns only if the server closes the connection.
      let all = try await RawClient.exchange(attack.bytes, with: server)
      #expect(all.matches(of: /HTTP\/1.1 (\d+)/).map(\.1) == ["400"])
      #expect(!all.contains("smuggled"))
      #expect(try await RawClient.request("/hello", to: server).body == "hello")
    }
  }

  @Test(
    "a request line with more than single spaces, or empty lines before it, is one request or none",
    arguments: [
      "GET  /hello HTTP/1.1", "GET /hello  HTTP/1.1", " GET /hello HTTP/1.1",
      "GET /hello HTTP/1.1 ", "\r\n\n\r\nGET /hello HTTP/1.1",
    ],
    [
      "", "GET /hello HTTP/1.1\r\nHost: localhost\r\n\r\n",
      "POST /echo HTTP/1.1\r\nHost: localhost\r\nContent-Length: 5\r\n\r\nhello",
    ])
  func spaces(line: String, before: String) async throws {
    try await withServer(Self.routes) { server in
      let all = try await RawClient.exchange(
        before + line + "\r\nHost: localhost\r\nConnection: close\r\n\r\n", with: server)
      let statuses = all.matches(of: /HTTP\/1.1 (\d+)/).map { String($0.1) }
      #expect(statuses.dropLast() == (before.isEmpty ? [] : ["200"]), "\(all)")
      #expect(["200", "400"].contains(statuses.last), "\(all)")
    }
  }

  @Test("bytes after the last request get no answer")
  func afterClose() async throws {
    try await withServer(Self.routes) { server in
      for rest in ["x", "nonsense\r\n\r\n", Self.second] {
        let all = try await RawClient.exchange(RawClient.get("/hello") + rest, with: server)
        #expect(all.matches(of: /HTTP\/1.1 (\d+)/).map(\.1) == ["200"], "after \(rest)")
      }
    }
  }

  @Test(
    "a target in absolute form names the host",
    arguments: [
      ("http://localhost/hello", "200"), ("HTTP://127.0.0.1:80/hello", "200"),
      ("http://evil.example/hello", "421"), ("http://evil.example:80?", "421"),
      ("http:///hello", "400"), ("http://me@localhost/hello", "400"),
    ])
  func absoluteTarget(target: String, status: String) async throws {
    try await withServer(Self.routes) { server in
      let all = try await RawClient.exchange(RawClient.get(target), with: server)
      #expect(all.matches(of: /HTTP\/1.1 (\d+)/).map(\.1) == [Substring(status)])
    }
  }

  @Test(
    "a handshake that isn't one of RFC 6455 is refused",
    arguments: [
      ("GET /socket HTTP/1.0", "Connection: upgrade", "dGhlIHNhbXBsZSBub25jZQ=="),
      ("GET /socket HTTP/1.1", "X-Connection: upgrade", "dGhlIHNhbXBsZSBub25jZQ=="),
      ("GET /socket HTTP/1.1", "Connection: keep-alive", "dGhlIHNhbXBsZSBub25jZQ=="),
      ("GET /socket HTTP/1.1", "Connection: upgrade", "a key"),
      ("GET /socket HTTP/1.1", "Connection: upgrade", "c2hvcnQ="),
      ("GET /socket HTTP/1.1", "Connection: upgrade", ""),
    ])
  func handshake(line: String, connection: String, key: String) async throws {
    try await withServer(Self.routes) { server in
      let all = try await RawClient.exchange(
        "\(line)\r\nHost: localhost\r\nUpgrade: websocket\r\n\(connection)\r\n"
          + "Sec-WebSocket-Version: 13\r\nSec-WebSocket-Key: \(key)\r\n\r\n", with: server)
      #expect(all.matches(of: /HTTP\/1.1 (\d+)/).map(\.1) == ["400"])
    }
  }

  @Test("what an answer repeats of a request is short and has no control characters")
  func echo() async throws {
    try await withServer(Self.routes) { server in
      for path in ["/%1b%5b31m%0a%0dforged", "/" + Self.long(20_000), "/%e2%80%ae"] {
        let body = try await RawClient.request(path, to: server).body
        #expect(body.utf8.count < 300 && body.hasPrefix("nothing is at /"))
        #expect(body.dropLast().unicodeScalars.allSatisfy { $0.value >= 32 && $0 != "\u{202E}" })
      }
    }
  }

  @Test("too many fields are refused")
  func manyFields() async throws {
    try await withServer(Self.routes) { server in
      let fields = (0..<500).map { "X-\($0): a" }
      let response = try await RawClient.request("/hello", headers: fields, to: server)
      #expect(response.status == 400)
      #expect(
        try await RawClient.request("/hello", headers: Array(fields.prefix(50)), to: server)
          .status == 200)
    }
  }

  @Test("trailers without an end are refused")
  func trailers() async throws {
    try await withServer(Self.routes) { server in
      let all = try await RawClient.exchange(
        "POST /echo HTTP/1.1\r\nHost: localhost\r\nTransfer-Encoding: chunked\r\n\r\n"
          + "0\r\nX-Trailer: \(Self.long(100_000))\r\n\r\n", with: server)
      #expect(all.matches(of: /HTTP\/1.1 (\d+)/).map(\.1) == ["400"])
    }
  }

  @Test("an upgrade with a body is refused")
  func upgradeWithBody() async throws {
    try await withServer(Self.routes) { server in
      for fields in ["Content-Length: 4", "Transfer-Encoding: chunked"] {
        let all = try await RawClient.exchange(
          RawClient.handshake("/socket", headers: [fields]) + "4\r\nabcd\r\n0\r\n\r\n", with: server
        )
        #expect(all.hasPrefix("HTTP/1.1 400 "), "\(fields): \(all)")
      }
      await server.waitUntilIdle()
    }
  }

  @Test("a request without a host, or with two, is refused")
  func hosts() async throws {
    try await withServer(Self.routes) { server in
      for (fields, status) in [
        ("", "400"), ("Host: localhost\r\nHost: localhost\r\n", "400"),
        ("Host: localhost\r\nHost: evil.example\r\n", "400"), ("Host:\r\n", "400"),
      ] {
        let all = try await RawClient.exchange(
          "GET /hello HTTP/1.1\r\n\(fields)Connection: close\r\n\r\n", with: server)
        #expect(all.matches(of: /HTTP\/1.1 (\d+)/).map(\.1).first.map(String.init) == status)
      }
      // HTTP/1.0 has no Host field, and no browser speaks it.
      let old = try await RawClient.exchange("GET /hello HTTP/1.0\r\n\r\n", with: server)
      #expect(old.hasPrefix("HTTP/1.1 200 "))
    }
  }
}
