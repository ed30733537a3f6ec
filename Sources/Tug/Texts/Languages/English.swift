extension TugLanguage {
  /// English; the fallback when none of the user's preferred languages is available.
  package static let english = TugLanguage(
    code: "en",
    texts: RefreshTexts(
      pullDown: "Pull down to refresh", pullToRefresh: "Pull to refresh",
      releaseToRefresh: "Release to refresh",
      refreshing: "Refreshing…", refreshed: "Updated",
      refreshFailed: "Couldn’t refresh. Pull to try again",
      pullUp: "Pull up to load more", pullSideways: "Pull for more",
      releaseToLoad: "Release to load more",
      tapOrPullUp: "Tap or pull up to load more", tapOrPullDown: "Tap or pull down to load more",
      loading: "Loading…", loaded: "More loaded", noMoreData: "No more data",
      loadFailedPull: "Couldn’t load. Pull to try again",
      loadFailedTap: "Couldn’t load. Tap to try again",
      lastUpdated: "Last updated: %@", neverUpdated: "never", today: "Today %@",
      refreshAction: "Refresh", loadAction: "Load more"))
}
