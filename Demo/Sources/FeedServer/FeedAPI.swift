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

/// The validated parameters of a request for `/posts`.
struct FeedRequest: Equatable {
  /// A parameter that can't be used, with a message for the client's author.
  struct Invalid: Error {
    let message: String
  }

  enum Place: Equatable {
    case newest
    case before(FeedCursor)
    case after(FeedCursor)
  }

  let place: Place
  /// 1 to 100.
  let limit: Int
  /// The number of posts that the feed has for this client, counted from the newest; `nil` for all.
  let total: Int?
  /// The delay of the answer in milliseconds, 0 to 10,000.
  let latency: Int
  /// The probability of an answer 503, 0 to 1.
  let failure: Double

  /// Reads the parameters of this API and ignores others.
  init(_ query: WebQuery) throws(Invalid) {
    let parameters = Parameters(query: query)
    place = try parameters.place()
    let limit = try parameters.wholeNumber("limit", in: FeedStore.limits) ?? 20
    let first = try parameters.wholeNumber("first", in: FeedStore.limits)
    self.limit = place == .newest ? first ?? limit : limit
    total = try parameters.wholeNumber("total", in: 0...1_000_000)
    latency = try parameters.wholeNumber("latency", in: 0...10_000) ?? 0
    failure = try parameters.probability("fail") ?? 0
  }
}

private struct Parameters {
  let query: WebQuery

  func place() throws(FeedRequest.Invalid) -> FeedRequest.Place {
    switch (try cursor("before"), try cursor("after")) {
    case (nil, nil): .newest
    case (let before?, nil): .before(before)
    case (nil, let after?): .after(after)
    case (_?, _?):
      throw FeedRequest.Invalid(message: "before and after cannot be used together")
    }
  }

  func wholeNumber(_ name: String, in range: ClosedRange<Int>) throws(FeedRequest.Invalid) -> Int? {
    guard let text = try value(name) else { return nil }
    // `Int` accepts a leading plus sign, which a query can't mean: it stands for a space.
    guard let number = Int(text), range.contains(number), !text.hasPrefix("+") else {
      throw invalid(
        name, "a whole number from \(range.lowerBound) to \(range.upperBound)", got: text)
    }
    return number
  }

  func probability(_ name: String) throws(FeedRequest.Invalid) -> Double? {
    guard let text = try value(name) else { return nil }
    // Only digits and a point: `Double` also accepts "1e-1", "0x1p-1", and "nan".
    guard text.allSatisfy({ $0.isASCII && ($0.isNumber || $0 == ".") }), let number = Double(text),
      (0...1).contains(number)
    else { throw invalid(name, "a number from 0 to 1", got: text) }
    return number
  }

  private func cursor(_ name: String) throws(FeedRequest.Invalid) -> FeedCursor? {
    guard let text = try value(name) else { return nil }
    guard let cursor = FeedCursor(text) else {
      throw invalid(name, "a cursor that a page gave", got: text)
    }
    return cursor
  }

  private func value(_ name: String) throws(FeedRequest.Invalid) -> String? {
    let values = query.values(of: name)
    guard values.count < 2 else {
      throw FeedRequest.Invalid(message: "\(name) was given \(values.count) times")
    }
    return values.first
  }

  private func invalid(_ name: String, _ wanted: String, got text: String) -> FeedRequest.Invalid {
    FeedRequest.Invalid(message: "\(name) must be \(wanted), got \"\(text.excerpt())\"")
  }
}
