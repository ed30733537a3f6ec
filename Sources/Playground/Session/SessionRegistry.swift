/// The sessions that are alive, and how many there may be.
@MainActor
final class SessionRegistry {
  private struct Entry {
    weak var session: PlaygroundSession?
  }

  let limit: Int
  /// How many were ever opened.
  private(set) var opened = 0
  private var entries: [Entry] = []

  nonisolated init(limit: Int) {
    self.limit = limit
  }

  /// How many are in memory, closed or not: one that leaked counts for ever.
  var live: Int { entries.count { $0.session != nil } }

  /// A new session; `nil` if there are as many already as there may be.
  func open(_ configuration: SessionConfiguration) -> PlaygroundSession? {
    entries.removeAll { $0.session == nil }
    guard entries.count < limit else { return nil }
    let session = PlaygroundSession(configuration)
    entries.append(Entry(session: session))
    opened += 1
    return session
  }
}
