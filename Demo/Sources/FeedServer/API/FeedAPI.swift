import Logging
import WebServing

/// The feed over HTTP.
///
/// `GET /posts` answers with a ``FeedPage`` as JSON. Parameters, all optional:
///
/// | name | value | meaning |
/// |---|---|---|
/// | `limit` | 1 to 100, default 20 | the most posts of the page |
/// | `before` | a cursor | the posts directly before it; pass the `next` of a page |
/// | `after` | a cursor | the posts directly after it; pass the `newest` of the first page |
/// | `first` | 1 to 100 | the same, for the first page only |
/// | `total` | 0 to 1000000 | the number of posts that the feed pretends to have |
/// | `latency` | 0 to 10000 | milliseconds before the answer, to simulate a slow network |
/// | `fail` | 0 to 1 | the probability of an answer 503, to simulate a failing one |
///
/// An error is answered with `{"error": "a sentence"}`: 400 for a parameter, 404 for a path, 405 for
/// a method, and 503 for a requested failure.
struct FeedAPI: Sendable {
  let store: FeedStore
  let logger: Logger

  var routes: WebRoutes {
    var routes = WebRoutes()
    routes.refusal = { status, reason in Self.problem(reason, status: status) }
    routes.get("/posts") { await posts($0) }
    return routes
  }

  private func posts(_ request: WebRequest) async -> WebResponse {
    logger.info("GET /posts?\(request.query)")
    do {
      let wanted = try FeedRequest(request.query)
      try await Task.sleep(for: .milliseconds(wanted.latency))
      guard Double.random(in: 0..<1) >= wanted.failure else {
        return Self.problem("the feed was asked to fail now and then", status: 503)
      }
      return try .json(await page(for: wanted).cut(to: wanted.total, in: store))
    } catch let invalid as FeedRequest.Invalid {
      return Self.problem(invalid.message, status: 400)
    } catch is CancellationError {
      // The peer has left or the server is stopping.
      return Self.problem("the feed is stopping", status: 503)
    } catch {
      logger.error("can't read the feed: \("\(error)".excerpt(200))")
      return Self.problem("the feed cannot be read", status: 500)
    }
  }

  private func page(for wanted: FeedRequest) async throws -> FeedPage {
    switch wanted.place {
    case .newest: try await store.newest(limit: wanted.limit)
    case .before(let cursor): try await store.older(than: cursor, limit: wanted.limit)
    case .after(let cursor): try await store.newer(than: cursor, limit: wanted.limit)
    }
  }

  private static func problem(_ message: String, status: Int) -> WebResponse {
    // Strings can always be encoded.
    (try? .json(["error": message], status: status)) ?? WebResponse(status: status)
  }
}

extension FeedPage {
  /// Removes the posts that a feed of `total` posts doesn't have.
  fileprivate func cut(to total: Int?, in store: FeedStore) async throws -> FeedPage {
    guard let total, let newestID = try await store.newest(limit: 1).posts.first?.id else {
      return self
    }
    let oldest = newestID &- Int64(total) &+ 1
    let kept = posts.filter { $0.id >= oldest }
    let isEnd = kept.last.map { $0.id <= oldest } ?? true
    return FeedPage(
      posts: kept, next: isEnd ? nil : next, newest: kept.isEmpty && more == nil ? nil : newest,
      more: more)
  }
}
