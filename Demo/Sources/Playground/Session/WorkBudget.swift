import Foundation

/// Divides the time of the main actor among sessions with more work than fits into a frame.
///
/// All sessions share one actor. A trace whose events take no time, or ten seconds that pass at once,
/// would otherwise keep every other session waiting.
@MainActor
final class WorkBudget {
  /// The time for the extra work of all sessions together between two frames; `nil` for no limit.
  private let total: Duration?
  private var sessions: Set<ObjectIdentifier> = []

  /// - Parameter total: The default, a third of a frame, leaves time for the frames themselves.
  nonisolated init(total: Duration? = .milliseconds(5)) {
    self.total = total
  }

  /// When a session that has work to do should pause it, and let others have their turn.
  func deadline(for session: PlaygroundSession) -> ContinuousClock.Instant? {
    guard let total else { return nil }
    sessions.insert(ObjectIdentifier(session))
    return .now + total / sessions.count
  }

  /// The session has caught up.
  func finish(_ session: PlaygroundSession) {
    sessions.remove(ObjectIdentifier(session))
  }
}

/// Lets one session at a time do work that takes longer than a frame may be late.
///
/// After each piece of work, the gate stays closed for as long as the work took: half of the main
/// actor's time is left for frames, however many sessions ask for new scenes.
@MainActor
final class WorkGate {
  private var isOpen = true
  /// At most one for each session: a session handles its messages one after the other.
  private var waiting: [CheckedContinuation<Void, Never>] = []

  nonisolated init() {}

  func perform(_ work: () throws -> Void) async rethrows {
    if isOpen {
      isOpen = false
    } else {
      await withCheckedContinuation { waiting.append($0) }
    }
    let start = ContinuousClock.now
    defer {
      let cost = ContinuousClock.now - start
      Task {
        try? await Task.sleep(for: cost)
        self.open()
      }
    }
    try work()
  }

  private func open() {
    if waiting.isEmpty { isOpen = true } else { waiting.removeFirst().resume() }
  }
}

/// Measures the processor time of a session, which other programs don't affect.
@MainActor
final class ProcessorTimeMeter {
  /// Called after each measurement with its milliseconds.
  var onMeasure: ((Double) -> Void)?
  private var seconds = 0.0

  func measure<Result>(_ work: () throws -> Result) rethrows -> Result {
    let start = Self.now
    defer {
      let elapsed = Self.now - start
      seconds += elapsed
      onMeasure?(elapsed * 1000)
    }
    return try work()
  }

  /// Returns the milliseconds since the last call.
  func take() -> Double {
    defer { seconds = 0 }
    return (seconds * 100_000).rounded() / 100
  }

  private static var now: Double {
    var time = timespec()
    clock_gettime(CLOCK_THREAD_CPUTIME_ID, &time)
    return Double(time.tv_sec) + Double(time.tv_nsec) * 1e-9
  }
}
