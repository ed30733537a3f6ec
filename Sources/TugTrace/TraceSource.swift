import Tug

/// Everything that a recording needs to read from a control and its scroll view at one moment.
@MainActor
struct TraceSource {
  let control: Refresher
  private let inspector: ControlInspector
  private let configuration: RefreshConfiguration

  /// - Parameter configuration: the one that the control is about to adopt; `nil` for its own.
  init(_ control: Refresher, _ configuration: RefreshConfiguration? = nil) {
    self.control = control
    inspector = ControlInspector(control)
    self.configuration = configuration ?? inspector.configuration
  }

  var scrollView: UIScrollView? { inspector.scrollView }
  var extent: Double { configuration.extent }
  /// Whether the control is in the middle of something that a snapshot doesn't show.
  var isBusy: Bool { inspector.isPerforming }

  /// The call that an event stands for; `nil` for one that other events imply, and for one that comes
  /// too late to change anything.
  func call(for event: RefreshEvent) -> ControlEvent.Call? {
    guard inspector.isCurrent(event) else { return nil }
    return switch event {
    case .begin(let request): request.call
    case .end(let outcome), .finished(_, let outcome): outcome.call
    case .answered(_, let mayBegin): mayBegin ? .allow : .refuse
    case .reset: .resetNoMore
    case .tapped: .tap
    case .settled: .settled
    case .elapsed: .elapsed
    case .scrolled, .dragBegan, .dragEnded, .dragCancelled, .contentChanged, .contentReplaced,
      .insetRestored, .repositioned, .configured, .conditionsChanged, .removed:
      nil
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

extension BeginRequest {
  fileprivate var call: ControlEvent.Call {
    switch (work, reveal) {
    case (.action, .always): .begin
    case (.action, .atEdge): .beginAtEdge
    case (.action, .never): .beginInPlace
    case (.external, .always): .show
    case (.external, .atEdge): .showAtEdge
    case (.external, .never): .showInPlace
    }
  }
}

// MARK: - The control

extension TraceSource {
  var kind: TraceControlConfig.Kind {
    switch (control.edge ?? .top, control.trigger.kind) {
    case (.top, .pull): .header
    case (.top, .auto): .autoHeader
    case (.bottom, .pull): .backFooter
    case (.bottom, .auto): .autoFooter
    case (.leading, .pull): .leading
    case (.leading, .auto): .autoLeading
    case (.trailing, .pull): .trailer
    case (.trailing, .auto): .autoTrailer
    }
  }

  var isRightToLeft: Bool {
    scrollView?.effectiveUserInterfaceLayoutDirection == .rightToLeft
  }

  /// The options of the control; always the same ones in the same order for each trigger.
  var options: [TraceOption] {
    let (shortContent, fillLimit) = shortContent
    let common: [TraceOption] = [
      .number(ignoredSide, Double(control.ignoredInset)),
      .flag(.showsWhenEmpty, control.showsWhenEmpty),
      .number(.minimumVisible, control.minimumDuration),
      .number(.dwell, control.resultDuration),
      .number(.failureDwell, control.failureDuration),
      .count(.fillLimit, fillLimit), .name(.shortContent, shortContent),
      .flag(.asks, control.shouldBegin != nil), .flag(.loads, control.isForLoading),
      .flag(.springOpening, control.openingDuration == nil),
      .flag(.springClosing, control.closingDuration == nil),
    ]
    switch control.trigger {
    case .pull(let options): return Self.options(of: options) + common
    case .auto(let options): return Self.options(of: options) + common + [distance]
    }
  }

  private static func options(of options: Refresher.PullOptions) -> [TraceOption] {
    [
      .count(.autoTriggerTimes, options.rearmsWhileDragging ? -1 : 1),
      .number(.triggerDistance, Self.recorded(options.triggerDistance)),
      .number(.restingExtent, Self.recorded(options.restingExtent)),
      .flag(.automaticallyChangeAlpha, options.fadesIn),
      .flag(.triggersWhileDragging, options.triggersWhileDragging),
      .flag(.requiresDragFromEdge, options.requiresDragFromEdge),
      .flag(.overlaysContent, options.overlaysContent),
      .number(.secondStop, Self.recorded(options.secondStop?.distance)),
    ]
  }

  /// -1 means none; it also replaces an invalid length.
  private static func recorded(_ length: CGFloat?) -> Double {
    length.map { $0.isFinite && $0 >= 0 ? Double($0) : -1 } ?? -1
  }

  private static func options(of options: Refresher.LoadOptions) -> [TraceOption] {
    [
      .count(.autoTriggerTimes, options.maximumTriggersPerDrag ?? -1),
      .flag(.automaticallyRefresh, !options.causes.isEmpty),
      .flag(.finger, options.causes.contains(.finger)),
      .flag(.momentum, options.causes.contains(.momentum)),
      .flag(.programmatic, options.causes.contains(.program)),
      .flag(.retries, options.retriesFailure),
    ]
  }

  private var ignoredSide: TraceOption.Number {
    switch control.edge {
    case .top, nil: .ignoredTop
    case .bottom: .ignoredBottom
    case .leading, .trailing: .ignoredRight
    }
  }

  private var shortContent: (TraceOption.ShortContentName, limit: Int) {
    switch configuration.shortContent {
    case .hide: (.hide, 0)
    case .pin: (.pin, 0)
    case .follow: (.follow, 0)
    case .fill(let limit): (.fill, limit)
    }
  }

  /// A trace has no items: their distance is recorded in points.
  private var distance: TraceOption {
    guard case .load(let load) = configuration.trigger else {
      return .number(.triggerPercent, 1)
    }
    return switch load.distance {
    case .percent(let percent): .number(.triggerPercent, percent)
    case .points(let points): .number(.triggerPoints, points)
    case .viewports(let count): .number(.triggerViewports, count)
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
    now.isBlocked = inspector.isBlocked
    guard let scrollView else { return now }
    let (adjusted, content) = (scrollView.adjustedContentInset, scrollView.contentInset)
    now.frame = scrollView.bounds.size
    now.safeArea = TraceInsets(
      UIEdgeInsets(
        top: adjusted.top - content.top + inspector.hiddenTitle, left: adjusted.left - content.left,
        bottom: adjusted.bottom - content.bottom, right: adjusted.right - content.right))
    now.inset = TraceInsets(inspector.insetOfOthers(in: scrollView))
    now.contentSize = scrollView.contentSize
    now.isInWindow = scrollView.window != nil
    now.isPaging = scrollView.isPagingEnabled
    return now
  }
}

// MARK: - The state

extension TraceSource {
  /// The state of the machine.
  var start: TraceStart {
    let snapshot = inspector.snapshot
    var start = TraceStart()
    start.stage = .init(snapshot.phase)
    start.outcome = .init(snapshot.outcome)
    start.progress = NonNegative(snapshot.progress)
    start.held = snapshot.held
    start.closing = snapshot.isClosing ? true : nil
    start.external = snapshot.work == .external ? true : nil
    start.reveal = snapshot.reveal == .always ? nil : .init(snapshot.reveal)
    start.fingerDown = snapshot.isHeld ? true : nil
    start.asksPulled = snapshot.isPulled ? true : nil
    start.dragged = snapshot.isDragged ? true : nil
    start.dragInside = snapshot.dragBeganInside ? true : nil
    start.lastOffset = snapshot.lastOffset
    start.reached = snapshot.hasReachedTrigger ? true : nil
    start.within = snapshot.isWithinReach ? true : nil
    start.renewed = snapshot.hasNewContent ? true : nil
    start.contentLength = snapshot.contentLength > 0 ? snapshot.contentLength : nil
    start.loadedLength = snapshot.loadedLength
    start.reloaded = snapshot.hasOtherContent ? true : nil
    start.firesLeft = snapshot.triggersLeft ?? -1
    start.mayRetry = snapshot.mayRetry ? true : nil
    start.dragStart = snapshot.dragStart
    start.pulledAway = snapshot.isPulledInward ? true : nil
    start.fills = snapshot.fills > 0 ? snapshot.fills : nil
    start.looks = snapshot.looksOnce ? true : nil
    start.loadsLater = snapshot.loadsWhenUnblocked ? true : nil
    return start
  }
}

extension RefreshMachine.Snapshot {
  init(_ start: TraceStart) {
    self.init()
    phase = start.stage.map(Phase.init) ?? phase
    outcome = start.outcome.map(RefreshOutcome.init) ?? outcome
    progress = start.progress?.value ?? 0
    held = start.held ?? 0
    isClosing = start.closing ?? false
    work = start.external == true ? .external : .action
    reveal = start.reveal.map(BeginRequest.Reveal.init) ?? .always
    isHeld = start.fingerDown ?? false
    isPulled = start.asksPulled ?? false
    isDragged = start.dragged ?? false
    dragBeganInside = start.dragInside ?? false
    lastOffset = start.lastOffset
    hasReachedTrigger = start.reached ?? false
    isWithinReach = start.within ?? hasReachedTrigger
    hasNewContent = start.renewed ?? false
    contentLength = start.contentLength ?? 0
    loadedLength = start.loadedLength
    hasOtherContent = start.reloaded ?? false
    triggersLeft = start.firesLeft.flatMap { $0 < 0 ? nil : $0 }
    mayRetry = start.mayRetry ?? false
    dragStart = start.dragStart
    isPulledInward = start.pulledAway ?? false
    fills = max(0, start.fills ?? 0)
    looksOnce = start.looks ?? false
    loadsWhenUnblocked = start.loadsLater ?? false
  }
}

extension TraceStart.Stage {
  fileprivate init(_ phase: RefreshMachine.Snapshot.Phase) {
    self =
      switch phase {
      case .idle: .resting
      case .consumed: .spent
      case .pulling: .pulling
      case .pullingFurther: .pullingFurther
      case .asking: .asking
      case .waiting: .waiting
      case .opening: .opening
      case .minimumTime: .young
      case .running: .running
      case .finishing: .finishing
      case .showingResult: .showing
      }
  }
}

extension RefreshMachine.Snapshot.Phase {
  fileprivate init(_ stage: TraceStart.Stage) {
    self = Self.allCases.first { TraceStart.Stage($0) == stage } ?? .idle
  }
}

extension TraceStart.Reveal {
  fileprivate init(_ reveal: BeginRequest.Reveal) {
    self =
      switch reveal {
      case .always: .always
      case .atEdge: .atEdge
      case .never: .never
      }
  }
}

extension BeginRequest.Reveal {
  fileprivate init(_ reveal: TraceStart.Reveal) {
    self = Self.allCases.first { TraceStart.Reveal($0) == reveal } ?? .always
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
