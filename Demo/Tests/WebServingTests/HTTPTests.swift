import Foundation
import Testing
import WebTesting

@testable import WebServing

@Suite("HTTP")
struct HTTPTests {
  private static var routes: WebRoutes {
    var routes = WebRoutes()
    routes.get("/hello") { .text("Hello, \($0.query["name"] ?? "nobody")") }
    routes.get("/a b/ü") { .text($0.path) }
    routes.get("/large") { _ in .text(String(repeating: "x", count: 3_000_000)) }
    routes.webSocket("/socket") { _ in }
    return routes
  }

  @Test(
    "requests get the answer of their route",
    arguments: [
      ("GET", "/hello", 200, "Hello, nobody"),
      ("GET", "/hello?name=Mara+%26%20Jonas&name=Theo", 200, "Hello, Mara & Jonas"),
      ("GET", "/hello?name", 200, "Hello, "),
      ("GET", "/hello?name=a=b?c", 200, "Hello, a=b?c"),
      ("GET", "/%68ello", 200, "Hello, nobody"),
      ("GET", "/a%20b/%C3%BC", 200, "/a b/ü"),
      ("GET", "/hello/", 404, "nothing is at /hello/\n"),
      ("GET", "/Hello", 404, "nothing is at /Hello\n"),
      ("POST", "/hello", 405, "/hello answers GET, HEAD only\n"),
      ("GET", "/%zz", 400, "the path is not percent-encoded UTF-8\n"),
      ("GET", "/%ff", 400, "the path is not percent-encoded UTF-8\n"),
      ("GET", "/hello?name=%f", 400, "the query is not percent-encoded UTF-8\n"),
      ("OPTIONS", "*", 400, "the path is not percent-encoded UTF-8\n"),
      ("GET", "/socket", 426, "/socket is a WebSocket\n"),
    ])
  func responses(_ method: String, _ target: String, _ status: Int, _ body: String) async throws {
    try await withServer(Self.routes) { server in
      let response = try await RawClient.request(target, method: method, to: server)
      #expect(response.status == status)
      #expect(response.body == body)
    }
  }

  @Test("HEAD is GET without the body")
  func head() async throws {
    try await withServer(Self.routes) { server in
      let head = try await RawClient.request("/hello", method: "HEAD", to: server)
      #expect(head.status == 200)
      #expect(head.body == "")
      #expect(head.headers["content-length"] == "13")
      #expect(head.headers["content-type"] == "text/plain; charset=utf-8")
    }
  }

  @Test("an unsupported method gets the list of supported ones")
  func allow() async throws {
    try await withServer(Self.routes) { server in
      let response = try await RawClient.request("/hello", method: "DELETE", to: server)
      #expect(response.headers["allow"] == "GET, HEAD")
    }
  }

  @Test("a connection answers several requests in order, and drops their bodies")
  func keepAlive() async throws {
    try await withServer(Self.routes) { server in
      let host = "Host: localhost\r\n"
      let all = try await RawClient.exchange(
        "POST /hello HTTP/1.1\r\n\(host)Content-Length: 11\r\n\r\n01234567890"
          + "GET /none HTTP/1.1\r\n\(host)\r\n"
          + "GET /hello?name=1 HTTP/1.1\r\n\(host)\r\n"
          + "GET /hello?name=2 HTTP/1.1\r\n\(host)Connection: close\r\n\r\n",
        with: server)
      let statuses = all.matches(of: /HTTP\/1.1 (\d+)/).map { $0.1 }
      #expect(statuses == ["405", "404", "200", "200"])
      let first = try #require(all.range(of: "Hello, 1"))
      let second = try #require(all.range(of: "Hello, 2"))
      #expect(first.upperBound < second.lowerBound)
    }
  }

  @Test("a large answer is complete before the connection is closed")
  func largeBody() async throws {
    try await withServer(Self.routes) { server in
      let response = try await RawClient.request("/large", to: server)
      #expect(response.body.utf8.count == 3_000_000)
    }
  }

  @Test(
    "bytes that aren't HTTP are answered with 400 and a close",
    arguments: ["nonsense\r\n\r\n", "GET / HTTP/1.1\r\nbad header\r\n\r\n", "\u{16}\u{3}\u{1}"])
  func malformed(bytes: String) async throws {
    try await withServer(Self.routes) { server in
      // Returns only if the server closes the connection.
      let answer = try await RawClient.exchange(bytes, with: server)
      #expect(answer.hasPrefix("HTTP/1.1 400 "))
      let again = try await RawClient.request("/hello", to: server)
      #expect(again.status == 200)
    }
  }

  @Test("what an answer repeats of a request is short and has no control characters")
  func echo() async throws {
    try await withServer(Self.routes) { server in
      for path in ["/%1b%5b31m%0a%0dforged", "/" + String(repeating: "a", count: 5000)] {
        let body = try await RawClient.request(path, to: server).body
        #expect(body.utf8.count < 300 && body.hasPrefix("nothing is at /"))
        #expect(body.dropLast().unicodeScalars.allSatisfy { $0.value >= 32 })
      }
    }
  }

  @Test("a query cannot forge a line of the log")
  func log() throws {
    let query = try WebQuery(encoded: "a=1&b=%0aforged%20line&c=%1b%5b31m")
    #expect(query.description == #"a=1&b=\u{A}forged line&c=\u{1B}[31m"#)
  }

  @Test("the server's own answers can be customized")
  func refusals() async throws {
    var routes = Self.routes
    routes.refusal = { status, reason in WebResponse(status: status, body: Data("<\(reason)>".utf8))
    }
    try await withServer(routes) { server in
      let response = try await RawClient.request("/none", to: server)
      #expect(response.body == "<nothing is at /none>")
    }
  }
}
