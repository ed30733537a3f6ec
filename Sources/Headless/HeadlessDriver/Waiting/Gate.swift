import Foundation

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
