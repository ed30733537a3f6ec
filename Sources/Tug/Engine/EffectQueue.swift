/// The work that waits to be done, one entry for each event.
///
/// An effect may cause further events (an app that ends the refresh in a callback, for instance). Their
/// effects wait until the current entry is done: otherwise its rest would undo them.
@MainActor
struct EffectQueue {
  enum Entry {
    /// Effects, with the attachment that they are meant for, the result that the event brought, and the number
    /// of the app's scrolls until then.
    case effects([RefreshEffect], Attachment, RefreshResult?, scrolls: Int)
    /// A call that must not happen inside another one.
    case call(() -> Void)
  }

  private var entries: [Entry] = []
  private var head = 0
  private(set) var isPerforming = false
  private var insetChanges = 0

  /// A scroll view that answers each inset by another safe area would go on forever.
  private static let insetChangesPerTurn = 32

  /// Counts a change of the inset that follows the content, and returns whether it may happen in this turn.
  mutating func mayChangeInset() -> Bool {
    insetChanges += 1
    return insetChanges <= Self.insetChangesPerTurn
  }

  mutating func append(_ entry: Entry) { entries.append(entry) }

  /// Takes the first entry, unless one is being performed.
  mutating func begin() -> Entry? {
    guard !isPerforming else { return nil }
    isPerforming = true
    return next()
  }

  /// Takes the entry that follows the one that was performed.
  mutating func next() -> Entry? {
    guard head < entries.count else {
      entries.removeAll(keepingCapacity: entries.count < 16)
      (head, isPerforming, insetChanges) = (0, false, 0)
      return nil
    }
    defer { head += 1 }
    return entries[head]
  }
}
