import Foundation
import Paging
import Tug

#if canImport(FoundationNetworking)
  import FoundationNetworking
#endif

#if canImport(FoundationNetworking)
  import FoundationNetworking
  import Synchronization
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

#if canImport(FoundationNetworking)
  extension URLSession {
    /// The same as `data(from:)`, for tasks that are canceled at any moment.
    ///
    /// Outside of Apple's systems, canceling a request while its answer arrives deadlocks the two
    /// threads, one of which may be the main thread (swift-corelibs-foundation, issue 5412), and
    /// canceling a request at the moment of its failure ends the program. Here a canceled request
    /// continues, and its answer is discarded.
    func answer(from url: URL) async throws -> (Data, URLResponse) {
      let answer = Answer()
      return try await withTaskCancellationHandler {
        try await withCheckedThrowingContinuation { continuation in
          answer.wait(with: continuation)
          dataTask(with: url) { data, response, error in
            if let data, let response {
              answer.come(.success((data, response)))
            } else {
              answer.come(.failure(error ?? URLError(.badServerResponse)))
            }
          }.resume()
        }
      } onCancel: {
        answer.come(.failure(CancellationError()))
      }
    }
  }

  /// An answer or a cancellation, whichever comes first. Safe to use from any thread.
  private final class Answer: Sendable {
    typealias Value = Result<(Data, URLResponse), any Error>

    private enum State {
      case asked
      case awaited(CheckedContinuation<(Data, URLResponse), any Error>)
      case came(Value)
    }

    private let state = Mutex(State.asked)

    func wait(with continuation: CheckedContinuation<(Data, URLResponse), any Error>) {
      let early: Value? = state.withLock { state in
        if case .came(let value) = state { return value }
        state = .awaited(continuation)
        return nil
      }
      if let early { continuation.resume(with: early) }
    }

    func come(_ value: Value) {
      let waiting: CheckedContinuation<(Data, URLResponse), any Error>? = state.withLock { state in
        switch state {
        case .asked:
          state = .came(value)
          return nil
        case .awaited(let continuation):
          state = .came(value)
          return continuation
        case .came:
          return nil
        }
      }
      // Outside of the lock, because the continuation may run at once and use this object again.
      waiting?.resume(with: value)
    }
  }
#else
  extension URLSession {
    func answer(from url: URL) async throws -> (Data, URLResponse) {
      try await data(from: url)
    }
  }
#endif
