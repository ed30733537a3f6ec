import NIOHTTP1
import Testing
import WebTesting

@testable import WebServing

@Suite("The host and the origin of a request", .timeLimit(.minutes(30)))
struct HostTests {
  @Test(
    "a server answers for addresses, this machine's names, and additional names",
    arguments: [
      ("127.0.0.1", true), ("127.0.0.1:8080", true), ("192.168.1.20:8080", true),
      ("[::1]:80", true),
      ("localhost", true), ("LocalHost:8080", true), ("tug.localhost", true),
      ("tug.example", true), ("TUG.example:443", true), ("given.example", true),
      ("evil.example", false), ("evil.example:8080", false), ("localhost.evil.example", false),
      ("127.0.0.1.evil.example", false), ("evil-localhost", false), ("tug.example.evil", false),
      ("a.tug.example", false), ("", false), (":80", false), ("localhost:", false),
      ("localhost:0", false), ("localhost:65536", false), ("localhost:+1", false),
      ("localhost:8080:1", false), ("user@localhost", false), ("localhost/", false),
      ("local host", false), ("localhost,evil.example", false), ("[::1", false), ("::1", false),
      ("[127.0.0.1]", false), ("[localhost]", false), ("löcalhost", false), ("localhost.", false),
      ("..localhost", false), (".localhost", false), ("a..localhost", false),
      ("tug..example", false),
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
      ("http://tug.example", false), ("HTTP://TUG.example:80", false), ("null", true), ("", true),
      ("http://tug.example:81", true), ("https://tug.example:80", true),
      // A proxy in front of the server may use TLS.
      ("https://tug.example", false),
      ("ftp://tug.example:80", true),
      ("tug.example", true), ("//tug.example", true), ("http://tug.example/", true),
      ("http://tug.example?", true), ("http://me@tug.example", true),
      ("http://tug.example http://tug.example", true), ("file://", true),
      ("http://tug.example.", true), ("http://tug", true), ("http://", true),
    ])
  func origins(origin: String, isCross: Bool) throws {
    var head = HTTPRequestHead(version: .http1_1, method: .GET, uri: "/")
    head.headers = ["Origin": origin, "Host": "tug.example"]
    #expect(try WebRequest(head: head).isCrossOrigin == isCross)
    // Two origins aren't one, even if they're equal.
    head.headers.add(name: "Origin", value: origin)
    #expect(try WebRequest(head: head).isCrossOrigin)
  }
}
