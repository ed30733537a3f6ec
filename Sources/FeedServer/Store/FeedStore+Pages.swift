import Foundation
import GRDB

extension Post: FetchableRecord {}

extension FeedStore {
  /// How many posts a page may have.
  public static let limits = 1...100

  /// The statements that read posts. Each goes along the primary key from a cursor, so that a page
  /// costs the same wherever it is in the feed.
  enum Query {
    static let older = "SELECT * FROM post WHERE id < ? ORDER BY id DESC LIMIT ?"
    static let newer = "SELECT * FROM post WHERE id > ? ORDER BY id ASC LIMIT ?"
    static let hasOlder = "SELECT EXISTS (SELECT 1 FROM post WHERE id < ?)"
  }

  /// The first page: the newest posts.
  ///
  /// - Parameter limit: 1 to 100; what is outside counts as the nearer of these.
  public func newest(limit: Int = 20) async throws -> FeedPage {
    try await older(thanID: .max, limit: limit)
  }

  /// The posts directly older than a cursor.
  ///
  /// - Parameter limit: as for ``newest(limit:)``.
  public func older(than cursor: FeedCursor, limit: Int = 20) async throws -> FeedPage {
    try await older(thanID: cursor.id, limit: limit)
  }

  /// The posts directly newer than a cursor, newest first.
  ///
  /// If there are more than `limit`, these are the ones nearest to the cursor, so that no gap opens
  /// between them and what the client has; ``FeedPage/more`` is true then, and the rest is newer
  /// than the page's ``FeedPage/newest``.
  ///
  /// - Parameter limit: as for ``newest(limit:)``.
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

  /// Adds a post on top of the feed.
  ///
  /// - Parameter time: Unix seconds; now, if `nil`.
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
