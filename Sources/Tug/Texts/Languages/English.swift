extension TugLanguage {
  static let english = [
    """
    en
    Pull down to refresh
    Pull to refresh
    Release to refresh
    Refreshing…
    Updated
    Couldn’t refresh.
    Pull up to load more
    Pull for more
    Release to load more
    Loading…
    Loaded
    No more items
    Couldn’t load.
    Pull to try again
    Tap to try again
    Double-tap to try again
    Last updated: %@
    Not updated yet
    Refresh
    Load more
    Try again
    """
  ]
}
