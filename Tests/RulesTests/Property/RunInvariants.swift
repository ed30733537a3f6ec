@testable import Tug

/// The order of a run's effects. Each run that begins ends once, and so does its result.
struct RunInvariants {
  private var working: (run: RefreshRun, work: RunWork)?
  private var latestStarted: UInt = 0
  private var latestCompleted: UInt = 0
  /// The run whose result is awaited.
  private var awaited: RefreshRun?
  /// The open run, and the closing one.
  private var open: RefreshRun?
  private var closing: RefreshRun?
  /// Whether the finger that began the run, or asked for it, holds the content.
  private(set) var grip = false
  private var isDragged = false
  /// Whether, since the last run, a no-more-data or failed state was cleared, or another control has closed.
  private(set) var isCleared = false

  mutating func violation(by it: HandledEvent) -> String? {
    note(it)
    if it.effects.isEmpty { return work(it) }
    if let violation = results(it) { return violation }
    for effect in it.effects {
      if let violation = violation(by: effect, it) { return violation }
    }
    return order(it) ?? work(it)
  }

  private mutating func note(_ it: HandledEvent) {
    if it.event == .reset, [.noMoreData, .failed].contains(it.former.state) { isCleared = true }
    if it.former.conditions.contains(.blocked), !it.now.conditions.contains(.blocked) {
      isCleared = true
    }
    if it.asks || it.begins, it.event.isByUser { grip = it.event == .scrolled(.finger) }
    switch it.event {
    case .dragBegan: isDragged = true
    case .dragEnded, .dragCancelled: isDragged = false
    default: break
    }
    if case .answered = it.event {
    } else if it.begins, !it.event.isByUser {
      grip = isDragged && it.isPulled && it.former.held == 0
    }
    let pull = it.metrics.isValid ? it.metrics.pull(at: it.now.configuration.end) : 0
    switch it.event {
    case .scrolled(.momentum), .scrolled(.program): if it.metrics.isValid { grip = false }
    case .dragEnded, .dragCancelled: if it.metrics.isValid, pull <= 0 { grip = false }
    default: break
    }
    if it.changesTrigger || it.now.state == .willRefresh { grip = false }
  }

  /// Will begin, did begin, will end, did end, in turn for each run.
  private mutating func violation(by effect: RefreshEffect, _ it: HandledEvent) -> String? {
    switch effect {
    case .willBegin:
      if open != nil || closing != nil { return "a run will begin before the last one did end" }
      open = it.now.latestRun
    case .start(let run, _):
      if open != run { return "a run starts that will not begin" }
    case .willEnd(let motion):
      guard let run = open else { return "a run will end that is not open" }
      if closing != nil { return "a run will end before the last one did end" }
      if motion != (it.effects.movement == nil || it.begins ? .none : .closing) {
        return "a run ends in another movement than its control"
      }
      (open, closing) = (nil, run)
    case .didEnd(let run):
      if closing != run { return "a run did end that was not closing" }
      if awaited == run { return "a run ends without a result" }
      closing = nil
    case .move(let movement):
      if movement.motion == .closing, movement.settling != open {
        return "a closing movement without its run"
      }
    default: break
    }
    if it.event == .removed, effect == it.effects.last, open != nil || closing != nil {
      return "a removed control never ends its run"
    }
    return nil
  }

  private func order(_ it: HandledEvent) -> String? {
    let ranks = it.effects.map { effect -> Int in
      switch effect {
      case .accept: 2
      case .changeState: 3
      case .updateHold where it.configured: 3
      case .askToBegin, .willBegin: 4
      case .updateHold, .move: 5
      case .performSecondStop: 5
      // The previous run ends first; a run of its own ends in its place.
      case .willEnd: it.begins ? 0 : 6
      case .start: 6
      case .cancelAction: 7
      case .complete: 8
      case .didEnd: it.begins ? 1 : 9
      case .announce: 10
      case .startTimer: it.now.isRunning ? 6 : 11
      }
    }
    // A question comes after the control has followed the content.
    if it.asks || it.configured { return nil }
    return ranks == ranks.sorted() ? nil : "effects out of order: \(ranks)"
  }

  /// Work starts, and ends or is canceled, before the next starts with a higher number.
  private mutating func work(_ it: HandledEvent) -> String? {
    let cancels = it.effects.contains(.cancelAction)
    if let started = it.started {
      if working != nil { return "work on two runs at once" }
      if started.run.number <= latestStarted { return "a run without a new number" }
      (working, latestStarted) = (started, started.run.number)
      isCleared = false
    } else if cancels {
      guard let running = working, running.work == .action else {
        return "no action to cancel"
      }
      working = nil
    } else if let running = working {
      if case .finished(running.run, _) = it.event { working = nil }
      if running.work == .external, it.completed == running.run { working = nil }
    }
    if working != nil, it.now.state != .refreshing { return "an action was forgotten" }
    if working != nil, it.completed != nil { return "work continues after its result" }
    return nil
  }

  /// Each awaited run gets one result, which was accepted before, unless it was dropped.
  private mutating func results(_ it: HandledEvent) -> String? {
    if it.begins || it.now.state == .willRefresh {
      if let awaited, awaited != it.now.latestRun { return "a run without a result" }
      awaited = it.now.latestRun
    }
    var accepted: [RefreshEffect] = []
    for effect in it.effects {
      switch effect {
      case .accept(let run, let outcome): accepted.append(.complete(run, outcome))
      case .announce(.cancelled): return "a canceled run is announced"
      case .complete(let run, _):
        if run != awaited || run.number <= latestCompleted { return "a result that no one awaits" }
        let wasDropped = it.event == .removed || it.former.state == .willRefresh
        if accepted != (wasDropped ? [] : [effect]) { return "a result that was not accepted" }
        (awaited, latestCompleted) = (nil, run.number)
      default: break
      }
    }
    if awaited != nil, it.now.state != .refreshing, it.now.state != .willRefresh {
      return "a run ended without a result"
    }
    return nil
  }
}
