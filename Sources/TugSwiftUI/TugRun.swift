/// One run of a control whose work reports by a callback, a delegate, or a publisher.
///
/// Pass it on to the work, which ends it with `endRefreshing(_:)`. Until then, the control stays open.
@preconcurrency @MainActor
public final class TugRun {
  private var result: RefreshResult?
  private var waiting: CheckedContinuation<RefreshResult, Never>?

  /// Called once when the run ends before its work has: the proxy ends it, or its list goes for good. The place to
  /// cancel a request. At once, if that has happened already. The default is `nil`.
  public var onCancel: (@MainActor () -> Void)? {
    didSet { if isCancelled { callOnCancel() } }
  }

  /// Whether the run has ended before its work. The default is `false`.
  public private(set) var isCancelled = false

  /// Ends the run. The first call counts, and those after a cancellation don't. A call from another thread is passed on
  /// to the main one.
  ///
  /// - Parameter result: the result, `.noMoreData` when there is no more to load. The default is `.success`.
  nonisolated public func endRefreshing(_ result: RefreshResult = .success) {
    Task { @MainActor in end(result) }
  }

  private func end(_ result: RefreshResult) {
    guard self.result == nil else { return }
    self.result = result
    waiting?.resume(returning: result)
    waiting = nil
    onCancel = nil
  }

  private func cancel() {
    guard result == nil else { return }
    isCancelled = true
    callOnCancel()
    end(.cancelled)
  }

  private func callOnCancel() {
    guard let call = onCancel else { return }
    onCancel = nil
    call()
  }

  /// The action of a control that calls `callback` and waits for the end of the run.
  static func action(_ callback: @escaping @MainActor (TugRun) -> Void) -> LoadAction {
    {
      let run = TugRun()
      return await withTaskCancellationHandler {
        callback(run)
        return await withCheckedContinuation {
          if let result = run.result { $0.resume(returning: result) } else { run.waiting = $0 }
        }
      } onCancel: {
        Task { @MainActor in run.cancel() }
      }
    }
  }
}
