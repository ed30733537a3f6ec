import Foundation
import GRDB
import Testing

@testable import FeedServer

@Suite("The store of the feed")
struct FeedStoreTests {
  private static let now = Date(timeIntervalSince1970: 2_000_000_000)
  private static let draft = PostDraft(author: "Test", handle: "@test", text: "New!", hue: 1)

  /// Reads the feed from the top to its end, and runs `between` after each page.
  private static func walk(
    _ store: FeedStore, limit: Int, between: () async throws -> Void = {}
  ) async throws -> [FeedPage] {
    var pages = [try await store.newest(limit: limit)]
    while let next = pages.last?.next {
      try await between()
      pages.append(try await store.older(than: next, limit: limit))
    }
    return pages
  }

  @Test("pages contain all 10,000 posts once, newest first")
  func walkAll() async throws {
    let store = try FeedStore.inMemory(now: Self.now)
    let pages = try await Self.walk(store, limit: 100)
    let posts = pages.flatMap(\.posts)
    #expect(pages.count == 100)
    #expect(posts.map(\.id) == (1...10_000).reversed())
    #expect(posts.first?.createdAt == 2_000_000_000)
    #expect(zip(posts, posts.dropFirst()).allSatisfy { $0.createdAt > $1.createdAt })
    #expect(posts.allSatisfy { (0..<360).contains($0.hue) && !$0.text.contains(/[{}]/) })
    #expect(posts.allSatisfy { $0.handle == "@" + $0.author.lowercased() })
    // The texts are varied.
    #expect(Set(posts.map(\.text)).count > 9_000)
    #expect(Set(posts.map(\.author)).count == Phrases.names.count)
  }

  @Test("posts added between two pages don't move the pages", arguments: [1, 3, 7, 23, 24, 100])
  func walkWhileWriting(limit: Int) async throws {
    let store = try FeedStore.inMemory(posts: 24, now: Self.now)
    let pages = try await Self.walk(store, limit: limit) {
      try await store.add(Self.draft)
      try await store.add(Self.draft)
    }
    #expect(pages.flatMap(\.posts).map(\.id) == (1...24).reversed())
    #expect(pages.count == (24 + limit - 1) / limit)
  }

  @Test("pages of newer posts reach the top without a gap", arguments: [1, 2, 5, 6])
  func catchUp(limit: Int) async throws {
    let store = try FeedStore.inMemory(posts: 10, now: Self.now)
    var cursor = try #require(try await store.newest(limit: 3).newest)
    let nothing = try await store.newer(than: cursor)
    #expect(nothing == FeedPage(posts: [], next: nil, newest: cursor, more: false))

    for _ in 0..<5 { try await store.add(Self.draft) }
    var seen: [Int64] = []
    var page: FeedPage
    repeat {
      page = try await store.newer(than: cursor, limit: limit)
      // Each page is directly above the known posts, and its next page is below it.
      #expect(page.next.map(\.id) == page.posts.last?.id)
      seen = page.posts.map(\.id) + seen
      cursor = try #require(page.newest)
    } while page.more == true
    #expect(seen == [15, 14, 13, 12, 11])
  }

  @Test("an added post is the newest, unchanged")
  func add() async throws {
    let store = try FeedStore.inMemory(posts: 2, now: Self.now)
    let post = try await store.add(Self.draft, at: 7)
    #expect(
      post == Post(id: 3, author: "Test", handle: "@test", text: "New!", createdAt: 7, hue: 1))
    #expect(try await store.newest(limit: 1).posts == [post])
  }

  @Test("an empty store has an empty page")
  func empty() async throws {
    let store = try FeedStore.inMemory(posts: 0)
    #expect(try await store.newest() == FeedPage(posts: [], next: nil, newest: nil))
  }

  @Test("every new store has the same posts")
  func deterministic() async throws {
    let first = try await FeedStore.inMemory(posts: 300, now: Self.now).newest(limit: 100)
    let second = try await FeedStore.inMemory(posts: 300, now: Self.now).newest(limit: 100)
    #expect(first == second)
    // A fixed value, so that a change of the generator is deliberate.
    #expect(first.posts.last?.text == "Swapped an apple pie for a paper lamp at the library.")
  }

  @Test(
    "queries use the primary key and never scan",
    arguments: [
      FeedStore.Query.older, FeedStore.Query.newer, FeedStore.Query.hasOlder,
    ])
  func queryPlan(sql: String) async throws {
    let store = try FeedStore.inMemory(posts: 5)
    let plan = try await store.database.read { db in
      let values = StatementArguments(sql.filter { $0 == "?" }.map { _ in 1 })
      let rows = try Row.fetchAll(db, sql: "EXPLAIN QUERY PLAN \(sql)", arguments: values)
      return rows.map { $0["detail"] as String }
    }
    #expect(plan.contains { $0.hasPrefix("SEARCH post USING INTEGER PRIMARY KEY") })
    #expect(!plan.contains { $0.hasPrefix("SCAN post") || $0.contains("TEMP B-TREE") })
    #expect(!sql.uppercased().contains("OFFSET"))
  }

  @Test(
    "only the exact text of a cursor is accepted",
    arguments: [
      ("p1", 1), ("p9981", 9981), ("p9223372036854775807", Int64.max), ("", nil), ("p", nil),
      ("1", nil), ("p0", nil), ("p-1", nil), ("p+1", nil), ("p01", nil), ("P1", nil), ("p1 ", nil),
      (" p1", nil), ("p1.0", nil), ("p１", nil), ("p9223372036854775808", nil), ("p1;", nil),
    ] as [(String, Int64?)])
  func cursors(text: String, id: Int64?) {
    #expect(FeedCursor(text)?.id == id)
    if id != nil { #expect(FeedCursor(text)?.description == text) }
  }
}

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

  @Test(
    "another program's database is refused in one line, and isn't changed",
    arguments: [
      "CREATE TABLE note (text TEXT)", "CREATE TABLE post (id INTEGER PRIMARY KEY, title TEXT)",
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
