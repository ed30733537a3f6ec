import Foundation
import GRDB
import Logging
import Testing

@testable import FeedServer

@Suite("The file of the feed")
struct FeedStoreFileTests {
  private static func withFolder(_ body: (URL) async throws -> Void) async throws {
    let folder = FileManager.default.temporaryDirectory.appending(path: "tug-feed-\(UUID())")
    defer { try? FileManager.default.removeItem(at: folder) }
    try await body(folder)
  }

  @Test("a store that is opened again has the same posts")
  func reopening() async throws {
    try await Self.withFolder { folder in
      let path = folder.appending(path: "deep/down/feed.sqlite").path
      let draft = PostDraft(author: "Test", handle: "@test", text: "kept", hue: 0)
      var store = try FeedStore(path: path, posts: 30)
      let added = try await store.add(draft)
      let before = try await store.newest(limit: 100)
      #expect(before.posts.count == 31)

      store = try FeedStore(path: path, posts: 500)
      #expect(try await store.newest(limit: 100) == before)
      #expect(try await store.add(draft).id == added.id + 1)
    }
  }

  @Test("a file that isn't a store is a one-line error, and isn't changed")
  func notAStore() async throws {
    try await Self.withFolder { folder in
      let file = folder.appending(path: "notes.txt")
      try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
      let notes = Data(String(repeating: "my notes\n", count: 200).utf8)
      try notes.write(to: file)
      let error = #expect(throws: FeedStoreError.self) { try FeedStore(path: file.path) }
      let line = try #require(error?.description)
      #expect(line == "cannot open the feed at \(file.path): file is not a database")
      #expect(try Data(contentsOf: file) == notes)
      // A file can't contain a folder.
      #expect(throws: FeedStoreError.self) {
        try FeedStore(path: file.appending(path: "feed.sqlite").path)
      }
    }
  }

  @Test("programs that create the file at once find the same posts")
  func atOnce() async throws {
    for _ in 0..<5 {
      try await Self.withFolder { folder in
        let path = folder.appending(path: "feed.sqlite").path
        let stores = await withTaskGroup(of: Result<FeedStore, FeedStoreError>.self) { group in
          for _ in 0..<8 {
            group.addTask {
              await withCheckedContinuation { continuation in
                DispatchQueue.global().async {
                  continuation.resume(
                    returning: Result { () throws(FeedStoreError) in
                      try FeedStore(path: path, posts: 100)
                    })
                }
              }
            }
          }
          return await group.reduce(into: []) { $0.append($1) }
        }
        let first = try await stores[0].get().newest(limit: 100)
        #expect(first.posts.map(\.id) == (1...100).reversed())
        for store in stores { #expect(try await store.get().newest(limit: 100) == first) }
      }
    }
  }

  @Test(
    "another program's database is refused in one line, and isn't changed",
    arguments: [
      "CREATE TABLE note (text TEXT)", "CREATE TABLE post (id INTEGER PRIMARY KEY, title TEXT)",
      "CREATE VIEW post AS SELECT 1 AS id", "CREATE TABLE grdb_migrations (identifier TEXT)",
      "CREATE TABLE post (id, author, handle, text, createdAt, hue)",
    ], ["delete", "wal"])
  func anotherProgram(table: String, mode: String) async throws {
    try await Self.withFolder { folder in
      let file = folder.appending(path: "notes.sqlite")
      try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
      let other = try DatabaseQueue(path: file.path)
      try await other.writeWithoutTransaction { db in
        try db.execute(sql: "PRAGMA journal_mode = \(mode)")
        try db.execute(sql: table)
      }
      try other.close()
      let bytes = try Data(contentsOf: file)
      let error = #expect(throws: FeedStoreError.self) { try FeedStore(path: file.path) }
      #expect(error?.reason == "the file is another program's database")
      #expect(try Data(contentsOf: file) == bytes)
      #expect(
        try FileManager.default.contentsOfDirectory(atPath: folder.path) == ["notes.sqlite"])
    }
  }

  @Test("a store of an earlier version, with a table of its migrations, is opened")
  func earlier() async throws {
    try await Self.withFolder { folder in
      let path = folder.appending(path: "feed.sqlite").path
      let posts = try await FeedStore(path: path, posts: 30).newest(limit: 100)
      let queue = try DatabaseQueue(path: path)
      try await queue.write {
        try $0.execute(sql: "CREATE TABLE grdb_migrations (identifier TEXT)")
      }
      try queue.close()
      #expect(try await FeedStore(path: path, posts: 30).newest(limit: 100) == posts)
    }
  }

  @Test("the default path is in the user's caches folder")
  func defaultPlace() {
    #expect(FeedStore.defaultPath.hasPrefix("/"))
    #expect(FeedStore.defaultPath.hasSuffix("/tug/feed.sqlite"))
  }
}

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
