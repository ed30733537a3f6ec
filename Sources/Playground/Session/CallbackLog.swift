import Foundation

/// What the scroll view told its delegate since the last frame: the newest, at most as many as the
/// page keeps.
@MainActor
final class CallbackLog {
  private static let limit = 50
  private var entries: [CallbackEntry] = []
  private var count = 0

  func note(_ text: String, at time: TimeInterval) {
    count += 1
    entries.append(CallbackEntry(n: count, time: WireNumber(time), text: text))
    if entries.count > Self.limit { entries.removeFirst(entries.count - Self.limit) }
  }

  /// Those that were not taken yet.
  func take() -> [CallbackEntry] {
    defer { entries = [] }
    return entries
  }

  func clear() { entries = [] }
}
