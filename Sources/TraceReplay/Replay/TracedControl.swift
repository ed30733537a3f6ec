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

/// A control of Tug's, made and set as a trace says, with its calls counted.
@MainActor
final class TracedControl {
  let kind: TraceConfig.Control
  let refresher: Refresher
  let counts = CallCounts()
  private weak var scrollView: UIScrollView?
  private let tapsAnyLook: Bool
  private var fillLimit = 0

  init(_ config: TraceConfig, on scrollView: UIScrollView, mainQueue: MainQueue) {
    kind = config.control
    tapsAnyLook = config.isLive
    self.scrollView = scrollView
    let action: RefreshCallback = { [counts, weak scrollView] refresher in
      counts.fired += 1
      if config.onFire == .growEnd { scrollView?.contentSize.height += 400 }
      switch config.onFire {
      case .end, .growEnd: mainQueue.add { [weak refresher] in refresher?.endRefreshing() }
      case .endNoMore: mainQueue.add { [weak refresher] in refresher?.endRefreshing(.noMoreData) }
      case nil: break  // it goes on until somebody says so
      }
    }
    let look: Look = config.subclass == .normal ? .normal : .text
    refresher =
      kind.isAutomatic ? .auto(look, action: action) : .pull(look, action: action)
    refresher.visibleExtent = CGFloat(config.height ?? Self.standardExtent(of: kind))
    refresher.style = LookStyle(namesOf: kind)
    refresher.lastUpdatedFormat = { $0 == nil ? "none" : "some" }
    refresher.onDidBegin = { [counts] in counts.begun += 1 }
    refresher.onWillEnd = { [counts] in counts.endBegan += 1 }
    refresher.onDidEnd = { [counts] in counts.ended += 1 }
    // As MJRefresh does.
    if !kind.isAutomatic { refresher.firesPerDrag = nil }
    refresher.showsWhenEmpty = true
    if config.isLive { refresher.becomeReplayed() }
    for option in config.options { set(option) }
    refresher.isHidden = config.startHidden
    refresher.isEnabled = config.isEnabled
    if config.isBarred { refresher.replayBarred(true) }
  }

  private static func standardExtent(of kind: TraceConfig.Control) -> Double {
    switch kind {
    case .header: 54
    case .backFooter, .autoFooter, .autoHeader: 44
    case .trailer, .leading, .autoLeading, .autoTrailer: 60
    }
  }

  var isHorizontal: Bool { kind.edge == .leading || kind.edge == .trailing }

  func attach() { seat(refresher) }

  func remove() { seat(nil) }

  private func seat(_ refresher: Refresher?) {
    switch kind.edge {
    case .top: scrollView?.tug.header = refresher
    case .bottom: scrollView?.tug.footer = refresher
    case .leading: scrollView?.tug.leading = refresher
    case .trailing: scrollView?.tug.trailing = refresher
    }
  }

  /// There is a label to tap in the normal look only.
  func tap() {
    if tapsAnyLook || look != nil { refresher.view.recognizeTap() }
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
}

extension TraceConfig.Control {
  var isAutomatic: Bool {
    switch self {
    case .autoFooter, .autoHeader, .autoLeading, .autoTrailer: true
    case .header, .backFooter, .trailer, .leading: false
    }
  }

  fileprivate var edge: Edge {
    switch self {
    case .header, .autoHeader: .top
    case .backFooter, .autoFooter: .bottom
    case .leading, .autoLeading: .leading
    case .trailer, .autoTrailer: .trailing
    }
  }
}

extension TracedControl {
  private func short(_ name: TraceOption.ShortContentName) -> ShortContent {
    switch name {
    case .hide: .hide
    case .pin: .pin
    case .follow: .follow
    case .fill: .fill(limit: fillLimit)
    }
  }

  var stateName: String {
    switch refresher.state {
    case .idle: "idle"
    case .pulling: "pulling"
    case .willRefresh: "willRefresh"
    case .refreshing: "refreshing"
    case .noMoreData: "noMore"
    case .succeeded: "succeeded"
    case .failed: "failed"
    }
  }

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
