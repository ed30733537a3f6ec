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

/// For those who look at a replay.
@_spi(Trace) extension Refresher {
  /// From the moment it opens until it closes, with the time in which it shows a result.
  public var isOpen: Bool { machine.isWorking }

  /// How many points of what lies beyond the content must show for the control to arm, or to load by
  /// itself; negative, so many points before the end of the content is reached.
  public var threshold: CGFloat {
    switch trigger.kind {
    case .pull: return triggerDistance
    case .automatic:
      guard let seat else { return visibleExtent }
      switch trigger.loadDistance.reach(in: seat.scrollView, at: seat.edge, seat.end) {
      case .percent(let percent): return CGFloat(percent) * visibleExtent
      case .points(let points): return CGFloat(-points)
      case .viewports(let count):
        let size = seat.scrollView?.bounds.size ?? .zero
        return CGFloat(-count) * (seat.edge.axis == .vertical ? size.height : size.width)
      }
    }
  }

  /// The side of the scroll view on which it stands: `top`, `left`, `bottom` or `right`.
  public var sideName: String? { seat.map { "\($0.side)" } }
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
