import ArgumentParser
import DemoScenes
import FeedServer
import Foundation
import Logging
import Playground

/// Serves the playground, with a feed of its own unless told where one is.
struct PlaygroundCommand: AsyncParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "playground", abstract: "Show the scenes live in a browser.")

  @Option(help: "The port of the page; 0 for any free one.")
  var port = Port(8080)

  @Option(help: "The address to listen on; 0.0.0.0 for the whole network.")
  var host = "127.0.0.1"

  @Option(
    name: .customLong("name"),
    help: "A name, beyond this machine's own, under which browsers may ask; may be repeated.")
  var names: [String] = []

  @Option(help: "The port of the feed; 0 for any free one.")
  var feedPort = Port(0)

  @Option(
    help: "A feed that runs elsewhere. '?latency=800' and '?fail=0.3' make it slow and unreliable.")
  var feedURL: String?

  @OptionGroup var options: FeedOptions

  func validate() throws {
    if let feedURL, URL(string: feedURL)?.host == nil {
      throw ValidationError("--feed-url needs an address like http://127.0.0.1:8081/")
    }
  }

  func run() async throws {
    var quiet = Logger(label: "playground")
    quiet.logLevel = .warning
    try await ProcessLifetime.run { [quiet] in
      // The scenes run in this process, so the feed need not be seen from the network.
      let feed =
        feedURL == nil
        ? try await options.start(host: "127.0.0.1", port: feedPort.number, logger: quiet) : nil
      guard let address = feed?.url ?? feedURL.flatMap(URL.init(string:)) else { return }
      let server = try await PlaygroundServer.start(
        host: host, port: port.number, names: Set(names),
        configuration: SessionConfiguration(feedURL: address), logger: quiet)
      ProcessLifetime.printLine("Playground: \(server.url.absoluteString)/")
      for address in server.networkURLs {
        ProcessLifetime.printLine("In the network: \(address.absoluteString)/")
      }
      await ProcessLifetime.waitForTermination()
      await server.stop()
      await feed?.stop()
    }
  }
}
