import ArgumentParser
import DemoScenes
import FeedServer
import Foundation
import Logging
import Playground

/// Serves the playground, with a feed of its own unless another one is given.
struct PlaygroundCommand: AsyncParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "playground", abstract: "Show the scenes live in a browser.")

  @Option(
    parsing: .unconditional, help: "The port of the page; 0 for any free one. (default: 8080)",
    transform: Port.parse)
  var port: Port?

  @Option(
    help: "The address to listen on; 0.0.0.0 for the whole network. (default: 127.0.0.1)",
    transform: parseHost)
  var host: String?

  @Option(
    name: .customLong("name"),
    help: "A host name to answer for, besides this machine's own; may be repeated.",
    transform: parseHostName)
  var names: [String] = []

  @Option(
    parsing: .unconditional, help: "The port of the feed; 0 for any free one. (default: 0)",
    transform: Port.parse)
  var feedPort: Port?

  @Option(
    name: .customLong("feed-url"),
    help: """
      A feed that runs elsewhere. '?latency=800' and '?fail=0.3' make it slow and unreliable.
      """,
    transform: parseFeedURL)
  var feedURL: URL?

  @Option(
    name: .customLong("max-age"), parsing: .unconditional,
    help: """
      How long browsers may keep the files of the page, in seconds; with 0, an edited page appears at once. (default: 0)
      """,
    transform: MaximumAge.parse)
  var maximumAge: MaximumAge?

  @Option(
    help: """
      The folder of the repository, whose pages the playground opens. (default: the current one, if it is one)
      """)
  var repository: String?

  @Option(help: "The phone at first: notch, or small. (default: notch)", transform: parsePhone)
  var phone: SessionConfiguration.Phone?

  @OptionGroup var options: FeedOptions

  private var repositoryURL: URL? {
    let folder = URL(filePath: repository ?? FileManager.default.currentDirectoryPath)
    let page = folder.appending(path: "docs/articles/README.md")
    return FileManager.default.fileExists(atPath: page.path) ? folder : nil
  }

  func run() async throws {
    var quiet = Logger(label: "playground")
    quiet.logLevel = .notice
    try await ProcessLifetime.run { [quiet] in
      // The scenes run in this process, so the feed needn't be reachable from the network.
      let feed =
        feedURL == nil
        ? try await options.start(host: "127.0.0.1", port: feedPort?.number ?? 0, logger: quiet)
        : nil
      guard let address = feed?.url ?? feedURL else { return }
      let server = try await PlaygroundServer.start(
        host: host ?? "127.0.0.1", port: port?.number ?? 8080, names: Set(names),
        maximumAge: maximumAge?.seconds ?? 0,
        configuration: SessionConfiguration(
          feedURL: address, phone: phone ?? .notch, repository: repositoryURL),
        logger: quiet)
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

/// - Throws: A `ValidationError` for any other word.
private func parsePhone(_ text: String) throws -> SessionConfiguration.Phone {
  switch text {
  case "small": .small
  case "notch": .notch
  default: throw ValidationError("a phone is notch or small, not '\(text)'")
  }
}
