/// One run of a control, from its beginning until the control may rest. The same for every trigger.
struct RunCycle: Sendable {
  let run: RefreshRun
  let work: RunWork
  private(set) var stage: Stage

  enum Stage: Sendable {
    /// The control moves to its resting place. The work starts when it gets there.
    case opening
    /// The work is running, and so is the minimum time.
    case minimumTime
    /// The work is running, the minimum time is over.
    case running
    /// The work is done, the minimum time is not over.
    case finishing(RefreshOutcome)
    /// The result is shown.
    case showingResult(RefreshOutcome)
  }

  /// What an event leads to.
  enum Step {
    case ignored
    /// The cycle continues, possibly with a result that was just accepted.
    case proceeds(accepted: RefreshOutcome?, [RefreshEffect])
    /// The cycle is over, and the control closes.
    case ends(RefreshOutcome, accepted: RefreshOutcome?, cancelsAction: Bool)
  }

  var state: RefreshState {
    switch stage {
    case .opening, .minimumTime, .running, .finishing: .refreshing
    case .showingResult(.success): .succeeded
    case .showingResult(let outcome): IdleState(after: outcome).state
    }
  }

  /// Whether another run may begin: this one only shows its result.
  var admitsNext: Bool {
    switch stage {
    case .opening, .minimumTime, .running, .finishing, .showingResult(.noMoreData): false
    case .showingResult(.success), .showingResult(.failure), .showingResult(.cancelled): true
    }
  }

  /// Whether it shows a failure, which a pull retries.
  var showsFailure: Bool { if case .showingResult(.failure) = stage { true } else { false } }

  /// Ends the cycle when its control is removed.
  var removal: [RefreshEffect] {
    var effects: [RefreshEffect] = [.willEnd(.none)]
    if hasAction { effects.append(.cancelAction) }
    if awaitsResult { effects.append(.complete(run, .cancelled)) }
    return effects + [.didEnd(run)]
  }

  /// Whether there is an action to cancel.
  private var hasAction: Bool {
    switch stage {
    case .minimumTime, .running: work == .action
    case .opening, .finishing, .showingResult: false
    }
  }

  /// Whether no result has been accepted yet.
  private var awaitsResult: Bool {
    switch stage {
    case .opening, .minimumTime, .running: true
    case .finishing, .showingResult: false
    }
  }

  /// Starts the work: at once for a control that does not open, otherwise when it is open.
  mutating func start(_ timing: RunTiming) -> [RefreshEffect] {
    guard timing.minimum > 0 else {
      stage = .running
      return [.start(run, work)]
    }
    stage = .minimumTime
    return [.start(run, work), .startTimer(seconds: timing.minimum, run)]
  }

  mutating func handle(_ event: RefreshEvent, _ timing: RunTiming) -> Step {
    switch (stage, event) {
    case (.opening, .settled(run)):
      return .proceeds(accepted: nil, start(timing))
    case (.opening, .end(let outcome)):
      // The work has not started.
      return .ends(outcome, accepted: outcome, cancelsAction: false)

    case (.minimumTime, .finished(run, let outcome)), (.running, .finished(run, let outcome)):
      return finish(outcome, timing, cancelsAction: false)
    case (.minimumTime, .end(let outcome)), (.running, .end(let outcome)):
      return finish(outcome, timing, cancelsAction: work == .action)
    case (.minimumTime, .elapsed(run)):
      stage = .running
      return .proceeds(accepted: nil, [])

    case (.finishing(let outcome), .elapsed(run)):
      guard timing.dwell(outcome) > 0 else {
        return .ends(outcome, accepted: nil, cancelsAction: false)
      }
      stage = .showingResult(outcome)
      return .proceeds(accepted: nil, [.startTimer(seconds: timing.dwell(outcome), run)])
    case (.finishing, .end(.noMoreData)):
      stage = .finishing(.noMoreData)
      return .proceeds(accepted: nil, [])
    case (.showingResult(let outcome), .elapsed(run)):
      return .ends(outcome, accepted: nil, cancelsAction: false)
    case (.showingResult, .end(.noMoreData)):
      stage = .showingResult(.noMoreData)
      return .proceeds(accepted: nil, [])
    case (.showingResult(.failure), .dragBegan):
      return .ends(.failure, accepted: nil, cancelsAction: false)
    case (.showingResult, .reset):
      return .ends(.success, accepted: nil, cancelsAction: false)

    case (.finishing, .end), (.showingResult, .end):
      return .ignored  // already ended
    case (_, .settled), (_, .elapsed), (_, .finished):
      return .ignored  // late, or of another run
    case (_, .reset):
      return .ignored  // nothing to clear
    case (_, .scrolled), (_, .dragBegan), (_, .dragEnded), (_, .dragCancelled),
      (_, .contentChanged), (_, .contentReplaced), (_, .insetRestored), (_, .repositioned),
      (_, .configured),
      (_, .conditionsChanged),
      (_, .begin), (_, .answered), (_, .tapped),
      (_, .removed):
      return .ignored  // handled by the machine
    }
  }

  /// Accepts a result, and shows it for as long as the timing says.
  private mutating func finish(
    _ outcome: RefreshOutcome, _ timing: RunTiming, cancelsAction: Bool
  ) -> Step {
    if case .minimumTime = stage, outcome != .cancelled {
      stage = .finishing(outcome)
      return .proceeds(accepted: outcome, report(outcome, cancelsAction))
    }
    guard timing.dwell(outcome) > 0 else {
      return .ends(outcome, accepted: outcome, cancelsAction: cancelsAction)
    }
    stage = .showingResult(outcome)
    return .proceeds(
      accepted: outcome,
      [.startTimer(seconds: timing.dwell(outcome), run)] + report(outcome, cancelsAction))
  }

  private func report(_ outcome: RefreshOutcome, _ cancelsAction: Bool) -> [RefreshEffect] {
    let cancel: [RefreshEffect] = cancelsAction ? [.cancelAction] : []
    return cancel + [.complete(run, outcome), .announce(outcome)]
  }
}

extension RunCycle {
  static func opening(_ run: RefreshRun, _ work: RunWork) -> RunCycle {
    RunCycle(run: run, work: work, stage: .opening)
  }
}
