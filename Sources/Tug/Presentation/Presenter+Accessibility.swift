/// What VoiceOver says about a control, and does with it.
extension Presenter {
  /// The name of the control, and of what it does.
  private var actionName: String {
    switch shown.role {
    case .refresh: texts.refreshAction
    case .load: texts.loadAction
    }
  }

  /// One element, named for what it does, with what it is doing as its value.
  func describe(_ status: RefreshStatus) {
    view.accessibilityLabel = actionName
    view.accessibilityValue =
      [status.title, status.subtitle].compactMap(\.self).joined(separator: ", ")
    view.accessibilityTraits =
      shown.canBegin ? AccessibilityConstants.button : AccessibilityConstants.updatesFrequently
    view.offer(shown.canBegin ? actionName : nil)
  }

  /// Announces how a run ended.
  func announce(_ outcome: RefreshOutcome) {
    switch outcome {
    case .success: announce(title(for: .succeeded))
    case .noMoreData, .failure: announce(view.accessibilityValue ?? "")
    case .cancelled: break
    }
  }

  func announce(_ text: String) {
    guard UIAccessibility.isVoiceOverRunning, !text.isEmpty, view.superview != nil else { return }
    UIAccessibility.post(notification: AccessibilityConstants.announcement, argument: text)
  }
}

extension Presentation {
  /// Whether a three-finger swipe in this direction is toward the control's end.
  ///
  /// The only place that knows the directions. `up` and `down` are those of the view over the content; `left`
  /// and `right` are those of the fingers: left goes on to what is at the right, as Flutter and Compose read them.
  func isMeant(by direction: UIAccessibilityScrollDirection) -> Bool {
    switch direction {
    case .up: edge == .top
    case .down: edge == .bottom
    case .left: edge.isSide && !edge.isLeft(in: layoutDirection)
    case .right: edge.isSide && edge.isLeft(in: layoutDirection)
    case .next: !edge.isAtStart
    case .previous: edge.isAtStart
    @unknown default: false
    }
  }
}
