import Tug

/// What a pull-to-refresh view or an infinite-scrolling view is doing.
public enum SVPullToRefreshState: Hashable, Sendable {
  /// At rest.
  case stopped
  /// Letting go will load; or the end has been reached.
  case triggered
  case loading
  /// For the setters only: every state.
  case all

  static func states(for state: SVPullToRefreshState) -> [RefreshState] {
    switch state {
    case .stopped: [.idle, .failed, .noMoreData]
    case .triggered: [.pulling]
    case .loading: [.refreshing, .willRefresh]
    case .all: RefreshState.allCases
    }
  }

  init(_ state: RefreshState) {
    switch state {
    case .pulling: self = .triggered
    case .refreshing, .willRefresh: self = .loading
    case .idle, .failed, .noMoreData, .succeeded: self = .stopped
    }
  }
}

/// SVPullToRefresh has a type of its own for the other view, with the same cases.
public typealias SVInfiniteScrollingState = SVPullToRefreshState

public enum SVPullToRefreshPosition: Sendable {
  case top, bottom
}
