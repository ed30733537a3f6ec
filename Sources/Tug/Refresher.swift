/// A refresh or load-more control of a scroll view: a trigger, a style, and an action.
///
/// ```swift
/// tableView.tug.header = .pull { [feed] in try await feed.refresh() }
/// tableView.tug.footer = .auto { [feed] in try await feed.loadNext() }
/// ```
///
/// The scroll view keeps its controls, and they keep their action: capture the object that loads, and not
/// `self`, in it. A call through a weak `self` keeps the screen, and its list, until it returns. An action
/// never runs twice at once. It is canceled when the control is removed or replaced, or goes away with its
/// scroll view.
@preconcurrency @MainActor
public final class Refresher {
  // MARK: Configuration

  /// The trigger that starts the control, with its options.
  ///
  /// Changed options take effect immediately. Assigning the other kind of trigger to an attached
  /// control ends its run and attaches the control again.
  public var trigger: Trigger {
    didSet { triggerChanged(from: oldValue.kind) }
  }

  /// The length of the control along the scroll direction, in points; `nil` for that of its indicator.
  ///
  /// The default is `nil`. Progress is 1 when this much shows. A value that is negative, not
  /// finite, or more than a million counts as `nil`. At rest, a change takes effect immediately; an
  /// open control moves to the new length in a short animation.
  public var visibleExtent: CGFloat? {
    didSet {
      if !visibleExtent.isUsableLength { visibleExtent = nil }
      extentChanged()
    }
  }

  /// How far the control extends into the inset at its edge, in points.
  ///
  /// The default is 0. A negative value moves the control toward the content; one that is not finite, or
  /// beyond a million, counts as 0. Only the position changes, not the trigger distance.
  public var ignoredInset: CGFloat = 0 {
    didSet {
      if !(abs(ignoredInset) as CGFloat?).isUsableLength { ignoredInset = 0 }
      configurationChanged()
    }
  }

  /// Whether the user can start the control by pulling, scrolling, or tapping. The default is `true`.
  ///
  /// A run in progress continues, and `beginRefreshing()` works.
  public var isEnabled = true {
    didSet {
      engine.set(.disabled, to: !isEnabled)
      engine.attachment?.needsChanged()
    }
  }

  /// Whether the app has hidden the control. The default is `false`.
  ///
  /// A hidden control ignores user input, and an automatic one releases its inset. A run in
  /// progress continues, and the state stays the same; a load with a callback is canceled. Unlike `view.isHidden`,
  /// it stays `false` when Tug hides the view because the list is empty.
  public var isHidden: Bool {
    get { presenter.view.isHiddenByApp }
    set { presenter.view.isHidden = newValue }
  }

  /// Whether a control that loads leaves at the end of the data, with the room that it takes. The default is `false`:
  /// it says that there is no more data.
  ///
  /// It comes back with `resetNoMoreData()`, or when a refresh resets it.
  public var hidesWhenNoMoreData = false {
    didSet { if hidesWhenNoMoreData != oldValue { hiddenChanged() } }
  }

  /// The behavior below content that doesn't fill the screen; `nil` for the default of the trigger.
  ///
  /// The default is `nil`: a pulled control is pinned to the end of the screen, and an automatic
  /// one follows the content.
  public var shortContent: ShortContent? {
    didSet { configurationChanged() }
  }

  /// Whether a control after the content shows and works while there is no content. The default is
  /// `false`.
  public var showsWhenEmpty = false {
    didSet { configurationChanged() }
  }

  /// The least time from the start of the action until the control closes, in seconds.
  ///
  /// The default is 0. Use it for actions so fast that the control would only flicker. A value that is
  /// negative or not finite counts as 0, one above 60 as 60.
  public var minimumDuration: TimeInterval = 0 {
    didSet { configurationChanged() }
  }

  /// The time for which the control stays open to show the result, in seconds.
  ///
  /// The default is 0. The state is then `.succeeded`, `.noMoreData`, or `.failed`. A pulled control shows
  /// a failure for at least two seconds, because it would be gone before anyone could read it. A drag during
  /// that time ends it, and tries again if it is far enough. A value that is negative or not finite counts as 0, one above 60 as 60.
  public var resultDuration: TimeInterval = 0 {
    didSet { configurationChanged() }
  }

  /// The least time for which a pulled control shows a failure, in seconds. A control that loads by itself
  /// stays in sight anyway. Not public: replays and MJRefresh's classes, which have none, set it to 0.
  package var failureDuration: TimeInterval = 2 {
    didSet { configurationChanged() }
  }

  /// The duration of the opening animation, in seconds; `nil` for the motion of a scroll view's bounce.
  ///
  /// The default is `nil`; 0.25 is MJRefresh's, and 0 opens without animation. A value that is negative or not
  /// finite counts as 0, one above 60 as 60. With `nil`, the content continues at the speed with which it was released, frame
  /// by frame, and a finger takes it over at any time; the action starts after 0.25 seconds at the latest.
  /// In the background, with Reduce Motion, and without animations, the control is then open at once. The
  /// motion asks for 120 frames a second; an iPhone grants more than 60 only to apps that set
  /// `CADisableMinimumFrameDurationOnPhone` in their Info.plist.
  public var openingDuration: TimeInterval? {
    get { engine.durations.opening }
    set { engine.durations.opening = newValue }
  }

  /// The duration of the closing animation, in seconds; `nil` for the motion of a scroll view's bounce.
  ///
  /// The default is `nil`; 0.4 is MJRefresh's, and 0 closes without animation. A value that is negative or not
  /// finite counts as 0, one above 60 as 60. With `nil`, a header gives back its inset along with the content,
  /// a footer when the content has arrived, and a finger takes it over at any time.
  public var closingDuration: TimeInterval? {
    get { engine.durations.closing }
    set { engine.durations.closing = newValue }
  }

  /// Whether a successful refresh of the same scroll view resets this control after no more data or
  /// a failure. The default is `true`. Only affects controls that load.
  ///
  /// The end of the data that is reported while the refresh runs stays. A refresh that returns `.noMoreData`
  /// reports it to this control.
  public var isResetByRefresh = true

  // MARK: Events

  /// A handler that returns the first of the elements that a load has added, such as its cell. VoiceOver goes there
  /// when the load ends, if it was at this control. The default is `nil`: the row where the control was.
  ///
  /// If it returns `nil`, it is that row, too. Only affects controls that load.
  public var firstNewElement: (() -> Any?)? {
    get { presenter.firstNewElement }
    set { presenter.firstNewElement = newValue }
  }

  /// A handler that is asked before a run that the user starts, and returns `false` to prevent it. The
  /// default is `nil`, which allows every run.
  ///
  /// A double tap of VoiceOver is the user's, too. Not called for `beginRefreshing()`. An automatic control calls it
  /// once in each drag.
  public var shouldBegin: (() -> Bool)? {
    didSet { configurationChanged() }
  }

  /// A handler that is called after each change of state, with the previous and the current state.
  public var onStateChange: ((_ former: RefreshState, _ state: RefreshState) -> Void)?

  /// A handler that is called when a run begins and the control starts to open.
  ///
  /// `onWillEnd` and `onDidEnd` follow for every run, whatever its result, and before the next run
  /// begins.
  public var onWillBegin: (() -> Void)?

  /// A handler that is called when the action has started: immediately for an automatic control,
  /// otherwise when the control is open.
  public var onDidBegin: (() -> Void)?

  /// A handler that is called when the control closes, inside the animation, so that changes made here
  /// are animated, too.
  public var onWillEnd: (() -> Void)?

  /// A handler that is called when the control has closed.
  public var onDidEnd: (() -> Void)?

  /// Whether hiding a control cancels its load, if only a callback ends that. A footer of MJRefresh that is pulled
  /// loads on.
  package var endsLoadWhenHidden = true

  /// The declaration of this control in another framework. It hears of each change of state first.
  package weak var owner: (any RefresherOwner)?

  /// Whether `pullToLoad` created the control.
  package let isForLoading: Bool
  let engine: ControlEngine
  let presenter: Presenter
  var signpost = RunSignpost()
  /// Whether the scroll view has entered a window and has not been laid out there.
  var isAwaitingLayout = false
  private(set) var isAttaching = false
  /// Whether the view stands where the control has its place.
  private(set) var hasAppeared = false
  let observation = StateObservation()
  /// One bit for each subject of a warning.
  private var reported: UInt16 = 0
  var report = DataReport()

  init(
    _ trigger: Trigger, _ style: RefreshStyle, _ action: ActionRunner.Action,
    isForLoading: Bool = false
  ) {
    self.trigger = trigger
    self.isForLoading = isForLoading
    presenter = Presenter(
      style,
      Presentation(
        state: .idle, progress: 0, edge: .top, trigger: trigger.kind, isForLoading: isForLoading,
        layoutDirection: .leftToRight, triggerProgress: 1))
    let extent = presenter.indicator.usableExtent
    engine = ControlEngine(
      RefreshConfiguration(
        end: .before, trigger: trigger.configuration(extent: extent, at: nil)), action,
      presenter.display, timedBy: presenter.view)
    engine.control = self
    presenter.view.control = self
    if case .pull(let options) = trigger { presenter.setFadesIn(options.fadesIn) }
    if !trigger.isValid { warn(.length) }
  }

  // MARK: Configuring the engine

  /// The length of the control, in points.
  @_spi(Tools) public var extent: CGFloat { visibleExtent ?? presenter.indicator.usableExtent }

  private func configuration(at attachment: Attachment) -> RefreshConfiguration {
    var configuration = RefreshConfiguration(
      end: attachment.end, trigger: trigger.configuration(extent: extent, at: attachment))
    configuration.isAtStart = attachment.edge.isAtStart
    if let shortContent { configuration.shortContent = shortContent }
    configuration.showsWhenEmpty = showsWhenEmpty
    configuration.ignoredInset = Double(ignoredInset)
    configuration.timing = RunTiming(
      minimum: minimumDuration, result: resultDuration,
      failure: trigger.kind == .pull ? failureDuration : 0)
    configuration.asksBeforeBeginning = shouldBegin != nil
    return configuration
  }

  private func configurationChanged() {
    guard let attachment = engine.attachment else { return }
    // An indicator that changes its length whenever it is shown would be shown for ever.
    guard !engine.isPresenting else {
      return engine.inNextFrame { [weak self] in self?.configurationChanged() }
    }
    engine.configure(configuration(at: attachment))
  }

  func extentChanged() {
    if !(presenter.indicator.extent as CGFloat?).isUsableLength { warn(.length) }
    configurationChanged()
  }

  private func triggerChanged(from former: TriggerKind) {
    if !trigger.isValid { warn(.length) }
    if case .pull(let options) = trigger { presenter.setFadesIn(options.fadesIn) }
    adoptSheet()
    guard trigger.kind != former, let attachment = engine.attachment else {
      configurationChanged()
      return presenter.show(presentation)
    }
    attachment.attachAgain()
  }

  // MARK: Attachment

  /// The controls of the scroll view in which this one has its place.
  var controls: ScrollControls? { engine.attachment?.scrollView?.tug }

  /// Whether the user can pull it.
  var canBePulled: Bool { hasAppeared && trigger.kind == .pull && isEnabled && !isHidden }

  /// Takes a place, in a step that runs no code of the app's. `appear(at:)` follows.
  func take(_ attachment: Attachment) {
    (report, hasAppeared) = (DataReport(), false)
    engine.take(attachment, configuration(at: attachment))
  }

  func noteRun(at moment: Int) { report.noteRun(engine.latestRun, at: moment) }

  /// Leaves its place, in a step that runs no code of the app's.
  ///
  /// - Returns: what tells the app; `nil` if the control had no place.
  func leave() -> (@MainActor () -> Void)? {
    guard engine.attachment != nil else { return nil }
    engine.leave()
    return { [engine] in engine.tell() }
  }

  /// Takes the view out of a scroll view that the control has left. An app that has moved the view elsewhere may
  /// keep it.
  func leaveView(of scrollView: UIScrollView?) {
    guard let scrollView, engine.attachment?.scrollView !== scrollView else { return }
    if presenter.view.superview === scrollView { presenter.view.removeFromSuperview() }
  }

  /// Shows the control in its place. Each line may run the app's code, which may give it another one.
  func appear(at attachment: Attachment) {
    func isHere() -> Bool { engine.attachment === attachment }
    presenter.prepare(for: presentation)
    presenter.showAll(presentation)
    guard isHere() else { return }
    // Whoever adds a control to a list in a window finds it laid out.
    isAttaching = true
    attachment.scrollView?.insertAtBack(presenter.view)
    isAttaching = false
    guard isHere() else { return }
    hasAppeared = true
    attachment.needsChanged()
    guard isHere() else { return }
    // The length of an indicator may depend on the edge.
    extentChanged()
    guard isHere() else { return }
    engine.tell()
    engine.send(.contentChanged)
    guard isHere() else { return }
    adoptSheet()
    warnOfRefreshControl()
  }

  /// The content, the viewport, or the insets changed.
  func contentChanged() {
    // Its items are asked for in the layout that follows.
    presenter.view.setNeedsLayout()
    engine.send(.contentChanged)
  }

  /// Whether the distance at which the control loads is counted in items of the content.
  var countsItems: Bool {
    if case .auto(let options) = trigger, case .items = options.distance { true } else { false }
  }

  /// Asks for the items again.
  func measureItems() {
    if countsItems { configurationChanged() }
  }

  /// The layout direction changed, and the side of the attachment with it.
  func turned() {
    configurationChanged()
    presenter.show(presentation)
    contentChanged()
  }

  // MARK: Presentation

  var presentation: Presentation {
    presentation(at: engine.attachment?.edge ?? .top, in: engine.attachment?.scrollView)
  }

  private func presentation(at edge: Edge, in scrollView: UIScrollView?) -> Presentation {
    var presentation = Presentation(
      state: engine.state, progress: progress, edge: edge, trigger: trigger.kind,
      isForLoading: isForLoading,
      layoutDirection: scrollView?.effectiveUserInterfaceLayoutDirection ?? .leftToRight,
      failure: engine.failure, isOpen: engine.isRunning, allowsTrigger: engine.allowsTrigger,
      triggerProgress: 1)
    presentation.beginsByItself = trigger.auto?.causes.isEmpty != true
    guard case .pull(let pull) = engine.configuration.trigger else { return presentation }
    presentation.triggerProgress = progress(at: pull.distances.triggerDistance)
    if let distance = engine.secondStop, let stop = trigger.pull?.secondStop {
      presentation.secondStop = (progress(at: distance), stop.title)
    }
    return presentation
  }

  private func progress(at distance: Double) -> CGFloat {
    let progress = CGFloat(distance) / extent
    return progress.isFinite ? progress : 1
  }

  /// Whether the control keeps pulls in sheets. The option may change while the list is in one.
  func adoptSheet() {
    guard edge == .top else { return }
    engine.attachment?.scrollView?.keepPullInSheet(trigger.pull?.worksInSheets ?? false)
  }

  /// The two would pull the content together.
  func warnOfRefreshControl() {
    guard edge == .top, engine.attachment?.scrollView?.refreshControlOfApp != nil else { return }
    warn(.refreshControl)
  }

  func warn(_ subject: RefreshWarning.Subject) {
    let bit: UInt16 = 1 << UInt16(subject.rawValue)
    guard reported & bit == 0 else { return }
    reported |= bit
    let warning = RefreshWarning(subject: subject, edge: edge)
    if let handler = WarningSetting.current.handler { handler(warning) } else { warning.log() }
  }
}
