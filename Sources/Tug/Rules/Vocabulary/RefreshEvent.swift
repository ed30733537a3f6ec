/// Everything that can happen to a control. A machine has no other input.
package enum RefreshEvent: Sendable {
  /// The content offset was assigned, whether or not it changed.
  case scrolled(ScrollCause)
  /// A finger began to drag the content.
  case dragBegan
  /// The finger was lifted.
  case dragEnded
  /// The drag ended without the user's asking for anything: it was taken away, or had no touches and stayed
  /// within the range of the content.
  case dragCancelled
  /// The content, the viewport, or the app's insets changed.
  case contentChanged
  /// The content was assigned again, of whatever length. Other rows may be as high as the former ones.
  case contentReplaced
  /// The app assigned a whole inset, and the part that controls hold was put back.
  case insetRestored
  /// The app moved the offset to keep the visible content in place, which is no scrolling.
  case repositioned
  /// The app changed the configuration, or the indicator changed its length. Indirect: every other event is small.
  indirect case configured(RefreshConfiguration)
  /// The control entered or left a window, or was hidden, disabled, or blocked, or the reverse.
  case conditionsChanged(RefreshConditions)
  /// The app requests a run.
  case begin(BeginRequest)
  /// The app's answer to `RefreshEffect.askToBegin`.
  case answered(RefreshRun, mayBegin: Bool)
  /// The user tapped the control.
  case tapped
  /// The movement of `RefreshEffect.move` that names this run is over.
  case settled(RefreshRun)
  /// The timer of `RefreshEffect.startTimer` fired.
  case elapsed(RefreshRun)
  /// The action of this run returned.
  case finished(RefreshRun, RefreshOutcome)
  /// The app ends the run, whether or not its action is done.
  case end(RefreshOutcome)
  /// The app clears a no-more-data or failed state.
  case reset
  /// The control leaves the scroll view.
  case removed
}

/// The origin of a change of the content offset.
package enum ScrollCause: Equatable, Sendable {
  case finger
  /// The deceleration or the bounce that follows a drag.
  case momentum
  /// The app, or UIKit on its behalf.
  case program
}

/// Kinds of scrolling that start a control.
public struct ScrollCauses: OptionSet, Sendable {
  public let rawValue: UInt8
  public init(rawValue: UInt8) { self.rawValue = rawValue }

  /// A finger moves the content.
  public static let finger = ScrollCauses(rawValue: 1 << 0)
  /// The content decelerates or bounces after a drag.
  public static let momentum = ScrollCauses(rawValue: 1 << 1)
  /// The app scrolls, or UIKit on its behalf.
  public static let program = ScrollCauses(rawValue: 1 << 2)
  /// Every kind.
  public static let all: ScrollCauses = [.finger, .momentum, .program]

  func contains(_ cause: ScrollCause) -> Bool {
    switch cause {
    case .finger: contains(ScrollCauses.finger)
    case .momentum: contains(ScrollCauses.momentum)
    case .program: contains(ScrollCauses.program)
    }
  }
}

/// The details of a run that the app requests.
package struct BeginRequest: Sendable {
  package internal(set) var work: RunWork
  package internal(set) var reveal: Reveal

  init(work: RunWork = .action, reveal: Reveal = .always) {
    self.work = work
    self.reveal = reveal
  }

  /// Whether the list scrolls to the control when it opens.
  package enum Reveal: Equatable, Sendable, CaseIterable {
    case always
    /// Only if the content rests at the control's edge.
    case atEdge
    case never
  }
}

/// The work of a run.
package enum RunWork: Equatable, Sendable {
  /// The control's own action.
  case action
  /// Work of the app's that runs elsewhere. The app ends the run.
  case external
}

extension RefreshEvent {
  /// Whether the event means nothing without valid metrics. The events of a run are handled in any
  /// case: an action that returns while the layout is invalid has ended.
  var needsGeometry: Bool {
    switch self {
    case .scrolled, .dragBegan, .dragEnded, .dragCancelled, .contentChanged, .insetRestored,
      .repositioned, .begin, .answered, .tapped:
      true
    case .contentReplaced, .configured, .conditionsChanged, .settled, .elapsed, .finished, .end,
      .reset, .removed:
      false
    }
  }
}
