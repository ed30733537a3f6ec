import Foundation
import Tug

/// What the articles use of the feed besides its list.
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
