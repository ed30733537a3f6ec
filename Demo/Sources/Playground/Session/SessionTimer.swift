import Foundation
@_spi(Tools) import HeadlessDriver

/// Delays on the session's clock, which are slower in slow motion.
@MainActor
final class SessionTimer {
  private struct Entry {
    let due: TimeInterval
    let continuation: CheckedContinuation<Void, any Error>
  }

  /// Called when a delay begins, because the clock must run even if nothing else moves.
  var onBegin: (() -> Void)?
  /// Those that wait.
  let callers = SuspendedCallers()
  private var entries: [Int: Entry] = [:]
  private var count = 0

  var isEmpty: Bool { entries.isEmpty }

  /// Returns `seconds` after `now`, the current time of the clock.
  func wait(_ seconds: TimeInterval, from now: TimeInterval) async throws {
    count += 1
    let id = count
    try await withTaskCancellationHandler {
      try Task.checkCancellation()
      try await callers.suspend {
        entries[id] = Entry(due: now + max(0, seconds), continuation: $0)
        onBegin?()
      }
    } onCancel: {
      Task { @MainActor in self.end(id, .failure(CancellationError())) }
    }
  }

  /// Ends the delays that are over, in the order in which they began.
  func fire(at time: TimeInterval) {
    for (id, entry) in entries.sorted(by: { $0.key < $1.key }) where entry.due <= time + 1e-9 {
      end(id, .success(()))
    }
  }

  private func end(_ id: Int, _ result: Result<Void, any Error>) {
    guard let entry = entries.removeValue(forKey: id) else { return }
    callers.resume(entry.continuation, with: result)
  }
}
