import Foundation
import Tug

/// The app's own objects in the pages: `feed` and `response`.
@MainActor
class Feed {
  private(set) var items: [String] = [] { didSet { onChange() } }
  var onChange: () -> Void = {}

  func refresh() async throws { items = try await posts(after: nil) }

  /// Returns whether there may be more.
  func loadNext() async throws -> Bool {
    let older = try await posts(after: items.last)
    items += older
    return !older.isEmpty
  }

  /// The twenty posts after one, or the first twenty.
  func posts(after last: String?) async throws -> [String] {
    let start = last.flatMap { Int($0.dropFirst(5)) } ?? 0
    try await Task.sleep(nanoseconds: 1_000_000_000)
    return (start..<min(start + 20, 60)).map { "Post \($0 + 1)" }
  }
}

extension Feed {
  func nextPage() async throws -> (isComplete: Bool, isLast: Bool) { (true, true) }
  func append(_ page: (isComplete: Bool, isLast: Bool)) {}
  func load(_ done: @MainActor ((any Error)?) -> Void) { done(nil) }
  nonisolated func loadInBackground(_ done: @Sendable ((any Error)?) -> Void) { done(nil) }
}

struct Response {
  let date = Date(timeIntervalSince1970: 0)
}

@MainActor
final class Network {
  var isReachable = true
}

@MainActor
final class Sync {
  func finish() async {}
}
