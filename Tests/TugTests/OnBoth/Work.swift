import Testing

@testable import Tug

/// An action that the test ends.
@MainActor
final class Work {
  private(set) var starts = 0
  private(set) var cancellations = 0
  private var pending: [CheckedContinuation<RefreshResult, any Error>] = []
  private var startWaiters: [CheckedContinuation<Void, Never>] = []

  func run() async throws -> RefreshResult {
    starts += 1
    for waiter in startWaiters { waiter.resume() }
    startWaiters = []
    return try await withTaskCancellationHandler {
      try await withCheckedThrowingContinuation { pending.append($0) }
    } onCancel: {
      Task { @MainActor in self.cancel() }
    }
  }

  /// Returns once the action has started again since the last call.
  func started(_ count: Int) async {
    while starts < count {
      await withCheckedContinuation { startWaiters.append($0) }
    }
  }

  func finish(_ result: RefreshResult = .success) {
    if !pending.isEmpty { pending.removeFirst().resume(returning: result) }
  }

  func fail() {
    if !pending.isEmpty { pending.removeFirst().resume(throwing: Trouble()) }
  }

  private func cancel() {
    cancellations += 1
    for continuation in pending { continuation.resume(throwing: CancellationError()) }
    pending = []
  }
}

struct Trouble: Error {}

/// An action that ignores its cancellation but records it: it runs until the test ends it.
@MainActor
final class LateWork {
  private(set) var starts = 0
  /// For each finished run, whether it had been canceled by then.
  private(set) var sawCancellation: [Bool] = []
  private var pending: [CheckedContinuation<RefreshResult, any Error>] = []
  private var startWaiters: [CheckedContinuation<Void, Never>] = []

  func run() async throws -> RefreshResult {
    starts += 1
    for waiter in startWaiters { waiter.resume() }
    startWaiters = []
    defer { sawCancellation.append(Task.isCancelled) }
    return try await withCheckedThrowingContinuation { pending.append($0) }
  }

  func started(_ count: Int) async {
    while starts < count { await withCheckedContinuation { startWaiters.append($0) } }
  }

  /// Ends the oldest run.
  func finish(_ result: Result<RefreshResult, any Error> = .success(.success)) async {
    pending.removeFirst().resume(with: result)
    let ended = sawCancellation.count + 1
    while sawCancellation.count < ended { await Task { @MainActor in }.value }
    for _ in 0..<3 { await Task { @MainActor in }.value }
  }
}
