import Foundation
import GRDB

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
