/// One run of an action, in a task that neither a redraw nor another scroll view ends.
@MainActor
final class ActionRun {
  /// The result, once the action has returned.
  private(set) var result: RefreshResult?
  private var waiting: [CheckedContinuation<RefreshResult, Never>] = []
  private var task: Task<Void, Never>?

  /// Starts the action, and calls `onReturn` when it has returned.
  init(_ action: @escaping LoadAction, onReturn: @escaping @MainActor (ActionRun) -> Void) {
    task = Task {
      let result: RefreshResult
      do { result = try await action() } catch { result = .failure(error).canonical }
      self.result = result
      onReturn(self)
      for continuation in waiting { continuation.resume(returning: result) }
      waiting = []
    }
  }

  /// Waits for the result. Canceling the caller does not cancel the action. Unlike that of `Task.value`,
  /// the result never leaves the main actor.
  func value() async -> RefreshResult {
    if let result { return result }
    return await withCheckedContinuation { waiting.append($0) }
  }

  func cancel() { task?.cancel() }
}
