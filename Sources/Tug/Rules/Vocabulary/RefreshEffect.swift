/// One thing to do in answer to an event.
///
/// A machine returns effects in the order in which they are performed. Progress is no effect: read
/// `RefreshMachine.progress` inside each movement and after each event.
enum RefreshEffect: Sendable {
  /// Records the result of a run, before anything shows it.
  case accept(RefreshRun, RefreshOutcome)
  /// Shows the new state and reports it to the app.
  case changeState(from: RefreshState, to: RefreshState)
  /// Asks the app whether this run may begin, and sends `.answered`.
  case askToBegin(RefreshRun)
  /// Reports that a run begins.
  case willBegin
  /// Holds `RefreshMachine.held` at the control's edge, as it is by the time this is performed.
  case updateHold
  /// Moves the control and the content.
  case move(RefreshMovement)
  /// Starts the work of a run and reports that it has begun.
  case start(RefreshRun, RunWork)
  /// Cancels the action.
  case cancelAction
  /// Sends `.elapsed` after a time; 0 is the next frame. Replaces the timer before it.
  case startTimer(seconds: Double, RefreshRun)
  /// Performs the action of the second stop.
  case performSecondStop
  /// Reports, inside an animation of this kind, that a run is closing.
  case willEnd(RefreshMotion)
  /// Passes the result of a run to the callers that wait for it.
  case complete(RefreshRun, RefreshOutcome)
  /// Reports that a run has closed. The last effect of each run.
  case didEnd(RefreshRun)
  /// Announces the result to VoiceOver.
  case announce(RefreshOutcome)
}

extension RefreshEffect {
  /// Whether the effect scrolls to the control.
  var revealsControl: Bool {
    if case .move(let movement) = self { movement.reveals } else { false }
  }

  /// Whether the effect concerns the scroll view that the control is attached to. Such an effect is
  /// dropped when the control has left in the meantime; the others are performed in any case.
  var needsAttachment: Bool {
    switch self {
    case .updateHold, .move, .start, .startTimer, .performSecondStop, .askToBegin: true
    case .accept, .changeState, .willBegin, .cancelAction, .willEnd, .complete, .didEnd, .announce:
      false
    }
  }
}

/// A change of inset and offset in one motion, the inset first.
struct RefreshMovement: Sendable {
  /// The inset that the control holds from now on, in points; `nil` to leave it.
  var hold: Double?
  /// The content offset to go to, in points; `nil` to leave it.
  var offset: Double?
  var motion: RefreshMotion
  /// The run to name in the `.settled` that follows the movement; `nil` to send none.
  var settling: RefreshRun?

  init(
    hold: Double? = nil, offset: Double? = nil, motion: RefreshMotion, settling: RefreshRun? = nil
  ) {
    self.hold = hold
    self.offset = offset
    self.motion = motion
    self.settling = settling
  }
}

extension RefreshMovement {
  /// Whether it scrolls to the control, which opens.
  var reveals: Bool { motion == .opening && offset != nil }
}

/// The kind of animation that a change is part of.
enum RefreshMotion: Equatable, Sendable {
  case none
  case opening
  case closing
}
