import Paging
import Tug

#if canImport(FoundationNetworking)
  import FoundationNetworking
#endif

/// Requests posts from the feed's server over HTTP.
public struct FeedClient: Sendable {
  /// The address of the server, with additional query items. Called before each request.
  private let address: @MainActor @Sendable () -> URL
  /// Waits for the answers of a sample feed, which has no server.
  private let pause: @MainActor @Sendable (TimeInterval) async throws -> Void
  private let delay: @MainActor @Sendable () async throws -> Void

  private static let pageSize = 20

  /// One session for all clients, because a session keeps its threads until it is invalidated.
  private static let session: URLSession = {
    let configuration = URLSessionConfiguration.ephemeral
    configuration.timeoutIntervalForRequest = 5
    // A refresh must not be answered from a cache.
    configuration.urlCache = nil
    return URLSession(configuration: configuration)
  }()

  /// Creates a client of the server at an address.
  public init(url: URL) { self.init(environment: SceneEnvironment(feedURL: url)) }

  /// Creates a client of a scene's feed.
  init(environment: SceneEnvironment) {
    address = environment.feedAddress
    pause = environment.pause
    delay = environment.delayRequest
  }

  /// Loads the newest posts, or the older ones that follow a cursor.
  public func posts(after cursor: String?) async throws -> Page<Post, String> {
    let page = try await page(before: cursor)
    return Page(page.posts, next: page.next)
  }

  private func page(before cursor: String?) async throws -> PostPage {
    let url = await address()
    if await SampleFeed.answers(url) {
      return try await SampleFeed.page(of: url, before: cursor, limit: Self.pageSize, after: pause)
    }
    guard
      var components = URLComponents(
        url: url.appendingPathComponent("posts"), resolvingAgainstBaseURL: false)
    else { throw FeedError.badAddress }
    // The query items of the address (`?latency=800`, `?fail=0.3`) are part of each request.
    components.queryItems =
      (components.queryItems ?? []) + [URLQueryItem(name: "limit", value: String(Self.pageSize))]
    if let cursor { components.queryItems?.append(URLQueryItem(name: "before", value: cursor)) }
    guard let address = components.url else { throw FeedError.badAddress }
    try await delay()
    let (data, response) = try await Self.session.answer(from: address)
    let status = (response as? HTTPURLResponse)?.statusCode ?? 0
    guard status == 200 else { throw FeedError.refused(status: status) }
    return try JSONDecoder().decode(PostPage.self, from: data)
  }
}

/// The errors of the feed.
public enum FeedError: Error, Equatable {
  /// The address of the server is not usable.
  case badAddress
  /// The server answered with a status other than 200.
  case refused(status: Int)
}

extension FeedError: LocalizedError {
  /// A footer or header that fails shows it below its title.
  public var errorDescription: String? {
    switch self {
    case .badAddress: "The address of the server is not valid"
    case .refused(let status): "The server answered with status \(status)"
    }
  }
}
