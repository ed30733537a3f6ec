/// The state machine of one control: events in, effects out.
///
/// It is given every event with the metrics of that moment, and returns what to do in the order in
/// which to do it. Events about geometry with invalid metrics (NaN, infinite, negative lengths) are
/// ignored.
package struct RefreshMachine: Sendable {
  private(set) var configuration: RefreshConfiguration
  private(set) var conditions: RefreshConditions
  var control = ControlState()
  var rules: TriggerRules

  /// - Parameters:
  ///   - former: the machine of the same control in its former place, whose runs count on.
  ///   - isDragged: whether a finger drags the content already.
  init(
    _ configuration: RefreshConfiguration, conditions: RefreshConditions = .inWindow,
    following former: RefreshMachine? = nil, isDragged: Bool = false
  ) {
    self.configuration = configuration
    self.conditions = conditions
    rules = TriggerRules(configuration)
    if let former { control.countRuns(from: former.control) }
    if isDragged { control.note(.dragBegan) }
  }

  /// Resumes from a snapshot. Run numbers start again: events of older runs are late.
  init(
    _ configuration: RefreshConfiguration, conditions: RefreshConditions, snapshot: Snapshot
  ) {
    self.init(configuration, conditions: conditions)
    control = ControlState(snapshot)
    rules.restore(snapshot)
  }

  /// Makes up for the control's own movement, with the metrics after it. Content that a finger still
  /// holds out shows how far.
  mutating func noteMovement(_ metrics: AxisMetrics, scrolled: Bool) {
    if scrolled || !rules.loads { catchUp(metrics) }
  }

  /// Makes up for steps within the inert range, with the metrics after the last of them.
  mutating func catchUp(_ metrics: AxisMetrics) {
    rules.noteStep(metrics)
    if !isRunning, metrics.isValid { followPull(metrics) }
  }

  mutating func handle(
    _ event: RefreshEvent, _ metrics: AxisMetrics
  ) -> [RefreshEffect] {
    control.note(event)
    guard metrics.isValid || !event.needsGeometry else { return [] }
    if metrics.isValid { rules.noteContent(metrics) }

    switch (control.phase, event) {
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
      control.enter(.asking(run, from: state, .released))
      return follow(metrics)
    case (.running(_, .released), .scrolled(.momentum)) where coastsIntoSight(metrics):
      return openCoasting(metrics)
    case (.running(let cycle, let grip), .scrolled(.finger))
    where cycle.showsFailure && conditions.allowTrigger && showsPull(metrics) && rules.seeksFailure:
      rules.endDragToFailure()
      return endFailure(cycle, grip, metrics) + follow(metrics)
    case (_, .scrolled):
      return follow(metrics)
    case (.consumed(let idle), .dragBegan):
      if conditions.allowInput { rules.beginDrag(metrics) }
      return become(.idle(idle), metrics)
    case (.running(let cycle, let grip), .dragBegan)
    where cycle.showsFailure && conditions.allowTrigger && showsPull(metrics):
      rules.beginDrag(metrics)
      return endFailure(cycle, grip, metrics)
    case (.running(let cycle, _), .dragBegan) where cycle.showsFailure && conditions.allowTrigger:
      rules.beginDragToFailure(metrics)
      return []
    case (_, .dragBegan):
      if conditions.allowInput { rules.beginDrag(metrics) }
      return []
    case (.idle(let idle), .dragEnded):
      return liftFinger(idle, metrics)
    case (.running(let cycle, .held), .dragEnded), (.running(let cycle, .held), .dragCancelled):
      return liftFinger(cycle, metrics)
    case (.armed, .dragCancelled):
      return become(.idle(.ready), metrics)
    case (.asking(let run, let state, .held), .dragEnded)
    where metrics.pull(at: configuration.end) <= 0,
      (.asking(let run, let state, .held), .dragCancelled)
    where metrics.pull(at: configuration.end) <= 0:
      return control.enter(.asking(run, from: state, .released))
    case (.running(_, .released), .insetRestored):
      return restOpen(metrics)
    case (.waiting(let run, let request), .contentChanged) where conditions.allowRun:
      return begin(run, request, grip, metrics)  // the layout was invalid when it could begin
    case (_, .repositioned):
      rules.noteReposition(metrics)
      return followContent(metrics)
    case (_, .contentChanged), (_, .insetRestored):
      return followContent(metrics)
    case (_, .contentReplaced):
      rules.noteReplacement()
      return []
    case (_, .configured(let configuration)):
      return configure(configuration, metrics)
    case (_, .conditionsChanged(let conditions)):
      return change(to: conditions, metrics)

    case (.idle(.ready), .begin(let request)), (.idle(.failed), .begin(let request)),
      (.consumed(.ready), .begin(let request)), (.consumed(.failed), .begin(let request)),
      (.armed, .begin(let request)), (.asking, .begin(let request)):
      return start(control.nextRun(), request, grip, metrics)
    case (.running(let cycle, _), .begin(let request))
    where cycle.admitsNext && conditions.allowRun:
      return begin(control.nextRun(), request, grip, metrics)
    case (.asking(let asked, let state, let grip), .answered(let run, let mayBegin))
    where run == asked:
      return answer(mayBegin, run, from: state, grip, metrics)
    case (.idle(.failed), .tapped), (.consumed(.failed), .tapped):
      return conditions.allowTrigger ? trigger(.released, metrics) : []
    case (.idle(.ready), .tapped):
      return conditions.allowTrigger && rules.loads ? trigger(.released, metrics) : []
    case (.idle(.ready), .elapsed(control.latestRun)):
      return rules.look(conditions, metrics) ? trigger(.released, metrics) : []

    case (_, .settled(let run)) where run == control.closingRun:
      return control.endClosing()
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
      return control.remove()

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
    case (_, .dragCancelled):
      return []  // nothing was armed
    }
  }
}

// MARK: - Configuration and conditions

extension RefreshMachine {
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
    rules.noteReposition(metrics)
    if let old = formerRules.pull, let rules = rules.pull,
      case .running(_, let grip) = control.phase
    {
      if grip == .released, old.distances != rules.distances, rules.opens(.always, metrics) {
        return old.restsOpen(metrics)
          ? side + control.move(rules.opening(metrics, settling: nil)) : side + follow(metrics)
      }
      if old.configuration.room != rules.configuration.room { return side + updateHold(metrics) }
    }
    if !rules.loads, case .armed(let stop) = control.phase { return rearm(from: stop, metrics) }
    if rules.loads, former.extent != new.extent {
      let hold = rules.hold(isOpen: isRunning, conditions, metrics)
      side += control.move(RefreshMovement(hold: hold, motion: .opening))
    }
    return side + followContent(metrics)
  }

  /// A control at rest ends what the former trigger shows and holds.
  private mutating func changeTrigger() -> [RefreshEffect]? {
    let phase: RefreshPhase
    switch control.phase {
    case .running(let cycle, _):
      control.enter(.running(cycle, .released))
      control.show(state == .refreshing || !rules.loads ? 1 : 0)
      return nil
    case .armed: phase = .idle(.ready)
    case .asking(let run, let state, _): phase = .asking(run, from: state, .released)
    case .idle, .consumed, .waiting: phase = control.phase
    }
    control.show(0)
    return control.enter(phase) + control.hold(0)
  }

  private mutating func change(
    to new: RefreshConditions, _ metrics: AxisMetrics
  ) -> [RefreshEffect] {
    let looks = rules.change(from: conditions, to: new, metrics)
    conditions = new
    switch control.phase {
    case .armed where !new.allowTrigger || !new.contains(.inWindow):
      return become(.idle(.ready), metrics)
    case _ where !metrics.isValid: return []
    case .waiting(let run, let request) where new.allowRun:
      return begin(run, request, grip, metrics)
    case .running where !rules.loads: return []
    case .idle(.ready) where looks:
      return updateHold(metrics) + [.startTimer(seconds: 0, control.latestRun)]
    case .idle, .consumed, .armed, .asking, .waiting, .running:
      return updateHold(metrics) + scheduleLook(metrics)
    }
  }
}
