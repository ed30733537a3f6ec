import Foundation
import GRDB
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

  @Test("the file is in WAL mode")
  func wal() async throws {
    try await Self.withFolder { folder in
      let store = try FeedStore(path: folder.appending(path: "feed.sqlite").path, posts: 1)
      let mode = try await store.database.read { db in
        try String.fetchOne(db, sql: "PRAGMA journal_mode")
      }
      #expect(mode == "wal")
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

  @Test("the default path is in the user's caches folder")
  func defaultPlace() {
    #expect(FeedStore.defaultPath.hasPrefix("/"))
    #expect(FeedStore.defaultPath.hasSuffix("/tug/feed.sqlite"))
  }
}
