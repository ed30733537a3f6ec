/// Starts and cancels the action of a control.
@MainActor
final class ActionRunner {
  enum Action {
    /// Ends by returning or throwing.
    case async(@MainActor () async throws -> RefreshResult)
    /// Ends by a call to `endRefreshing`.
    case callback(@MainActor () -> Void)
  }

  private let action: Action
  private var task: Task<Void, Never>?

  init(_ action: Action) { self.action = action }

  /// Whether `cancel()` reaches the work.
  var isCancelable: Bool {
    switch action {
    case .async: true
    case .callback: false
    }
  }

  deinit { task?.cancel() }

  /// - Parameter onReturn: called with the result of an `async` action.
  func start(_ onReturn: @escaping @MainActor (RefreshResult) -> Void) {
    switch action {
    case .callback(let body): body()
    case .async(let body):
      task = Task {
        let result: RefreshResult
        do { result = try await body() } catch { result = .failure(error) }
        onReturn(result.canonical)
      }
    }
  }

  func cancel() {
    task?.cancel()
    task = nil
  }
}
