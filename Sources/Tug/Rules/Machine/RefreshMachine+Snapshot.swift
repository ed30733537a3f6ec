extension RefreshMachine {
  /// The run-time state of a machine, without its configuration. A replay resumes from it.
  package struct Snapshot: Sendable {
    package enum Phase: CaseIterable, Equatable, Sendable {
      case idle, consumed, pulling, pullingFurther, asking, waiting
      case opening, minimumTime, running, finishing, showingResult
    }

    package var phase = Phase.idle
    /// The outcome of the run that ends or shows its result; of an idle control, of the last run.
    package var outcome = RefreshOutcome.success
    package var work = RunWork.action
    package var reveal = BeginRequest.Reveal.always
    /// Whether the finger that triggered the run still holds the content.
    package var isHeld = false
    /// Whether the app is asked about a pull that was released.
    package var isPulled = false
    /// Whether the closing movement of the last run is not over.
    package var isClosing = false
    package var progress = 0.0
    package var held = 0.0
    /// Whether a finger drags the content.
    package var isDragged = false
    /// Whether the latest drag began inside the content, for a control that is pulled.
    package var dragBeganInside = false

    // Of a control that loads by itself. Offsets are along its own axis.
    package var lastOffset: Double?
    /// Whether the trigger was reached at the last step.
    package var hasReachedTrigger = false
    /// Whether it was within reach then, or when the content changed last.
    package var isWithinReach = false
    /// Whether the content has changed since the last step.
    package var hasNewContent = false
    package var contentLength = 0.0
    package var loadedLength: Double?
    package var hasOtherContent = false
    /// `nil` for no limit.
    package var triggersLeft: Int?
    /// Of a control that is pulled: whether the drag began out of sight of a failure.
    package var mayRetry = false
    package var dragStart: Double?
    package var isPulledInward = false
    package var fills = 0
    /// Whether the control looks at the end of the content in the next frame.
    package var looksOnce = false
    package var loadsWhenUnblocked = false

    package init() {}

    /// Whether the work of a run is under way.
    var awaitsResult: Bool { phase == .running || phase == .minimumTime }
  }

  package var snapshot: Snapshot {
    var snapshot = Snapshot()
    (snapshot.progress, snapshot.held) = (progress, held)
    (snapshot.isClosing, snapshot.isDragged) = (control.closingRun != nil, control.isDragged)
    control.phase.describe(in: &snapshot)
    if let pull = rules.pull {
      snapshot.dragBeganInside = pull.dragOrigin == .content
      snapshot.mayRetry = pull.seeksFailure
    }
    rules.load?.memory.describe(in: &snapshot)
    return snapshot
  }

  /// The offset that shows the open control; `nil` for a control that loads by itself.
  func openOffset(_ metrics: AxisMetrics) -> Double? {
    guard let rules = rules.pull else { return nil }
    return rules.opening(metrics, settling: nil).offset
  }

  /// The run that the next `.settled` names.
  var settlingRun: RefreshRun { control.closingRun ?? latestRun }
}

extension RefreshPhase {
  fileprivate func describe(in snapshot: inout RefreshMachine.Snapshot) {
    switch self {
    case .idle(let idle): snapshot.outcome = idle.outcome
    case .consumed(let idle): (snapshot.phase, snapshot.outcome) = (.consumed, idle.outcome)
    case .armed(.trigger): snapshot.phase = .pulling
    case .armed(.second): snapshot.phase = .pullingFurther
    case .asking(_, let state, let grip):
      (snapshot.phase, snapshot.outcome) = (.asking, state == .failed ? .failure : .success)
      (snapshot.isPulled, snapshot.isHeld) = (state == .pulling, grip == .held)
    case .waiting(_, let request):
      (snapshot.phase, snapshot.work, snapshot.reveal) = (.waiting, request.work, request.reveal)
    case .running(let cycle, let grip):
      (snapshot.work, snapshot.isHeld) = (cycle.work, grip == .held)
      switch cycle.stage {
      case .opening: snapshot.phase = .opening
      case .minimumTime: snapshot.phase = .minimumTime
      case .running: snapshot.phase = .running
      case .finishing(let outcome): (snapshot.phase, snapshot.outcome) = (.finishing, outcome)
      case .showingResult(let outcome):
        (snapshot.phase, snapshot.outcome) = (.showingResult, outcome)
      }
    }
  }

  init(_ snapshot: RefreshMachine.Snapshot, run: RefreshRun) {
    let idle = IdleState(after: snapshot.outcome)
    let request = BeginRequest(work: snapshot.work, reveal: snapshot.reveal)
    func running(_ stage: RunCycle.Stage) -> RefreshPhase {
      .running(
        RunCycle(run: run, work: snapshot.work, stage: stage),
        snapshot.isHeld ? .held : .released)
    }
    switch snapshot.phase {
    case .idle: self = .idle(idle)
    case .consumed: self = .consumed(idle)
    case .pulling: self = .armed(.trigger)
    case .pullingFurther: self = .armed(.second)
    case .asking:
      self = .asking(
        run, from: snapshot.isPulled ? .pulling : idle.state,
        snapshot.isHeld ? .held : .released)
    case .waiting: self = .waiting(run, request)
    case .opening: self = running(.opening)
    case .minimumTime: self = running(.minimumTime)
    case .running: self = running(.running)
    case .finishing: self = running(.finishing(snapshot.outcome))
    case .showingResult: self = running(.showingResult(snapshot.outcome))
    }
  }
}

extension LoadRules.Memory {
  fileprivate func describe(in snapshot: inout RefreshMachine.Snapshot) {
    snapshot.lastOffset = approach.lastOffset
    snapshot.hasReachedTrigger = approach.trigger == .reached
    snapshot.isWithinReach = approach.side == .reached
    snapshot.hasNewContent = approach.hasNewContent
    snapshot.contentLength = contentLength
    (snapshot.loadedLength, snapshot.hasOtherContent) = (loadedLength, hasOtherContent)
    snapshot.triggersLeft = drag.triggersLeft
    snapshot.mayRetry = drag.retries == .once
    snapshot.dragStart = drag.startOffset
    snapshot.isPulledInward = drag.direction == .inward
    snapshot.fills = fills
    snapshot.looksOnce = look == .endInView
    snapshot.loadsWhenUnblocked = loadsWhenUnblocked
  }

  mutating func restore(_ snapshot: RefreshMachine.Snapshot) {
    approach = LoadRules.Approach(
      lastOffset: snapshot.lastOffset, side: snapshot.isWithinReach ? .reached : .ahead,
      trigger: snapshot.hasReachedTrigger ? .reached : .ahead,
      hasNewContent: snapshot.hasNewContent)
    contentLength = snapshot.contentLength
    (loadedLength, hasOtherContent) = (snapshot.loadedLength, snapshot.hasOtherContent)
    drag = LoadRules.Drag(
      triggersLeft: snapshot.triggersLeft, retries: snapshot.mayRetry ? .once : .none,
      startOffset: snapshot.dragStart, direction: snapshot.isPulledInward ? .inward : .outward)
    fills = snapshot.fills
    look = snapshot.looksOnce ? .endInView : .none
    loadsWhenUnblocked = snapshot.loadsWhenUnblocked
  }
}
