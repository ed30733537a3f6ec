import Foundation
import HeadlessDriver
@_spi(Tools) import Tug
import TugTrace

/// The number of calls of a control's callbacks.
@MainActor
final class CallCounts {
  var fired = 0
  var begun = 0
  var endBegan = 0
  var ended = 0
}

/// An edge of the scroll view and the control there, created and configured according to a trace.
@MainActor
final class TracedControl {
  let kind: TraceControlConfig.Kind
  private(set) var refresher: Refresher
  /// What stands between the app and the control; `nil` if nothing does.
  private(set) var face: (any TracedFace)?
  let counts = CallCounts()
  let work: TracedWork
  /// Called with what the app does in a callback.
  var onReaction: ((TraceReaction.Act) -> Void)?
  private var reactionCount = 0
  /// `nil` if the invariants aren't checked.
  private(set) var audit: CallbackAudit?
  /// The previous controls at this edge, oldest first.
  private(set) var former: [(refresher: Refresher, audit: CallbackAudit?)] = []
  private let config: TraceControlConfig
  private let isLive: Bool
  private let hasPhysics: Bool
  private weak var scrollView: UIScrollView?
  /// The scroll view to which the app moves the control.
  private weak var otherScrollView: UIScrollView?
  private var fillLimit = 0
  private var isAutomatic = true
  private var causes: Refresher.ScrollCauses = .all
  private var isAnimated = true
  /// Whether the content opens and closes on the path of a spring.
  private var springs = (opening: false, closing: false)

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
    let box = WeakFace()
    let (counts, work) = (self.counts, self.work)
    let face = TracedFaces.make?(config) {
      counts.fired += 1
      if let refresher = box.face?.refresher { work.fired(refresher) }
    }
    box.face = face
    self.face = face
    refresher =
      face?.refresher
      ?? Refresher.traced(
        config, RefreshStyle.traced(config, hasPhysics ? audit : nil), work: work, counts: counts,
        audit: audit)
    work.onStart = { [weak self] in self?.react(at: .action) }
    prepare()
  }

  private final class WeakFace {
    weak var face: (any TracedFace)?
  }

  private func prepare() {
    if let face {
      if let height = config.height { face.length = CGFloat(height.value) }
      for option in config.options { face.set(option) }
      face.isHidden = config.startHidden ?? false
      face.isEnabled = config.isEnabled ?? true
      audit?.observe(refresher)
      return
    }
    refresher.visibleExtent = CGFloat(config.height?.value ?? kind.standardExtent)
    refresher.style.useNames(of: kind)
    refresher.lastUpdatedFormat = { $0 == nil ? "none" : "some" }
    // No trace records haptics, all of which a host keeps.
    refresher.feedback = nil
    let isCurrent = { [weak self, weak refresher] in
      refresher != nil && self?.refresher === refresher
    }
    let react = { [weak self] (moment: TraceReaction.Moment) in
      if isCurrent() { self?.react(at: moment) }
    }
    refresher.onWillBegin = { react(.willBegin) }
    refresher.onDidBegin = { [counts] in
      counts.begun += 1
      react(.didBegin)
    }
    refresher.onWillEnd = { [counts] in
      counts.endBegan += 1
      react(.willEnd)
    }
    refresher.onDidEnd = { [counts] in
      counts.ended += 1
      react(.didEnd)
    }
    refresher.onStateChange = { _, _ in react(.state) }
    audit?.reacts = reacts
    audit?.observe(refresher)
    // As MJRefresh does.
    refresher.trigger.pull?.rearmsWhileDragging = true
    refresher.showsWhenEmpty = true
    refresher.endsLoadWhenHidden = kind.isAutomatic
    refresher.failureDuration = 0
    chooseMotion()
    if isLive { refresher.replay(.started) }
    for option in config.options { set(option) }
    refresher.isHidden = config.startHidden ?? false
    refresher.isEnabled = config.isEnabled ?? true
    if config.isBlocked == true { refresher.replay(.blocked(true)) }
  }

  /// Shows what users read. A trace has no words: MJRefresh's, which are compared, have the names of its texts.
  func useStandardLook() {
    refresher.style = .classic
    refresher.lastUpdatedFormat = nil
  }

  func attach() {
    if let face { return scrollView.map { face.attach(to: $0) } ?? () }
    assign(refresher, scrollView)
  }

  func remove() {
    if let face { return face.remove() }
    assign(nil, scrollView)
    if isElsewhere { assign(nil, otherScrollView) }
  }

  /// Puts the control into another scroll view.
  func move(to other: UIScrollView) {
    otherScrollView = other
    assign(refresher, other)
  }

  /// An app that answers each run by another one would go on forever.
  private static let mostReactions = 8

  var reacts: Bool { config.reactions?.isEmpty == false }

  func reacts(with act: TraceReaction.Act) -> Bool {
    config.reactions?.contains { $0.act == act } ?? false
  }

  fileprivate func react(at moment: TraceReaction.Moment) {
    for reaction in config.reactions ?? [] where reaction.at == moment {
      guard reactionCount < Self.mostReactions else { return }
      reactionCount += 1
      onReaction?(reaction.act)
    }
  }

  /// Replaces the control by another one that is created in the same way.
  func replace() {
    let old = isElsewhere ? refresher : nil
    former.append((refresher, audit))
    if audit != nil { audit = CallbackAudit() }
    refresher = Refresher.traced(
      config, RefreshStyle.traced(config, hasPhysics ? audit : nil), work: work, counts: counts,
      audit: audit)
    (fillLimit, isAutomatic, causes) = (0, true, .all)
    (isAnimated, springs) = (true, (false, false))
    prepare()
    // What it does in callbacks is over.
    if old != nil { assign(nil, otherScrollView) }
    attach()
  }

  /// Whether the control may have to wait for frames.
  var waits: Bool {
    refresher.minimumDuration > 0 || refresher.resultDuration > 0 || refresher.failureDuration > 0
      || isAnimated && (springs.opening || springs.closing)
  }

  /// The numbers of async actions so far.
  struct Actions: Equatable {
    let begun, ended, waiting, resumed: Int
  }

  /// `nil` if the action isn't async.
  var actions: Actions? {
    guard work.isAsync else { return nil }
    return Actions(
      begun: counts.begun, ended: counts.ended, waiting: work.pendingCount,
      resumed: work.resumedCount)
  }

  /// Whether the control stands in the scroll view of the trace.
  var isAttached: Bool { scrollView?.tug[kind.edge] === refresher }
  /// Whether it refreshes, rather than loads.
  var isRefresh: Bool {
    !kind.isAutomatic && kind.isBefore && !config.options.contains(.flag(.loads, true))
  }
  /// The length of the open control, in points.
  var restingExtent: CGFloat {
    let extent = refresher.trigger.pull?.restingExtent ?? -1
    return extent >= 0 ? extent : refresher.extent
  }
  var isElsewhere: Bool { !isAttached && otherScrollView?.tug[kind.edge] === refresher }

  private func assign(_ refresher: Refresher?, _ scrollView: UIScrollView?) {
    switch kind.edge {
    case .top: scrollView?.tug.header = refresher
    case .bottom: scrollView?.tug.footer = refresher
    case .leading: scrollView?.tug.leading = refresher
    case .trailing: scrollView?.tug.trailing = refresher
    }
  }

  func begin(reveal: Refresher.Reveal = .always) {
    if let face { return face.begin() }
    guard let audit else { return refresher.beginRefreshing(reveal: reveal) }
    let completion = audit.expectCompletion()
    refresher.beginRefreshing(reveal: reveal) { _ in completion() }
  }

  func end(_ result: RefreshResult) {
    if let face { return face.end(noMoreData: result.isNoMoreData) }
    guard let audit else { return refresher.endRefreshing(result) }
    let completion = audit.expectCompletion()
    refresher.endRefreshing(result) { completion() }
  }

  func resetNoMoreData() {
    face.map { $0.resetNoMoreData() } ?? refresher.resetNoMoreData()
  }

  var isHidden: Bool {
    get { face?.isHidden ?? refresher.isHidden }
    set { if let face { face.isHidden = newValue } else { refresher.isHidden = newValue } }
  }

  var isEnabled: Bool {
    get { face?.isEnabled ?? refresher.isEnabled }
    set { if let face { face.isEnabled = newValue } else { refresher.isEnabled = newValue } }
  }

  func setLength(_ length: CGFloat) {
    if let face { face.length = length } else { refresher.visibleExtent = length }
  }

  /// As in MJRefresh, only the normal indicator has a label to tap.
  func tap() {
    if let face { return face.tap() }
    if isLive || refresher.classicViews != nil { refresher.view.recognizeTap() }
  }

  func set(_ option: TraceOption) {
    if let face { return face.set(option) }
    switch option {
    case .flag(let flag, let value): set(flag, value)
    case .number(let number, let value): set(number, CGFloat(value))
    case .count(.autoTriggerTimes, let count): setTriggersPerDrag(count)
    case .count(.fillLimit, let limit):
      fillLimit = limit
      if case .fill = refresher.shortContent { refresher.shortContent = .fill(limit: limit) }
    case .name(.shortContent, .hide): refresher.shortContent = .hide
    case .name(.shortContent, .pin): refresher.shortContent = .pin
    case .name(.shortContent, .follow): refresher.shortContent = .follow
    case .name(.shortContent, .fill): refresher.shortContent = .fill(limit: fillLimit)
    }
  }

  /// -1 means no limit; for a pulled control, that it rearms in the same drag.
  private func setTriggersPerDrag(_ count: Int) {
    refresher.trigger.pull?.rearmsWhileDragging = count == -1
    refresher.trigger.auto?.maximumTriggersPerDrag = count == -1 ? nil : count
  }

  /// A trace has MJRefresh's durations unless it asks for the spring.
  private func chooseMotion() {
    refresher.openingDuration = isAnimated ? (springs.opening ? nil : 0.25) : 0
    refresher.closingDuration = isAnimated ? (springs.closing ? nil : 0.4) : 0
  }

  /// An option for each cause, and one for all of them.
  private func setCause(_ cause: Refresher.ScrollCauses, _ isOn: Bool) {
    if isOn { causes.insert(cause) } else { causes.remove(cause) }
    refresher.trigger.auto?.causes = isAutomatic ? causes : []
  }

  private func set(_ flag: TraceOption.Flag, _ value: Bool) {
    switch flag {
    case .automaticallyRefresh:
      isAutomatic = value
      refresher.trigger.auto?.causes = isAutomatic ? causes : []
    case .finger: setCause(.finger, value)
    case .momentum: setCause(.momentum, value)
    case .programmatic: setCause(.program, value)
    case .retries: refresher.trigger.auto?.retriesFailure = value
    case .paging: scrollView?.isPagingEnabled = value
    case .showsWhenEmpty: refresher.showsWhenEmpty = value
    case .automaticallyChangeAlpha: refresher.trigger.pull?.fadesIn = value
    case .animationDisabled:
      isAnimated = !value
      chooseMotion()
    case .springOpening:
      springs.opening = value
      chooseMotion()
    case .springClosing:
      springs.closing = value
      chooseMotion()
    case .triggersWhileDragging: refresher.trigger.pull?.triggersWhileDragging = value
    case .requiresDragFromEdge: refresher.trigger.pull?.requiresDragFromEdge = value
    case .overlaysContent: refresher.trigger.pull?.overlaysContent = value
    case .loads: break  // Only when it is made.
    case .asks: refresher.shouldBegin = value ? { true } : nil
    case .collectionViewAnimationBug: break  // Tug has only one way to animate, without this bug.
    }
  }

  private func set(_ number: TraceOption.Number, _ value: CGFloat) {
    switch number {
    case .triggerPercent: refresher.trigger.auto?.distance = .percent(value)
    case .triggerPoints: refresher.trigger.auto?.distance = .points(value)
    case .triggerViewports: refresher.trigger.auto?.distance = .viewports(value)
    case .triggerDistance: refresher.trigger.pull?.triggerDistance = value
    case .restingExtent: refresher.trigger.pull?.restingExtent = value
    case .secondStop:
      refresher.trigger.pull?.secondStop =
        value < 0 ? nil : Refresher.SecondStop(distance: value, title: "SecondStopText") {}
    case .ignoredTop, .ignoredBottom, .ignoredRight: refresher.ignoredInset = value
    case .minimumVisible: refresher.minimumDuration = Double(value)
    case .dwell: refresher.resultDuration = Double(value)
    case .failureDwell: refresher.failureDuration = Double(value)
    }
  }
}

extension TraceControlConfig.Kind {
  var edge: Refresher.Edge {
    switch (isHorizontal, isBefore) {
    case (false, true): .top
    case (false, false): .bottom
    case (true, true): .leading
    case (true, false): .trailing
    }
  }
}

extension Refresher {
  /// Creates a control with its style and its action.
  fileprivate static func traced(
    _ config: TraceControlConfig, _ style: RefreshStyle, work: TracedWork, counts: CallCounts,
    audit: CallbackAudit?
  ) -> Refresher {
    let isAutomatic = config.kind.isAutomatic
    let isForLoading = config.options.contains(.flag(.loads, true))
    guard work.isAsync else {
      let action: RefreshCallback = { refresher in
        counts.fired += 1
        audit?.actionStarted()
        work.fired(refresher)
      }
      if isForLoading { return .pullToLoad(style, callback: action) }
      return isAutomatic ? .auto(style, callback: action) : .pull(style, callback: action)
    }
    let action: LoadAction = {
      counts.fired += 1
      guard let audit else { return try await work.run() }
      return try await audit.audit { try await work.run() }
    }
    if isForLoading { return .pullToLoad(style, action: action) }
    return isAutomatic ? .auto(style, action: action) : .pull(style, action: action)
  }
}

extension RefreshStyle {
  /// - Parameter audit: The audit that is given each progress, if there is one.
  fileprivate static func traced(_ config: TraceControlConfig, _ audit: CallbackAudit?)
    -> RefreshStyle
  {
    if config.subclass == .normal { return .classic }
    guard let audit else { return .text }
    return .custom { AuditedIndicator(audit) }
  }
}

// MARK: - Output of a replay

extension TracedControl {
  var stateName: String { face?.stateName ?? refresher.state.traceName }
}

extension RefreshResult {
  fileprivate var isNoMoreData: Bool { if case .noMoreData = self { true } else { false } }
}

extension RefreshState {
  var traceName: String {
    switch self {
    case .idle: "idle"
    case .pulling: "pulling"
    case .willRefresh: "willRefresh"
    case .refreshing: "refreshing"
    case .pullingFurther: "pullingFurther"
    case .noMoreData: "noMore"
    case .succeeded: "succeeded"
    case .failed: "failed"
    }
  }
}
