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

  /// Adds posts until the task is canceled.
  ///
  /// A store that can't be written to, because it's locked or the disk is full, is tried again until
  /// it can. The beginning and the end of such a time are logged once.
  private static func write(to store: FeedStore, every interval: Duration, logger: Logger) async {
    var generator: PostGenerator?
    var isFailing = false
    while !Task.isCancelled {
      do {
        try await Task.sleep(for: isFailing ? max(interval, retryInterval) : interval)
        if generator == nil {
          // A server that starts again, and one beside another of the same store, have posts of their own.
          generator = PostGenerator(seed: .random(in: .min ... .max))
        }
        guard let draft = generator?.draft() else { continue }
        try await store.add(draft)
        if isFailing { logger.notice("posting again") }
        isFailing = false
      } catch is CancellationError {
        return
      } catch {
        if !isFailing { logger.error("can't post, trying again: \("\(error)".excerpt(200))") }
        isFailing = true
      }
    }
  }

  private static let retryInterval = Duration.milliseconds(500)
}
