/// The completion handlers that wait for the result of a run, or for the end of its closing.
@MainActor
final class RunCallbacks {
  private struct Callback {
    let run: RefreshRun
    /// Whether it waits for the end, and not for the result.
    let isOfEnd: Bool
    let handler: (RefreshResult) -> Void
  }

  private var callbacks: [Callback] = []
  /// A run that has its result may stay open for a while. No one reports it a second time.
  private var latestResult: (run: RefreshRun, result: RefreshResult)?
  private var latestEnd: RefreshRun?

  /// Keeps a handler until the run has its result.
  ///
  /// - Returns: the result that the run has already. The handler is not kept then.
  func add(
    for run: RefreshRun, _ handler: @escaping (RefreshResult) -> Void
  ) -> RefreshResult? {
    if let latestResult, latestResult.run == run { return latestResult.result }
    callbacks.append(Callback(run: run, isOfEnd: false, handler: handler))
    return nil
  }

  /// Takes back the handler that was added last, whose request was refused.
  func removeLast(for run: RefreshRun) -> ((RefreshResult) -> Void)? {
    guard let index = callbacks.lastIndex(where: { $0.run == run && !$0.isOfEnd }) else {
      return nil
    }
    return callbacks.remove(at: index).handler
  }

  /// Keeps a handler until the run has ended.
  ///
  /// - Returns: whether the handler is kept; `false` if the run has ended already.
  func add(afterEndOf run: RefreshRun, _ handler: @escaping () -> Void) -> Bool {
    if let latestEnd, run.number <= latestEnd.number { return false }
    callbacks.append(Callback(run: run, isOfEnd: true) { _ in handler() })
    return true
  }

  /// Calls the handlers that wait for the result of this run, in the order in which they were added.
  func complete(_ run: RefreshRun, _ result: RefreshResult) {
    latestResult = (run, result)
    call(run, isOfEnd: false, result)
  }

  /// Calls the handlers that wait for the end of this run.
  func end(_ run: RefreshRun) {
    latestEnd = run
    call(run, isOfEnd: true, .success)
  }

  /// A handler may add others, which wait for something else.
  private func call(_ run: RefreshRun, isOfEnd: Bool, _ result: RefreshResult) {
    let former = callbacks
    guard !former.isEmpty else { return }
    callbacks = []
    for callback in former where callback.run != run || callback.isOfEnd != isOfEnd {
      callbacks.append(callback)
    }
    for callback in former where callback.run == run && callback.isOfEnd == isOfEnd {
      callback.handler(result)
    }
  }
}

/// The moments of a run that an app can observe.
enum RunMoment {
  case willBegin, didBegin, willEnd, didEnd
}
