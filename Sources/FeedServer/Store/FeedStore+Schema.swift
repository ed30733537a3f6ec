import GRDB

extension FeedStore {
  /// Updates a store to the current schema. Creating and filling the table is one transaction: after an
  /// interruption, the store is empty and is filled the next time.
  static func migrator(posts: Int, now: Int64) -> DatabaseMigrator {
    var migrator = DatabaseMigrator()
    migrator.registerMigration("posts") { db in
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
    return migrator
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
