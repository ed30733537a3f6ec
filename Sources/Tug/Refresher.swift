import RefreshCore

/// One control of a scroll view: an edge, a trigger, a look and an action.
///
/// ```swift
/// tableView.tug.header = .normal { try await feed.refresh() }
/// tableView.tug.footer = .auto(.normal) {
///   try await feed.loadNextPage() ? .moreData : .noMoreData
/// }
/// ```
///
/// The scroll view keeps its controls, and they keep their action: capture `self` weakly in it when
/// `self` owns the scroll view. An action never runs twice at once. It is cancelled when the control
/// is removed, replaced, or goes away with its scroll view.
@MainActor
public final class Refresher {
  /// The view that stands in the scroll view; put nothing into it, move it nowhere.
  public var view: UIView { container }

  /// Called after each change of state, with the old and the new one.
  public var onStateChange: ((RefreshState, RefreshState) -> Void)?

  /// A run begins: the control starts to open. Each run that will begin also will end and did end,
  /// whatever happens to it, and before the next one will begin.
  public var onWillBegin: (() -> Void)?

  /// The action has started: at once in an automatic control, otherwise when the control is open.
  public var onDidBegin: (() -> Void)?

  /// The control closes; called inside the animation, so that what is changed here moves along.
  public var onWillEnd: (() -> Void)?

  /// The control has closed.
  public var onDidEnd: (() -> Void)?

  /// Seconds in which the control opens; 0.25 by default, 0 for at once. What is negative or no number
  /// counts as 0, more than a minute as one; the same for closing.
  public var openingDuration: TimeInterval = 0.25

  /// Seconds in which the control closes; 0.4 by default, 0 for at once.
  public var closingDuration: TimeInterval = 0.4

  /// Off, the control opens and closes at once, whatever the durations are. On by default.
  public var isAnimated = true

  /// Whether a refresh of the list makes a control that loads more work again, after "no more data"
  /// or a failure. On by default; off, only `resetNoMoreData()` does.
  public var isResetByRefresh = true

  /// The edge on which the control stands, once it is assigned to one.
  public var edge: Edge? { seat?.edge }

  var trigger: Trigger
  var options = RefresherOptions()
  let container: RefresherView
  let face: Face
  var lastUpdatedTime = LastUpdatedTime()

  // Only this type's own files touch these.
  let action: RefreshAction
  /// Before anything changes it, the quiet stretch of the scroll view ends: `seat.quiet.leave()`.
  var machine: RefreshMachine
  var seat: Seat?
  var running: Task<Void, Never>?
  /// Where the control was placed last.
  var surroundings: ScrollReading.Surroundings?
  var effectRunner = EffectRunner()
  /// The inset is what it will be, the offset not yet.
  var isUnderWay = false {
    didSet { seat?.quiet.leave() }
  }
  var lastError: (any Error)?
  /// Another control of the scroll view is at work, and this one may not start.
  var isBarred = false
  /// A recording says when motions and waits are over, and when another control is in the way.
  var isReplayed = false
  private(set) lazy var wait = Wait(on: container)
  /// Who waits for which run to have a result, and to be closed.
  var waiters: [(run: RefreshRun, tell: (RefreshResult) -> Void)] = []
  var closers: [(run: RefreshRun, tell: () -> Void)] = []
  /// Who asks later than this is not made to wait for it.
  var latestResult: (run: RefreshRun, result: RefreshResult)?
  var latestClosed: RefreshRun?
  /// What the app has heard of already.
  var warned: Set<RefresherWarning.Subject> = []
  /// The layout made no sense when the control was told of it last.
  var isBlind = false

  init(
    trigger: Trigger, look: Look, visibleExtent: CGFloat? = nil, action: RefreshAction
  ) {
    self.trigger = trigger
    if Trigger.isLength(visibleExtent) { options.visibleExtent = visibleExtent }
    self.action = action
    face = Face(look, trigger.kind)
    container = RefresherView(indicator: face.indicator)
    machine = trigger.machine(end: .before, extent: face.indicator.usableExtent)
    container.onTap = { [weak self] in self?.hear { _ in .tapped } }
    container.onSuperviewChange = { [weak self] in self?.superviewChanged() }
    container.onSafeAreaChange = { [weak self] in self?.safeAreaChanged() }
    container.onWindowChange = { [weak self] _ in self?.windowChanged() }
    container.onHiddenChange = { [weak self] in self?.listeningChanged() }
    joinLook()
    if !trigger.isSound || !Trigger.isLength(visibleExtent) { warn(.length) }
  }

  deinit { running?.cancel() }
}
