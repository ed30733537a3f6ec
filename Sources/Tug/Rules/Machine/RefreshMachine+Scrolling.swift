extension RefreshMachine {
  /// Follows the content with the progress, and with the inset that is held.
  mutating func follow(_ metrics: AxisMetrics) -> [RefreshEffect] {
    rules.noteStep(metrics)
    return updateHold(metrics)
  }

  mutating func updateHold(_ metrics: AxisMetrics) -> [RefreshEffect] {
    guard metrics.isValid else { return [] }
    if case .running(_, .held) = control.phase { return [] }
    guard let hold = rules.hold(isOpen: isRunning, conditions, metrics) else {
      followPull(metrics)
      return []
    }
    // The hold is part of the inset that it is measured by: a change that is only rounding would be
    // followed by another one, forever.
    guard hold == 0 || (hold - held).magnitude > metrics.rounding else { return [] }
    return control.hold(hold)
  }

  /// A control that ignores input shows no pull, but one that already shows has to end.
  mutating func followPull(_ metrics: AxisMetrics) {
    guard conditions.allowInput || progress != 0, let rules = rules.pull else { return }
    control.show(rules.progress(metrics))
  }

  mutating func scroll(
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
  mutating func rearm(from stop: PullStop, _ metrics: AxisMetrics) -> [RefreshEffect] {
    guard let rules = rules.pull, let now = rules.armedStop(metrics) else {
      return become(.idle(.ready), metrics)
    }
    return now == stop ? follow(metrics) : become(.armed(now), metrics)
  }

  /// The first offset without a finger: pulled content was released, unless the app has jumped away.
  mutating func release(_ stop: PullStop, _ metrics: AxisMetrics) -> [RefreshEffect] {
    guard metrics.pull(at: configuration.end) > 0 else { return become(.idle(.ready), metrics) }
    switch stop {
    case .trigger: return trigger(.released, metrics)
    case .second: return become(.idle(.ready), metrics) + [.performSecondStop]
    }
  }

  mutating func liftFinger(
    _ idle: IdleState, _ metrics: AxisMetrics
  ) -> [RefreshEffect] {
    rules.fingerLifted(idle, conditions, metrics) ? trigger(.released, metrics) : []
  }

  /// Content that was pushed back before the release has nothing to bounce.
  mutating func liftFinger(
    _ cycle: RunCycle, _ metrics: AxisMetrics
  ) -> [RefreshEffect] {
    guard metrics.pull(at: configuration.end) <= 0 else { return [] }
    control.enter(.running(cycle, .released))
    return follow(metrics)
  }

  /// The finger that triggered the run has let go: the control takes its room.
  mutating func open(_ cycle: RunCycle, _ metrics: AxisMetrics) -> [RefreshEffect] {
    control.enter(.running(cycle, .released))
    guard let rules = rules.pull, rules.opens(.always, metrics),
      metrics.pull(at: rules.end) > 0
    else { return follow(metrics) }
    return control.move(rules.opening(metrics, settling: nil))
  }

  /// The grip of a run that the app begins. Under a finger it takes no room before the release.
  /// One that is still open has its room.
  var grip: RefreshPhase.Grip {
    control.isDragged && !rules.loads && held == 0 ? .held : .released
  }

  func coastsIntoSight(_ metrics: AxisMetrics) -> Bool {
    guard let rules = rules.pull else { return false }
    return rules.coastsIntoSight(metrics, held: held)
  }

  /// Opens the control where the content would stop half-way into it.
  mutating func openCoasting(_ metrics: AxisMetrics) -> [RefreshEffect] {
    guard let rules = rules.pull else { return [] }
    return control.move(rules.opening(metrics, settling: nil))
  }

  func isPastTrigger(_ metrics: AxisMetrics) -> Bool {
    guard let rules = rules.pull else { return false }
    return metrics.isValid && rules.stop(metrics) != nil
  }

  /// Whether some of a pulled control shows.
  func showsPull(_ metrics: AxisMetrics) -> Bool {
    guard let rules = rules.pull else { return false }
    return metrics.isValid && metrics.pull(at: rules.end) > 0
  }

  /// Enters a phase in which the control holds what it holds there.
  mutating func become(_ next: RefreshPhase, _ metrics: AxisMetrics) -> [RefreshEffect] {
    control.enter(next) + updateHold(metrics)
  }
}
