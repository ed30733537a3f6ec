extension PullMachine {
  mutating func become(_ next: Phase, _ metrics: AxisMetrics) -> RefreshEffects {
    var effects = enter(next)
    effects.progress = updateProgress(metrics)
    return effects
  }

  mutating func track(_ metrics: AxisMetrics) -> RefreshEffects {
    RefreshEffects(progress: updateProgress(metrics))
  }

  mutating func wait(_ metrics: AxisMetrics) -> RefreshEffects {
    latestRun = latestRun.next
    return become(.waiting(latestRun), metrics)
  }

  mutating func open(_ metrics: AxisMetrics) -> RefreshEffects {
    latestRun = latestRun.next
    return open(latestRun, metrics)
  }

  mutating func open(_ run: RefreshRun, _ metrics: AxisMetrics) -> RefreshEffects {
    let former = phase
    var effects = enter(.working(.opening(run)))
    effects.hooks = .willBegin
    if case .working(let session) = former {
      // Its result was still on show: it has not even begun to close.
      effects.hooks.insert(.willEnd)
      effects.closed = session.run
    } else {
      effects.closed = closing
      closing = nil
    }
    effects.progress = setProgress(1)
    moveToRest(&effects, metrics)
    effects.settling = run
    return effects
  }

  private mutating func moveToRest(_ effects: inout RefreshEffects, _ metrics: AxisMetrics) {
    let (extent, short) = (distances.restingExtent, settings.shortContent)
    effects.hold = setHeld(metrics.holdOnBegin(at: end, extent: extent, short: short))
    effects.offset = metrics.refreshingOffset(at: end, extent: extent, short: short)
    effects.motion = .fast
  }

  mutating func follow(_ metrics: AxisMetrics) -> RefreshEffects {
    let hold = metrics.holdWhileRefreshing(
      at: end, extent: distances.restingExtent, short: settings.shortContent)
    // What is held is part of the inset that it is measured by: news that only rounding makes would
    // be followed by the next, for ever.
    guard hold == 0 || (hold - held).magnitude > metrics.rounding else { return .none }
    return RefreshEffects(hold: setHeld(hold))
  }

  /// Content that grows closes the gap below short content. A header keeps what it holds: the app
  /// moved an inset, nobody scrolled.
  mutating func followContent(_ metrics: AxisMetrics) -> RefreshEffects {
    switch end {
    case .before: .none
    case .after: follow(metrics)
    }
  }

  /// A control that rests fully open opens on, or closes a little, in one motion with its inset. One
  /// that was scrolled away from has only its inset follow.
  mutating func resize(to extent: Double, _ metrics: AxisMetrics) -> RefreshEffects {
    let former = metrics.refreshingOffset(
      at: end, extent: distances.restingExtent, short: settings.shortContent)
    distances = distances.resized(to: extent)
    switch phase {
    case .resting, .spent, .waiting: return track(metrics)
    case .pulling: return isArmed(metrics) ? track(metrics) : become(.resting(.idle), metrics)
    case .working:
      // The offset is rounded to the pixel.
      guard abs(metrics.offset - former) < 1 else { return follow(metrics) }
      var effects = RefreshEffects()
      moveToRest(&effects, metrics)
      return effects
    }
  }

  /// A step of the run: what the session says, until it is over.
  mutating func proceed(
    _ session: Session, _ fact: RefreshFact, _ metrics: AxisMetrics
  ) -> RefreshEffects {
    var session = session
    var step = session.handle(fact, settings.timing)
    if let outcome = step.isOver { return close(session.run, outcome, step.effects, metrics) }
    step.effects.transition = enter(.working(session)).transition
    return step.effects
  }

  /// Spent, if a finger may still hold it beyond the trigger.
  func phase(after outcome: RefreshOutcome, _ metrics: AxisMetrics) -> Phase {
    let rest = Rest(after: outcome)
    let isOut = metrics.isValid && isBeyondTrigger(metrics) && !settings.rearmsInDrag
    return isOut ? .spent(rest) : .resting(rest)
  }

  private mutating func close(
    _ run: RefreshRun, _ outcome: RefreshOutcome, _ former: RefreshEffects, _ metrics: AxisMetrics
  ) -> RefreshEffects {
    var effects = former
    effects.transition = enter(phase(after: outcome, metrics)).transition
    effects.progress = setProgress(0)
    effects.hold = setHeld(0)
    effects.motion = .slow
    effects.settling = run
    effects.hooks = .willEnd
    closing = run
    return effects
  }

  mutating func remove() -> RefreshEffects {
    let former = phase
    var effects = enter(.resting(.idle))
    effects.progress = setProgress(0)
    effects.hold = setHeld(0)
    effects.leave(former, closing)
    closing = nil
    return effects
  }

  private mutating func enter(_ next: Phase) -> RefreshEffects {
    let old = state
    phase = next
    return RefreshEffects(transition: old == state ? nil : .init(from: old, to: state))
  }

  mutating func updateProgress(_ metrics: AxisMetrics) -> Double? {
    guard metrics.isValid else { return nil }
    return setProgress(line(metrics)?.progress(at: metrics.offset) ?? 0)
  }

  /// `nil` while there is nothing to pull out.
  func line(_ metrics: AxisMetrics) -> PullLine? {
    guard isPresent(metrics) else { return nil }
    return PullLine(
      start: metrics.showOffset(at: end), end: end, extent: distances.visibleExtent)
  }

  /// `nil` when it is that already.
  private mutating func setProgress(_ value: Double) -> Double? {
    guard value != progress else { return nil }
    progress = value
    return value
  }

  private mutating func setHeld(_ value: Double) -> Double? {
    guard value != held else { return nil }
    held = value
    return value
  }
}

extension RefreshEffects {
  /// The control leaves in this phase: whoever waits for a run hears that it is over.
  fileprivate mutating func leave(_ phase: PullMachine.Phase, _ closing: RefreshRun?) {
    switch phase {
    case .resting, .spent, .pulling: closed = closing
    case .waiting(let run):
      ended = .init(run: run, outcome: .cancelled)
      closed = closing
    case .working(let session): leave(session)
    }
  }

  mutating func leave(_ session: Session) {
    if session.isRunning { action = .cancel(session.run) }
    if session.owesOutcome { ended = .init(run: session.run, outcome: .cancelled) }
    hooks = .willEnd
    closed = session.run
  }
}
