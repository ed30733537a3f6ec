import NIOCore

/// The connections that are open, each with the task that serves it.
///
/// A connection's task is cancelled when its peer goes away, or when the server stops; the
/// connection counts as open until the task has ended.
actor ConnectionRegistry {
  private var tasks: [Int: Task<Void, Never>] = [:]
  private let limit: Int
  private var nextID = 0
  private var isStopping = false
  private var idleWaiters: [CheckedContinuation<Void, Never>] = []

  init(limit: Int) {
    self.limit = limit
  }

  var count: Int { tasks.count }

  /// A connection that was just accepted is not served.
  enum Refusal: Error {
    case stopping
    case full
  }

  /// Serves `channel` by `work` in a task of its own.
  ///
  /// - Throws: if the server stops, or serves as many already as it may.
  func serve(_ channel: any Channel, work: @escaping @Sendable () async -> Void) throws(Refusal) {
    if isStopping { throw .stopping }
    if tasks.count >= limit { throw .full }
    let id = nextID
    nextID += 1
    // The task inherits the actor, so it cannot remove itself before it is stored below.
    let task = Task {
      await work()
      remove(id)
    }
    tasks[id] = task
    channel.closeFuture.whenComplete { _ in task.cancel() }
  }

  /// Cancels every connection, takes no more, and returns when none is left.
  func stop() async {
    isStopping = true
    for task in tasks.values { task.cancel() }
    await idle()
  }

  /// Returns as soon as no connection is open.
  func idle() async {
    if tasks.isEmpty { return }
    await withCheckedContinuation { idleWaiters.append($0) }
  }

  private func remove(_ id: Int) {
    tasks[id] = nil
    guard tasks.isEmpty else { return }
    for waiter in idleWaiters { waiter.resume() }
    idleWaiters = []
  }
}
