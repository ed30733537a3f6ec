import Tug

#if canImport(FoundationNetworking)
  import FoundationNetworking
#endif

/// Asks the feed's server for posts, over HTTP.
public struct FeedClient: Sendable {
  public let url: URL

  /// One for all: a session lives, and keeps its threads, until it is invalidated.
  private static let session: URLSession = {
    let configuration = URLSessionConfiguration.ephemeral
    configuration.timeoutIntervalForRequest = 5
    // A refresh that is answered from a cache is no refresh.
    configuration.urlCache = nil
    return URLSession(configuration: configuration)
  }()

  public init(url: URL) { self.url = url }

  /// The newest posts, or those that are older than a cursor.
  public func page(before cursor: String? = nil, limit: Int = 20) async throws -> PostPage {
    if await SampleFeed.answers(url) {
      return try await SampleFeed.page(before: cursor, limit: limit)
    }
    guard
      var components = URLComponents(
        url: url.appendingPathComponent("posts"), resolvingAgainstBaseURL: false)
    else { throw FeedError.badAddress }
    // What the address itself asks for (`?latency=800`, `?fail=0.3`) goes along.
    components.queryItems =
      (components.queryItems ?? []) + [URLQueryItem(name: "limit", value: String(limit))]
    if let cursor { components.queryItems?.append(URLQueryItem(name: "before", value: cursor)) }
    guard let address = components.url else { throw FeedError.badAddress }
    let (data, response) = try await Self.session.answer(from: address)
    let status = (response as? HTTPURLResponse)?.statusCode ?? 0
    guard status == 200 else { throw FeedError.refused(status: status) }
    return try JSONDecoder().decode(PostPage.self, from: data)
  }
}

/// Why the feed gave nothing.
public enum FeedError: Error, Equatable {
  case badAddress
  case refused(status: Int)
}
