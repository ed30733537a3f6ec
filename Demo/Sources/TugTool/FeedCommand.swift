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
