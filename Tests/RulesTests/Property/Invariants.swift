@testable import Tug

/// The invariants that hold after each event, whatever came before. Written without the machine's
/// own formulas.
struct Invariants {
  private var runs = RunInvariants()
  private var drag = DragInvariants()

  /// The first violated invariant.
  mutating func violation(by it: HandledEvent) -> String? {
    let isCleared = runs.isCleared
    return changesAreReported(it)
      ?? statesFollowTheGraph(it)
      ?? numbersAreFinite(it)
      ?? invalidMetricsChangeNothing(it)
      ?? questions(it)
      ?? runs.violation(by: it)
      ?? drag.violation(by: it)
      ?? controlViolation(it, isCleared: isCleared)
  }

  private func controlViolation(_ it: HandledEvent, isCleared: Bool) -> String? {
    switch it.now.configuration.trigger {
    case .pull(let pull):
      PullInvariants(pull: pull, origin: drag.origin, grip: runs.grip).violation(by: it)
    case .load(let load):
      LoadInvariants(load: load, isCleared: isCleared, mayRetry: drag.mayRetry).violation(by: it)
    }
  }

  /// State and inset follow from the effects alone.
  private func changesAreReported(_ it: HandledEvent) -> String? {
    var state = it.former.state
    for change in it.changes {
      if change.from != state { return "a change from a state that was not reported" }
      if change.from == change.to { return "a change to the same state" }
      state = change.to
    }
    if state != it.now.state { return "a change of state that is not reported" }
    if it.event == .removed { return nil }
    let moved = it.effects.movement?.hold
    if let moved, moved != it.now.held { return "a movement to another inset than the machine's" }
    let reportsHold = moved != nil || it.effects.contains(.updateHold)
    if reportsHold != (it.former.held != it.now.held), !it.configured {
      return "the inset is not reported, or reported again"
    }
    return it.former.held == it.now.held || reportsHold ? nil : "a new inset is not reported"
  }

  private func statesFollowTheGraph(_ it: HandledEvent) -> String? {
    for change in it.changes {
      if !StateGraph.successors(of: change.from).contains(change.to) {
        return "no such change of state"
      }
      guard case .load = it.now.configuration.trigger else { continue }
      if change.to == .pulling || change.to == .pullingFurther {
        return "a loading control is not pulled"
      }
    }
    return nil
  }

  private func numbersAreFinite(_ it: HandledEvent) -> String? {
    if !it.now.progress.isFinite || it.now.progress < 0 { return "progress is not a number" }
    if !it.now.held.isFinite || it.now.held < 0 { return "the inset is not a number" }
    if let offset = it.effects.movement?.offset, !offset.isFinite {
      return "an offset of no number"
    }
    for case .startTimer(let seconds, _) in it.effects where !(0...60).contains(seconds) {
      return "a time of more than a minute"
    }
    if it.event == .removed, it.now.state != .idle || it.now.held != 0 || it.now.progress != 0 {
      return "something is left after the removal"
    }
    return nil
  }

  private func invalidMetricsChangeNothing(_ it: HandledEvent) -> String? {
    guard !it.metrics.isValid, it.event.isAboutGeometry else { return nil }
    let isSame =
      it.former.state == it.now.state && it.former.held == it.now.held
      && it.former.progress == it.now.progress
    return isSame ? nil : "invalid metrics changed something"
  }

  /// The app is asked about runs of the user, and only about them.
  private func questions(_ it: HandledEvent) -> String? {
    let asks = it.former.configuration.asksBeforeBeginning
    if it.asks, !asks || !it.event.isByUser { return "a question that the app does not expect" }
    if asks, it.begins, it.event.isByUser { return "a run that the app was not asked about" }
    return nil
  }
}
