import RefreshCore

/// The runs of the action: how they start, and how they end.
extension Refresher {
  func start(_ run: RefreshRun) {
    switch action {
    case .callback(let body):
      body(self)
    case .async(let body):
      running = Task { [weak self, weak seat] in
        let result: RefreshResult
        do { result = try await body() } catch { result = .failed(error) }
        // Each place counts its own runs.
        guard let self, self.seat === seat else { return }
        end(result) { .finished(run, $0) }
      }
    }
  }

  func cancel() {
    running?.cancel()
    running = nil
  }

  func end(_ result: RefreshResult, _ fact: (RefreshOutcome) -> RefreshFact) {
    guard let metrics = seat?.metrics() else { return }
    let wasRunning = state == .refreshing
    let effects = machine.handle(fact(result.outcome), metrics)
    // A result that came too late changes nothing, neither the time nor the reason.
    if effects.transition != nil {
      failure = result.error
      if wasRunning, result.error == nil { lastUpdatedTime.value = lastUpdatedTime.now() }
      if wasRunning, result.error == nil { seat?.succeeded() }
    }
    perform(effects)
    if wasRunning, effects.transition != nil { announce(result) }
  }
}
