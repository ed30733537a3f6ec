import Foundation
import HeadlessDriver
@_spi(Trace) import Tug

/// What a control has called, since the start.
@MainActor
final class CallCounts {
  var fired = 0
  var begun = 0
  var endBegan = 0
  var ended = 0
}

/// A control's place at an edge, and the control of Tug's that stands there: made and set as a trace
/// says, with its calls counted.
@MainActor
final class TracedControl {
  let kind: TraceControlConfig.Kind
  private(set) var refresher: Refresher
  let counts = CallCounts()
  let work: TracedWork
  /// What the promises are seen by; `nil` when nobody looks.
  private(set) var watch: CallWatch?
  /// Those that stood here before, oldest first.
  private(set) var former: [(refresher: Refresher, watch: CallWatch?)] = []
  private let config: TraceControlConfig
  private let isLive: Bool
  private weak var scrollView: UIScrollView?
  private var fillLimit = 0

  init(
    _ config: TraceControlConfig, isLive: Bool, isWatched: Bool, on scrollView: UIScrollView,
    mainQueue: MainQueue
  ) {
    kind = config.kind
    self.config = config
    self.isLive = isLive
    self.scrollView = scrollView
    work = TracedWork(config.onFire, on: scrollView, mainQueue: mainQueue)
    watch = isWatched ? CallWatch() : nil
    refresher = Refresher.traced(config, work: work, counts: counts, watch: watch)
    prepare()
  }

  private func prepare() {
    refresher.visibleExtent = CGFloat(config.height ?? kind.standardExtent)
    refresher.style = LookStyle(namesOf: kind)
    refresher.lastUpdatedFormat = { $0 == nil ? "none" : "some" }
    refresher.onDidBegin = { [counts] in counts.begun += 1 }
    refresher.onWillEnd = { [counts] in counts.endBegan += 1 }
    refresher.onDidEnd = { [counts] in counts.ended += 1 }
    watch?.listen(to: refresher)
    // As MJRefresh does.
    if !kind.isAutomatic { refresher.firesPerDrag = nil }
    refresher.showsWhenEmpty = true
    if isLive { refresher.becomeReplayed() }
    for option in config.options { set(option) }
    refresher.isHidden = config.startHidden
    refresher.isEnabled = config.isEnabled
    if config.isBarred { refresher.replayBarred(true) }
  }

  func attach() { seat(refresher) }

  func remove() { seat(nil) }

  /// Another control, made as this one was, takes its place.
  func replace() {
    former.append((refresher, watch))
    if watch != nil { watch = CallWatch() }
    refresher = Refresher.traced(config, work: work, counts: counts, watch: watch)
    fillLimit = 0
    prepare()
    attach()
  }

  /// Whether it may wait for a time.
  var waits: Bool { refresher.minimumVisibleTime > 0 || refresher.resultDwell > 0 }

  var isSeated: Bool { refresher.edge != nil }

  private func seat(_ refresher: Refresher?) {
    switch kind.edge {
    case .top: scrollView?.tug.header = refresher
    case .bottom: scrollView?.tug.footer = refresher
    case .leading: scrollView?.tug.leading = refresher
    case .trailing: scrollView?.tug.trailing = refresher
    }
  }

  func begin() {
    guard let watch else { return refresher.beginRefreshing() }
    let answer = watch.asks()
    refresher.beginRefreshing { _ in answer() }
  }

  func end(_ result: RefreshResult) {
    guard let watch else { return refresher.endRefreshing(result) }
    let answer = watch.asks()
    refresher.endRefreshing(result) { answer() }
  }

  /// There is a label to tap in the normal look only.
  func tap() {
    if isLive || look != nil { refresher.view.recognizeTap() }
  }

  func set(_ option: TraceOption) {
    switch option {
    case .automaticallyRefresh(let isAutomatic): refresher.isAutomatic = isAutomatic
    case .triggerPercent(let percent): refresher.loadDistance = .percent(CGFloat(percent))
    case .autoTriggerTimes(let count): refresher.firesPerDrag = count == -1 ? nil : count
    case .paging(let isPaging): scrollView?.isPagingEnabled = isPaging
    case .ignoredTop(let inset), .ignoredBottom(let inset), .ignoredRight(let inset):
      refresher.ignoredInset = CGFloat(inset)
    case .automaticallyChangeAlpha(let fades): refresher.fadesWithPull = fades
    case .animationDisabled(let isDisabled): refresher.isAnimated = !isDisabled
    case .triggerPoints(let points): refresher.loadDistance = .points(CGFloat(points))
    case .triggerViewports(let count): refresher.loadDistance = .viewports(CGFloat(count))
    case .triggerDistance(let distance): refresher.triggerDistance = CGFloat(distance)
    case .restingExtent(let extent): refresher.restingExtent = CGFloat(extent)
    case .shortContent(let name): refresher.shortContent = short(name)
    case .fillLimit(let limit):
      fillLimit = limit
      if case .fill = refresher.shortContent { refresher.shortContent = .fill(limit: limit) }
    case .showsWhenEmpty(let shows): refresher.showsWhenEmpty = shows
    case .programmatic(let fires): refresher.firesOnProgrammaticScroll = fires
    case .retries(let retries): refresher.retriesFailureOncePerDrag = retries
    case .minimumVisible(let seconds): refresher.minimumVisibleTime = seconds
    case .dwell(let seconds): refresher.resultDwell = seconds
    case .collectionViewAnimationBug: break  // there is one way to animate, and it has no such bug
    }
  }

  private func short(_ name: TraceOption.ShortContentName) -> ShortContent {
    switch name {
    case .hide: .hide
    case .pin: .pin
    case .follow: .follow
    case .fill: .fill(limit: fillLimit)
    }
  }
}

extension TraceControlConfig.Kind {
  fileprivate var edge: Edge {
    switch (isHorizontal, isBefore) {
    case (false, true): .top
    case (false, false): .bottom
    case (true, true): .leading
    case (true, false): .trailing
    }
  }
}

extension Refresher {
  /// With nothing set but its look and its action.
  fileprivate static func traced(
    _ config: TraceControlConfig, work: TracedWork, counts: CallCounts, watch: CallWatch?
  ) -> Refresher {
    let look: Look = config.subclass == .normal ? .normal : .text
    let isAutomatic = config.kind.isAutomatic
    guard work.isAsync else {
      let action: RefreshCallback = { refresher in
        counts.fired += 1
        watch?.started()
        work.fired(refresher)
      }
      return isAutomatic ? .auto(look, action: action) : .pull(look, action: action)
    }
    let action: LoadWork = {
      counts.fired += 1
      guard let watch else { return try await work.run() }
      return try await watch.watched { try await work.run() }
    }
    return isAutomatic ? .auto(look, action: action) : .pull(look, action: action)
  }
}

// MARK: - What there is to see

extension TracedControl {
  var stateName: String { refresher.state.traceName }

  var look: TraceState.Look? {
    guard let normal = refresher.indicator as? NormalIndicator else { return nil }
    var look = TraceState.Look()
    look.text = normal.stateLabel.text ?? ""
    look.isLoading = normal.spinner.isAnimating
    look.loadingAlpha = Double(normal.spinner.alpha)
    if !kind.isAutomatic {
      look.arrow = .init(
        isHidden: normal.arrowView.isHidden, isTurned: normal.arrowView.transform.a < 0)
    }
    return look
  }
}

extension RefreshState {
  var traceName: String {
    switch self {
    case .idle: "idle"
    case .pulling: "pulling"
    case .willRefresh: "willRefresh"
    case .refreshing: "refreshing"
    case .noMoreData: "noMore"
    case .succeeded: "succeeded"
    case .failed: "failed"
    }
  }
}
