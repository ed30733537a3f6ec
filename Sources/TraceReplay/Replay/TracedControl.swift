import Foundation
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
      trigger: kind == .autoFooter ? .automatic : .pull, control: kind)
    self.indicator = indicator
    let action: RefreshCallback = { [weak self] _ in self?.fire() }
    refresher =
      kind == .autoFooter
      ? .auto(.custom { indicator }, action: action) : .pull(.custom { indicator }, action: action)
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
    begun += 1
    onFire?()
  }

  var isHorizontal: Bool { kind == .trailer }

  func attach() {
    switch kind {
    case .header: scrollView?.tug.header = refresher
    case .backFooter, .autoFooter: scrollView?.tug.footer = refresher
    case .trailer: break
    }
  }

  func remove() {
    switch kind {
    case .header: scrollView?.tug.header = nil
    case .backFooter, .autoFooter: scrollView?.tug.footer = nil
    case .trailer: break
    }
  }

  func tap() { (refresher.view as? UIControl)?.sendActions(for: .touchUpInside) }

  func set(_ option: TraceOption) {
  }

  func setHeight(_ height: Double) {
    indicator.extent = CGFloat(height)
  }

  func setHidden(_ isHidden: Bool) { refresher.view.isHidden = isHidden }

  func setInteraction(_ isEnabled: Bool) { refresher.view.isUserInteractionEnabled = isEnabled }
}

extension TracedControl {
  var stateName: String {
    switch refresher.state {
    case .idle: "idle"
    case .pulling: "pulling"
    case .willRefresh: "willRefresh"
    case .refreshing: "refreshing"
    case .noMoreData: "noMore"
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
