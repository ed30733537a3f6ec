import FeedServer
import Logging

/// The feed of a picture: a server that a step stops, and another step starts again at the same address.
@MainActor
final class PictureFeed {
  let store: FeedStore
  private(set) var server: FeedServer

  private static let silent = Logger(label: "picture") { _ in SwiftLogNoOpLogHandler() }

  init(store: FeedStore) async throws {
    self.store = store
    server = try await Self.start(store, port: 0)
  }

  func stop() async { await server.stop() }

  func startAgain() async throws {
    await server.stop()
    server = try await Self.start(store, port: server.port)
  }

  private static func start(_ store: FeedStore, port: Int) async throws -> FeedServer {
    try await FeedServer.start(store: store, port: port, writerInterval: .zero, logger: silent)
  }
}
