import Foundation
import GRDB

/// The posts of the feed, in SQLite.
///
/// A new store is filled with posts that are the same on every machine, except for their times,
/// which end at the moment of creation. An existing store is opened without changes.
public final class FeedStore: Sendable {
  let database: any DatabaseWriter

  private init(database: any DatabaseWriter) {
    self.database = database
  }

  /// Opens the store in the file at `path`, and creates it and its folders if necessary.
  ///
  /// - Parameters:
  ///   - path: The path of the file. SQLite keeps two more files beside it while it's in use.
  ///   - posts: The number of posts in a new store.
  ///   - now: The time of the newest post.
  /// - Throws: ``FeedStoreError`` if the file can't be opened or created, or isn't a store. It isn't changed then.
  public convenience init(path: String = defaultPath, posts: Int = 10_000, now: Date = Date())
    throws(FeedStoreError)
  {
    do {
      let folder = URL(filePath: path).deletingLastPathComponent()
      try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
      var configuration = Configuration()
      // Another program may be creating the same store.
      configuration.busyMode = .timeout(60)
      // Not a pool: it would change the mode of the file, even if it's another program's, and a change
      // of the mode doesn't wait for a program that opens the same file.
      let file = try DatabaseQueue(path: path, configuration: configuration)
      try Self.create(in: file, posts: posts, now: Int64(now.timeIntervalSince1970))
      self.init(database: file)
    } catch {
      throw FeedStoreError(path: path, reason: Self.reason(of: error))
    }
  }

  /// A one-line description of an error of the database or the file system.
  private static func reason(of error: any Error) -> String {
    switch error {
    case let error as DatabaseError: error.message ?? error.resultCode.description
    case let error as CocoaError: error.localizedDescription
    default: String(describing: error)
    }
  }

  /// Creates a store in memory.
  public static func inMemory(posts: Int = 10_000, now: Date = Date()) throws -> FeedStore {
    let database = try DatabaseQueue()
    try create(in: database, posts: posts, now: Int64(now.timeIntervalSince1970))
    return FeedStore(database: database)
  }

  /// The path of `tug/feed.sqlite` in the user's caches folder: `$XDG_CACHE_HOME` if that is an
  /// absolute path, otherwise the system's.
  public static var defaultPath: String {
    let environment = ProcessInfo.processInfo.environment["XDG_CACHE_HOME"]
    let caches =
      environment.flatMap { $0.hasPrefix("/") ? URL(filePath: $0) : nil }
      ?? FileManager.default.urls(for: .cachesDirectory, in: .userDomainMask).first
      ?? FileManager.default.temporaryDirectory
    return caches.appending(path: "tug/feed.sqlite").path
  }
}

/// The error of a store that can't be opened, with a one-line description.
public struct FeedStoreError: Error, Equatable, Sendable, CustomStringConvertible, LocalizedError {
  public let path: String
  public let reason: String

  public var description: String { "cannot open the feed at \(path): \(reason)" }
  public var errorDescription: String? { description }
}

// MARK: - Pages

extension Post: FetchableRecord {}

extension FeedStore {
  /// The range of the number of posts of a page.
  public static let limits = 1...100

  /// The statements that read posts. Each follows the primary key from a cursor, so that a page costs
  /// the same anywhere in the feed.
  enum Query {
    static let older = "SELECT * FROM post WHERE id < ? ORDER BY id DESC LIMIT ?"
    static let newer = "SELECT * FROM post WHERE id > ? ORDER BY id ASC LIMIT ?"
    static let hasOlder = "SELECT EXISTS (SELECT 1 FROM post WHERE id < ?)"
  }

  /// Returns the first page: the newest posts.
  ///
  /// - Parameter limit: The most posts of the page, clamped to 1...100.
  public func newest(limit: Int = 20) async throws -> FeedPage {
    try await older(thanID: .max, limit: limit)
  }

  /// Returns the posts directly before a cursor, newest first.
  ///
  /// - Parameter limit: See ``newest(limit:)``.
  public func older(than cursor: FeedCursor, limit: Int = 20) async throws -> FeedPage {
    try await older(thanID: cursor.id, limit: limit)
  }

  /// Returns the posts directly after a cursor, newest first.
  ///
  /// If there are more than `limit`, the page has those nearest to the cursor, so that there is no gap
  /// to what the client has. ``FeedPage/more`` is then `true`, and the rest is newer than the page's
  /// ``FeedPage/newest``.
  ///
  /// - Parameter limit: See ``newest(limit:)``.
  public func newer(than cursor: FeedCursor, limit: Int = 20) async throws -> FeedPage {
    let limit = Self.clamp(limit)
    return try await database.read { db in
      let found = try Post.fetchAll(db, sql: Query.newer, arguments: [cursor.id, limit + 1])
      let posts = Array(found.prefix(limit).reversed())
      return FeedPage(
        posts: posts, next: try Self.next(after: posts, in: db),
        newest: posts.first.map(FeedCursor.init) ?? cursor, more: found.count > limit)
    }
  }

  /// Adds a post at the top of the feed.
  ///
  /// - Parameter time: Unix seconds; `nil` for the current time.
  @discardableResult
  public func add(_ draft: PostDraft, at time: Int64? = nil) async throws -> Post {
    let time = time ?? Int64(Date().timeIntervalSince1970)
    return try await database.write { db in
      let id = try Self.insert(draft, at: time, in: db)
      return Post(
        id: id, author: draft.author, handle: draft.handle, text: draft.text, createdAt: time,
        hue: draft.hue)
    }
  }

  private func older(thanID id: Int64, limit: Int) async throws -> FeedPage {
    let limit = Self.clamp(limit)
    return try await database.read { db in
      let posts = try Post.fetchAll(db, sql: Query.older, arguments: [id, limit])
      return FeedPage(
        posts: posts, next: try Self.next(after: posts, in: db),
        newest: posts.first.map(FeedCursor.init))
    }
  }

  private static func next(after posts: [Post], in db: Database) throws -> FeedCursor? {
    guard let last = posts.last,
      try Bool.fetchOne(db, sql: Query.hasOlder, arguments: [last.id]) == true
    else { return nil }
    return FeedCursor(last)
  }

  private static func clamp(_ limit: Int) -> Int {
    min(max(limit, limits.lowerBound), limits.upperBound)
  }
}

// MARK: - Filling

extension FeedStore {
  /// The error of a database with tables of another program.
  struct NotAFeed: Error, CustomStringConvertible {
    let description = "the file is another program's database"
  }

  /// Creates and fills the table if the database is empty, and changes no other database.
  ///
  /// In one transaction: after an interruption, the database is empty and is filled the next time. A program
  /// that creates the same file at the same time waits, and finds the posts.
  ///
  /// - Throws: ``NotAFeed`` if the database has anything else.
  static func create(in database: some DatabaseWriter, posts: Int, now: Int64) throws {
    try database.writeWithoutTransaction { db in
      if try hasTable(db) { return }
      try db.inTransaction(.immediate) {
        if try !hasTable(db) {
          // AUTOINCREMENT, because a cursor outlives its post: an id must never be used again.
          try db.execute(
            sql: """
              CREATE TABLE post (
                id INTEGER PRIMARY KEY AUTOINCREMENT,
                author TEXT NOT NULL,
                handle TEXT NOT NULL,
                text TEXT NOT NULL,
                createdAt INTEGER NOT NULL,
                hue INTEGER NOT NULL CHECK (hue BETWEEN 0 AND 359)
              )
              """)
          try fill(db, posts: posts, now: now)
        }
        return .commit
      }
    }
  }

  /// Whether the database has the table; not if it's empty.
  private static func hasTable(_ db: Database) throws -> Bool {
    if try Int.fetchOne(db, sql: "SELECT COUNT(*) FROM sqlite_master") == 0 { return false }
    let columns = try String.fetchAll(
      db, sql: "SELECT name || ' ' || type FROM pragma_table_info('post') ORDER BY cid")
    guard
      columns == [
        "id INTEGER", "author TEXT", "handle TEXT", "text TEXT", "createdAt INTEGER", "hue INTEGER",
      ]
    else { throw NotAFeed() }
    return true
  }

  private static func fill(_ db: Database, posts: Int, now: Int64) throws {
    var generator = PostGenerator(seed: 1)
    let gaps = (0..<max(0, posts - 1)).map { _ in generator.gap() }
    var time = now - gaps.reduce(0, +)
    for index in 0..<posts {
      try insert(generator.draft(), at: time, in: db)
      if index < gaps.count { time += gaps[index] }
    }
  }

  /// Inserts a post and returns its id.
  @discardableResult
  static func insert(_ draft: PostDraft, at time: Int64, in db: Database) throws -> Int64 {
    let statement = try db.cachedStatement(
      sql: "INSERT INTO post (author, handle, text, createdAt, hue) VALUES (?, ?, ?, ?, ?)")
    try statement.execute(
      arguments: [draft.author, draft.handle, draft.text, time, draft.hue])
    return db.lastInsertedRowID
  }
}
