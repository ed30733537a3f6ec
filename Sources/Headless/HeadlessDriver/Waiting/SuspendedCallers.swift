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
