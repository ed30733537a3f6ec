import Foundation
import HeadlessDriver
import Tug

/// A control of Tug's, made and set as a trace says, with its calls counted.
@MainActor
final class TracedControl {
  private(set) var fired = 0
  private(set) var begun = 0
  private(set) var endBegan = 0
  private(set) var ended = 0
  /// The action runs; it ends when somebody says so.
  var onFire: (() -> Void)?

  let kind: TraceConfig.Control
  let indicator: TracedIndicator
  private(set) var refresher: Refresher!
  private weak var scrollView: UIScrollView?

  init(_ config: TraceConfig, on scrollView: UIScrollView) {
    kind = config.control
    self.scrollView = scrollView
    let extent = CGFloat(config.height ?? Self.standardExtent(of: kind))
    let indicator = TracedIndicator(
      extent: extent, isNormal: config.subclass == .normal,
      trigger: kind == .autoFooter ? .automatic : .pull)
    self.indicator = indicator
    let action: RefreshCallback = { [weak self] _ in self?.fire() }
    refresher =
      kind == .autoFooter
      ? .auto(.custom { indicator }, action: action) : .pull(.custom { indicator }, action: action)
    refresher.style = LookStyle(namesOf: kind)
    refresher.lastUpdatedFormat = { $0 == nil ? "none" : "some" }
    refresher.onDidBegin = { [weak self] in self?.begun += 1 }
    refresher.onWillEnd = { [weak self] in self?.endBegan += 1 }
    refresher.onDidEnd = { [weak self] in self?.ended += 1 }
    refresher.showsWhenEmpty = true
    for option in config.options { set(option) }
  }

  private static func standardExtent(of kind: TraceConfig.Control) -> Double {
    switch kind {
    case .header: 54
    case .backFooter, .autoFooter: 44
    case .trailer: 60
    }
  }

  private func fire() {
    fired += 1
    onFire?()
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
    if indicator.normal != nil { refresher.view.recognizeTap() }
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
    guard let normal = indicator.normal else { return nil }
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
