import NIOCore

/// The open connections and the tasks that serve them.
///
/// A connection's task is canceled when the connection ends or the server stops. The connection counts as
/// open until its task has ended.
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

  /// The reason why a new connection isn't served.
  enum Refusal: Error {
    case stopping
    case full
  }

  /// Serves `channel` in a task of its own.
  ///
  /// - Throws: ``Refusal`` if the server is stopping or has the most connections allowed.
  func serve(_ channel: any Channel, work: @escaping @Sendable () async -> Void) throws(Refusal) {
    if isStopping { throw .stopping }
    if tasks.count >= limit { throw .full }
    let id = nextID
    nextID += 1
    // The task inherits the actor, so it can't remove itself before it's stored below.
    let task = Task {
      await work()
      remove(id)
    }
    tasks[id] = task
    channel.closeFuture.whenComplete { _ in task.cancel() }
  }

  /// Cancels all connections, refuses new ones, and returns when none is left.
  func stop() async {
    isStopping = true
    for task in tasks.values { task.cancel() }
    await idle()
  }

  /// Returns when no connection is open.
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

/// Stops accepting connections for a moment after an error: without descriptors, each attempt fails at once, and the
/// connection that waits calls for the next.
final class AcceptPause: ChannelInboundHandler {
  typealias InboundIn = any Channel

  private static let length = TimeAmount.milliseconds(100)

  func errorCaught(context: ChannelHandlerContext, error: any Error) {
    let channel = context.channel
    // NIO's `AcceptBackoffHandler` only delays the next read, and the one that failed is still pending.
    channel.setOption(.autoRead, value: false).whenSuccess {
      channel.eventLoop.scheduleTask(in: Self.length) { channel.setOption(.autoRead, value: true) }
    }
    context.fireErrorCaught(error)
  }
}
