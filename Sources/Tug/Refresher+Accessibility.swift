import RefreshCore

/// What VoiceOver says about the control, and does with it.
extension Refresher {
  private var texts: RefreshTexts { face.language.current.texts }

  /// "Refresh" for what refreshes, "Load more" for the others.
  private var actionName: String {
    edge == .top || edge == nil ? texts.refreshAction : texts.loadAction
  }

  private var canBegin: Bool { state == .idle || state == .pulling || state == .failed }

  /// One element: what it does, and as its value what it is doing.
  func describe(_ status: RefreshStatus) {
    container.accessibilityLabel = actionName
    container.accessibilityValue =
      [status.title, status.subtitle].compactMap(\.self).joined(separator: ", ")
    container.accessibilityTraits =
      canBegin ? AccessibilityConstants.button : AccessibilityConstants.updatesFrequently
    container.accessibilityCustomActions = canBegin ? [action(named: actionName)] : []
  }

  private func action(named name: String) -> UIAccessibilityCustomAction {
    UIAccessibilityCustomAction(name: name) { [weak self] _ in
      MainActor.assumeIsolated { self?.activate() ?? false }
    }
  }

  func announceBegin() { announce(style.title(for: .refreshing) ?? beginTitle) }

  private var beginTitle: String { texts.title(for: .refreshing, at: edge ?? .top, trigger.kind) }

  /// Says how it ended.
  func announce(_ result: RefreshResult) {
    switch result {
    case .moreData:
      announce(
        style.title(for: .succeeded)
          ?? texts.title(for: .succeeded, at: edge ?? .top, trigger.kind))
    case .noMoreData, .failed: announce(container.accessibilityValue ?? "")
    }
  }

  private func announce(_ text: String) {
    guard UIAccessibility.isVoiceOverRunning, !text.isEmpty, seat != nil else { return }
    UIAccessibility.post(
      notification: AccessibilityConstants.announcement, argument: text)
  }

  /// VoiceOver's double tap, or an action from its list.
  func activate() -> Bool {
    guard canBegin else { return false }
    beginRefreshing()
    return isRefreshing
  }

  /// A swipe with three fingers that goes on where the content ends.
  func answer(_ direction: UIAccessibilityScrollDirection) -> Bool {
    guard let seat, let metrics = seat.metrics(), metrics.isValid else { return false }
    let isMeant: Bool =
      switch seat.edge {
      case .top: direction == .up
      case .bottom: direction == .down
      case .leading, .trailing: direction == (isLeft ? .left : .right)
      }
    let isAtEnd =
      switch seat.end {
      case .before: metrics.offset <= metrics.firstOffset + Self.slack
      case .after:
        metrics.offset >= metrics.firstOffset + max(0, metrics.contentOverhang) - Self.slack
      }
    return isMeant && isAtEnd && activate()
  }

  private var isLeft: Bool {
    guard let seat else { return false }
    let direction = seat.scrollView?.effectiveUserInterfaceLayoutDirection ?? .leftToRight
    return seat.edge.isLeft(in: direction)
  }

  /// Points: offsets are rounded to pixels.
  private static let slack = 0.5
}
