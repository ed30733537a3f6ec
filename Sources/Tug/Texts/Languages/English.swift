extension TugLanguage {
  static let english = [
    """
    en
    Pull down to refresh
    Pull to refresh
    Release to refresh
    Refreshing…
    Updated
    Couldn’t refresh. Pull to try again
    Pull up to load more
    Pull for more
    Release to load more
    Tap or pull up to load more
    Tap or pull down to load more
    Loading…
    More loaded
    No more data
    Couldn’t load. Pull to try again
    Couldn’t load. Tap to try again
    Last updated: %@
    never
    Today %@
    Refresh
    Load more
    """
  ]
}
