import Tug

/// Hears all that one control calls, and remembers the first call that was not in its turn.
@MainActor
final class CallWatch {
  /// The name of the promise that was broken first.
  private(set) var broken: String?
  /// Whether a run has begun that has not ended; its end may still be in motion.
  var owesEnd: Bool { turn != .none }
  /// Who asked and was not answered yet.
  private(set) var openQuestions = 0
  private(set) var outcomes = Outcomes()
  /// How often a run has begun.
  private(set) var begins = 0
  private var turn = Turn.none
  private var state = RefreshState.idle
  private var isRunning = false
  private var taskCount = 0
  private var runningTasks: Set<Int> = []

  private enum Turn {
    case none, willBegin, didBegin, willEnd
  }

  nonisolated static let oneAtATime = "an action never runs twice at once"
  nonisolated static let oneEndEach = "every begin is answered by exactly one end, in its turn"
  nonisolated static let oneAnswerEach =
    "who asks for a refresh or its end is answered exactly once"
  nonisolated static let stateGraph = "the state changes as documented, and each change is told"

  func listen(to refresher: Refresher) {
    let (didBegin, willEnd, didEnd) = (
      refresher.onDidBegin, refresher.onWillEnd, refresher.onDidEnd
    )
    refresher.onWillBegin = { [weak self, weak refresher] in
      guard let self, let refresher else { return }
      begins += 1
      take(.willBegin, after: [.none])
      // Each run has exactly one result.
      let answer = asks()
      refresher.beginRefreshing { [weak self] in
        answer()
        self?.outcomes.add($0)
      }
    }
    refresher.onDidBegin = { [weak self] in
      self?.take(.didBegin, after: [.willBegin])
      didBegin?()
    }
    refresher.onWillEnd = { [weak self] in
      self?.take(.willEnd, after: [.willBegin, .didBegin])
      willEnd?()
    }
    refresher.onDidEnd = { [weak self] in
      self?.take(.none, after: [.willEnd])
      didEnd?()
    }
    refresher.onStateChange = { [weak self] in self?.changed(from: $0, to: $1) }
  }

  private func take(_ next: Turn, after allowed: [Turn]) {
    if !allowed.contains(turn) { breaks(Self.oneEndEach) }
    turn = next
  }

  private func breaks(_ promise: String) { if broken == nil { broken = promise } }

  // MARK: Questions

  /// Somebody asks; the answer is to be given to what this returns, once.
  func asks() -> @MainActor () -> Void {
    openQuestions += 1
    var isAnswered = false
    return { [weak self] in
      guard let self else { return }
      if isAnswered { breaks(Self.oneAnswerEach) }
      isAnswered = true
      openQuestions -= 1
    }
  }

  // MARK: The action

  /// In the callback form an action runs until its control says that it is over.
  func started() {
    if isRunning || state != .refreshing { breaks(Self.oneAtATime) }
    isRunning = true
  }

  /// In the async form, until it returns or is cancelled: what goes on then is nobody's.
  func watched(
    _ body: @MainActor () async throws -> RefreshResult
  ) async throws -> RefreshResult {
    taskCount += 1
    let id = taskCount
    if !Task.isCancelled {
      if !runningTasks.isEmpty { breaks(Self.oneAtATime) }
      runningTasks.insert(id)
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
    if old != state || !Self.followers(of: old).contains(new) { breaks(Self.stateGraph) }
    state = new
    if old == .refreshing { isRunning = false }
  }

  /// True if the last change that was told is the state that there is.
  func knows(_ state: RefreshState) -> Bool { self.state == state }

  private static func followers(of state: RefreshState) -> [RefreshState] {
    switch state {
    case .idle: [.pulling, .willRefresh, .refreshing, .noMoreData]
    case .pulling: [.idle, .willRefresh, .refreshing, .noMoreData]
    case .willRefresh: [.idle, .refreshing, .noMoreData, .failed]
    case .refreshing: [.idle, .succeeded, .noMoreData, .failed]
    case .succeeded: [.idle, .refreshing, .noMoreData]
    case .noMoreData: [.idle]
    case .failed: [.idle, .pulling, .willRefresh, .refreshing, .noMoreData]
    }
  }
}

/// How runs ended.
struct Outcomes: Equatable, Sendable {
  var success = 0
  var noMoreData = 0
  var failure = 0
  var cancelled = 0

  mutating func add(_ result: RefreshResult) {
    switch result {
    case .moreData: success += 1
    case .noMoreData: noMoreData += 1
    case .failed(let error):
      if error is CancellationError { cancelled += 1 } else { failure += 1 }
    }
  }
}
