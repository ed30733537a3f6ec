extension AutoMachine {
  mutating func wait() -> RefreshEffects {
    latestRun = latestRun.next
    return enter(.waiting(latestRun))
  }

  mutating func run(_ metrics: AxisMetrics) -> RefreshEffects {
    latestRun = latestRun.next
    return run(latestRun, metrics)
  }

  mutating func run(_ run: RefreshRun, _ metrics: AxisMetrics) -> RefreshEffects {
    let former = phase
    var session = Session.opening(run)
    var effects = session.start(settings.timing)
    effects.take(enter(.working(session)))
    effects.hold = updateHold(metrics)
    effects.hooks.insert(.willBegin)
    loadedLength = contentLength
    if case .working(let shown) = former {
      effects.hooks.insert(.willEnd)
      effects.closed = shown.run
    } else {
      effects.closed = closing
      closing = nil
    }
    return effects
  }

  /// A step of the run: what the session says, until it is over.
  mutating func proceed(
    _ session: Session, _ fact: RefreshFact, _ metrics: AxisMetrics
  ) -> RefreshEffects {
    var session = session
    var step = session.handle(fact, settings.timing)
    if let outcome = step.isOver { return close(session.run, outcome, step.effects, metrics) }
    step.effects.take(enter(.working(session)))
    return step.effects
  }

  /// Only in a scroll view that pages, it moves: a page must not stop half way into the footer.
  private mutating func close(
    _ run: RefreshRun, _ outcome: RefreshOutcome, _ former: RefreshEffects, _ metrics: AxisMetrics
  ) -> RefreshEffects {
    var effects = former
    effects.take(enter(.resting(Rest(after: outcome))))
    effects.hooks = .willEnd
    if let offset = metrics.pageOffset(whenEnded: held) {
      effects.offset = offset
      effects.motion = .slow
      effects.settling = run
      closing = run
    } else {
      effects.closed = run
    }
    if outcome == .cancelled { loadedLength = nil }
    return lookAgain(effects, metrics)
  }

  mutating func remove() -> RefreshEffects {
    let former = phase
    var effects = enter(.resting(.idle))
    effects.hold = setHeld(0)
    switch former {
    case .resting: effects.closed = closing
    case .waiting(let run):
      effects.ended = .init(run: run, outcome: .cancelled)
      effects.closed = closing
    case .working(let session): effects.leave(session)
    }
    closing = nil
    return effects
  }

  mutating func enter(_ next: Phase) -> RefreshEffects {
    let old = state
    phase = next
    var effects = RefreshEffects(transition: old == state ? nil : .init(from: old, to: state))
    let progress = state == .refreshing ? 1.0 : 0
    if progress != self.progress {
      self.progress = progress
      effects.progress = progress
    }
    return effects
  }

  mutating func hold(_ metrics: AxisMetrics) -> RefreshEffects {
    RefreshEffects(hold: updateHold(metrics))
  }

  /// Nothing is held below an empty list: there is nothing to come to the end of.
  func extent(in metrics: AxisMetrics) -> Double { hasPlace(metrics) ? trigger.extent : 0 }

  private mutating func updateHold(_ metrics: AxisMetrics) -> Double? {
    setHeld(extent(in: metrics))
  }

  private mutating func setHeld(_ value: Double) -> Double? {
    guard value != held else { return nil }
    held = value
    return value
  }
}

extension RefreshEffects {
  /// What a change of phase does is part of it.
  fileprivate mutating func take(_ change: RefreshEffects) {
    transition = change.transition
    progress = change.progress
  }
}
