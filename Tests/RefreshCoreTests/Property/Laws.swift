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
  private var firesOfDrag = 0

  init(of control: RandomControl) { self.control = control }

  /// The first law that does not hold.
  mutating func broken(by happening: Happening) -> String? {
    effectsTell(happening)
      ?? transitionsFollowTheGraph(happening)
      ?? actionsAlternate(happening)
      ?? numbersAreSound(happening)
      ?? invalidMetricsChangeNothing(happening)
      ?? controlLaws(happening)
  }

  private mutating func controlLaws(_ happening: Happening) -> String? {
    switch control {
    case .pull(let end, let distances):
      Self.pullLaws(happening, end, distances)
    case .auto(let trigger):
      autoLaws(happening, trigger)
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
      case .refreshing: [.idle, .noMoreData, .failed]
      case .noMoreData: [.idle]
      case .failed: [.idle, .pulling, .willRefresh, .refreshing, .noMoreData]
      }
    if !next.contains(transition.to) { return "no such transition" }
    if case .auto = control, transition.to == .pulling { return "an auto footer is not pulled" }
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
      guard let run = running, it.now.state != .refreshing else { break }
      guard case .finished(run, _) = it.fact else { return "an action was forgotten" }
      running = nil
    }
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

  // MARK: One machine each

  private static func pullLaws(
    _ it: Happening, _ end: AxisEnd, _ distances: PullDistances
  ) -> String? {
    let metrics = it.metrics
    let free = metrics.viewportLength - metrics.insetBefore - metrics.insetAfter
    let gap = max(free - metrics.contentLength, 0)
    let pull =
      switch end {
      case .before: -metrics.insetBefore - metrics.offset
      case .after: metrics.offset + metrics.insetBefore - max(metrics.contentLength - free, 0)
      }
    guard it.now.state == .refreshing else {
      if it.now.held != 0 { return "it holds an inset at rest" }
      let shown = distances.visibleExtent > 0 ? pull / distances.visibleExtent : 1
      if it.scrolled, !near(it.now.progress, pull > 0 ? shown : 0) {
        return "the progress is not that of the pull"
      }
      if it.effects.transition?.to == .pulling, pull <= distances.triggerDistance {
        return "armed before the trigger distance"
      }
      return nil
    }
    if it.now.progress != 1 { return "refreshing, but not all of it shows" }
    if it.effects.settling != nil, end == .before, it.now.held != distances.restingExtent {
      return "opened to something else than the resting extent"
    }
    guard it.scrolled, it.effects.settling == nil else { return nil }
    let held =
      switch end {
      case .before: min(max(pull, 0), distances.restingExtent)
      case .after: distances.restingExtent + gap
      }
    return near(it.now.held, held) ? nil : "it does not hold what shows"
  }

  private mutating func autoLaws(_ it: Happening, _ trigger: AutoTrigger) -> String? {
    if it.now.held != 0, it.now.held != trigger.extent { return "it holds a part of itself" }
    if it.scrolled, it.now.held != (it.metrics.contentLength == 0 ? 0 : trigger.extent) {
      return "it does not hold itself below content"
    }
    if it.now.progress != (it.now.state == .refreshing ? 1 : 0) { return "somebody pulls it" }
    if it.effects.motion != .none || it.effects.offset != nil { return "it moves" }

    guard it.metrics.isValid else { return nil }
    if it.fact == .dragBegan { firesOfDrag = 0 }
    guard case .run = it.effects.action else { return nil }
    switch it.fact {
    case .scrolled, .dragEnded:
      if it.former.state != .idle { return "it fires in a state that is not idle" }
      if it.metrics.contentLength == 0 { return "it fires below an empty list" }
      if it.scrolled, !Self.isReached(trigger, it.metrics) { return "it fires out of reach" }
      if it.fact != .scrolled(isDragging: false) { firesOfDrag += 1 }
    default: break
    }
    if let limit = trigger.firesPerDrag, firesOfDrag > limit { return "a drag fired too often" }
    return nil
  }

  private static func isReached(_ trigger: AutoTrigger, _ metrics: AxisMetrics) -> Bool {
    let visible = metrics.offset + metrics.viewportLength - metrics.insetAfter
    return metrics.insetBefore + metrics.contentLength > metrics.viewportLength
      && visible - metrics.contentLength >= trigger.extent * trigger.percent - 1e-9
  }

  private static func near(_ a: Double, _ b: Double) -> Bool {
    abs(a - b) <= 1e-9 * max(1, abs(b))
  }
}
