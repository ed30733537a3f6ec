import ArgumentParser
import FeedServer
import Foundation
import Logging

/// Serves the feed without the playground, and logs each request.
struct FeedCommand: AsyncParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "feed", abstract: "Serve the feed of posts alone.")

  @Option(
    parsing: .unconditional, help: "The port to listen on; 0 for any free one. (default: 8081)",
    transform: Port.parse)
  var port: Port?

  @Option(help: "The address to listen on. (default: 127.0.0.1)", transform: parseHost)
  var host: String?

  @Option(
    name: .customLong("name"),
    help: "A host name to answer for, besides this machine's own; may be repeated.",
    transform: parseHostName)
  var names: [String] = []

  @OptionGroup var options: FeedOptions

  func run() async throws {
    try await ProcessLifetime.run {
      let feed = try await options.start(
        host: host ?? "127.0.0.1", port: port?.number ?? 8081, names: Set(names),
        logger: Logger(label: "feed"))
      ProcessLifetime.printLine("Feed: \(feed.url.absoluteString)/")
      await ProcessLifetime.waitForTermination()
      await feed.stop()
    }
  }
}

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
