import ArgumentParser
import FeedServer
import Foundation
import Logging

/// The options of a feed.
struct FeedOptions: ParsableArguments {
  @Option(
    help: "The file with the posts. It's created and filled if it doesn't exist.",
    transform: parsePath)
  var database: String?

  @Option(
    name: .customLong("writer-interval"), parsing: .unconditional,
    help: "Seconds between two new posts, 0 to 86400; 0 for none. (default: 2)",
    transform: WriterInterval.parse)
  var interval: WriterInterval?

  func start(host: String, port: Int, names: Set<String> = [], logger: Logger) async throws
    -> FeedServer
  {
    try await FeedServer.start(
      store: FeedStore(path: database ?? FeedStore.defaultPath), host: host, port: port,
      names: names, writerInterval: .seconds(interval?.seconds ?? 2), logger: logger)
  }
}
