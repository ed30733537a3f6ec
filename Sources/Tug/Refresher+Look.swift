import RefreshCore

/// What the control shows.
extension Refresher {
  /// The view that the look made. Most of what there is to say about it, `style` says.
  public var indicator: any RefreshIndicator { face.indicator }

  /// Words, colours, pictures and views, first those of the look. Assign at any time:
  /// `header.style.setTitle("Let go", for: .pulling)`.
  public var style: LookStyle {
    get { face.style }
    set {
      face.style = newValue
      showState()
      lookChanged()
    }
  }

  /// What the user feels when letting go would refresh; nothing by default, as with the system's own
  /// control.
  public var feedback: UIImpactFeedbackGenerator.FeedbackStyle? {
    get { face.feedback }
    set { face.feedback = newValue }
  }

  /// Connects the look to what its view hears; once, when the control is made.
  func joinLook() {
    container.onTraitChange = { [weak self] in self?.settingsChanged() }
    container.onActivation = { [weak self] in self?.activate() ?? false }
    container.onAccessibilityScroll = { [weak self] in self?.answer($0) ?? false }
    face.language.add(self)
  }

  /// The device's settings changed.
  private func settingsChanged() {
    face.adapt()
    showState()
    lookChanged()
  }

  private func lookChanged() {
    showProgress()
    extentChanged()
  }

  func showState() {
    let status = status
    let previous = face.show(status, at: lastUpdatedTime.now())
    container.substitute(face.view(for: state))
    describe(status)
    if previous != .refreshing, state == .refreshing { announceBegin() }
  }

  func showProgress() {
    let isShown =
      trigger.kind == .automatic || progress > 0 || UIAccessibility.isVoiceOverRunning
    if isShown, !container.isShown { comeIntoSight() }
    container.isShown = isShown
    fade()
    indicator.progressChanged(to: progress)
  }

  private func comeIntoSight() {
    face.prepareFeedback()
    if !face.isUpToDate(by: lastUpdatedTime) { showState() }
  }

  private var status: RefreshStatus {
    let edge = edge ?? .top
    let texts = face.language.current.texts
    let title = style.value(style.titles, for: state)
    let subtitle = style.value(style.subtitles, for: state)
    return RefreshStatus(
      state: state, progress: progress, edge: edge, trigger: trigger.kind,
      layoutDirection: seat?.scrollView?.effectiveUserInterfaceLayoutDirection ?? .leftToRight,
      title: title?.string ?? texts.title(for: state, at: edge, trigger.kind),
      attributedTitle: title?.attributed,
      isTitleHidden: style.hiddenTitles.contains(state),
      subtitle: subtitle?.string ?? reason ?? (edge == .top ? timeLine : nil),
      attributedSubtitle: subtitle?.attributed, failure: failure, lastUpdated: lastUpdated)
  }

  /// Why it failed, if the error is made to be read by people.
  private var reason: String? {
    guard state == .failed else { return nil }
    return (failure as? any LocalizedError)?.errorDescription
  }
}
