import Foundation
import GRDB
import Logging
import Testing

@testable import FeedServer

@Suite("A feed whose disk is full", .timeLimit(.minutes(30)))
struct FullDiskTests {
  /// Hands on the messages of a logger, except for those about requests.
  private struct Messages: LogHandler {
    let continuation: AsyncStream<String>.Continuation
    var metadata = Logger.Metadata()
    var logLevel = Logger.Level.notice

    init(_ continuation: AsyncStream<String>.Continuation) { self.continuation = continuation }

    subscript(metadataKey key: String) -> Logger.Metadata.Value? {
      get { metadata[key] }
      set { metadata[key] = newValue }
    }

    func log(event: LogEvent) { continuation.yield("\(event.message)") }
  }

  /// Limits the file to this many pages, or to those that it has.
  private static func limit(_ store: FeedStore, pages: Int?) async throws {
    try await store.database.writeWithoutTransaction { db in
      let count = try pages ?? Int.fetchOne(db, sql: "PRAGMA page_count") ?? 0
      try db.execute(sql: "PRAGMA max_page_count = \(count)")
    }
  }

  @Test(
    "the writer goes on when there is room again, and says both once", arguments: [false, true])
  func fullDisk(isFile: Bool) async throws {
    let folder = FileManager.default.temporaryDirectory.appending(path: "tug-full-\(UUID())")
    defer { try? FileManager.default.removeItem(at: folder) }
    let store =
      isFile
      ? try FeedStore(path: folder.appending(path: "feed.sqlite").path, posts: 30)
      : try FeedStore.inMemory(posts: 30)
    let (messages, continuation) = AsyncStream.makeStream(of: String.self)
    let logger = Logger(label: "feed") { _ in Messages(continuation) }
    let feed = try await FeedServer.start(
      store: store, writerInterval: .milliseconds(1), logger: logger)
    var log = messages.makeAsyncIterator()

    for _ in 0..<2 {
      try await Self.limit(store, pages: nil)
      let stop = await log.next()
      #expect(
        stop?.hasPrefix("can't post, trying again: SQLite error 13: database or disk is full")
          == true, "\(stop ?? "nothing")")
      let stuck = try await store.newest(limit: 1).posts.first?.id ?? 0
      // It reads what it has.
      #expect(try await store.newest(limit: 10).posts.count == 10)
      try await Self.limit(store, pages: 1_000_000)
      #expect(await log.next() == "posting again")
      #expect(try await store.newest(limit: 1).posts.first?.id ?? 0 > stuck)
    }
    await feed.stop()
    continuation.finish()
    #expect(await log.next() == nil, "no more than these")
  }
}
