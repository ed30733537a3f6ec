import Foundation
import Logging
import WebServing

/// A running server of the feed: the pages over HTTP, and someone who posts now and then.
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
  ///   - port: 0 takes any free port, to be read from ``url``.
  ///   - names: under which browsers know this server, beyond its addresses and this machine's names.
  ///   - writerInterval: the time between new posts; zero or less is none.
  /// - Throws: `WebServerError` if the address cannot be had.
  public static func start(
    store: FeedStore, host: String = "127.0.0.1", port: Int = 0, names: Set<String> = [],
    writerInterval: Duration = .seconds(4), logger: Logger = Logger(label: "tug.feed")
  ) async throws(WebServerError) -> FeedServer {
    let api = FeedAPI(store: store, logger: logger)
    let web = try await WebServer.start(
      host: host, port: port, names: names, routes: api.routes, logger: logger)
    let writer =
      writerInterval > .zero
      ? Task { await write(to: store, every: writerInterval, logger: logger) } : nil
    return FeedServer(store: store, web: web, writer: writer)
  }

  /// Where it answers, for a client on this machine, without a path.
  public var url: URL { web.url }

  /// The port it listens on.
  public var port: Int { web.port }

  /// Stops posting and serving; returns when both have ended. A second call does nothing.
  public func stop() async {
    writer?.cancel()
    await writer?.value
    await web.stop()
  }

  private static func write(to store: FeedStore, every interval: Duration, logger: Logger) async {
    do {
      // Seeded by where the feed stands, so that a server that starts again has news to tell.
      let newest = try await store.newest(limit: 1).posts.first?.id ?? 0
      var generator = PostGenerator(seed: UInt64(newest) &+ 1_000_000)
      while true {
        try await Task.sleep(for: interval)
        try await store.add(generator.draft())
      }
    } catch is CancellationError {
      return
    } catch {
      logger.error("no longer posting: \(error)")
    }
  }
}
