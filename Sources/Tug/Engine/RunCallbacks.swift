/// The completion handlers that wait for the result of a run, or for the end of its closing.
@MainActor
final class RunCallbacks {
  private var results: [(run: RefreshRun, handler: (RefreshResult) -> Void)] = []
  private var ends: [(run: RefreshRun, handler: () -> Void)] = []
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
    results.append((run, handler))
    return nil
  }

  /// Takes back the handler that was added last, whose request was refused.
  func removeLast(for run: RefreshRun) -> ((RefreshResult) -> Void)? {
    guard let index = results.lastIndex(where: { $0.run == run }) else { return nil }
    return results.remove(at: index).handler
  }

  /// Keeps a handler until the run has ended.
  ///
  /// - Returns: whether the handler is kept; `false` if the run has ended already.
  func add(afterEndOf run: RefreshRun, _ handler: @escaping () -> Void) -> Bool {
    if let latestEnd, run.number <= latestEnd.number { return false }
    ends.append((run, handler))
    return true
  }

  /// Calls the handlers that wait for the result of this run, in the order in which they were added.
  func complete(_ run: RefreshRun, _ result: RefreshResult) {
    latestResult = (run, result)
    let handlers = results.filter { $0.run == run }
    results.removeAll { $0.run == run }
    for entry in handlers { entry.handler(result) }
  }

  /// Calls the handlers that wait for the end of this run.
  func end(_ run: RefreshRun) {
    latestEnd = run
    let handlers = ends.filter { $0.run == run }
    ends.removeAll { $0.run == run }
    for entry in handlers { entry.handler() }
  }
}
