/// What VoiceOver says about a control, and what people who don't pull find of it.
extension Presenter {
  /// What the control does.
  private var actionName: String {
    switch shown.role {
    case .refresh: texts.refreshAction
    case .load: texts.loadAction
    }
  }

  /// One element, named for what it does, with what it is doing as its value. After the end of the data, a text.
  func describe(_ status: RefreshStatus) {
    let isText = status.state == .noMoreData
    view.accessibilityLabel = isText ? status.title : actionName
    view.accessibilityValue = value(of: status)
    view.accessibilityLanguage = language.current.code
    view.accessibilityTraits = traits(in: status.state)
    view.accessibilityRespondsToUserInteraction = !isText
    view.accessibilityUserInputLabels = isText ? [] : inputLabels(status)
    view.offer(shown.canBegin ? actionName : nil)
  }

  /// No title that says how to pull: VoiceOver takes that gesture away.
  private func value(of status: RefreshStatus) -> String? {
    let own = style.value(\.subtitleText, for: status.state)
    let words: [String?] =
      switch status.state {
      case .idle, .pulling, .pullingFurther: [status.subtitle ?? hiddenTime]
      case .willRefresh, .refreshing, .succeeded: [status.title, own]
      case .noMoreData: [own]
      case .failed: [spokenFailure, status.subtitle ?? hiddenTime]
      }
    let value = words.compactMap(\.self).filter { !$0.isEmpty }.joined(separator: ", ")
    return value.isEmpty ? nil : value
  }

  /// The normal style speaks the time that it doesn't show.
  private var hiddenTime: String? { indicator is NormalIndicator ? spokenTimeLine : nil }

  private var spokenFailure: String {
    style.value(\.titleText, for: .failed)
      ?? texts.failure(shown.role, thenTo: texts.doubleTapToRetry)
  }

  private func traits(in state: RefreshState) -> UIAccessibilityTraits {
    if state == .noMoreData { return AccessibilityConstants.staticText }
    guard state.canBegin else { return AccessibilityConstants.updatesFrequently }
    return shown.allowsTrigger ? AccessibilityConstants.button : AccessibilityConstants.dimmedButton
  }

  /// With Voice Control, people say what they read.
  private func inputLabels(_ status: RefreshStatus) -> [String] {
    let isRead = shown.trigger == .auto && !status.isTitleHidden
    let title = indicator is NormalIndicator ? status.action ?? status.message : status.title
    guard isRead, let title, !title.isEmpty, title != actionName else { return [actionName] }
    return [title, actionName]
  }

  // MARK: Announcements

  /// Announces the beginning of a run that the user has begun, and waits for. A page that loads by itself would
  /// talk over the row that is being read.
  func announceBeginning() {
    loadPlace = shown.edge.isAtStart ? nil : view.frame.origin
    guard shown.trigger == .pull || isAwaited else { return }
    announce(title(for: .refreshing))
  }

  /// Announces how a run ended: for a page that loaded by itself, after whatever is being said, or not at all.
  func announce(_ outcome: RefreshOutcome) {
    let waits = shown.trigger == .auto && !isAwaited
    isAwaited = false
    switch outcome {
    case .success:
      moveFocus()
      announce(title(for: .succeeded), isQueued: waits, isLow: waits)
    case .noMoreData:
      moveFocus()
      announce(title(for: .noMoreData), isQueued: waits)
    case .failure: announce(view.accessibilityValue ?? "", isQueued: waits)
    case .cancelled: break
    }
  }

  private func announce(_ text: String, isQueued: Bool = false, isLow: Bool = false) {
    guard UIAccessibility.isVoiceOverRunning, !text.isEmpty, isInSight else { return }
    UIAccessibility.post(
      notification: AccessibilityConstants.announcement,
      argument: AccessibilityConstants.announcement(
        text, in: language.current.code, isQueued: isQueued, isLow: isLow))
  }

  /// Whether the control is on the screen, or could be scrolled to: not in another tab, nor below another screen.
  private var isInSight: Bool {
    guard view.window != nil, !view.isInBackground, !view.isHiddenByApp else { return false }
    var ancestor = view.superview
    while let view = ancestor {
      if view.isHidden || view.alpha < 0.01 { return false }
      ancestor = view.superview
    }
    return true
  }

  // MARK: Focus

  /// Takes VoiceOver from the control, behind which the new rows have pushed it, to the first of them.
  private func moveFocus() {
    guard UIAccessibility.isVoiceOverRunning, shown.role == .load,
      view.accessibilityElementIsFocused(), let list = view.superview
    else { return }
    list.layoutIfNeeded()
    let element = firstNewElement?() ?? loadPlace.flatMap { list.element(at: $0) as Any? }
    UIAccessibility.post(notification: AccessibilityConstants.layoutChanged, argument: element)
  }
}

extension UIView {
  /// The row at a point, or another element; none of Tug's own.
  fileprivate func element(at point: CGPoint) -> UIView? {
    // Just inside of it.
    let inside = CGPoint(x: point.x + 1, y: point.y + 1)
    return subviews.last {
      ($0 is UITableViewCell || $0 is UICollectionViewCell || $0.isAccessibilityElement)
        && !($0 is RefresherView) && !$0.isHidden && $0.frame.contains(inside)
    }
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
