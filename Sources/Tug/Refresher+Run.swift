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

  /// Another control goes first.
  func giveUp() { receive { _ in .end(.cancelled) } }

  func end(_ result: RefreshResult, _ fact: (RefreshOutcome) -> RefreshFact) {
    guard let metrics = seat?.metrics() else { return }
    seat?.quiet.leave()
    let wasRunning = state == .refreshing
    let fact = fact(result.outcome)
    seat?.recorder?.heard(fact, self)
    let effects = machine.handle(fact, metrics)
    // A result that came too late changes nothing, neither the time nor the reason.
    if effects.ended != nil || effects.transition != nil { lastError = result.error }
    if wasRunning, effects.ended != nil, result.error == nil {
      lastUpdatedTime.value = lastUpdatedTime.now()
      seat?.succeeded()
    }
    follow(effects, result)
    if wasRunning, effects.ended != nil { announce(result) }
  }
}
