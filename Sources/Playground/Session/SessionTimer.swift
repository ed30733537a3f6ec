import Foundation

/// Work that only takes time: on the session's clock, so that it is slow when everything is.
@MainActor
final class SessionTimer {
  private struct Entry {
    let due: TimeInterval
    let continuation: CheckedContinuation<Void, any Error>
  }

  /// Work has begun: the clock must go on, which nothing else may move at that moment.
  var onBegin: (() -> Void)?
  private var entries: [Int: Entry] = [:]
  private var count = 0

  var isEmpty: Bool { entries.isEmpty }

  /// Returns when the clock, which is at `now`, has gone on by so many seconds.
  func wait(_ seconds: TimeInterval, from now: TimeInterval) async throws {
    count += 1
    let id = count
    try await withTaskCancellationHandler {
      try Task.checkCancellation()
      try await withCheckedThrowingContinuation {
        entries[id] = Entry(due: now + max(0, seconds), continuation: $0)
        onBegin?()
      }
    } onCancel: {
      Task { @MainActor in
        self.entries.removeValue(forKey: id)?.continuation.resume(throwing: CancellationError())
      }
    }
  }

  /// Ends what is due, in the order in which it began.
  func fire(at time: TimeInterval) {
    for (id, entry) in entries.sorted(by: { $0.key < $1.key }) where entry.due <= time + 1e-9 {
      entries[id] = nil
      entry.continuation.resume()
    }
  }
}
