@_spi(Trace) import RefreshCore
import TraceFormat

/// Observes the controls of a scroll view.
@MainActor
protocol ControlObserver: AnyObject {
  /// Called before the control handles the event.
  func control(_ control: Refresher, willHandle event: RefreshFact)
  /// Called after the control was attached or configured, and before it is detached.
  func control(_ control: Refresher, _ change: ControlChange)
}

enum ControlChange {
  case attached, configured, detached
}

/// Everything that a recording needs to read from a control and its scroll view at one moment.
///
/// This is the only file of the recorder that uses a control's internals.
@MainActor
struct TraceSource {
  let control: Refresher

  init(_ control: Refresher) { self.control = control }

  var scrollView: UIScrollView? { control.seat?.scrollView }
  var extent: Double { control.machine.extent }
  /// Whether the control is moving the content, so that it ignores changes of the offset.
  var isMovingContent: Bool { control.isUnderWay }
  /// Whether the control is in the middle of something that a snapshot doesn't show.
  var isBusy: Bool { control.effectRunner.isRunning || control.isUnderWay }
  /// Whether the content is kept in place, which isn't scrolling.
  var isKeepingPosition: Bool { scrollView?.tug.isKeepingPosition ?? false }
}

// MARK: - Events

extension TraceSource {
  /// What the recording has of an event: `nil` for one that other events imply, and for one that
  /// comes too late to change anything.
  func recorded(_ event: RefreshFact) -> ControlEvent? {
    let machine = control.machine
    switch event {
    case .begin: return .call(.begin)
    case .end(let outcome): return .call(outcome.call)
    case .finished(let run, let outcome):
      let stage = machine.moment.stage
      let isRunning = run == machine.latestRun && (stage == .running || stage == .young)
      return isRunning ? .call(outcome.call) : nil
    case .reset: return .call(.resetNoMore)
    case .tapped: return .call(.tap)
    case .settled(let run): return run == machine.settlingRun ? .call(.settled) : nil
    case .elapsed(let run): return run == machine.latestRun ? .call(.elapsed) : nil
    case .resized(let extent): return .height(NonNegative(extent))
    case .scrolled, .dragBegan, .dragEnded, .contentChanged, .readinessChanged, .disarmed,
      .removed:
      return nil
    }
  }
}

extension RefreshOutcome {
  fileprivate var call: ControlEvent.Call {
    switch self {
    case .success: .end
    case .noMoreData: .endNoMore
    case .failure: .fail
    case .cancelled: .cancel
    }
  }
}

// MARK: - Observing

extension TraceRecorder: ControlObserver {
  /// Whether this is the recorder of the scroll view.
  var isObserving: Bool { scrollView?.tug.recorder === self }

  func startObserving(_ controls: ScrollControls) {
    controls.recorder?.stop()
    controls.recorder = self
    controls.each { control in
      control.seat?.recorder = self
      self.control(control, .attached)
    }
  }

  func stopObserving() {
    guard isObserving, let controls = scrollView?.tug else { return }
    controls.recorder = nil
    controls.each { $0.seat?.recorder = nil }
  }

  func control(_ control: Refresher, willHandle event: RefreshFact) {
    guard let track = track(of: control) else { return }
    if case .scrolled = event { return track.willScroll() }
    track.willHandle(TraceSource(control).recorded(event), isChange: event == .contentChanged)
  }

  func control(_ control: Refresher, _ change: ControlChange) {
    switch change {
    case .attached: attach(control)
    case .configured: track(of: control)?.configured()
    case .detached: track(of: control)?.detached()
    }
  }
}

// The calls that the controls make.
extension TraceRecorder {
  func scrolled(isKept: Bool) {
    for track in tracks { track.willScroll() }
  }

  func panned(to state: UIGestureRecognizer.State) {
    for track in tracks { track.catchUp() }
  }

  func heard(_ event: RefreshFact, _ control: Refresher) {
    self.control(control, willHandle: event)
  }

  func attached(_ control: Refresher) { self.control(control, .attached) }
  func tuned(_ control: Refresher) { self.control(control, .configured) }
  func left(_ control: Refresher) { self.control(control, .detached) }
}

// MARK: - The control

extension TraceSource {
  var kind: TraceControlConfig.Kind {
    switch (control.edge ?? .top, control.trigger.kind) {
    case (.top, .pull): .header
    case (.top, .automatic): .autoHeader
    case (.bottom, .pull): .backFooter
    case (.bottom, .automatic): .autoFooter
    case (.leading, .pull): .leading
    case (.leading, .automatic): .autoLeading
    case (.trailing, .pull): .trailer
    case (.trailing, .automatic): .autoTrailer
    }
  }

  var isRightToLeft: Bool {
    scrollView?.effectiveUserInterfaceLayoutDirection == .rightToLeft
  }

  /// The options of the control; always the same ones in the same order for each trigger.
  var options: [TraceOption] {
    let (trigger, options) = (control.trigger, control.options)
    let (shortContent, fillLimit) = shortContent
    let common: [TraceOption] = [
      .count(.autoTriggerTimes, trigger.firesPerDrag ?? -1),
      .number(ignoredSide, Double(options.ignoredInset)),
      .flag(.showsWhenEmpty, options.showsWhenEmpty),
      .number(.minimumVisible, options.minimumVisibleTime),
      .number(.dwell, options.resultDwell),
      .count(.fillLimit, fillLimit), .name(.shortContent, shortContent),
    ]
    switch trigger.kind {
    case .pull:
      return common + [
        .number(.triggerDistance, Double(trigger.distance ?? -1)),
        .number(.restingExtent, Double(trigger.restingExtent ?? -1)),
        .flag(.automaticallyChangeAlpha, control.fadesWithPull),
      ]
    case .automatic:
      return common + [
        reach, .flag(.automaticallyRefresh, trigger.isAutomatic),
        .flag(.programmatic, trigger.firesOnProgrammaticScroll),
        .flag(.retries, trigger.retriesFailure),
      ]
    }
  }

  private var ignoredSide: TraceOption.Number {
    switch control.edge {
    case .top, nil: .ignoredTop
    case .bottom: .ignoredBottom
    case .leading, .trailing: .ignoredRight
    }
  }

  private var shortContent: (TraceOption.ShortContentName, limit: Int) {
    switch control.shortContent {
    case .hide: (.hide, 0)
    case .pin: (.pin, 0)
    case .follow: (.follow, 0)
    case .fill(let limit): (.fill, limit)
    }
  }

  /// A trace has no items: their distance is recorded in points.
  private var reach: TraceOption {
    guard let seat = control.seat else { return .number(.triggerPercent, 1) }
    let distance = control.trigger.loadDistance
    return switch distance.reach(in: seat.scrollView, at: seat.edge, seat.end) {
    case .percent(let percent): .number(.triggerPercent, percent.isFinite ? percent : 1)
    case .points(let points): .number(.triggerPoints, points.isFinite ? points : 0)
    case .viewports(let count): .number(.triggerViewports, count.isFinite ? count : 0)
    }
  }
}

// MARK: - The surroundings

extension TraceSource {
  /// Everything that the control can see except the offset.
  ///
  /// - Parameter scrollView: The scroll view in which the control is, or was last.
  func surroundings(in scrollView: UIScrollView?) -> TraceSurroundings {
    var now = TraceSurroundings()
    now.isHidden = control.isHidden
    now.isEnabled = control.isEnabled
    now.isBlocked = control.isBarred
    guard let scrollView else { return now }
    let (adjusted, content) = (scrollView.adjustedContentInset, scrollView.contentInset)
    now.frame = scrollView.bounds.size
    now.safeArea = TraceInsets(
      UIEdgeInsets(
        top: adjusted.top - content.top, left: adjusted.left - content.left,
        bottom: adjusted.bottom - content.bottom, right: adjusted.right - content.right))
    now.inset = TraceInsets(inset(of: scrollView))
    now.contentSize = scrollView.contentSize
    now.isInWindow = scrollView.window != nil
    now.isPaging = scrollView.isPagingEnabled
    return now
  }

  /// The content inset without what this control holds.
  private func inset(of scrollView: UIScrollView) -> UIEdgeInsets {
    let ledger = scrollView.tug.ledger
    var (own, held) = (ledger.own, ledger.held)
    if let side = control.seat?.side { held[side] = 0 }
    own.top += held.top
    own.left += held.left
    own.bottom += held.bottom
    own.right += held.right
    return own
  }
}

// MARK: - The state

extension TraceSource {
  /// The state of the machine.
  var start: TraceStart {
    let snapshot = control.machine.moment
    var start = TraceStart()
    start.stage = .init(snapshot.stage)
    start.outcome = .init(snapshot.outcome)
    start.progress = NonNegative(snapshot.progress)
    start.held = snapshot.held
    start.closing = snapshot.isClosing ? true : nil
    start.lastOffset = snapshot.lastOffset
    start.reached = snapshot.wasReached ? true : nil
    start.loadedLength = snapshot.loadedLength
    start.firesLeft = snapshot.firesLeft ?? -1
    start.mayRetry = snapshot.mayRetry ? true : nil
    start.dragStart = snapshot.dragStart
    start.pulledAway = snapshot.pulledAway ? true : nil
    start.fills = snapshot.fills > 0 ? snapshot.fills : nil
    return start
  }
}

extension MachineMoment {
  init(_ start: TraceStart) {
    self.init()
    stage = start.stage.map(Stage.init) ?? stage
    outcome = start.outcome.map(RefreshOutcome.init) ?? outcome
    progress = start.progress?.value ?? 0
    held = start.held ?? 0
    isClosing = start.closing ?? false
    lastOffset = start.lastOffset
    wasReached = start.reached ?? false
    loadedLength = start.loadedLength
    firesLeft = start.firesLeft.flatMap { $0 < 0 ? nil : $0 }
    mayRetry = start.mayRetry ?? false
    dragStart = start.dragStart
    pulledAway = start.pulledAway ?? false
    fills = max(0, start.fills ?? 0)
  }
}

extension TraceStart.Stage {
  fileprivate init(_ stage: MachineMoment.Stage) {
    self =
      switch stage {
      case .resting: .resting
      case .spent: .spent
      case .pulling: .pulling
      case .waiting: .waiting
      case .opening: .opening
      case .young: .young
      case .running: .running
      case .finishing: .finishing
      case .showing: .showing
      }
  }
}

extension MachineMoment.Stage {
  fileprivate init(_ stage: TraceStart.Stage) {
    self = Self.allCases.first { TraceStart.Stage($0) == stage } ?? .resting
  }
}

extension TraceStart.Outcome {
  fileprivate init(_ outcome: RefreshOutcome) {
    self =
      switch outcome {
      case .success: .success
      case .noMoreData: .noMore
      case .failure: .failure
      case .cancelled: .cancelled
      }
  }
}

extension RefreshOutcome {
  fileprivate init(_ outcome: TraceStart.Outcome) {
    let all: [RefreshOutcome] = [.success, .noMoreData, .failure, .cancelled]
    self = all.first { TraceStart.Outcome($0) == outcome } ?? .success
  }
}
