import NIOCore

/// The connections that are open, each with the task that serves it.
///
/// A connection's task is cancelled when its peer goes away, or when the server stops; the
/// connection counts as open until the task has ended.
actor ConnectionRegistry {
  private var tasks: [Int: Task<Void, Never>] = [:]
  private var nextID = 0
  private var isStopping = false
  private var idleWaiters: [CheckedContinuation<Void, Never>] = []

  var count: Int { tasks.count }

  /// The server stops: a connection that was just accepted is not served any more.
  struct Stopping: Error {}

  /// Serves `channel` by `work` in a task of its own.
  ///
  /// - Throws: ``Stopping`` if it is too late for that.
  func serve(_ channel: any Channel, work: @escaping @Sendable () async -> Void) throws(Stopping) {
    if isStopping { throw Stopping() }
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
