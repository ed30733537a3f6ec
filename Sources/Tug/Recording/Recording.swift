/// A recorder of everything that the controls of a scroll view handle.
@MainActor
package protocol ScrollRecorder: AnyObject {
  /// The observer of a control that took its place in the scroll view.
  func observer(of control: Refresher) -> any ControlEngineObserver
  /// Another recorder replaces this one.
  func stop()
}

/// An observer of everything that an engine handles.
@MainActor
package protocol ControlEngineObserver: AnyObject {
  /// The engine is about to handle an event. Called for every event.
  func engineWillHandle(_ event: RefreshEvent)
  /// The engine's own change of the inset or the offset has moved the content.
  func engineDidMoveContent()
}

/// What a recorder and a replay read of a control. Nothing can be changed here.
@MainActor
package struct ControlInspector {
  private let engine: ControlEngine

  package init(_ control: Refresher) { engine = control.engine }

  package var configuration: RefreshConfiguration { engine.configuration }
  package var snapshot: RefreshMachine.Snapshot { engine.snapshot }
  /// Whether the control is between opening and closing, including the time in which it shows a
  /// result.
  package var isOpen: Bool { engine.isRunning }
  package var isBlocked: Bool { engine.isBlocked }
  /// Whether the control is in the middle of something that a snapshot does not show.
  package var isPerforming: Bool { engine.isPerforming }
  /// Whether an event would change anything.
  package func isCurrent(_ event: RefreshEvent) -> Bool { engine.isCurrent(event) }

  package var scrollView: UIScrollView? { engine.attachment?.scrollView }
  /// The part of a large title that has left the screen, which the control counts into the inset.
  package var hiddenTitle: CGFloat { engine.attachment?.geometry?.title.hidden ?? 0 }
  /// The scroll view along the control's axis; `nil` without one.
  package var metrics: AxisMetrics? { engine.attachment?.metrics }

  /// The content inset of a scroll view without what this control holds.
  package func insetOfOthers(in scrollView: UIScrollView) -> UIEdgeInsets {
    let ledger = scrollView.tug.host.ledger
    var held = ledger.placed
    if let side = engine.attachment?.side { held[side] = 0 }
    return ledger.own + held
  }
}

extension Refresher {
  /// The control's side of the scroll view: `top`, `left`, `bottom`, or `right`.
  @_spi(Tools) public var sideName: String? { engine.attachment.map { "\($0.side)" } }
}

/// One thing that a replay does in place of a movement, a timer, an app, or another control.
package enum ReplayStep {
  /// From now on, nothing happens to the control by itself.
  case started
  /// The current movement ends.
  case settled
  /// The current timer fires.
  case elapsed
  /// The app answers the question whether a run may begin.
  case answered(mayBegin: Bool)
  /// Another control starts or stops blocking this one.
  case blocked(Bool)
  /// Another control cancels the run of this one.
  case cancelled
  /// A recorded state comes back, with the inset that is held.
  case resumed(RefreshMachine.Snapshot)
}

extension Refresher {
  package func replay(_ step: ReplayStep) {
    engine.replay(step)
    if case .resumed = step { presenter.showAll(presentation) }
  }
}

extension ScrollControls {
  /// Moves the content as `preservePosition` does, which is no scrolling.
  package func replayKeeping(at offset: CGPoint) { host.perform(.keepingPosition, at: offset) }

  /// Moves the content as a control does when it opens or closes, which is no scrolling.
  package func replayWriting(at offset: CGPoint) {
    host.perform(.writing, at: offset)
    host.each { $0.engine.replayMove() }
    guard let geometry = host.geometry else { return }
    host.each { $0.engine.catchUp(with: geometry) }
  }
}
