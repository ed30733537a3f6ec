import Foundation
@_spi(Tools) import HeadlessDriver
import Tug
import TugTrace

/// The action of a control, as a trace describes it.
@MainActor
final class TracedWork {
  private let response: TraceControlConfig.ActionResponse?
  private weak var scrollView: UIScrollView?
  private let mainQueue: MainQueue
  /// The async actions that run until the trace ends them, oldest first.
  private var pending: [(id: Int, continuation: CheckedContinuation<RefreshResult, any Error>)] = []
  private let callers = SuspendedCallers()
  private var count = 0
  /// Called at the start of each action.
  var onStart: (() -> Void)?

  init(
    _ response: TraceControlConfig.ActionResponse?, on scrollView: UIScrollView,
    mainQueue: MainQueue
  ) {
    self.response = response
    self.scrollView = scrollView
    self.mainQueue = mainQueue
  }

  var isAsync: Bool { response?.isAsync ?? false }
  var pendingCount: Int { pending.count }
  /// The number of actions that were ended or canceled so far.
  private(set) var resumedCount = 0

  // MARK: The callback form

  func fired(_ refresher: Refresher) {
    onStart?()
    if response == .growEnd { scrollView?.contentSize.height += 400 }
    switch response {
    case .end, .growEnd: mainQueue.add { [weak refresher] in refresher?.endRefreshing() }
    case .endNoMore: mainQueue.add { [weak refresher] in refresher?.endRefreshing(.noMoreData) }
    case .endNow: refresher.endRefreshing()
    case .endNoMoreNow: refresher.endRefreshing(.noMoreData)
    case .cancelNow: refresher.endRefreshing(.cancelled)
    case .failNow: refresher.endRefreshing(.failure(Self.failure))
    case .endTwice:
      refresher.endRefreshing()
      refresher.endRefreshing(.failure(Self.failure))
    case .returnNow, .throwNow, .throwCancelled, .work, .uncancellableWork, nil: break
    }
  }

  // MARK: The async form

  func run() async throws -> RefreshResult {
    onStart?()
    switch response {
    case .throwNow: throw Self.failure
    case .throwCancelled: throw CancellationError()
    case .work: return try await cancellableWork()
    case .uncancellableWork: return try await uncancellableWork()
    default: return .success
    }
  }

  private func uncancellableWork() async throws -> RefreshResult {
    count += 1
    let id = count
    return try await callers.suspend { pending.append((id, $0)) }
  }

  private func cancellableWork() async throws -> RefreshResult {
    let id = count + 1
    return try await withTaskCancellationHandler {
      try Task.checkCancellation()
      return try await uncancellableWork()
    } onCancel: {
      // Tug cancels on the main actor.
      MainActor.assumeIsolated { cancel(id) }
    }
  }

  private func cancel(_ id: Int) {
    guard let index = pending.firstIndex(where: { $0.id == id }) else { return }
    resume(at: index, with: .failure(CancellationError()))
  }

  /// Ends the oldest action that is running.
  func finish(_ how: ControlEvent.Finish) {
    guard !pending.isEmpty else { return }
    let result: Result<RefreshResult, any Error> =
      switch how {
      case .moreData: .success(.success)
      case .noMoreData: .success(.noMoreData)
      case .error: .failure(Self.failure)
      case .cancelled: .failure(URLError(.cancelled))
      }
    resume(at: 0, with: result)
  }

  private func resume(at index: Int, with result: Result<RefreshResult, any Error>) {
    resumedCount += 1
    callers.resume(pending.remove(at: index).continuation, with: result)
  }

  /// Waits until the actions that were ended or canceled have run to their end.
  fileprivate func letEndedRun() async { await callers.haveContinued() }

  private static var failure: TraceError { TraceError("the action failed") }
}

/// Lets the tasks of the main actor run until they wait, those of these actions included.
@MainActor
func letTasksRun(of works: [TracedWork]) async {
  for _ in 0..<4 {
    for work in works { await work.letEndedRun() }
    await Task { @MainActor in }.value
  }
}

extension RefreshStyle {
  /// Uses MJRefresh's names of its texts as titles, since its traces were recorded without its
  /// language files.
  mutating func useNames(of control: TraceControlConfig.Kind) {
    let prefix =
      switch control {
      case .header, .autoHeader: "MJRefreshHeader"
      case .backFooter: "MJRefreshBackFooter"
      case .autoFooter: "MJRefreshAutoFooter"
      case .trailer, .leading, .autoLeading, .autoTrailer: "MJRefreshTrailer"
      }
    self[.idle].title = "\(prefix)IdleText"
    self[.pulling].title = "\(prefix)PullingText"
    // A trailer has no text of its own for refreshing.
    let refreshing = control == .trailer ? "PullingText" : "RefreshingText"
    self[.refreshing].title = prefix + refreshing
    self[.willRefresh].title = prefix + refreshing
    self[.noMoreData].title = "\(prefix)NoMoreDataText"
  }
}
