import Foundation
import Testing
import WebServing

@testable import FeedServer

#if canImport(FoundationNetworking)
  import FoundationNetworking
#endif

@Suite("The feed over HTTP", .timeLimit(.minutes(30)))
struct FeedServerTests {
  @Test("a client reads the whole feed, and then the new posts")
  func walk() async throws {
    try await withFeed(posts: 45) { client in
      let first = try await client.page("/posts")
      #expect(first.posts.count == 20)
      var posts = first.posts
      var next = first.next
      while let cursor = next {
        let page = try await client.page("/posts?before=\(cursor)&limit=10")
        posts += page.posts
        next = page.next
      }
      #expect(posts.map(\.id) == (1...45).reversed())

      let draft = PostDraft(author: "Test", handle: "@test", text: "\"é\"/🦊", hue: 0)
      let added = try await client.server.store.add(draft)
      let news = try await client.page("/posts?after=\(try #require(first.newest))")
      #expect(news.posts == [added])
      #expect(news.more == false)
    }
  }

  @Test("a client can request an empty feed, an early end, or a short first page")
  func amounts() async throws {
    try await withFeed(posts: 45) { client in
      let empty = try await client.page("/posts?total=0")
      #expect(empty == FeedPage(posts: [], next: nil, newest: nil))

      let first = try await client.page("/posts?total=25")
      let second = try await client.page("/posts?total=25&before=\(try #require(first.next))")
      #expect((first.posts + second.posts).map(\.id) == (21...45).reversed())
      #expect(second.next == nil)
      #expect(try await client.page("/posts?total=20").next == nil, "the end is the page's own")

      let short = try await client.page("/posts?first=3")
      #expect(short.posts.map(\.id) == [45, 44, 43])
      let long = try await client.page("/posts?first=3&before=\(try #require(short.next))")
      #expect(long.posts.count == 20)
    }
  }

  @Test("a page has the documented form, including null")
  func form() async throws {
    try await withFeed(posts: 0) { client in
      _ = try await client.server.store.add(
        PostDraft(author: "Mara", handle: "@mara", text: "a/b", hue: 9), at: 5)
      let (_, body) = try await client.get("/posts")
      #expect(
        String(decoding: body, as: UTF8.self) == """
          {"newest":"p1","next":null,"posts":[{"author":"Mara","createdAt":5,"handle":"@mara",\
          "hue":9,"id":1,"text":"a/b"}]}
          """)
      let (_, news) = try await client.get("/posts?after=p1")
      #expect(
        String(decoding: news, as: UTF8.self)
          == #"{"more":false,"newest":"p1","next":null,"posts":[]}"#)
    }
  }

  private static let limitRule = "limit must be a whole number from 1 to 100, got "
  private static let latencyRule = "latency must be a whole number from 0 to 10000, got "
  private static let failRule = "fail must be a number from 0 to 1, got "

  @Test(
    "invalid parameters are refused with a reason",
    arguments: [
      ("limit=abc", limitRule + "\"abc\""), ("limit=0", limitRule + "\"0\""),
      ("limit=101", limitRule + "\"101\""), ("limit=-1", limitRule + "\"-1\""),
      ("limit=", limitRule + "\"\""), ("limit=2.0", limitRule + "\"2.0\""),
      ("limit=%2B2", limitRule + "\"+2\""), ("limit=1e1", limitRule + "\"1e1\""),
      ("limit=99999999999999999999", limitRule + "\"99999999999999999999\""),
      (
        "limit=" + String(repeating: "7", count: 99),
        limitRule + "\"" + String(repeating: "7", count: 40) + "…\""
      ),
      ("limit=1&limit=2", "limit was given 2 times"),
      ("before=7", "before must be a cursor that a page gave, got \"7\""),
      ("after=", "after must be a cursor that a page gave, got \"\""),
      ("before=p1%20OR%201=1", "before must be a cursor that a page gave, got \"p1 OR 1=1\""),
      ("before=p2&after=p1", "before and after cannot be used together"),
      ("latency=-1", latencyRule + "\"-1\""), ("latency=10001", latencyRule + "\"10001\""),
      ("latency=fast", latencyRule + "\"fast\""), ("fail=1.1", failRule + "\"1.1\""),
      ("fail=-0.1", failRule + "\"-0.1\""), ("fail=nan", failRule + "\"nan\""),
      ("fail=0x1", failRule + "\"0x1\""), ("fail=often", failRule + "\"often\""),
      ("limit=%ff", "the query is not percent-encoded UTF-8"),
    ])
  func refusals(query: String, message: String) async throws {
    try await withFeed(posts: 3) { client in
      let (status, error) = try await client.problem("/posts?\(query)")
      #expect(status == 400)
      #expect(error == message)
    }
  }

  @Test("other paths and methods are refused in JSON")
  func paths() async throws {
    try await withFeed(posts: 1) { client in
      for (target, method, status, message) in [
        ("/", "GET", 404, "nothing is at /"), ("/posts/1", "GET", 404, "nothing is at /posts/1"),
        ("/posts", "POST", 405, "/posts answers GET, HEAD only"),
      ] {
        let answer = try await client.problem(target, method: method)
        #expect(answer == (status, message))
      }
      let head = try await client.get("/posts", method: "HEAD")
      #expect(head.status == 200)
      #expect(head.body.isEmpty)
    }
  }

  @Test("failures can be requested")
  func failures() async throws {
    try await withFeed(posts: 1) { client in
      for _ in 0..<20 {
        let (status, message) = try await client.problem("/posts?fail=1")
        #expect(status == 503)
        #expect(message == "the feed was asked to fail now and then")
        let page = try await client.page("/posts?fail=0")
        #expect(page.posts.count == 1)
      }
    }
  }

  @Test("the answer takes at least the requested latency")
  func latency() async throws {
    try await withFeed(posts: 1) { client in
      let clock = ContinuousClock()
      let time = try await clock.measure { _ = try await client.page("/posts?latency=60") }
      #expect(time >= .milliseconds(60))
    }
  }

  @Test("posts are added while the server runs")
  func writer() async throws {
    let store = try FeedStore.inMemory(posts: 1)
    let server = try await FeedServer.start(store: store, writerInterval: .milliseconds(1))
    let top = try #require(try await store.newest().newest)
    while try await store.newer(than: top).posts.count < 3 { await Task.yield() }
    await server.stop()
    let last = try await store.newest()
    #expect(Set(last.posts.map(\.text)).count == last.posts.count)
    await server.stop()
    #expect(try await store.newest() == last)
  }

  @Test("a port in use is an error of the web server")
  func portInUse() async throws {
    try await withFeed(posts: 1) { client in
      let store = client.server.store
      let error = await #expect(throws: WebServerError.self) {
        try await FeedServer.start(store: store, port: client.server.port)
      }
      #expect(error?.description == "port \(client.server.port) on 127.0.0.1 is in use")
    }
  }
}

/// A client of the feed, as in an app.
struct FeedClient {
  let server: FeedServer

  func get(_ target: String, method: String = "GET") async throws -> (status: Int, body: Data) {
    let url = try #require(URL(string: server.url.absoluteString + target))
    var request = URLRequest(url: url)
    request.httpMethod = method
    let (data, response) = try await URLSession.shared.data(for: request)
    return (try #require(response as? HTTPURLResponse).statusCode, data)
  }

  func page(_ target: String) async throws -> FeedPage {
    let (status, body) = try await get(target)
    #expect(status == 200, "\(target)")
    return try JSONDecoder().decode(FeedPage.self, from: body)
  }

  /// The status and the message of `{"error": …}`.
  func problem(_ target: String, method: String = "GET") async throws -> (Int, String?) {
    let (status, body) = try await get(target, method: method)
    return (status, try JSONDecoder().decode([String: String].self, from: body)["error"])
  }
}

/// Runs `body` with a server of `posts` posts, and stops it afterwards.
func withFeed(
  posts: Int, writerInterval: Duration = .zero, body: (FeedClient) async throws -> Void
) async throws {
  let store = try FeedStore.inMemory(posts: posts, now: Date(timeIntervalSince1970: 2_000_000_000))
  let server = try await FeedServer.start(store: store, writerInterval: writerInterval)
  do {
    try await body(FeedClient(server: server))
  } catch {
    await server.stop()
    throw error
  }
  await server.stop()
}
