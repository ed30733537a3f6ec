import Logging
import WebServing

/// The feed over HTTP.
///
/// `GET /posts` answers with a ``FeedPage`` as JSON. Parameters, all optional:
///
/// | name | value | meaning |
/// |---|---|---|
/// | `limit` | 1 to 100, default 20 | how many posts at most |
/// | `before` | a cursor | the posts directly older than it; pass a page's `next` |
/// | `after` | a cursor | the posts directly newer than it; pass the first page's `newest` |
/// | `first` | 1 to 100 | the same for the first page alone |
/// | `total` | 0 to 1000000 | as if the feed had so many posts and no more |
/// | `latency` | 0 to 10000 | milliseconds to wait first, to show a slow network |
/// | `fail` | 0 to 1 | probability of an answer 503, to show a failing one |
///
/// Whatever is wrong is answered with `{"error": "a sentence"}`: 400 for a parameter, 404 for a
/// path, 405 for a method, 503 for a failure that was asked for.
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
      // The peer is gone or the server stops: hardly anyone reads this.
      return Self.problem("the feed is stopping", status: 503)
    } catch {
      logger.error("cannot read the feed: \(error)")
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
    // A dictionary of texts always has a JSON form.
    (try? .json(["error": message], status: status)) ?? WebResponse(status: status)
  }
}

extension FeedPage {
  /// Without the posts that a feed of `total` posts does not have.
  fileprivate func cut(to total: Int?, in store: FeedStore) async throws -> FeedPage {
    guard let total, let newestID = try await store.newest(limit: 1).posts.first?.id else {
      return self
    }
    let oldest = newestID - Int64(total) + 1
    let kept = posts.filter { $0.id >= oldest }
    let isEnd = kept.last.map { $0.id <= oldest } ?? true
    return FeedPage(
      posts: kept, next: isEnd ? nil : next, newest: kept.isEmpty && more == nil ? nil : newest,
      more: more)
  }
}
