/// Something that happened to a scroll view or to its control. The machines hear nothing else.
public enum RefreshFact: Equatable, Sendable {
  /// The offset was set, changed or not.
  case scrolled(ScrollCause)
  /// A finger began to drag the content.
  case dragBegan
  /// The finger left the content, or its drag was ended by a lift. Not sent for a cancelled drag.
  case dragEnded
  /// The content, the viewport or the app's insets changed.
  case contentChanged
  /// The control became as long as this, in points.
  case resized(Double)
  /// The app asks for a refresh. Ready: on a window, and no other control forbids it.
  case begin(isReady: Bool)
  /// Whether a refresh may start now has changed, or may have.
  case readinessChanged(isReady: Bool)
  /// The user tapped the control.
  case tapped
  /// What the user does with this control no longer counts: it was hidden, disabled or barred.
  case disarmed
  /// The motion that `RefreshEffects.settling` asked for is over.
  case settled(RefreshRun)
  /// The time that `RefreshEffects.wait` asked for is over.
  case elapsed(RefreshRun)
  /// The action of this run ended by itself.
  case finished(RefreshRun, RefreshOutcome)
  /// The app ends the refresh, whatever runs.
  case end(RefreshOutcome)
  /// The app forgets a no-more-data or a failure.
  case reset
  /// The control leaves the scroll view.
  case removed
}

/// Who moves the content.
public enum ScrollCause: Equatable, Sendable {
  case finger
  /// What a finger has set in motion: a deceleration, or a bounce.
  case momentum
  /// The app, or UIKit for it.
  case program
}

extension RefreshFact {
  /// True for facts that mean nothing without valid metrics. What concerns the run alone is always
  /// taken: an action that ends while a layout is in disorder has ended.
  var needsGeometry: Bool {
    switch self {
    case .scrolled, .dragBegan, .dragEnded, .contentChanged, .resized, .begin, .readinessChanged,
      .tapped:
      true
    case .disarmed, .settled, .elapsed, .finished, .end, .reset, .removed: false
    }
  }
}
