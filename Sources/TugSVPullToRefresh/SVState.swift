import Tug

/// The state of a pull-to-refresh view or an infinite-scrolling view.
public enum SVPullToRefreshState: Hashable, Sendable {
  /// The view is at rest.
  case stopped
  /// The content is dragged far enough. Releasing it loads.
  case triggered
  /// The handler is running.
  case loading
  /// All states. Used only with setters.
  case all

  static func states(for state: SVPullToRefreshState) -> [RefreshState] {
    switch state {
    case .stopped: [.idle, .failed, .noMoreData]
    case .triggered: [.pulling, .pullingFurther]
    case .loading: [.refreshing, .willRefresh]
    case .all: RefreshState.allCases
    }
  }

  init(_ state: RefreshState) {
    switch state {
    case .pulling, .pullingFurther: self = .triggered
    case .refreshing, .willRefresh: self = .loading
    case .idle, .failed, .noMoreData, .succeeded: self = .stopped
    }
  }
}

/// The state of an infinite-scrolling view. SVPullToRefresh has two types with the same cases.
public typealias SVInfiniteScrollingState = SVPullToRefreshState

/// The position of a pull-to-refresh view.
public enum SVPullToRefreshPosition: Sendable {
  /// Above the content.
  case top
  /// Below the content.
  case bottom
}
