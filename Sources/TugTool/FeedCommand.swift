import ArgumentParser
import FeedServer
import Foundation
import Logging

/// Serves the posts alone, and logs each request.
struct FeedCommand: AsyncParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "feed", abstract: "Serve the feed of posts alone.")

  @Option(help: "The port to listen on; 0 for any free one.")
  var port = Port(8081)

  @Option(help: "The address to listen on.")
  var host = "127.0.0.1"

  @Option(
    name: .customLong("name"),
    help: "A name, beyond this machine's own, under which clients may ask; may be repeated.")
  var names: [String] = []

  @OptionGroup var options: FeedOptions

  func run() async throws {
    try await ProcessLifetime.run {
      let feed = try await options.start(
        host: host, port: port.number, names: Set(names), logger: Logger(label: "feed"))
      ProcessLifetime.printLine("Feed: \(feed.url.absoluteString)/")
      await ProcessLifetime.waitForTermination()
      await feed.stop()
    }
  }
}
