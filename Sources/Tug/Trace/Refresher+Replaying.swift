@_spi(Trace) import RefreshCore

/// How a recording is played: what motions, waits and other controls do is in it, and happens when
/// it says so.
@_spi(Trace) extension Refresher {
  /// From now on nothing happens by itself.
  public func becomeReplayed() { isReplayed = true }

  /// The motion under way is over.
  public func settle() { receive { .settled($0.machine.settlingRun) } }

  /// The wait under way is over.
  public func elapse() { receive { .elapsed($0.machine.latestRun) } }

  /// Another control has begun, or is done.
  public func replayBarred(_ isBarred: Bool) { setBarred(isBarred) }

  /// Another control goes first.
  public func replayCancelled() { giveUp() }

  /// Goes on from a moment that was recorded, with what it holds.
  public func takeUp(_ moment: MachineMoment) {
    seat?.quiet.leave()
    machine.moment = moment
    seat?.hold(CGFloat(moment.held))
    tune()
    showState()
    showProgress()
    place()
  }
}

@_spi(Trace) extension ScrollControls {
  /// Moves the content where it is kept in place: no scrolling.
  public func keep(at offset: CGPoint) {
    let wasKeeping = isKeepingPosition
    isKeepingPosition = true
    scrollView?.contentOffset = offset
    isKeepingPosition = wasKeeping
  }
}
