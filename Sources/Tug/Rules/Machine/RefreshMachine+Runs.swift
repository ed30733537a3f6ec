extension RefreshMachine {
  /// The user starts a run; the app may be asked first.
  mutating func trigger(
    _ grip: RefreshPhase.Grip, _ metrics: AxisMetrics
  ) -> [RefreshEffect] {
    let run = control.nextRun()
    guard configuration.asksBeforeBeginning else {
      return begin(run, BeginRequest(), grip, metrics)
    }
    control.enter(.asking(run, from: state, grip))
    return follow(metrics) + [.askToBegin(run)]
  }

  mutating func answer(
    _ mayBegin: Bool, _ run: RefreshRun, from state: RefreshState, _ grip: RefreshPhase.Grip,
    _ metrics: AxisMetrics
  ) -> [RefreshEffect] {
    guard mayBegin else {
      rules.noteDenial()
      return become(rest(after: state == .failed ? .failure : .success, metrics), metrics)
    }
    return start(run, BeginRequest(), grip, metrics)
  }

  /// Starts a run as soon as the conditions allow it.
  mutating func start(
    _ run: RefreshRun, _ request: BeginRequest, _ grip: RefreshPhase.Grip, _ metrics: AxisMetrics
  ) -> [RefreshEffect] {
    conditions.allowRun
      ? begin(run, request, grip, metrics) : become(.waiting(run, request), metrics)
  }

  mutating func begin(
    _ run: RefreshRun, _ request: BeginRequest, _ grip: RefreshPhase.Grip, _ metrics: AxisMetrics
  ) -> [RefreshEffect] {
    var cycle = RunCycle.opening(run, request.work)
    let effects = control.begin(cycle, grip)
    if let rules = rules.pull, grip == .released, rules.opens(request.reveal, metrics) {
      return effects + control.move(rules.opening(metrics, settling: run))
    }
    rules.noteRunBegan()
    let starts = updateHold(metrics) + cycle.start(configuration.timing)
    control.enter(.running(cycle, grip))
    return effects + starts
  }

  mutating func proceed(
    _ former: RunCycle, _ grip: RefreshPhase.Grip, _ event: RefreshEvent, _ metrics: AxisMetrics
  ) -> [RefreshEffect] {
    var cycle = former
    let step = cycle.handle(event, configuration.timing)
    rules.noteEnd(event)
    switch step {
    case .ignored: return []
    case .proceeds(let accepted, let effects):
      if rules.loads { control.show(cycle.state == .refreshing ? 1 : 0) }
      return accept(accepted, cycle.run) + control.enter(.running(cycle, grip)) + effects
    case .ends(let outcome, let accepted, let cancelsAction):
      return close(former.run, outcome, accepted, cancelsAction, metrics)
    }
  }

  /// A new drag ends the display of a failure in sight, so that it can retry.
  mutating func endFailure(
    _ cycle: RunCycle, _ grip: RefreshPhase.Grip, _ metrics: AxisMetrics
  ) -> [RefreshEffect] {
    let effects = proceed(cycle, grip, .dragBegan, metrics)
    guard case .consumed(let idle) = control.phase else { return effects }
    return effects + control.enter(.idle(idle))
  }

  private mutating func close(
    _ run: RefreshRun, _ outcome: RefreshOutcome, _ accepted: RefreshOutcome?,
    _ cancelsAction: Bool, _ metrics: AxisMetrics
  ) -> [RefreshEffect] {
    let movement = closing(run, metrics)
    var effects = accept(accepted, run)
    effects += control.close(run, to: rest(after: outcome, metrics), movement)
    if cancelsAction { effects.append(.cancelAction) }
    if let accepted { effects.append(.complete(run, accepted)) }
    if movement == nil { effects.append(.didEnd(run)) }
    if let accepted, accepted != .cancelled { effects.append(.announce(accepted)) }
    return effects + scheduleLook(metrics)
  }

  /// The movement that closes the control; `nil` where nothing moves.
  private func closing(_ run: RefreshRun, _ metrics: AxisMetrics) -> RefreshMovement? {
    guard rules.loads else { return RefreshMovement(hold: 0, motion: .closing, settling: run) }
    // A page must not stop half way into the control.
    guard metrics.isPaging, !metrics.isShort, let offset = closedOffset(metrics),
      configuration.end.pull(from: offset, to: metrics.offset) > 0
    else { return nil }
    return RefreshMovement(offset: offset, motion: .closing, settling: run)
  }

  private func accept(_ outcome: RefreshOutcome?, _ run: RefreshRun) -> [RefreshEffect] {
    outcome.map { [.accept(run, $0)] } ?? []
  }

  /// The phase after a run, which a finger may still hold past the trigger.
  func rest(after outcome: RefreshOutcome, _ metrics: AxisMetrics) -> RefreshPhase {
    let idle = IdleState(after: outcome)
    guard let rules = rules.pull, isPastTrigger(metrics),
      !rules.configuration.rearmsInDrag
    else { return .idle(idle) }
    return .consumed(idle)
  }
}
