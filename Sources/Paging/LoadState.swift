/// What a load is for.
package enum PageRequest: Hashable, Sendable {
  /// The first page, in place of the list or above it.
  case refresh
  /// The page after the last item.
  case next
  /// The page before the first item.
  case previous
  /// The page below what lies above a gap.
  case down(Int)
  /// The page above what lies below a gap.
  case up(Int)

  /// The requests of every list, in the order in which they count.
  package static let all: [PageRequest] = [.refresh, .next, .previous]

  package var gap: Int? {
    switch self {
    case .down(let gap), .up(let gap): gap
    case .refresh, .next, .previous: nil
    }
  }

  /// Whether a page continues with the cursor of its next page.
  package var isDown: Bool {
    switch self {
    case .refresh, .next, .down: true
    case .previous, .up: false
    }
  }
}

/// The progress of one kind of load, or the reason why it is not running.
public indirect enum LoadState<Failure: Sendable>: Sendable {
  /// No load runs, and there is more to load.
  case idle
  /// The load is running.
  case loading
  /// The load has failed and starts again after a delay.
  case waiting(Failure)
  /// The load has failed. It starts again only on request.
  case failed(Failure)
  /// There is nothing more to load in this direction.
  case end
}

extension LoadState: Equatable where Failure: Equatable {}

/// The states of a feed, one for each kind of load. Before the first page, all equal that of the
/// refresh.
public struct PagingState<Failure: Sendable>: Sendable {
  /// The state of the refresh.
  public let refresh: LoadState<Failure>
  /// The state of the next page.
  public let next: LoadState<Failure>
  /// The state of the previous page.
  public let previous: LoadState<Failure>
}

extension PagingState: Equatable where Failure: Equatable {}

extension PagingState {
  /// Errors can't be compared, so each failure differs from the one before.
  func differs(from former: PagingState) -> Bool {
    !refresh.isSame(as: former.refresh) || !next.isSame(as: former.next)
      || !previous.isSame(as: former.previous)
  }
}

extension LoadState {
  fileprivate func isSame(as former: LoadState) -> Bool {
    switch (self, former) {
    case (.idle, .idle), (.loading, .loading), (.end, .end): true
    default: false
    }
  }
}
