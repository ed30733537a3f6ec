import Foundation
import HeadlessUIKit
import Tug
import TugTrace

/// Observes the callbacks of one control and records the first one that comes out of order.
@MainActor
final class CallbackAudit {
  /// The name of the first violated invariant.
  private(set) var broken: String?
  /// Whether a run has begun and not ended. Its closing animation may still be running.
  var owesEnd: Bool { last != .none }
  /// The number of completions that have not been called yet.
  private(set) var pendingCompletions = 0
  private(set) var outcomes = Outcomes()
  /// The number of runs that have begun.
  private(set) var begins = 0
  /// The last progress given to the indicator, and the number of times one was given.
  var indicatorProgress: CGFloat? {
    didSet { progressCount += 1 }
  }
  private(set) var progressCount = 0
  /// Whether the app does something in callbacks, where a run may end before its beginning is told.
  var reacts = false
  private var last = Callback.none
  private var state = RefreshState.idle
  private var isRunning = false
  private var taskCount = 0
  private var runningTasks: Set<Int> = []
  /// The time at which the latest run began, until its action starts, in seconds.
  private var actionIsDue: TimeInterval?

  private enum Callback {
    case none, willBegin, didBegin, willEnd
  }

  nonisolated static let canceledSaysNothing =
    "work that was canceled says nothing: no failure, no announcement, no other time of the last success"
  nonisolated static let noConcurrentActions = "an action never runs twice at once"
  nonisolated static let actsOnce =
    "the action of each run starts once, within a second of its beginning"
  nonisolated static let callbackOrder =
    "every begin is followed by exactly one end, in the documented order"
  nonisolated static let oneCompletion = "every completion is called exactly once"
  nonisolated static let stateGraph =
    "the state changes along the graph, and each change is reported"

  func observe(_ refresher: Refresher) {
    let (willBegin, didBegin) = (refresher.onWillBegin, refresher.onDidBegin)
    let (willEnd, didEnd) = (refresher.onWillEnd, refresher.onDidEnd)
    let changed = refresher.onStateChange
    refresher.onWillBegin = { [weak self, weak refresher] in
      guard let self, let refresher else { return }
      begins += 1
      actionIsDue = CACurrentMediaTime()
      called(.willBegin, after: [.none])
      expectResult(of: refresher)
      willBegin?()
    }
    refresher.onDidBegin = { [weak self] in
      self?.called(.didBegin, after: [.willBegin])
      didBegin?()
    }
    refresher.onWillEnd = { [weak self] in
      self?.called(.willEnd, after: [.willBegin, .didBegin])
      willEnd?()
    }
    refresher.onDidEnd = { [weak self] in
      self?.called(.none, after: [.willEnd])
      didEnd?()
    }
    refresher.onStateChange = { [weak self] in
      self?.changed(from: $0, to: $1)
      changed?($0, $1)
    }
  }

  /// Each run has exactly one result. One that the app has ended before this was told is over: to ask for it would
  /// begin another one.
  private func expectResult(of refresher: Refresher) {
    guard refresher.state == .refreshing else { return }
    let completion = expectCompletion()
    let lastUpdated = refresher.lastUpdated
    refresher.beginRefreshing { [weak self, weak refresher] in
      completion()
      self?.outcomes.add($0)
      if let refresher { self?.check($0, of: refresher, lastUpdated) }
    }
  }

  private func check(_ result: RefreshResult, of refresher: Refresher, _ lastUpdated: Date?) {
    switch result {
    case .success, .noMoreData: break
    case .cancelled:
      guard refresher.edge != nil, !reacts else { return }
      if refresher.state == .failed || refresher.lastUpdated != lastUpdated {
        breaks(Self.canceledSaysNothing)
      }
    case .failure(let error):
      if error is CancellationError || (error as? URLError)?.code == .cancelled {
        breaks(Self.canceledSaysNothing)
      }
    }
  }

  private func called(_ callback: Callback, after allowed: [Callback]) {
    if !allowed.contains(last) { breaks(Self.callbackOrder) }
    last = callback
  }

  private func breaks(_ invariant: String) { if broken == nil { broken = invariant } }

  // MARK: Completions

  /// Returns a completion that must be called exactly once.
  func expectCompletion() -> @MainActor () -> Void {
    pendingCompletions += 1
    var isCalled = false
    return { [weak self] in
      guard let self else { return }
      if isCalled { breaks(Self.oneCompletion) }
      isCalled = true
      pendingCompletions -= 1
    }
  }

  // MARK: The action

  /// An action of the callback form runs until its control leaves the state `refreshing`.
  func actionStarted() {
    if isRunning || state != .refreshing { breaks(Self.noConcurrentActions) }
    isRunning = true
    noteAction()
  }

  private func noteAction() {
    if actionIsDue == nil { breaks(Self.actsOnce) }
    actionIsDue = nil
  }

  /// Whether a run is open whose action should have started. An animation without a completion is waited
  /// for half a second.
  func isOverdue(at time: TimeInterval) -> Bool {
    guard state == .refreshing, last == .willBegin, let actionIsDue else { return false }
    return time - actionIsDue > 1
  }

  /// An async action runs until it returns or is canceled, whichever comes first.
  func audit(
    _ body: @MainActor () async throws -> RefreshResult
  ) async throws -> RefreshResult {
    taskCount += 1
    let id = taskCount
    if !Task.isCancelled {
      if !runningTasks.isEmpty { breaks(Self.noConcurrentActions) }
      runningTasks.insert(id)
      noteAction()
    }
    defer { runningTasks.remove(id) }
    return try await withTaskCancellationHandler {
      try await body()
    } onCancel: {
      MainActor.assumeIsolated { _ = runningTasks.remove(id) }
    }
  }

  // MARK: The state

  private func changed(from old: RefreshState, to new: RefreshState) {
    if old != state || !StateGraph.successors(of: old).contains(new) { breaks(Self.stateGraph) }
    state = new
    if old == .refreshing { isRunning = false }
  }

  /// Whether the last change that was reported led to this state.
  func reported(_ state: RefreshState) -> Bool { self.state == state }
}

/// The number of runs with each result.
struct Outcomes: Equatable, Sendable {
  var success = 0
  var noMoreData = 0
  var failure = 0
  var cancelled = 0

  mutating func add(_ result: RefreshResult) {
    switch result {
    case .success: success += 1
    case .noMoreData: noMoreData += 1
    case .cancelled: cancelled += 1
    case .failure: failure += 1
    }
  }
}

/// An indicator that reports each progress to the audit.
@MainActor
final class AuditedIndicator: UIView, RefreshIndicator {
  private let audit: CallbackAudit

  init(_ audit: CallbackAudit) {
    self.audit = audit
    super.init(frame: .zero)
  }

  @available(*, unavailable)
  required init?(coder: NSCoder) { nil }

  var extent: CGFloat { 44 }

  func show(_ status: RefreshStatus) {}
  func progressChanged(to progress: CGFloat) { audit.indicatorProgress = progress }
}

/// Checks that VoiceOver says something about a run only when it begins, and when it ends with a result.
struct AnnouncementCheck: TraceCheck {
  static let invariant = CallbackAudit.canceledSaysNothing

  init(_ player: TracePlayer) {}

  func willPlay(_ event: TraceEvent, _ player: TracePlayer) {}

  func holds(after event: TraceEvent, _ player: TracePlayer) -> Bool {
    guard player.controls.allSatisfy({ !$0.reacts }) else { return true }
    let audits = player.controls.flatMap { control in control.former.map(\.audit) + [control.audit]
    }
    let most = audits.reduce(0) { sum, audit in
      guard let audit else { return sum }
      let results = audit.outcomes
      return sum + audit.begins + results.success + results.noMoreData + results.failure
    }
    return player.host.accessibility.announcements.count <= most
  }
}
