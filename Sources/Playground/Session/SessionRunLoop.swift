import Foundation
import WebServing

/// Runs a session of the app for one WebSocket: what the page says goes in, a frame comes out when
/// something changed, at most 60 a second.
///
/// A frame is made only when the one before has gone out. A page that reads slowly therefore gets
/// fewer frames, each of them fresh, and nothing piles up.
enum SessionRunLoop {
  @MainActor
  static func run(
    _ connection: WebSocketConnection, with configuration: SessionConfiguration,
    in registry: SessionRegistry
  ) async {
    guard let session = registry.open(configuration) else {
      let reason = "\(registry.limit) phones are open already"
      return await connection.close(code: .tryAgainLater, reason: reason)
    }
    defer { session.close() }
    do {
      try await connection.send(try session.hello.jsonText())
    } catch {
      return
    }
    // Two tasks, and the end of either is the end of both.
    await withTaskGroup(of: Void.self) { group in
      group.addTask { await listen(to: connection, for: session) }
      group.addTask { await draw(session, on: connection) }
      await group.next()
      group.cancelAll()
    }
  }

  @MainActor
  private static func listen(
    to connection: WebSocketConnection, for session: PlaygroundSession
  ) async {
    for await text in connection.incoming {
      do {
        try session.work.measure { try session.handle(try ClientMessage(json: text)) }
      } catch {
        let reason = (error as? ProtocolFault)?.reason ?? "\(error)"
        if let fault = try? FaultMessage(reason: reason).jsonText() {
          try? await connection.send(fault)
        }
        await connection.close(code: .policyViolation, reason: reason)
        return
      }
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
      // Not tolerant: the system would gather wake-ups, and the page would see uneven frames.
      try? await clock.sleep(until: next, tolerance: .zero)
    }
  }
}
