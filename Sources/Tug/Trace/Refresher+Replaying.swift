@_spi(Trace) import RefreshCore
import TraceFormat

// A replay takes from the recording what motions, waits and other controls do.
extension Refresher {
  /// From now on, nothing happens to the control unless the replay says so.
  package func becomeReplayed() { isReplayed = true }

  /// Ends the current motion.
  package func settle() { receive { .settled($0.machine.settlingRun) } }

  /// Ends the current wait.
  package func elapse() { receive { .elapsed($0.machine.latestRun) } }

  /// Another control starts or stops blocking this one.
  package func replayBlocked(_ isBlocked: Bool) { setBarred(isBlocked) }

  /// Another control cancels the run of this one.
  package func replayCancelled() { giveUp() }

  /// Restores the state that was recorded, with the inset that is held.
  package func restore(_ start: TraceStart) {
    let snapshot = MachineMoment(start)
    seat?.quiet.leave()
    machine.moment = snapshot
    seat?.hold(CGFloat(snapshot.held))
    tune()
    showState()
    showProgress()
    place()
  }
}

// What a replay and the playground look at.
extension Refresher {
  /// Whether the control is between opening and closing, including the time in which it shows a
  /// result.
  package var isOpen: Bool { machine.isWorking }

  /// How many points beyond the content must be visible for the control to arm, or to load by
  /// itself; negative if it loads before the end of the content is reached.
  package var threshold: CGFloat {
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

  /// The side of the scroll view at which the control stands: `top`, `left`, `bottom` or `right`.
  package var sideName: String? { seat.map { "\($0.side)" } }
}

extension ScrollControls {
  /// Moves the content as `keepingPosition` does, which isn't scrolling.
  package func keep(at offset: CGPoint) {
    let wasKeeping = isKeepingPosition
    isKeepingPosition = true
    scrollView?.contentOffset = offset
    isKeepingPosition = wasKeeping
  }
}
