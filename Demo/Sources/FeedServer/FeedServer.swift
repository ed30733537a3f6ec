import Foundation
import Logging
import WebServing

/// A running server of the feed: pages of posts over HTTP, and new posts at an interval.
public final class FeedServer: Sendable {
  public let store: FeedStore

  private let web: WebServer
  private let writer: Task<Void, Never>?

  private init(store: FeedStore, web: WebServer, writer: Task<Void, Never>?) {
    self.store = store
    self.web = web
    self.writer = writer
  }

  /// Serves `store` on an address, until ``stop()``.
  ///
  /// - Parameters:
  ///   - port: The port to listen on; 0 chooses a free one.
  ///   - names: Host names to answer for besides addresses and this machine's names.
  ///   - writerInterval: The time between new posts. Zero or a negative interval adds none.
  /// - Throws: `WebServerError` if the server can't listen on the address.
  public static func start(
    store: FeedStore, host: String = "127.0.0.1", port: Int = 0, names: Set<String> = [],
    writerInterval: Duration = .seconds(2), logger: Logger = Logger(label: "tug.feed")
  ) async throws(WebServerError) -> FeedServer {
    let api = FeedAPI(store: store, logger: logger)
    let web = try await WebServer.start(
      host: host, port: port, names: names, routes: api.routes, logger: logger)
    let writer =
      writerInterval > .zero
      ? Task { await write(to: store, every: writerInterval, logger: logger) } : nil
    return FeedServer(store: store, web: web, writer: writer)
  }

  /// The server's address for a client on this machine, without a path.
  public var url: URL { web.url }

  /// The port it listens on.
  public var port: Int { web.port }

  /// Stops posting and serving, and returns when both have ended. A second call has no effect.
  public func stop() async {
    writer?.cancel()
    await writer?.value
    await web.stop()
  }

  /// Adds posts until the task is canceled. One that the store doesn't take is left out.
  private static func write(to store: FeedStore, every interval: Duration, logger: Logger) async {
    // A server that starts again, and one beside another of the same store, have posts of their own.
    var generator = PostGenerator(seed: .random(in: .min ... .max))
    while (try? await Task.sleep(for: interval)) != nil {
      do {
        try await store.add(generator.draft())
      } catch {
        logger.error("can't post: \("\(error)".excerpt(200))")
      }
    }
  }
}
