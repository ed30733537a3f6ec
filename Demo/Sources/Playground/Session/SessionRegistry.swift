/// The open sessions and their shared objects.
@MainActor
final class SessionRegistry {
  private struct Entry {
    weak var session: PlaygroundSession?
  }

  /// The most sessions at once.
  let limit: Int
  /// The number of sessions since the server started.
  private(set) var opened = 0
  /// The most milliseconds of processor time that a session has used before others had their turn.
  private(set) var longestTurn = 0.0
  let gate = WorkGate()
  private let budget = WorkBudget()
  private let uploads = TraceUploads()
  private var entries: [Entry] = []

  nonisolated init(limit: Int) {
    self.limit = limit
  }

  /// The number of sessions in memory, open or not: a session that leaked counts forever.
  var live: Int { entries.count { $0.session != nil } }

  /// Opens a session; `nil` if the limit has been reached.
  func open(_ configuration: SessionConfiguration) -> PlaygroundSession? {
    entries.removeAll { $0.session == nil }
    guard entries.count < limit else { return nil }
    let session = PlaygroundSession(configuration, budget: budget, uploads: uploads)
    session.work.onMeasure = { [weak self] in
      guard let self else { return }
      longestTurn = max(longestTurn, $0)
    }
    entries.append(Entry(session: session))
    opened += 1
    return session
  }
}
