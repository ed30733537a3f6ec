import Foundation

/// Delays on the session's clock, which are slower in slow motion.
@MainActor
final class SessionTimer {
  private struct Entry {
    let due: TimeInterval
    let continuation: CheckedContinuation<Void, any Error>
  }

  /// Called when a delay begins, because the clock must run even if nothing else moves.
  var onBegin: (() -> Void)?
  private var entries: [Int: Entry] = [:]
  private var count = 0

  var isEmpty: Bool { entries.isEmpty }

  /// Returns `seconds` after `now`, the current time of the clock.
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

  /// Ends the delays that are over, in the order in which they began.
  func fire(at time: TimeInterval) {
    for (id, entry) in entries.sorted(by: { $0.key < $1.key }) where entry.due <= time + 1e-9 {
      entries[id] = nil
      entry.continuation.resume()
    }
  }
}
