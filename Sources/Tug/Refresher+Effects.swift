import RefreshCore

/// Effects out: what the machine asks for is carried out, in order and in whole.
extension Refresher {
  /// - Parameter first: what the effect runner has let begin.
  func perform(_ first: RefreshEffects, at place: Seat?) {
    carryOut(first, at: place)
    while let next = effectRunner.next() { carryOut(next.effects, at: next.place) }
  }

  private func carryOut(_ effects: RefreshEffects, at place: Seat?) {
    let begins = effects.hooks.contains(.willBegin)
    if begins {
      // Of the run before.
      if effects.hooks.contains(.willEnd) { onWillEnd?() }
      if let run = effects.closed { closed(run) }
    }
    if let transition = effects.transition {
      if transition.to != .failed { lastError = nil }
      showState()
      onStateChange?(transition.from, transition.to)
    }
    if begins { onWillBegin?() }
    // A callback may take the control away: what is left to do belongs to the place that it left.
    if seat === place { work(effects) } else if effects.hooks == .willEnd { onWillEnd?() }
    if !begins, let run = effects.closed { closed(run) }
  }

  private func work(_ effects: RefreshEffects) {
    let place = seat
    move(effects)
    switch effects.action {
    case .run(let run): start(run)
    case .cancel: cancel()
    case nil: break
    }
    if effects.hooks.contains(.didBegin) { onDidBegin?() }
    guard let wait = effects.wait, seat === place, !isReplayed else { return }
    self.wait.start(wait.seconds) { [weak self] in self?.receive { _ in .elapsed(wait.run) } }
  }

  /// What a motion can take: a refresh whose control never opens would never run.
  func seconds(_ duration: TimeInterval) -> TimeInterval {
    isAnimated && duration > 0 ? min(duration, 60) : 0
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
      withDuration: seconds(duration), delay: 0,
      options: [.beginFromCurrentState, .allowUserInteraction],
      animations: { [self] in apply(effects) },
      completion: { [weak self, weak seat] _ in
        // Also when the animation was cut short, by leaving the window for instance: the action of
        // a refresh that was begun must run.
        guard let self, let run = effects.settling, self.seat === seat, !isReplayed else { return }
        receive { _ in .settled(run) }
      })
  }

  private func apply(_ effects: RefreshEffects) {
    if effects.progress != nil { showProgress() }
    if let hold = effects.hold {
      // What UIKit corrects the offset to in between is where nobody is going: followed, it would
      // take back what is held.
      isUnderWay = effects.offset != nil
      // What only follows the content follows it to where it is by now: two that waited would chase
      // each other, because each moves the content that the other has followed.
      seat?.hold(CGFloat(effects.settling == nil ? machine.held : hold))
      isUnderWay = false
    }
    if let offset = effects.offset { seat?.scroll(to: CGFloat(offset)) }
    if effects.hooks == .willEnd { onWillEnd?() }
  }
}
