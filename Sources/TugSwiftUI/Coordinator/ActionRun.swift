/// One run of an action, in a task that neither a redraw nor another scroll view ends.
@MainActor
final class ActionRun {
  /// The result, once the action has returned.
  private(set) var result: RefreshResult?
  private var task: Task<RefreshResult, Never>?

  /// Starts the action, and calls `onReturn` when it has returned.
  init(_ action: @escaping LoadAction, onReturn: @escaping @MainActor (ActionRun) -> Void) {
    task = Task {
      let result: RefreshResult
      do { result = try await action() } catch { result = .failure(error) }
      self.result = result
      onReturn(self)
      return result
    }
  }

  /// The result, as soon as there is one. Canceling the caller does not cancel the action.
  func value() async -> RefreshResult { await task?.value ?? .cancelled }
  func cancel() { task?.cancel() }
}
