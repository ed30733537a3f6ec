import RefreshCore

/// One fact, and what came of it.
struct Happening {
  let fact: RefreshFact
  let metrics: AxisMetrics
  let effects: RefreshEffects
  let former: RefreshMachine
  let now: RefreshMachine

  var scrolled: Bool {
    if case .scrolled = fact { metrics.isValid } else { false }
  }
}

/// What holds after each fact, whatever came before. Written without the machines' own formulas.
struct Laws {
  private let control: RandomControl
  private var running: RefreshRun?
  private var latest: UInt = 0
  private var latestEnded: UInt = 0
  private var firesOfDrag = 0
  /// What the app has heard: the run that is open, and the one that is closing.
  private var open: RefreshRun?
  private var closing: RefreshRun?

  init(of control: RandomControl) { self.control = control }

  /// The first law that does not hold.
  mutating func broken(by happening: Happening) -> String? {
    effectsTell(happening)
      ?? transitionsFollowTheGraph(happening)
      ?? actionsAlternate(happening)
      ?? hooksBalance(happening)
      ?? numbersAreSound(happening)
      ?? invalidMetricsChangeNothing(happening)
      ?? controlLaws(happening)
  }

  private mutating func controlLaws(_ happening: Happening) -> String? {
    switch happening.now {
    case .pull(let machine):
      PullLaws(machine: machine, isOpen: open != nil).broken(by: happening)
    case .auto(let machine):
      AutoLaws(machine: machine).broken(by: happening) ?? budget(happening, machine.trigger)
    }
  }

  // MARK: Both machines

  /// Who only listens to effects knows all.
  private func effectsTell(_ it: Happening) -> String? {
    let (former, now, effects) = (it.former, it.now, it.effects)
    if let transition = effects.transition {
      if transition.from != former.state || transition.to != now.state {
        return "the transition is not the machine's"
      }
      if transition.from == transition.to { return "a transition to the same state" }
    } else if former.state != now.state {
      return "a change of state in silence"
    }
    if effects.progress != (former.progress == now.progress ? nil : now.progress) {
      return "the progress is not told, or told again"
    }
    if effects.hold != (former.held == now.held ? nil : now.held) {
      return "what is held is not told, or told again"
    }
    return nil
  }

  private func transitionsFollowTheGraph(_ it: Happening) -> String? {
    guard let transition = it.effects.transition else { return nil }
    let next: [RefreshState] =
      switch transition.from {
      case .idle: [.pulling, .willRefresh, .refreshing, .noMoreData]
      case .pulling: [.idle, .willRefresh, .refreshing, .noMoreData]
      case .willRefresh: [.idle, .refreshing, .noMoreData, .failed]
      case .refreshing: [.idle, .succeeded, .noMoreData, .failed]
      case .succeeded: [.idle, .refreshing, .noMoreData]
      case .noMoreData: [.idle]
      case .failed: [.idle, .pulling, .willRefresh, .refreshing, .noMoreData]
      }
    if !next.contains(transition.to) { return "no such transition" }
    if case .auto = control.kind, transition.to == .pulling {
      return "an auto footer is not pulled"
    }
    return nil
  }

  /// Run, then its end or its cancelling, then the next run with a higher number.
  private mutating func actionsAlternate(_ it: Happening) -> String? {
    switch it.effects.action {
    case .run(let run):
      if running != nil { return "two actions at once" }
      if run.number <= latest { return "a run's number is not new" }
      (running, latest) = (run, run.number)
    case .cancel(let run):
      if running != run { return "cancelled what does not run" }
      running = nil
    case nil:
      if let run = running, case .finished(run, _) = it.fact { running = nil }
      if running != nil, it.now.state != .refreshing { return "an action was forgotten" }
    }
    guard let ended = it.effects.ended else { return nil }
    if ended.run.number <= latestEnded { return "a run ends twice" }
    if running != nil { return "an action goes on after its end" }
    latestEnded = ended.run.number
    return nil
  }

  /// Will begin, did begin, will end, did end: each run has its turn, and no run's are missing.
  private mutating func hooksBalance(_ it: Happening) -> String? {
    let (hooks, effects) = (it.effects.hooks, it.effects)
    if hooks.contains(.willEnd) {
      guard let run = open else { return "what is not open will end" }
      if closing != nil { return "it will end before the one before did" }
      (open, closing) = (nil, run)
    }
    if let closed = effects.closed {
      if closed != closing { return "what was not closing did end" }
      closing = nil
    }
    if hooks.contains(.willBegin) {
      if open != nil || closing != nil { return "it will begin before the last one did end" }
      open = it.now.latestRun
    }
    if case .run(let run) = effects.action {
      if !hooks.contains(.didBegin) { return "it began in silence" }
      if open != run { return "it began unannounced" }
    } else if hooks.contains(.didBegin) {
      return "nothing began"
    }
    if it.fact == .removed, open != nil || closing != nil { return "a removed control owes an end" }
    return nil
  }

  private func numbersAreSound(_ it: Happening) -> String? {
    if !it.now.progress.isFinite || it.now.progress < 0 { return "unsound progress" }
    if !it.now.held.isFinite || it.now.held < 0 { return "unsound inset" }
    if let offset = it.effects.offset, !offset.isFinite { return "unsound offset" }
    if it.fact == .removed, it.now.state != .idle || it.now.held != 0 || it.now.progress != 0 {
      return "something is left after the removal"
    }
    return nil
  }

  private func invalidMetricsChangeNothing(_ it: Happening) -> String? {
    guard !it.metrics.isValid, it.fact.isAboutGeometry else { return nil }
    let same =
      it.former.state == it.now.state && it.former.held == it.now.held
      && it.former.progress == it.now.progress
    return same ? nil : "invalid metrics changed something"
  }

  private mutating func budget(_ it: Happening, _ trigger: AutoTrigger) -> String? {
    guard it.metrics.isValid else { return nil }
    if it.fact == .dragBegan { firesOfDrag = 0 }
    guard case .run = it.effects.action else { return nil }
    if it.fact == .scrolled(.finger) || it.fact == .dragEnded { firesOfDrag += 1 }
    guard let limit = trigger.firesPerDrag else { return nil }
    return firesOfDrag > limit ? "a drag fired too often" : nil
  }
}

func near(_ a: Double, _ b: Double) -> Bool { abs(a - b) <= 1e-9 * max(1, abs(b)) }

extension AxisMetrics {
  /// Said once more, apart from the machines' own way to say it.
  func hasPlace(_ settings: ControlSettings) -> Bool {
    if contentLength == 0 { return settings.showsWhenEmpty }
    let gap = viewportLength - insetBefore - insetAfter - contentLength
    if settings.shortContent != .hide { return true }
    // As much as another control holds may go at any time. Below 1e-6 points nobody sees a gap.
    return -gap > heldElsewhere + 1e-6
  }
}
