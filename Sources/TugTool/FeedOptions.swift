import ArgumentParser
import FeedServer
import Foundation
import Logging

/// Where a feed of posts comes from, and how lively it is.
struct FeedOptions: ParsableArguments {
  @Option(help: "The file with the posts. It is made and filled when it is not there.")
  var database: String?

  @Option(help: "Seconds between two new posts; 0 for none.")
  var writerInterval = 4.0

  func validate() throws {
    guard writerInterval.isFinite, writerInterval >= 0 else {
      throw ValidationError("--writer-interval must be 0 or more seconds")
    }
  }

  func start(host: String, port: Int, names: Set<String> = [], logger: Logger) async throws
    -> FeedServer
  {
    try await FeedServer.start(
      store: FeedStore(path: database ?? FeedStore.defaultPath), host: host, port: port,
      names: names, writerInterval: .seconds(writerInterval), logger: logger)
  }
}

/// A port to listen on.
struct Port: ExpressibleByArgument {
  let number: Int
  init?(argument: String) {
    guard let number = Int(argument), (0...65_535).contains(number) else { return nil }
    self.number = number
  }
  init(_ number: Int) { self.number = number }
  var defaultValueDescription: String { String(number) }
}
