/// Something that happened to a scroll view or to its control. The machines hear nothing else.
public enum RefreshFact: Equatable, Sendable {
  /// The offset was set, changed or not.
  case scrolled(isDragging: Bool)
  /// A finger began to drag the content.
  case dragBegan
  /// The finger left the content, or its drag was ended by a lift. Not sent for a cancelled drag.
  case dragEnded
  /// The content, the viewport or the app's insets changed.
  case contentChanged
  /// The app asks for a refresh.
  case begin(isOnWindow: Bool)
  /// The user tapped the control.
  case tapped
  /// The control came onto a window, or left it.
  case windowChanged(isOnWindow: Bool)
  /// The motion that `RefreshEffects.settling` asked for is over.
  case settled(RefreshRun)
  /// The action of this run ended by itself.
  case finished(RefreshRun, RefreshOutcome)
  /// The app ends the refresh, whatever runs.
  case end(RefreshOutcome)
  /// The app forgets a no-more-data or a failure.
  case reset
  /// The control leaves the scroll view.
  case removed
}

extension RefreshFact {
  /// True for facts that mean nothing without valid metrics. What concerns the run alone is always
  /// taken: an action that ends while a layout is in disorder has ended.
  var needsGeometry: Bool {
    switch self {
    case .scrolled, .dragBegan, .dragEnded, .contentChanged, .begin, .tapped, .windowChanged: true
    case .settled, .finished, .end, .reset, .removed: false
    }
  }
}
