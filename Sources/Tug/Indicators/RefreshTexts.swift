/// The words of a control, for each state.
public struct RefreshTexts: Sendable {
  public var pullDown = "Pull down to refresh"
  public var releaseToRefresh = "Release to refresh"
  public var refreshing = "Refreshing…"
  public var refreshFailed = "Couldn’t refresh. Pull to try again"

  public var pullUp = "Pull up to load more"
  public var releaseToLoad = "Release to load more"
  public var loadMore = "Tap or pull up to load more"
  public var loading = "Loading…"
  public var noMoreData = "No more data"
  public var loadFailedPull = "Couldn’t load. Pull to try again"
  public var loadFailedTap = "Couldn’t load. Tap to try again"

  public var lastUpdated = "Last updated: "
  public var neverUpdated = "never"

  public static let standard = RefreshTexts()

  public init() {}

  /// The words for what a control shows.
  public func title(for status: RefreshStatus) -> String {
    let refreshes = status.edge == .top
    switch (status.state, status.trigger) {
    case (.idle, .pull): return refreshes ? pullDown : pullUp
    case (.idle, .automatic): return loadMore
    case (.pulling, _): return refreshes ? releaseToRefresh : releaseToLoad
    case (.willRefresh, _), (.refreshing, _): return refreshes ? refreshing : loading
    case (.noMoreData, _): return noMoreData
    case (.failed, .pull): return refreshes ? refreshFailed : loadFailedPull
    case (.failed, .automatic): return loadFailedTap
    }
  }
}
