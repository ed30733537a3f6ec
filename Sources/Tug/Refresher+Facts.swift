import RefreshCore

/// Facts in, effects out: nothing is decided here.
extension Refresher {
  /// Takes its place in a scroll view. One that already has a place leaves it first.
  func attach(to seat: Seat) {
    detach()
    self.seat = seat
    let old = machine
    indicator.prepare(for: seat.edge, trigger: trigger.kind)
    machine = trigger.machine(end: seat.end, extent: Double(indicator.extent))
    seat.scrollView?.insertSubview(container, at: 0)
    if old.state != machine.state { onStateChange?(old.state, machine.state) }
    showState()
    showProgress()
    receive { _ in .contentChanged }
    place()
  }

  /// Gives back all that it holds, cancels its action, and leaves.
  func detach() {
    guard let seat else { return }
    // Vacated first: giving back the inset is news for whoever still stands here.
    seat.vacate()
    receive { _ in .removed }
    // In a callback of this control those effects wait, and would come too late for this place.
    seat.hold(0)
    cancel()
    self.seat = nil
    container.removeFromSuperview()
  }

  /// The scroll view is gone, and took the place with it.
  func abandon() {
    seat = nil
    perform(machine.handle(.removed, .nowhere))
  }

  /// Passes a fact to the machine and carries out what it answers.
  func receive(_ fact: (Refresher) -> RefreshFact) {
    guard let metrics = seat?.metrics() else { return }
    perform(machine.handle(fact(self), metrics))
  }

  /// The hot path: once for each change of the content offset. True if it changed anything, so that
  /// the reading may be out of date.
  func scrolled(_ reading: ScrollReading, isDragging: Bool) -> Bool {
    guard let seat else { return false }
    if let effects = machine.handleScroll(isDragging: isDragging, seat.metrics(reading)) {
      perform(effects)
    } else if reading.surroundings == surroundings {
      return false
    }
    // The safe area changes without a word; that it did shows in the next step at the latest.
    place()
    return true
  }

  /// The layout turned around, and the seat with it.
  func turned() {
    guard let seat else { return }
    machine.move(to: seat.end)
    seat.hold(CGFloat(machine.held))
    showState()
    contentChanged()
  }

  /// The content, the viewport or the insets changed.
  func contentChanged() {
    receive { _ in .contentChanged }
    place()
  }

  /// Puts the view where the control stands.
  func place() {
    let extent = indicator.extent
    guard let seat, let reading = seat.reading(),
      let frame = seat.controlFrame(of: trigger.kind, extent: extent, reading)
    else { return }
    surroundings = reading.surroundings
    if container.frame != frame { container.frame = frame }
    // An automatic footer below an empty list has nothing to be the end of.
    let isIdleWithoutContent = trigger.kind == .automatic && machine.held == 0
    if container.isHidden != isIdleWithoutContent { container.isHidden = isIdleWithoutContent }
  }

  func perform(_ effects: RefreshEffects) {
    guard let first = effectRunner.begin(effects, at: seat) else { return }
    carryOut(first, at: seat)
    while let next = effectRunner.next() { carryOut(next.effects, at: next.place) }
  }

  private func carryOut(_ effects: RefreshEffects, at place: Seat?) {
    if let transition = effects.transition {
      if transition.to != .failed { failure = nil }
      showState()
      onStateChange?(transition.from, transition.to)
    }
    // A callback may take the control away: what is left to do belongs to the place that it left.
    guard seat === place else { return }
    move(effects)
    switch effects.action {
    case .run(let run): start(run)
    case .cancel: cancel()
    case nil: break
    }
  }

  /// Progress, inset and offset change together, in one animation where there is one.
  private func move(_ effects: RefreshEffects) {
    let duration: TimeInterval
    switch effects.motion {
    case .none: return apply(effects)
    case .fast: duration = openingDuration
    case .slow: duration = closingDuration
    }
    UIView.animate(
      withDuration: duration, delay: 0, options: [.beginFromCurrentState, .allowUserInteraction],
      animations: { [self] in apply(effects) },
      completion: { [weak self, weak seat] _ in
        // Also when the animation was cut short, by leaving the window for instance: the action of
        // a refresh that was begun must run.
        guard let self, let run = effects.settling, self.seat === seat else { return }
        receive { _ in .settled(run) }
      })
  }

  private func apply(_ effects: RefreshEffects) {
    if effects.progress != nil { showProgress() }
    if let hold = effects.hold { seat?.hold(CGFloat(hold)) }
    if let offset = effects.offset { seat?.scroll(to: CGFloat(offset)) }
  }
}

extension AxisMetrics {
  /// What is left to measure when the scroll view is gone.
  fileprivate static let nowhere = AxisMetrics(offset: 0, contentLength: 0, viewportLength: 0)
}
