/// The trigger of a control that a modifier declares. `tugConfigure` sets its options.
public enum TugTrigger: Sendable {
  /// The user pulls the content past a distance and releases it.
  case pull
  /// The end of the content comes within reach.
  case auto

  var kind: Refresher.TriggerKind { self == .pull ? .pull : .auto }

  /// The result of an action before the content that returns anything. A refresh has no end.
  func result(of output: some Any) -> RefreshResult {
    if let result = output as? RefreshResult { return result }
    return self == .auto && output as? Bool == false ? .noMoreData : .success
  }
}

/// The declaration of a control, which its modifier renews in each update.
@MainActor
struct ControlConfiguration {
  var edge: Refresher.Edge
  var trigger: TugTrigger
  var style: RefreshStyle
  var action: LoadAction
  /// Whether the control belongs to the scroll view around the content instead of the one inside it.
  var isInsideScrollView = false
  var proxy: TugProxy?
  var isEnabled = true
  /// Whether the model has more to load; `nil` if the action says so.
  var hasMore: Bool?
  /// Another value says that rows come before the visible ones; `nil` if nothing is kept in place.
  var position: AnyHashable?
  /// Sets options of the control, in each update.
  var configure: (@MainActor (Refresher) -> Void)?
  /// Sets options that the controls of a list share, in each update.
  var configureList: (@MainActor (ScrollControls) -> Void)?
  /// Shows new content in an existing indicator, and returns whether its extent changed.
  var updateIndicator: (@MainActor (any RefreshIndicator) -> Bool)?

  func makeRefresher(_ action: @escaping LoadAction) -> Refresher {
    trigger == .pull ? .pull(style, action: action) : .auto(style, action: action)
  }
}

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
