import Foundation
import HeadlessDriver
import TraceFormat
import Tug

/// How often a control has called its callbacks.
@MainActor
final class CallCounts {
  var fired = 0
  var begun = 0
  var endBegan = 0
  var ended = 0
}

/// An edge of the scroll view and the control at it, created and configured as a trace says.
@MainActor
final class TracedControl {
  let kind: TraceControlConfig.Kind
  private(set) var refresher: Refresher
  let counts = CallCounts()
  let work: TracedWork
  /// `nil` if the invariants aren't checked.
  private(set) var audit: CallbackAudit?
  /// The controls that stood here before, oldest first.
  private(set) var former: [(refresher: Refresher, audit: CallbackAudit?)] = []
  private let config: TraceControlConfig
  private let isLive: Bool
  private let hasPhysics: Bool
  private weak var scrollView: UIScrollView?
  private var fillLimit = 0

  init(
    _ config: TraceControlConfig, in trace: TraceConfig, isAudited: Bool,
    on scrollView: UIScrollView,
    mainQueue: MainQueue
  ) {
    kind = config.kind
    self.config = config
    isLive = trace.isLive
    hasPhysics = trace.scrollView.physics != nil
    self.scrollView = scrollView
    work = TracedWork(config.response, on: scrollView, mainQueue: mainQueue)
    audit = isAudited ? CallbackAudit() : nil
    refresher = Refresher.traced(
      config, Look.traced(config, hasPhysics ? audit : nil), work: work, counts: counts,
      audit: audit)
    prepare()
  }

  private func prepare() {
    refresher.visibleExtent = CGFloat(config.height?.value ?? kind.standardExtent)
    refresher.style = LookStyle(namesOf: kind)
    refresher.lastUpdatedFormat = { $0 == nil ? "none" : "some" }
    refresher.onDidBegin = { [counts] in counts.begun += 1 }
    refresher.onWillEnd = { [counts] in counts.endBegan += 1 }
    refresher.onDidEnd = { [counts] in counts.ended += 1 }
    audit?.observe(refresher)
    // As MJRefresh does.
    if !kind.isAutomatic { refresher.firesPerDrag = nil }
    refresher.showsWhenEmpty = true
    if isLive { refresher.becomeReplayed() }
    for option in config.options { set(option) }
    refresher.isHidden = config.startHidden ?? false
    refresher.isEnabled = config.isEnabled ?? true
    if config.isBlocked == true { refresher.replayBlocked(true) }
  }

  func attach() { assign(refresher) }

  func remove() { assign(nil) }

  /// Replaces the control by another one that is created in the same way.
  func replace() {
    former.append((refresher, audit))
    if audit != nil { audit = CallbackAudit() }
    refresher = Refresher.traced(
      config, Look.traced(config, hasPhysics ? audit : nil), work: work, counts: counts,
      audit: audit)
    fillLimit = 0
    prepare()
    attach()
  }

  /// Whether the control may have to wait for frames.
  var waits: Bool { refresher.minimumVisibleTime > 0 || refresher.resultDwell > 0 }

  var isAttached: Bool { refresher.edge != nil }

  private func assign(_ refresher: Refresher?) {
    switch kind.edge {
    case .top: scrollView?.tug.header = refresher
    case .bottom: scrollView?.tug.footer = refresher
    case .leading: scrollView?.tug.leading = refresher
    case .trailing: scrollView?.tug.trailing = refresher
    }
  }

  func begin() {
    guard let audit else { return refresher.beginRefreshing() }
    let completion = audit.expectCompletion()
    refresher.beginRefreshing { _ in completion() }
  }

  func end(_ result: RefreshResult) {
    guard let audit else { return refresher.endRefreshing(result) }
    let completion = audit.expectCompletion()
    refresher.endRefreshing(result) { completion() }
  }

  /// As in MJRefresh, only the normal look has a label to tap.
  func tap() {
    if isLive || normalIndicator != nil { refresher.view.recognizeTap() }
  }

  func set(_ option: TraceOption) {
    switch option {
    case .flag(let flag, let value): set(flag, value)
    case .number(let number, let value): set(number, CGFloat(value))
    case .count(.autoTriggerTimes, let count): refresher.firesPerDrag = count == -1 ? nil : count
    case .count(.fillLimit, let limit):
      fillLimit = limit
      if case .fill = refresher.shortContent { refresher.shortContent = .fill(limit: limit) }
    case .name(.shortContent, .hide): refresher.shortContent = .hide
    case .name(.shortContent, .pin): refresher.shortContent = .pin
    case .name(.shortContent, .follow): refresher.shortContent = .follow
    case .name(.shortContent, .fill): refresher.shortContent = .fill(limit: fillLimit)
    }
  }

  private func set(_ flag: TraceOption.Flag, _ value: Bool) {
    switch flag {
    case .automaticallyRefresh: refresher.isAutomatic = value
    case .programmatic: refresher.firesOnProgrammaticScroll = value
    case .retries: refresher.retriesFailureOncePerDrag = value
    case .paging: scrollView?.isPagingEnabled = value
    case .showsWhenEmpty: refresher.showsWhenEmpty = value
    case .automaticallyChangeAlpha: refresher.fadesWithPull = value
    case .animationDisabled: refresher.isAnimated = !value
    case .collectionViewAnimationBug: break  // Tug has one way to animate, without this bug.
    }
  }

  private func set(_ number: TraceOption.Number, _ value: CGFloat) {
    switch number {
    case .triggerPercent: refresher.loadDistance = .percent(value)
    case .triggerPoints: refresher.loadDistance = .points(value)
    case .triggerViewports: refresher.loadDistance = .viewports(value)
    case .triggerDistance: refresher.triggerDistance = value
    case .restingExtent: refresher.restingExtent = value
    case .ignoredTop, .ignoredBottom, .ignoredRight: refresher.ignoredInset = value
    case .minimumVisible: refresher.minimumVisibleTime = Double(value)
    case .dwell: refresher.resultDwell = Double(value)
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
  /// Creates a control with its look and its action.
  fileprivate static func traced(
    _ config: TraceControlConfig, _ look: Look, work: TracedWork, counts: CallCounts,
    audit: CallbackAudit?
  ) -> Refresher {
    let isAutomatic = config.kind.isAutomatic
    guard work.isAsync else {
      let action: RefreshCallback = { refresher in
        counts.fired += 1
        audit?.actionStarted()
        work.fired(refresher)
      }
      return isAutomatic ? .auto(look, action: action) : .pull(look, action: action)
    }
    let action: LoadWork = {
      counts.fired += 1
      guard let audit else { return try await work.run() }
      return try await audit.audit { try await work.run() }
    }
    return isAutomatic ? .auto(look, action: action) : .pull(look, action: action)
  }
}

extension Look {
  /// - Parameter audit: The audit that is given each progress, if there is one.
  fileprivate static func traced(_ config: TraceControlConfig, _ audit: CallbackAudit?) -> Look {
    if config.subclass == .normal { return .normal }
    guard let audit else { return .text }
    return .custom { AuditedIndicator(audit) }
  }
}

// MARK: - What a replay shows

extension TracedControl {
  var stateName: String { refresher.state.traceName }

  var normalIndicator: NormalIndicator? { refresher.indicator as? NormalIndicator }
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
