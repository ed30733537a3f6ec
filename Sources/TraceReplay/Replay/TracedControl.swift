import Foundation
import HeadlessDriver
import Tug

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

  init(_ config: TraceConfig, on scrollView: UIScrollView, mainQueue: MainQueue) {
    kind = config.control
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
      kind == .autoFooter ? .auto(look, action: action) : .pull(look, action: action)
    refresher.visibleExtent = CGFloat(config.height ?? Self.standardExtent(of: kind))
    refresher.style = LookStyle(namesOf: kind)
    refresher.lastUpdatedFormat = { $0 == nil ? "none" : "some" }
    refresher.onDidBegin = { [counts] in counts.begun += 1 }
    refresher.onWillEnd = { [counts] in counts.endBegan += 1 }
    refresher.onDidEnd = { [counts] in counts.ended += 1 }
    // As MJRefresh does.
    if kind != .autoFooter { refresher.firesPerDrag = nil }
    refresher.showsWhenEmpty = true
    for option in config.options { set(option) }
    refresher.isHidden = config.startHidden
  }

  private static func standardExtent(of kind: TraceConfig.Control) -> Double {
    switch kind {
    case .header: 54
    case .backFooter, .autoFooter: 44
    case .trailer: 60
    }
  }

  var isHorizontal: Bool { kind == .trailer }

  func attach() {
    switch kind {
    case .header: scrollView?.tug.header = refresher
    case .backFooter, .autoFooter: scrollView?.tug.footer = refresher
    case .trailer: scrollView?.tug.trailing = refresher
    }
  }

  func remove() {
    switch kind {
    case .header: scrollView?.tug.header = nil
    case .backFooter, .autoFooter: scrollView?.tug.footer = nil
    case .trailer: scrollView?.tug.trailing = nil
    }
  }

  /// There is a label to tap in the normal look only.
  func tap() {
    if look != nil { refresher.view.recognizeTap() }
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
    case .collectionViewAnimationBug: break  // there is one way to animate, and it has no such bug
    }
  }
}

extension TracedControl {
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
    if kind != .autoFooter {
      look.arrow = .init(
        isHidden: normal.arrowView.isHidden, isTurned: normal.arrowView.transform.a < 0)
    }
    return look
  }
}
