import Foundation
import GRDB

/// The posts of the feed, in SQLite.
///
/// A new store is filled with posts that are the same on every machine, apart from their times:
/// those lie back from the moment of creation. An existing store is opened as it is.
public final class FeedStore: Sendable {
  let database: any DatabaseWriter

  private init(database: any DatabaseWriter, posts: Int, now: Date) throws {
    self.database = database
    let now = Int64(now.timeIntervalSince1970)
    try Self.migrator(posts: posts, now: now).migrate(database)
  }

  /// Opens the store in the file at `path`; creates it, with the folders around it, if need be.
  ///
  /// - Parameters:
  ///   - path: where the file is. SQLite puts two more beside it, while it is in use.
  ///   - posts: how many posts a new store gets.
  ///   - now: the time of the newest of them.
  /// - Throws: ``FeedStoreError`` if the file cannot be opened, created or read as a store.
  public convenience init(path: String = defaultPath, posts: Int = 10_000, now: Date = Date())
    throws(FeedStoreError)
  {
    do {
      let folder = URL(filePath: path).deletingLastPathComponent()
      try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
      var configuration = Configuration()
      // Another program may be creating the same store.
      configuration.busyMode = .timeout(5)
      // A pool keeps the file in WAL mode: readers do not wait for the writer.
      let pool = try DatabasePool(path: path, configuration: configuration)
      try self.init(database: pool, posts: posts, now: now)
    } catch {
      throw FeedStoreError(path: path, reason: Self.reason(of: error))
    }
  }

  /// One line about an error that the database or the file system gave.
  private static func reason(of error: any Error) -> String {
    switch error {
    case let error as DatabaseError: error.message ?? error.resultCode.description
    case let error as CocoaError: error.localizedDescription
    default: String(describing: error)
    }
  }

  /// A new store that is gone with the value.
  public static func inMemory(posts: Int = 10_000, now: Date = Date()) throws -> FeedStore {
    try FeedStore(database: DatabaseQueue(), posts: posts, now: now)
  }

  /// `tug/feed.sqlite` in the user's folder for caches: `$XDG_CACHE_HOME` if that is set to an
  /// absolute path, else the system's.
  public static var defaultPath: String {
    let environment = ProcessInfo.processInfo.environment["XDG_CACHE_HOME"]
    let caches =
      environment.flatMap { $0.hasPrefix("/") ? URL(filePath: $0) : nil }
      ?? FileManager.default.urls(for: .cachesDirectory, in: .userDomainMask).first
      ?? FileManager.default.temporaryDirectory
    return caches.appending(path: "tug/feed.sqlite").path
  }
}

/// A feed's file that could not be opened. The description is one line for a person.
public struct FeedStoreError: Error, Equatable, Sendable, CustomStringConvertible, LocalizedError {
  public let path: String
  public let reason: String

  public var description: String { "cannot open the feed at \(path): \(reason)" }
  public var errorDescription: String? { description }
}
