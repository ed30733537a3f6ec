import RefreshCore
import TraceFormat

// A replay takes from the recording what movements, timers, and other controls do.
extension Refresher {
  /// From now on, nothing happens to the control unless the replay says so.
  package func becomeReplayed() { engine.becomeReplayed() }

  /// Ends the current movement.
  package func settle() { engine.replaySettled() }

  /// Fires the current timer.
  package func elapse() { engine.replayElapsed() }

  /// Answers the question whether a run may begin.
  package func answer(_ mayBegin: Bool) { engine.replayAnswered(mayBegin) }

  /// Another control starts or stops blocking this one.
  package func replayBlocked(_ isBlocked: Bool) { engine.replayBlocked(isBlocked) }

  /// Another control cancels the run of this one.
  package func replayCancelled() { engine.send(.end(.cancelled)) }

  /// Restores a state that was recorded, with the inset that is held.
  package func restore(_ start: TraceStart) {
    engine.resume(RefreshMachine.Snapshot(start))
    presenter.showAll(presentation)
  }
}

// What a replay and the playground look at.
extension Refresher {
  /// Whether the control is between opening and closing, including the time in which it shows a
  /// result.
  package var isOpen: Bool { engine.isRunning }

  /// How many points beyond the content must be visible for the control to arm, or to load by
  /// itself; negative if it loads before the end of the content is reached.
  package var threshold: CGFloat {
    switch engine.configuration.trigger {
    case .pull(let pull): CGFloat(pull.distances.triggerDistance)
    case .load(let load):
      switch load.distance {
      case .percent(let percent): CGFloat(percent * load.extent)
      case .points(let points): CGFloat(-points)
      case .viewports(let count): CGFloat(-count) * viewportLength
      }
    }
  }

  private var viewportLength: CGFloat {
    guard let attachment = engine.attachment, let geometry = attachment.geometry else { return 0 }
    return CGFloat(geometry.metrics(along: attachment.edge.axis).viewportLength)
  }

  /// The side of the scroll view at which the control stands: `top`, `left`, `bottom` or `right`.
  package var sideName: String? { engine.attachment.map { "\($0.side)" } }
}

extension ScrollControls {
  /// Moves the content as `preservePosition` does, which isn't scrolling.
  package func keep(at offset: CGPoint) { perform(.keepingPosition, at: offset) }

  /// Moves the content as a control does when it opens or closes, which isn't scrolling.
  package func correct(to offset: CGPoint) {
    perform(.writing, at: offset)
    guard let geometry else { return }
    each { $0.engine.catchUp(with: geometry) }
  }
}
