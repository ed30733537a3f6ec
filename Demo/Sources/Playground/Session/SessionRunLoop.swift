import Foundation
@_spi(Tools) import HeadlessDriver
import WebServing

/// Runs the session of one WebSocket: handles the page's messages, and sends a frame when something
/// changed, at most 60 a second.
///
/// Each frame is built after the one before was sent. A page that reads slowly therefore gets fewer
/// frames, each of them current, and nothing piles up.
enum SessionRunLoop {
  @MainActor
  static func run(
    _ connection: WebSocketConnection, with configuration: SessionConfiguration,
    in registry: SessionRegistry
  ) async {
    let session = registry.open(configuration)
    defer { session.close() }
    do {
      try await connection.send(try session.hello.jsonText())
    } catch {
      return
    }
    // The end of either task ends both.
    await withTaskGroup(of: Void.self) { group in
      group.addTask { await receive(from: connection, for: session) }
      group.addTask { await draw(session, on: connection) }
      await group.next()
      group.cancelAll()
    }
  }

  @MainActor
  private static func receive(
    from connection: WebSocketConnection, for session: PlaygroundSession
  ) async {
    // Read away from the main actor, which all sessions share.
    let messages = connection.incoming.map { try ClientMessage(json: $0) }
    do {
      for try await message in messages {
        try session.work.measure { try session.handle(message) }
      }
    } catch {
      let reason = ((error as? ProtocolFault)?.reason ?? "\(error)").excerpt(200)
      // With the close, because a page that doesn't read would keep a message from being sent.
      await connection.close(
        code: .policyViolation, message: try? FaultMessage(reason: reason).jsonText())
    }
  }

  @MainActor
  private static func draw(_ session: PlaygroundSession, on connection: WebSocketConnection) async {
    let clock = ContinuousClock()
    let interval = Duration.seconds(1) / 60
    var next = clock.now
    while !Task.isCancelled {
      let texts = session.work.measure {
        session.catchUp(with: clock.now)
        return session.takeMessages()
      }
      for text in texts {
        guard (try? await connection.send(text)) != nil else { return }
      }
      if session.isAtRest { await session.waitForChange() }
      next = max(next + interval, clock.now)
      // Without tolerance: coalesced wake-ups would make the frames uneven.
      try? await clock.sleep(until: next, tolerance: .zero)
    }
  }
}

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
