/// The state machine of one control: events in, effects out.
///
/// It is given every event with the metrics of that moment, and returns what to do in the order in
/// which to do it. Events about geometry with invalid metrics (NaN, infinite, negative lengths) are
/// ignored.
package struct RefreshMachine: Sendable {
  package private(set) var configuration: RefreshConfiguration
  package private(set) var conditions: RefreshConditions
  /// The part of the control that is pulled out: 0 at rest, 1 when all of it shows, more beyond. 1 while
  /// the control is refreshing.
  package private(set) var progress = 0.0
  /// The inset that the control holds at its end, in points.
  package private(set) var held = 0.0
  /// The latest run, which is the current one if there is any.
  package private(set) var latestRun = RefreshRun.none
  private(set) var phase = RefreshPhase.idle(.ready)
  private(set) var rules: TriggerRules
  /// The run whose closing movement is not over.
  private(set) var closingRun: RefreshRun?

  package init(
    _ configuration: RefreshConfiguration, conditions: RefreshConditions = .inWindow
  ) {
    self.configuration = configuration
    self.conditions = conditions
    rules = TriggerRules(configuration)
  }

  /// Resumes from a snapshot. Runs are numbered anew: events of older ones are late.
  package init(
    _ configuration: RefreshConfiguration, conditions: RefreshConditions, snapshot: Snapshot
  ) {
    self.init(configuration, conditions: conditions)
    let runs = Self.runsBeforeSnapshot
    latestRun = runs.latest
    closingRun = snapshot.isClosing ? runs.closing : nil
    (progress, held) = (snapshot.progress, snapshot.held)
    phase = RefreshPhase(snapshot, run: latestRun)
    rules.restore(snapshot)
  }

  /// Makes up for the control's own movement, with the metrics after it. Content that a finger still
  /// holds out shows how far.
  package mutating func noteMovement(_ metrics: AxisMetrics, scrolled: Bool) {
    if scrolled || !rules.loads { catchUp(metrics) }
  }

  /// Makes up for steps within the inert range, with the metrics after the last of them.
  package mutating func catchUp(_ metrics: AxisMetrics) {
    rules.noteStep(metrics)
    if !isRunning, metrics.isValid { followPull(metrics) }
  }

  /// A control that ignores input shows no pull, but one that already shows has to end.
  private mutating func followPull(_ metrics: AxisMetrics) {
    guard conditions.allowInput || progress != 0, case .pull(let rules) = rules else { return }
    progress = rules.progress(metrics)
  }

  package mutating func handle(
    _ event: RefreshEvent, _ metrics: AxisMetrics
  ) -> [RefreshEffect] {
    guard metrics.isValid || !event.needsGeometry else { return [] }
    if metrics.isValid { rules.noteContent(metrics) }

    switch (phase, event) {
    case (.idle(let idle), .scrolled(let cause)):
      return scroll(idle, cause, metrics)
    case (.armed(let stop), .scrolled(.finger)), (.armed(let stop), .contentChanged),
      (.armed(let stop), .insetRestored), (.armed(let stop), .repositioned):
      return rearm(from: stop, metrics)
    case (.armed(let stop), .scrolled(.momentum)), (.armed(let stop), .scrolled(.program)):
      return release(stop, metrics)
    case (.consumed(let idle), .scrolled(.finger)):
      return isPastTrigger(metrics) ? follow(metrics) : become(.idle(idle), metrics)
    case (.consumed(let idle), .scrolled(.momentum)), (.consumed(let idle), .scrolled(.program)):
      return become(.idle(idle), metrics)
    case (.running(let cycle, .held), .scrolled(.momentum)),
      (.running(let cycle, .held), .scrolled(.program)):
      return open(cycle, metrics)
    case (.asking(let run, let state, .held), .scrolled(.momentum)),
      (.asking(let run, let state, .held), .scrolled(.program)):
      phase = .asking(run, from: state, .released)
      return follow(metrics)
    case (_, .scrolled):
      return follow(metrics)
    case (.consumed(let idle), .dragBegan):
      if conditions.allowInput { rules.beginDrag(metrics) }
      return become(.idle(idle), metrics)
    case (_, .dragBegan):
      if conditions.allowInput { rules.beginDrag(metrics) }
      return []
    case (.idle(let idle), .dragEnded):
      return liftFinger(idle, metrics)
    case (.running(let cycle, .held), .dragEnded):
      return liftFinger(cycle, metrics)
    case (.asking(let run, let state, .held), .dragEnded)
    where metrics.pull(at: configuration.end) <= 0:
      phase = .asking(run, from: state, .released)
      return []
    case (.running(_, .released), .insetRestored):
      return restOpen(metrics)
    case (.waiting(let run, let request), .contentChanged) where conditions.allowRun:
      return begin(run, request, .released, metrics)  // the layout was invalid when it could begin
    case (_, .contentChanged), (_, .insetRestored), (_, .repositioned):
      return followContent(metrics)
    case (_, .configured(let configuration)):
      return configure(configuration, metrics)
    case (_, .conditionsChanged(let conditions)):
      return change(to: conditions, metrics)

    case (.idle(.ready), .begin(let request)), (.idle(.failed), .begin(let request)),
      (.consumed(.ready), .begin(let request)), (.consumed(.failed), .begin(let request)),
      (.armed, .begin(let request)), (.asking, .begin(let request)):
      return start(request, metrics)
    case (.running(let cycle, _), .begin(let request))
    where cycle.admitsNext && conditions.allowRun:
      return begin(latestRun.next, request, .released, metrics)
    case (.asking(let asked, let state, let grip), .answered(let run, let mayBegin))
    where run == asked:
      return answer(mayBegin, run, from: state, grip, metrics)
    case (.idle(.failed), .tapped), (.consumed(.failed), .tapped):
      return conditions.allowTrigger ? trigger(.released, metrics) : []
    case (.idle(.ready), .tapped):
      return conditions.allowTrigger && rules.loads ? trigger(.released, metrics) : []
    case (.idle(.ready), .elapsed(latestRun)):
      return rules.look(conditions, metrics) ? trigger(.released, metrics) : []

    case (_, .settled(let run)) where run == closingRun:
      closingRun = nil
      return [.didEnd(run)]
    case (.running(let cycle, let grip), .settled), (.running(let cycle, let grip), .elapsed),
      (.running(let cycle, let grip), .finished), (.running(let cycle, let grip), .end),
      (.running(let cycle, let grip), .reset):
      return proceed(cycle, grip, event, metrics)
    case (.waiting(let run, _), .end(let outcome)):
      return become(rest(after: outcome, metrics), metrics) + [.complete(run, outcome)]
    case (.idle(.ready), .end(.noMoreData)), (.idle(.failed), .end(.noMoreData)),
      (.armed, .end(.noMoreData)), (.asking, .end(.noMoreData)):
      return become(.idle(.noMoreData), metrics)
    case (.consumed, .end(.noMoreData)):
      return become(.consumed(.noMoreData), metrics)

    case (.idle(let idle), .reset):
      return clear(idle, metrics)
    case (.consumed, .reset):
      return become(.consumed(.ready), metrics)
    case (_, .removed):
      return remove()

    case (.idle(.noMoreData), .begin), (.consumed(.noMoreData), .begin),
      (.idle(.noMoreData), .tapped), (.consumed(.noMoreData), .tapped):
      return []  // refused: there is nothing to load
    case (.waiting, .begin), (.running, .begin):
      return []  // already under way
    case (_, .settled), (_, .elapsed), (_, .finished), (_, .answered):
      return []  // late: it belongs to a run that has ended
    case (_, .end):
      return []  // ended twice, or never begun
    case (_, .reset):
      return []  // nothing to clear
    case (_, .tapped):
      return []  // a pull control is tapped only to retry
    case (_, .dragEnded):
      return []  // the first offset without a finger shows the release
    }
  }
}

// MARK: - Scrolling

extension RefreshMachine {
  /// Follows the content with the progress, and with the inset that is held.
  private mutating func follow(_ metrics: AxisMetrics) -> [RefreshEffect] {
    rules.noteStep(metrics)
    return updateHold(metrics)
  }

  /// One array for every step: the inset of an open header follows a finger.
  private static let updatesHold: [RefreshEffect] = [.updateHold]

  private mutating func updateHold(_ metrics: AxisMetrics) -> [RefreshEffect] {
    guard metrics.isValid else { return [] }
    if case .running(_, .held) = phase { return [] }
    guard let hold = rules.hold(isOpen: isRunning, conditions, metrics) else {
      followPull(metrics)
      return []
    }
    // The hold is part of the inset that it is measured by: a change that is only rounding would be
    // followed by another one, forever.
    guard hold != held, hold == 0 || (hold - held).magnitude > metrics.rounding else { return [] }
    held = hold
    return Self.updatesHold
  }

  private mutating func scroll(
    _ idle: IdleState, _ cause: ScrollCause, _ metrics: AxisMetrics
  ) -> [RefreshEffect] {
    switch rules.scrolled(idle, cause, conditions, metrics) {
    case .ignore: progress == 0 ? [] : updateHold(metrics)
    case .follow: updateHold(metrics)
    case .arm(let stop): become(.armed(stop), metrics)
    case .trigger(let grip): trigger(grip, metrics)
    }
  }

  /// A finger, or the layout below it, moves pulled content.
  private mutating func rearm(from stop: PullStop, _ metrics: AxisMetrics) -> [RefreshEffect] {
    guard case .pull(let rules) = rules, let now = rules.armedStop(metrics) else {
      return become(.idle(.ready), metrics)
    }
    return now == stop ? follow(metrics) : become(.armed(now), metrics)
  }

  /// The first offset without a finger: pulled content was released, unless the app has jumped away.
  private mutating func release(_ stop: PullStop, _ metrics: AxisMetrics) -> [RefreshEffect] {
    guard metrics.pull(at: configuration.end) > 0 else { return become(.idle(.ready), metrics) }
    switch stop {
    case .trigger: return trigger(.released, metrics)
    case .second: return become(.idle(.ready), metrics) + [.performSecondStop]
    }
  }

  private mutating func liftFinger(
    _ idle: IdleState, _ metrics: AxisMetrics
  ) -> [RefreshEffect] {
    rules.fingerLifted(idle, conditions, metrics) ? trigger(.released, metrics) : []
  }

  /// Content that was pushed back before the release has nothing to bounce.
  private mutating func liftFinger(
    _ cycle: RunCycle, _ metrics: AxisMetrics
  ) -> [RefreshEffect] {
    guard metrics.pull(at: configuration.end) <= 0 else { return [] }
    phase = .running(cycle, .released)
    return follow(metrics)
  }

  /// The finger that triggered the run has let go: the control takes its room.
  private mutating func open(_ cycle: RunCycle, _ metrics: AxisMetrics) -> [RefreshEffect] {
    phase = .running(cycle, .released)
    guard case .pull(let rules) = rules, rules.opens(.always, metrics),
      metrics.pull(at: rules.end) > 0
    else { return follow(metrics) }
    return move(rules.opening(metrics, settling: nil))
  }

  private func isPastTrigger(_ metrics: AxisMetrics) -> Bool {
    guard case .pull(let rules) = rules else { return false }
    return metrics.isValid && rules.stop(metrics) != nil
  }
}

// MARK: - Content, configuration, conditions

extension RefreshMachine {
  private mutating func followContent(_ metrics: AxisMetrics) -> [RefreshEffect] {
    rules.noteContentChange(metrics)
    // An open header keeps what it holds: the app moved an inset, and nobody scrolled.
    if !rules.loads, isRunning, configuration.end == .before { return [] }
    return updateHold(metrics) + scheduleLook(metrics)
  }

  /// Content that came to rest at its end when the app took the inset away rests beside the open control
  /// again.
  private mutating func restOpen(_ metrics: AxisMetrics) -> [RefreshEffect] {
    guard case .pull(let rules) = rules, held > 0, let offset = rules.restoredOffset(metrics, held)
    else { return followContent(metrics) }
    return move(RefreshMovement(offset: offset, motion: .none))
  }

  /// An open control that rests in place opens on, or closes a little, in one motion. One that was
  /// scrolled away from has only its inset follow.
  private mutating func configure(
    _ new: RefreshConfiguration, _ metrics: AxisMetrics
  ) -> [RefreshEffect] {
    let (former, formerRules) = (configuration, rules)
    configuration = new
    rules = formerRules.configured(new)
    // The inset moves to the other side with the control.
    var side: [RefreshEffect] = former.end != new.end && held != 0 ? [.updateHold] : []
    if formerRules.loads != rules.loads { side = changeTrigger() ?? side }
    guard metrics.isValid else { return side }
    switch (formerRules, rules, phase) {
    case (.pull(let old), .pull(let rules), .running(_, .released))
    where old.distances != rules.distances && rules.opens(.always, metrics):
      return old.restsOpen(metrics)
        ? side + move(rules.opening(metrics, settling: nil)) : side + follow(metrics)
    case (.pull(let old), .pull(let rules), .running)
    where old.configuration.room != rules.configuration.room:
      return side + updateHold(metrics)
    case (_, .pull, .armed(let stop)): return rearm(from: stop, metrics)
    case (_, .load, _) where former.extent != new.extent:
      let hold = rules.hold(isOpen: isRunning, conditions, metrics)
      return side + move(RefreshMovement(hold: hold, motion: .opening)) + followContent(metrics)
    case (_, _, _): return side + followContent(metrics)
    }
  }

  /// A control at rest ends what the former trigger shows and holds.
  private mutating func changeTrigger() -> [RefreshEffect]? {
    let former = state
    switch phase {
    case .running(let cycle, _):
      phase = .running(cycle, .released)
      progress = state == .refreshing || !rules.loads ? 1 : 0
      return nil
    case .armed: phase = .idle(.ready)
    case .asking(let run, let state, _): phase = .asking(run, from: state, .released)
    case .idle, .consumed, .waiting: break
    }
    let holds: [RefreshEffect] = held == 0 ? [] : [.updateHold]
    (progress, held) = (0, 0)
    return stateChange(from: former) + holds
  }

  private mutating func change(
    to new: RefreshConditions, _ metrics: AxisMetrics
  ) -> [RefreshEffect] {
    conditions = new
    switch phase {
    case .armed where !new.allowTrigger || !new.contains(.inWindow):
      return become(.idle(.ready), metrics)
    case _ where !metrics.isValid: return []
    case .waiting(let run, let request) where new.allowRun:
      return begin(run, request, .released, metrics)
    case .running where !rules.loads: return []
    case .idle, .consumed, .armed, .asking, .waiting, .running:
      return updateHold(metrics) + scheduleLook(metrics)
    }
  }

  private mutating func scheduleLook(_ metrics: AxisMetrics) -> [RefreshEffect] {
    guard phase == .idle(.ready), rules.scheduleLook(conditions, metrics) else { return [] }
    return [.startTimer(seconds: 0, latestRun)]
  }

  private mutating func clear(_ idle: IdleState, _ metrics: AxisMetrics) -> [RefreshEffect] {
    let effects = become(.idle(.ready), metrics)
    guard rules.clear(idle, conditions, metrics) else { return effects }
    return effects + [.startTimer(seconds: 0, latestRun)]
  }
}

// MARK: - Runs

extension RefreshMachine {
  /// The user starts a run; the app may be asked first.
  private mutating func trigger(
    _ grip: RefreshPhase.Grip, _ metrics: AxisMetrics
  ) -> [RefreshEffect] {
    guard configuration.asksBeforeBeginning else {
      return begin(latestRun.next, BeginRequest(), grip, metrics)
    }
    latestRun = latestRun.next
    phase = .asking(latestRun, from: state, grip)
    return follow(metrics) + [.askToBegin(latestRun)]
  }

  private mutating func answer(
    _ mayBegin: Bool, _ run: RefreshRun, from state: RefreshState, _ grip: RefreshPhase.Grip,
    _ metrics: AxisMetrics
  ) -> [RefreshEffect] {
    guard mayBegin else {
      rules.noteDenial()
      return become(rest(after: state == .failed ? .failure : .success, metrics), metrics)
    }
    guard conditions.allowRun else { return become(.waiting(run, BeginRequest()), metrics) }
    return begin(run, BeginRequest(), grip, metrics)
  }

  /// The app starts a run.
  private mutating func start(
    _ request: BeginRequest, _ metrics: AxisMetrics
  ) -> [RefreshEffect] {
    guard conditions.allowRun else {
      latestRun = latestRun.next
      return become(.waiting(latestRun, request), metrics)
    }
    return begin(latestRun.next, request, .released, metrics)
  }

  private mutating func begin(
    _ run: RefreshRun, _ request: BeginRequest, _ grip: RefreshPhase.Grip, _ metrics: AxisMetrics
  ) -> [RefreshEffect] {
    let former = state
    var effects = endFormerRun()
    var cycle = RunCycle.opening(run, request.work)
    latestRun = run
    phase = .running(cycle, grip)
    progress = 1
    effects += stateChange(from: former)
    effects.append(.willBegin)
    if case .pull(let rules) = rules, grip == .released, rules.opens(request.reveal, metrics) {
      return effects + move(rules.opening(metrics, settling: run))
    }
    rules.noteRunBegan()
    effects += updateHold(metrics) + cycle.start(configuration.timing)
    phase = .running(cycle, grip)
    return effects
  }

  /// A run that still shows its result, or is still closing, ends before the next one begins.
  private mutating func endFormerRun() -> [RefreshEffect] {
    if case .running(let cycle, _) = phase { return [.willEnd(.none), .didEnd(cycle.run)] }
    defer { closingRun = nil }
    return closingRun.map { [.didEnd($0)] } ?? []
  }

  private mutating func proceed(
    _ former: RunCycle, _ grip: RefreshPhase.Grip, _ event: RefreshEvent, _ metrics: AxisMetrics
  ) -> [RefreshEffect] {
    var cycle = former
    switch cycle.handle(event, configuration.timing) {
    case .ignored: return []
    case .proceeds(let accepted, let effects):
      phase = .running(cycle, grip)
      if rules.loads { progress = state == .refreshing ? 1 : 0 }
      return accept(accepted, cycle.run) + stateChange(from: former.state) + effects
    case .ends(let outcome, let accepted, let cancelsAction):
      return close(former, outcome, accepted, cancelsAction, metrics)
    }
  }

  private mutating func close(
    _ cycle: RunCycle, _ outcome: RefreshOutcome, _ accepted: RefreshOutcome?,
    _ cancelsAction: Bool, _ metrics: AxisMetrics
  ) -> [RefreshEffect] {
    phase = rest(after: outcome, metrics)
    progress = 0
    var effects = accept(accepted, cycle.run) + stateChange(from: cycle.state)
    let movement = closing(cycle.run, outcome, metrics)
    if let movement { effects += move(movement) }
    closingRun = movement == nil ? nil : cycle.run
    effects.append(.willEnd(movement == nil ? .none : .closing))
    if cancelsAction { effects.append(.cancelAction) }
    if let accepted { effects.append(.complete(cycle.run, accepted)) }
    if movement == nil { effects.append(.didEnd(cycle.run)) }
    if let accepted, accepted != .cancelled { effects.append(.announce(accepted)) }
    return effects + scheduleLook(metrics)
  }

  /// The movement that closes the control; `nil` where nothing moves.
  private mutating func closing(
    _ run: RefreshRun, _ outcome: RefreshOutcome, _ metrics: AxisMetrics
  ) -> RefreshMovement? {
    rules.noteRun(endedWith: outcome)
    guard case .load(let rules) = rules else {
      return RefreshMovement(hold: 0, motion: .closing, settling: run)
    }
    // A page must not stop half way into the control.
    guard let offset = rules.along(metrics).pageOffset(whenEnded: held) else { return nil }
    return RefreshMovement(
      offset: rules.end == .before ? metrics.mirroredOffset(offset) : offset, motion: .closing,
      settling: run)
  }

  private mutating func remove() -> [RefreshEffect] {
    let former = phase
    defer { closingRun = nil }
    phase = .idle(.ready)
    (progress, held) = (0, 0)
    return stateChange(from: former.state) + former.removal(closing: closingRun)
  }
}

// MARK: - Changes of phase

extension RefreshMachine {
  private mutating func become(
    _ next: RefreshPhase, _ metrics: AxisMetrics
  ) -> [RefreshEffect] {
    let former = state
    phase = next
    return stateChange(from: former) + updateHold(metrics)
  }

  private func stateChange(from former: RefreshState) -> [RefreshEffect] {
    former == state ? [] : [.changeState(from: former, to: state)]
  }

  private func accept(_ outcome: RefreshOutcome?, _ run: RefreshRun) -> [RefreshEffect] {
    outcome.map { [.accept(run, $0)] } ?? []
  }

  private mutating func move(_ movement: RefreshMovement) -> [RefreshEffect] {
    var movement = movement
    if movement.hold == held { movement.hold = nil }
    if let hold = movement.hold { held = hold }
    return [.move(movement)]
  }

  /// The phase after a run, which a finger may still hold past the trigger.
  private func rest(after outcome: RefreshOutcome, _ metrics: AxisMetrics) -> RefreshPhase {
    let idle = IdleState(after: outcome)
    guard case .pull(let rules) = rules, isPastTrigger(metrics),
      !rules.configuration.rearmsInDrag
    else { return .idle(idle) }
    return .consumed(idle)
  }
}
