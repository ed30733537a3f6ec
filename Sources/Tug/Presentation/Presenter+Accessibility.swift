import RefreshCore

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
    view.accessibilityCustomActions = shown.canBegin ? [action(named: actionName)] : []
  }

  private func action(named name: String) -> UIAccessibilityCustomAction {
    UIAccessibilityCustomAction(name: name) { [weak view] _ in
      MainActor.assumeIsolated { view?.delegate?.viewWasActivated() ?? false }
    }
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
  func isMeant(by direction: UIAccessibilityScrollDirection) -> Bool {
    switch edge {
    case .top: direction == .up
    case .bottom: direction == .down
    case .leading, .trailing: direction == (edge.isLeft(in: layoutDirection) ? .left : .right)
    }
  }
}
