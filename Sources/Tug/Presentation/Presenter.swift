/// Shows one control: its words, its indicator, its view, what VoiceOver says, and what the user feels.
@MainActor
final class Presenter {
  let view: RefresherView
  let display: ProgressDisplay
  let lastUpdatedTime = LastUpdatedTime()
  let language = LanguageSetting.current

  /// Words, colors, pictures, and views. A style with another indicator replaces the indicator.
  var style: RefreshStyle {
    didSet {
      if style.indicator != oldValue.indicator { replaceIndicator() }
      indicator.apply(style)
    }
  }

  /// The haptic feedback when releasing would refresh; `nil` for none.
  var feedback: UIImpactFeedbackGenerator.FeedbackStyle? = .light {
    didSet { feedbackGenerator = nil }
  }
  /// Made when the control first comes into sight.
  private var feedbackGenerator: UIImpactFeedbackGenerator?

  /// What shows, or will when the control comes into sight.
  private(set) var shown: Presentation
  /// The time at which words that depend on the day were shown, and that day.
  private var shownDate: Double?
  private var shownDay: Range<Double>?
  private var views: [(recipe: RefreshStyle.Recipe<UIView>, view: UIView)] = []
  /// The result of the run that ends; `nil` without one.
  var outcome: RefreshOutcome?
  private var resultDisplay = ResultDisplay.none
  /// Whether the user began the run by VoiceOver, and waits for an answer.
  var isAwaited = false
  /// Where the control was when its load began: the place of the first new row.
  var loadPlace: CGPoint?
  /// The app's answer to which element a load has brought first.
  var firstNewElement: (() -> Any?)?

  /// What a control shows of a run that is over: its result, and never an invitation to pull, which nobody
  /// could follow while the control slides away, or while a finger still holds it out.
  private enum ResultDisplay {
    case none
    /// The control closes.
    case closing
    /// The control has closed, and is still pulled out.
    case heldOut
  }

  init(_ style: RefreshStyle, _ presentation: Presentation) {
    self.style = style
    shown = presentation
    let indicator = IndicatorFactory.make(style.indicator, for: presentation.trigger)
    view = RefresherView(indicator, height: indicator.usableExtent)
    display = ProgressDisplay(indicator, in: view)
    indicator.apply(style)
    language.add(self)
  }

  var indicator: any RefreshIndicator { display.indicator }

  /// Whether the control's length follows its text.
  var fitsText: Bool { (indicator as? StandardIndicator)?.fitsText ?? false }

  private func replaceIndicator() {
    let indicator = IndicatorFactory.make(style.indicator, for: shown.trigger)
    display.indicator = indicator
    view.install(indicator)
    prepareIndicator()
  }

  private func prepareIndicator() {
    (indicator as? StandardIndicator)?.prepare(for: shown.edge, trigger: shown.trigger)
  }

  /// Prepares for another edge or trigger.
  func prepare(for presentation: Presentation) {
    shown = presentation
    view.resizes(along: presentation.edge.axis)
    prepareIndicator()
  }

  /// Applies the style under new traits.
  func traitsChanged() { indicator.apply(style) }

  // MARK: Showing

  func show(_ presentation: Presentation) {
    let former = shown.state
    shown = presentation
    if former != presentation.state {
      resultDisplay = keepsResult(after: former) ? .closing : .none
    }
    let status = status(presentation)
    let isDated = status.lastUpdated != nil
    (shownDate, shownDay) = (isDated ? now : nil, nil)
    showIndicator(status)
    describe(status)
    guard former != presentation.state else { return }
    // None on the way back from the second stop.
    if presentation.state.isArmed, former != .pullingFurther {
      feedbackGenerator?.impactOccurred()
    }
    if presentation.state == .refreshing { announceBeginning() }
  }

  /// The app, or another control, lets the user begin a run, or no longer does.
  func inputChanged(_ presentation: Presentation) {
    shown.allowsTrigger = presentation.allowsTrigger
    describe(status(shown))
  }

  /// Whether a run has just ended that Tug's own indicators still show.
  private func keepsResult(after former: RefreshState) -> Bool {
    (former.isUnderWay || former == .succeeded) && shown.state == .idle && shown.trigger == .pull
      && indicator is StandardIndicator
  }

  private func showIndicator(_ status: RefreshStatus) {
    var status = status
    if resultDisplay != .none {
      status.state = .succeeded
      // Work that was canceled has no result: its own words stay.
      let result = outcome == .success ? RefreshState.succeeded : .refreshing
      status.title = title(for: result)
      status.attributedTitle = style.value(\.attributedTitle, for: result)
      (status.isOver, status.message, status.action) = (true, ownTitle(for: result), nil)
    }
    indicator.show(status)
    // Text of another length may need a control of another length.
    if fitsText { view.setNeedsLayout() }
    view.contentColor = style.value(\.backgroundColor, for: status.state)
    view.show(inPlaceOfIndicator: substitute(for: status.state))
  }

  /// The control has closed.
  func runEnded() {
    outcome = nil
    guard resultDisplay == .closing else { return }
    resultDisplay = shown.progress > 0 ? .heldOut : .none
    if resultDisplay == .none { show(shown) }
  }

  /// Shows the progress, unless it shows already.
  func show(progress: CGFloat) {
    guard progress != display.shownProgress else { return }
    show(progress: progress, always: true)
  }

  private func show(progress: CGFloat, always: Bool) {
    shown.progress = progress
    let isDrawn = shown.trigger == .auto || progress > 0
    if isDrawn, !view.isDrawn { comeIntoSight() }
    view.isDrawn = isDrawn
    display.show(progress)
    if resultDisplay == .heldOut, progress <= 0 {
      resultDisplay = .none
      show(shown)
    }
  }

  /// Shows everything, whether or not it shows already.
  func showAll(_ presentation: Presentation) {
    show(presentation)
    show(progress: presentation.progress, always: true)
  }

  func setFadesIn(_ fadesIn: Bool) {
    guard fadesIn != display.fadesIn else { return }
    display.fadesIn = fadesIn
    view.alpha = 1
    show(progress: display.shownProgress ?? 0, always: true)
  }

  private func comeIntoSight() {
    if feedbackGenerator == nil, shown.trigger == .pull {
      feedbackGenerator = feedback.map { UIImpactFeedbackGenerator(style: $0) }
    }
    feedbackGenerator?.prepare()
    if !isUpToDate { show(shown) }
  }

  /// Whether the words were shown on the same day. Finding the day takes a calendar long: it is asked
  /// once for everything that is shown.
  private var isUpToDate: Bool {
    guard let shownDate else { return true }
    let day =
      shownDay ?? lastUpdatedTime.day(of: Date(timeIntervalSinceReferenceDate: shownDate))
    shownDay = day
    return day.contains(now)
  }

  private var now: Double { lastUpdatedTime.now().timeIntervalSinceReferenceDate }

  /// The app's own view for a state, made when it first shows.
  private func substitute(for state: RefreshState) -> UIView? {
    guard let recipe = style.value(\.viewRecipe, for: state) else { return nil }
    if let made = views.first(where: { $0.recipe === recipe }) { return made.view }
    let view = recipe.make()
    if view.bounds.isEmpty { view.sizeToFit() }
    views.append((recipe, view))
    return view
  }
}

// MARK: - Words

extension Presenter {
  var texts: RefreshTexts { language.current.texts }

  func title(for state: RefreshState) -> String {
    ownTitle(for: state)
      ?? texts.title(
        for: state, at: shown.edge, shown.trigger, isForLoading: shown.isForLoading)
  }

  /// The title that the app has set.
  private func ownTitle(for state: RefreshState) -> String? {
    style.value(\.titleText, for: state)
      ?? (state == .pullingFurther ? shown.secondStop?.title : nil)
  }

  func status(_ presentation: Presentation) -> RefreshStatus {
    let state = presentation.state
    var status = RefreshStatus(
      state, progress: presentation.progress, edge: presentation.edge,
      isAutomatic: presentation.trigger == .auto)
    status.triggerProgress = presentation.triggerProgress
    status.secondStopProgress = presentation.secondStop?.progress
    status.layoutDirection = presentation.layoutDirection
    status.title = title(for: state)
    status.isOpen = presentation.isOpen
    let states: [RefreshState] = [.idle, .pulling, .pullingFurther, .refreshing, .succeeded]
    if indicator is CaptionIndicator { status.titles = states.map(title) }
    if indicator is NormalIndicator {
      status.titles = states.compactMap(ownTitle)
      (status.message, status.action) = (message(in: state), action(in: state))
    }
    status.attributedTitle = style.value(\.attributedTitle, for: state)
    status.isTitleHidden = style[state].isTitleHidden
    status.subtitle = style.value(\.subtitleText, for: state) ?? reason ?? timeLine
    status.attributedSubtitle = style.value(\.attributedSubtitle, for: state)
    status.failure = presentation.failure
    status.lastUpdated = lastUpdatedTime.value
    return status
  }

  /// What the normal style says above its button, or without one.
  private func message(in state: RefreshState) -> String? {
    guard state == .failed || action(in: state) == nil else { return nil }
    return ownTitle(for: state) ?? (state == .failed ? texts.failedTitle(shown.role) : nil)
  }

  /// What a tap does where nothing else begins a run.
  private func action(in state: RefreshState) -> String? {
    guard shown.trigger == .auto else { return nil }
    if state == .failed { return texts.retryAction }
    guard state == .idle, !shown.beginsByItself else { return nil }
    return ownTitle(for: .idle) ?? texts.loadAction
  }

  /// The reason for the failure, if the error is meant to be read by people.
  private var reason: String? {
    (shown.failure as? any LocalizedError)?.errorDescription
      ?? (shown.failure as? URLError).flatMap { $0.isForPeople ? $0.localizedDescription : nil }
  }

  private var timeLine: String? {
    style.showsLastUpdated ? spokenTimeLine : nil
  }

  /// The time of the last success, whether or not it shows.
  var spokenTimeLine: String? {
    guard shown.role == .refresh else { return nil }
    return lastUpdatedTime.line(in: language.current)
  }
}

// MARK: - What happens to the language of the app, and all that speaks it

extension Presenter {
  func languageChanged() {
    shown.progress = display.shownProgress ?? 0
    show(shown)
  }

  /// The user has changed Reduce Motion or Button Shapes.
  func appearanceChanged() {
    if indicator is StandardIndicator { indicator.apply(style) }
  }

  func appEnteredForeground() { (indicator as? ImagesIndicator)?.playAgain() }
}

extension RefreshIndicator {
  /// The extent; 0 for an unusable length.
  var usableExtent: CGFloat { (extent as CGFloat?).isUsableLength ? extent : 0 }
}

extension URLError {
  /// Whether people can do something about the error. The system says what it is in the app's language.
  fileprivate var isForPeople: Bool {
    switch code {
    case .notConnectedToInternet, .networkConnectionLost, .timedOut, .dataNotAllowed,
      .internationalRoamingOff, .callIsActive:
      true
    default: false
    }
  }
}
