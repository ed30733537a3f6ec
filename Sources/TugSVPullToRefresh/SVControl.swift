import Tug

/// The shared part of both views: a control whose action is the handler.
///
/// The handler is called when loading begins, not when the control is open, and not for
/// `startAnimating()`.
@MainActor
final class SVControl {
  let refresher: Refresher
  var actionHandler: () -> Void
  /// Whether a finger that is still down has dragged the content past the end.
  var isTriggered = false
  /// Whether the app shows the spinner without the handler.
  private var isSilent = false

  init(_ refresher: Refresher, actionHandler: @escaping () -> Void) {
    self.refresher = refresher
    refresher.feedback = nil
    self.actionHandler = actionHandler
    refresher.visibleExtent = Self.extent
    refresher.openingDuration = Self.duration
    refresher.closingDuration = Self.duration
    refresher.onStateChange = { [weak self] _, state in self?.stateChanged(to: state) }
  }

  /// The duration of opening and closing, in seconds.
  private static var duration: TimeInterval { 0.3 }
  /// The length of the view, and the distance to pull, in points.
  private static var extent: CGFloat { 60 }

  var state: SVPullToRefreshState {
    isTriggered ? .triggered : SVPullToRefreshState(refresher.state)
  }

  private func stateChanged(to state: RefreshState) {
    switch state {
    case .refreshing:
      isTriggered = false
      let calls = !isSilent
      isSilent = false
      if calls { actionHandler() }
    case .willRefresh: break
    case .idle, .pulling, .pullingFurther, .noMoreData, .failed, .succeeded: isSilent = false
    }
  }

  /// Loads as if the user had pulled or scrolled.
  func trigger() { refresher.beginRefreshing() }

  /// Shows that something is loading, without calling the handler.
  func startAnimating() {
    guard !refresher.isRefreshing else { return }
    isSilent = true
    refresher.showRefreshing()
    if !refresher.isRefreshing { isSilent = false }
  }

  func stopAnimating() {
    isTriggered = false
    refresher.endRefreshing()
  }

  func setCustomView(_ view: UIView?, for state: SVPullToRefreshState) {
    var make: (@MainActor () -> UIView)?
    if let view { make = { view } }
    change(state) { $0.makeView = make }
  }

  /// Changes the appearance in all of Tug's states that correspond to one of SVPullToRefresh's.
  func change(_ state: SVPullToRefreshState, _ change: (inout RefreshStyle.StateStyle) -> Void) {
    var style = refresher.style
    for state in SVPullToRefreshState.states(for: state) { change(&style[state]) }
    refresher.style = style
  }
}

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
