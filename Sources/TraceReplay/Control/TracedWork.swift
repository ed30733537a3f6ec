import Foundation
import Tug

/// What the action of a control does, as a trace says.
@MainActor
final class TracedWork {
  private let response: TraceControlConfig.FireResponse?
  private weak var scrollView: UIScrollView?
  private let mainQueue: MainQueue
  /// Async actions that go on until the trace ends them, the oldest first.
  private var pending: [(id: Int, continuation: CheckedContinuation<RefreshResult, any Error>)] = []
  private var count = 0

  init(
    _ response: TraceControlConfig.FireResponse?, on scrollView: UIScrollView, mainQueue: MainQueue
  ) {
    self.response = response
    self.scrollView = scrollView
    self.mainQueue = mainQueue
  }

  var isAsync: Bool { response?.isAsync ?? false }
  var isPending: Bool { !pending.isEmpty }

  // MARK: The callback form

  func fired(_ refresher: Refresher) {
    if response == .growEnd { scrollView?.contentSize.height += 400 }
    switch response {
    case .end, .growEnd: mainQueue.add { [weak refresher] in refresher?.endRefreshing() }
    case .endNoMore: mainQueue.add { [weak refresher] in refresher?.endRefreshing(.noMoreData) }
    case .endNow: refresher.endRefreshing()
    case .endNoMoreNow: refresher.endRefreshing(.noMoreData)
    case .failNow: refresher.endRefreshing(.failed(Self.failure))
    case .endTwice:
      refresher.endRefreshing()
      refresher.endRefreshing(.failed(Self.failure))
    case .returnNow, .throwNow, .work, .deafWork, nil: break  // until somebody says so
    }
  }

  // MARK: The async form

  func run() async throws -> RefreshResult {
    switch response {
    case .throwNow: throw Self.failure
    case .work: return try await heedfulWork()
    case .deafWork: return try await deafWork()
    default: return .moreData
    }
  }

  private func deafWork() async throws -> RefreshResult {
    count += 1
    let id = count
    return try await withCheckedThrowingContinuation { pending.append((id, $0)) }
  }

  private func heedfulWork() async throws -> RefreshResult {
    let id = count + 1
    return try await withTaskCancellationHandler {
      try Task.checkCancellation()
      return try await deafWork()
    } onCancel: {
      // Tug cancels on the main actor.
      MainActor.assumeIsolated { cancel(id) }
    }
  }

  private func cancel(_ id: Int) {
    guard let index = pending.firstIndex(where: { $0.id == id }) else { return }
    pending.remove(at: index).continuation.resume(throwing: CancellationError())
  }

  /// Ends the oldest action that goes on.
  func finish(_ how: TraceEvent.Finish) {
    guard !pending.isEmpty else { return }
    let continuation = pending.removeFirst().continuation
    switch how {
    case .moreData: continuation.resume(returning: .moreData)
    case .noMoreData: continuation.resume(returning: .noMoreData)
    case .error: continuation.resume(throwing: Self.failure)
    }
  }

  private static var failure: TraceError { TraceError("the action failed") }
}

/// Lets the tasks of the main actor go on until they wait.
@MainActor
func letTasksRun() async {
  for _ in 0..<4 { await Task { @MainActor in }.value }
}
