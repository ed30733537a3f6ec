/// One run of the action, from its start until the control may rest: the same for both triggers.
struct Session: Equatable, Sendable {
  let run: RefreshRun
  private(set) var stage: Stage

  enum Stage: Equatable, Sendable {
    /// The control moves to where it rests; the action starts when it is there.
    case opening
    /// The action runs. Young: the least time that it is to be seen is not over.
    case running(isYoung: Bool)
    /// The action has ended, the least time has not.
    case finishing(RefreshOutcome)
    /// What came of it is shown for a while.
    case showing(RefreshOutcome)
  }

  /// What a fact leads to, beside the stage.
  struct Step {
    var effects = RefreshEffects()
    /// The control may rest.
    var isOver: RefreshOutcome?

    static let none = Step()
  }

  static func opening(_ run: RefreshRun) -> Session { Session(run: run, stage: .opening) }

  var state: RefreshState {
    switch stage {
    case .opening, .running, .finishing: .refreshing
    case .showing(.success): .succeeded
    case .showing(let outcome): Rest(after: outcome).state
    }
  }

  /// True once the next run may begin: this one only shows what came of it.
  var admitsNext: Bool {
    switch stage {
    case .opening, .running, .finishing, .showing(.noMoreData): false
    case .showing(.success), .showing(.failure), .showing(.cancelled): true
    }
  }

  /// True while there is an action to cancel.
  var isRunning: Bool {
    switch stage {
    case .running: true
    case .opening, .finishing, .showing: false
    }
  }

  /// True until somebody was told how it ended.
  var owesOutcome: Bool {
    switch stage {
    case .opening, .running: true
    case .finishing, .showing: false
    }
  }

  mutating func handle(_ fact: RefreshFact, _ timing: SessionTiming) -> Step {
    switch (stage, fact) {
    case (.opening, .settled(let run)) where run == self.run:
      return Step(effects: start(timing))
    case (.opening, .end(let outcome)):
      return Step(effects: ended(outcome), isOver: outcome)  // the action has not started

    case (.running(let isYoung), .finished(let run, let outcome)) where run == self.run:
      return end(outcome, isYoung: isYoung, timing)
    case (.running(let isYoung), .end(let outcome)):
      var step = end(outcome, isYoung: isYoung, timing)
      step.effects.action = .cancel(run)
      return step
    case (.running(isYoung: true), .elapsed(let run)) where run == self.run:
      stage = .running(isYoung: false)
      return .none

    case (.finishing(let outcome), .elapsed(let run)) where run == self.run:
      return show(outcome, timing)
    case (.finishing, .end(.noMoreData)):
      stage = .finishing(.noMoreData)
      return .none
    case (.showing(let outcome), .elapsed(let run)) where run == self.run:
      return Step(isOver: outcome)
    case (.showing, .end(.noMoreData)):
      stage = .showing(.noMoreData)
      return .none
    case (.showing, .reset):
      return Step(isOver: .success)

    case (.finishing, .end), (.showing, .end):
      return .none  // it has ended
    case (_, .settled), (_, .elapsed), (_, .finished):
      return .none  // late, or of another run
    case (_, .reset):
      return .none  // nothing to forget
    case (_, .scrolled), (_, .dragBegan), (_, .dragEnded), (_, .contentChanged), (_, .resized),
      (_, .begin), (_, .readinessChanged), (_, .tapped), (_, .disarmed), (_, .removed):
      return .none  // the control's business
    }
  }

  /// Starts the action: at once for a control that does not open, otherwise when it is open.
  mutating func start(_ timing: SessionTiming) -> RefreshEffects {
    let isYoung = timing.minimumVisible > 0
    stage = .running(isYoung: isYoung)
    var effects = RefreshEffects(action: .run(run))
    effects.hooks = .didBegin
    if isYoung { effects.wait = .init(seconds: timing.minimumVisible, run: run) }
    return effects
  }

  private func ended(_ outcome: RefreshOutcome) -> RefreshEffects {
    RefreshEffects(ended: .init(run: run, outcome: outcome))
  }

  private mutating func end(
    _ outcome: RefreshOutcome, isYoung: Bool, _ timing: SessionTiming
  ) -> Step {
    guard !isYoung || outcome == .cancelled else {
      stage = .finishing(outcome)
      return Step(effects: ended(outcome))
    }
    var step = show(outcome, timing)
    step.effects.ended = .init(run: run, outcome: outcome)
    return step
  }

  private mutating func show(_ outcome: RefreshOutcome, _ timing: SessionTiming) -> Step {
    guard timing.resultDwell > 0, outcome != .cancelled else { return Step(isOver: outcome) }
    stage = .showing(outcome)
    return Step(effects: RefreshEffects(wait: .init(seconds: timing.resultDwell, run: run)))
  }
}
