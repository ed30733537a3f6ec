import GRDB

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
