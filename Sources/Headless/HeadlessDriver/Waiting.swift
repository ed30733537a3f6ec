import Foundation
import HeadlessUIKit

extension TestDevice {
  /// Advances the clock frame by frame, and lets tasks run in between, until a condition holds. Never
  /// hangs.
  ///
  /// Async actions run on Swift's concurrency and not on the device's clock. Those that leave the main
  /// actor take real time, for which this waits too.
  ///
  /// - Parameters:
  ///   - limit: The longest time on the device, in seconds. The default is 10.
  ///   - patience: The longest real time, in seconds, that other threads get after that. Only a wait
  ///     that fails takes that long. The default is 5.
  ///   - condition: The condition, which is checked in each frame.
  /// - Returns: whether the condition holds.
  @discardableResult
  public func wait(
    limit: TimeInterval = 10, patience: TimeInterval = 5, until condition: () -> Bool
  ) async -> Bool {
    let end = host.time + (limit.isFinite ? max(0, limit) : 0)
    await letTasksRun()
    while !condition(), host.time < end, !Task.isCancelled {
      advance(host.frameInterval)
      await letTasksRun()
    }
    let clock = ContinuousClock()
    let last = clock.now + .seconds(patience.isFinite ? max(0, patience) : 0)
    while !condition(), clock.now < last, !Task.isCancelled {
      try? await clock.sleep(for: .milliseconds(1))
    }
    return condition()
  }

  /// Lets the tasks that wait for the main actor run, each as far as it gets.
  public func letTasksRun() async {
    for _ in 0..<Self.turns { await Task.yield() }
  }

  /// A task that a task started gets its turn, too.
  private static var turns: Int { 8 }
}

/// A gate at which an async action waits until a test opens it, so that the test decides when the action
/// ends, and how.
///
/// ```swift
/// let gate = Gate<[String]>()
/// header.action = { posts = try await gate.wait() }
/// …
/// gate.open(with: ["One", "Two"])
/// ```
///
/// A gate opens once for all who wait and for those who come later, until `close()`.
@MainActor
public final class Gate<Value: Sendable> {
  private var result: Result<Value, any Error>?
  private var waiting: [Int: CheckedContinuation<Value, any Error>] = [:]
  private var count = 0

  /// Creates a gate that is closed.
  public init() {}

  /// The number of actions that wait.
  public var waitingCount: Int { waiting.count }

  /// Waits until the gate opens.
  ///
  /// - Throws: The error with which the gate fails, or `CancellationError` if the task is canceled.
  public func wait() async throws -> Value {
    if let result { return try result.get() }
    count += 1
    let id = count
    return try await withTaskCancellationHandler {
      try await withCheckedThrowingContinuation { continuation in
        guard !Task.isCancelled else { return continuation.resume(throwing: CancellationError()) }
        waiting[id] = continuation
      }
    } onCancel: {
      Task { @MainActor in self.cancel(id) }
    }
  }

  /// Lets all actions go on with a value.
  public func open(with value: Value) { settle(.success(value)) }

  /// Lets all actions fail.
  public func fail(with error: any Error) { settle(.failure(error)) }

  /// Makes the next actions wait again.
  public func close() { result = nil }

  private func settle(_ result: Result<Value, any Error>) {
    self.result = result
    let waiting = waiting.sorted { $0.key < $1.key }
    self.waiting = [:]
    for (_, continuation) in waiting { continuation.resume(with: result) }
  }

  private func cancel(_ id: Int) {
    waiting.removeValue(forKey: id)?.resume(throwing: CancellationError())
  }
}

extension Gate where Value == Void {
  /// Lets all actions go on.
  public func open() { open(with: ()) }
}

/// Callers that are suspended until something resumes them.
///
/// The runtime resumes a continuation by way of another thread, even if the caller is on the main actor. On a busy
/// machine, any number of turns of the main actor may pass before it continues. Whoever plays the same events twice
/// and expects the same result waits for it.
@MainActor
@_spi(Tools) public final class SuspendedCallers {
  /// The number of callers that were resumed and have not continued yet.
  private var resumed = 0

  public init() {}

  /// Whether no caller is left that was resumed and has not continued yet.
  public var allHaveContinued: Bool { resumed == 0 }

  /// Suspends the caller until `resume` is called with the continuation.
  public func suspend<Value: Sendable>(
    _ body: (CheckedContinuation<Value, any Error>) -> Void
  ) async throws -> Value {
    defer { resumed -= 1 }
    return try await withCheckedThrowingContinuation(body)
  }

  public func resume<Value: Sendable>(
    _ continuation: CheckedContinuation<Value, any Error>, with result: Result<Value, any Error>
  ) {
    resumed += 1
    continuation.resume(with: result)
  }

  /// Waits until each resumed caller has run on to where it waits again, or to its end.
  public func haveContinued() async {
    while !allHaveContinued { await Task.yield() }
  }
}
