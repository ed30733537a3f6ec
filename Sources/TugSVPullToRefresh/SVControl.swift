import Tug

/// What both views have in common: a control of Tug whose action is the handler, called at the
/// moment that loading begins, and not when the app only asks for the spinner.
@MainActor
final class SVControl {
  let refresher: Refresher
  var actionHandler: () -> Void
  /// Reached the end with a finger that has not left yet.
  var isTriggered = false
  private var isSilent = false

  init(_ refresher: Refresher, actionHandler: @escaping () -> Void) {
    self.refresher = refresher
    self.actionHandler = actionHandler
    refresher.visibleExtent = Self.extent
    refresher.openingDuration = Self.duration
    refresher.closingDuration = Self.duration
    refresher.onStateChange = { [weak self] _, state in self?.stateChanged(to: state) }
  }

  /// Seconds for the inset, in both directions.
  private static var duration: TimeInterval { 0.3 }
  /// Points: of the view, and of the pull that it takes.
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
    case .idle, .pulling, .noMoreData, .failed, .succeeded: isSilent = false
    }
  }

  /// Loads as if the user had asked for it.
  func trigger() { refresher.beginRefreshing() }

  /// Shows that something loads, without the handler.
  func startAnimating() {
    guard !refresher.isRefreshing else { return }
    isSilent = true
    refresher.beginRefreshing()
    if !refresher.isRefreshing { isSilent = false }
  }

  func stopAnimating() {
    isTriggered = false
    refresher.endRefreshing()
  }

  func setCustomView(_ view: UIView?, for state: SVPullToRefreshState) {
    let states = SVPullToRefreshState.states(for: state)
    var make: (@MainActor () -> UIView)?
    if let view { make = { view } }
    refresher.style.setView(for: states, make: make)
  }
}
