import Foundation
import Testing

@testable import FeedServer

#if canImport(FoundationNetworking)
  import FoundationNetworking
#endif

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
