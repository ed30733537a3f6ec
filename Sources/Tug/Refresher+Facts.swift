import RefreshCore

/// Facts in: nothing is decided here.
extension Refresher {
  /// Takes its place in a scroll view. One that already has a place leaves it first.
  func attach(to seat: Seat) {
    detach()
    self.seat = seat
    seat.quiet.leave()
    let old = machine
    indicator.prepare(for: seat.edge, trigger: trigger.kind)
    machine = trigger.machine(end: seat.end, extent: visibleExtent)
    // Each place counts its own runs.
    (latestResult, latestClosed) = (nil, nil)
    container.autoresizingMask = seat.edge.axis == .vertical ? .flexibleWidth : .flexibleHeight
    if !Trigger.isLength(indicator.extent) { warn(.length) }
    tune()
    seat.scrollView?.insertSubview(container, at: 0)
    if old.state != machine.state { onStateChange?(old.state, machine.state) }
    showState()
    showProgress()
    receive { _ in .contentChanged }
    place()
    seat.recorder?.attached(self)
  }

  /// Gives back all that it holds, cancels its action, and leaves.
  func detach() {
    guard let seat else { return }
    seat.recorder?.left(self)
    // Vacated first: giving back the inset is news for whoever still stands here.
    seat.vacate()
    receive { _ in .removed }
    // In a callback of this control those effects wait, and would come too late for this place.
    seat.hold(0)
    cancel()
    wait.cancel()
    isBarred = false
    let home = seat.scrollView
    self.seat = nil
    // An app that has moved the view elsewhere may keep it.
    if container.superview === home { container.removeFromSuperview() }
  }

  /// A view that somebody has taken out of the scroll view controls it no longer.
  func superviewChanged() {
    guard let seat, container.superview !== seat.scrollView else { return }
    detach()
  }

  /// Also told while the view moves below a bar, with no news for us.
  func safeAreaChanged() {
    guard let reading = seat?.reading(), reading.surroundings != surroundings else { return }
    contentChanged()
  }

  /// The scroll view is gone, and took the place with it.
  func abandon() {
    seat?.quiet.leave()
    seat = nil
    wait.cancel()
    follow(machine.handle(.removed, .nowhere))
  }

  /// Passes a fact to the machine and carries out what it answers.
  func receive(_ fact: (Refresher) -> RefreshFact) {
    guard let seat, let metrics = seat.metrics() else { return }
    seat.quiet.leave()
    notice(metrics)
    let fact = fact(self)
    seat.recorder?.heard(fact, self)
    follow(machine.handle(fact, metrics))
  }

  /// The same for what the user does, unless it is not for this control.
  func hear(_ fact: (Refresher) -> RefreshFact) {
    if isListening { receive(fact) }
  }

  /// Carries out what the machine has answered, and tells who waited for it; without a result, that
  /// it was given up. (Made only then: an error is an allocation, and this is done for every step.)
  func follow(_ effects: RefreshEffects, _ result: RefreshResult? = nil) {
    // Its turn is taken before others hear of it: what they answer comes after.
    let due = effectRunner.begin(effects, at: seat)
    // A run may be over without a change of state: a failure that has been shown long enough.
    if effects.transition != nil || effects.hooks.contains(.willEnd) { seat?.stateChanged(self) }
    if let due { perform(due, at: seat) }
    if let ended = effects.ended { resume(ended.run, result ?? .cancelled) }
  }

  /// A pull that was left behind with its window is over.
  func windowChanged() {
    if container.window == nil { receive { _ in .disarmed } }
    receive { .readinessChanged(isReady: $0.isReady) }
  }

  /// Another control has begun, or is done.
  func bar(_ isBarred: Bool) {
    guard isBarred != self.isBarred, !isReplayed else { return }
    setBarred(isBarred)
  }

  func setBarred(_ isBarred: Bool) {
    self.isBarred = isBarred
    tune()
    if isBarred { receive { _ in .disarmed } }
    receive { .readinessChanged(isReady: $0.isReady) }
  }

  /// One that nobody may start by scrolling follows it all the same while it is at work.
  var hearsScrolling: Bool { isListening || machine.isWorking }

  /// Once for each change of the content offset that is not quiet. True if it changed anything, so that
  /// the reading may be out of date.
  func scrolled(_ reading: ScrollReading, by cause: ScrollCause) -> Bool {
    guard let seat, !isUnderWay else { return false }
    guard hearsScrolling else { return scrolledUnheard() }
    let metrics = seat.metrics(reading)
    notice(metrics)
    let effects = machine.handle(.scrolled(cause), metrics)
    if effects != .none {
      follow(effects)
    } else if reading.surroundings == surroundings {
      return false
    }
    // The safe area changes without a word; that it did shows in the next step at the latest.
    place()
    return true
  }

  /// A pull that does not count any more still has to end at 0.
  private func scrolledUnheard() -> Bool {
    guard machine.progress != 0 else { return false }
    contentChanged()
    return true
  }

  /// The layout turned around, and the seat with it.
  func turned() {
    guard let seat else { return }
    seat.quiet.leave()
    machine.move(to: seat.end)
    seat.hold(CGFloat(machine.held))
    showState()
    contentChanged()
  }

  /// The content, the viewport or the insets changed.
  func contentChanged() {
    if case .items = trigger.loadDistance { tune() }
    receive { _ in .contentChanged }
    place()
  }

  /// Puts the view where the control stands.
  func place() {
    guard let seat, let reading = seat.reading() else { return }
    let metrics = seat.metrics(reading)
    guard metrics.isValid else { return }
    seat.quiet.leave()
    let frame = seat.frame(
      at: CGFloat(machine.position(metrics)), extent: CGFloat(machine.extent), reading)
    guard frame.isPlace else { return warnOfLayout() }
    surroundings = reading.surroundings
    if container.frame != frame { container.frame = frame }
    let isVacant = !machine.isPresent(metrics)
    if container.isVacant != isVacant { container.isVacant = isVacant }
  }
}

extension CGRect {
  /// Core Animation raises an exception for a frame that is not finite.
  fileprivate var isPlace: Bool {
    AxisMetrics.isCoordinate(Double(origin.x)) && AxisMetrics.isCoordinate(Double(origin.y))
      && AxisMetrics.isLength(Double(size.width)) && AxisMetrics.isLength(Double(size.height))
  }
}

extension AxisMetrics {
  /// What is left to measure when the scroll view is gone.
  fileprivate static let nowhere = AxisMetrics(offset: 0, contentLength: 0, viewportLength: 0)
}
