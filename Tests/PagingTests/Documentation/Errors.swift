import Paging

@MainActor
func retrying(_ server: AppServer) -> PagedFeed<Post, Int, String> {
  var options = PagingOptions()
  options.retry = RetryPolicy(limit: 3)
  let posts = PagedFeed(options: options, id: \.id) { (cursor: String?) in
    try await server.posts(after: cursor)
  }
  return posts
}

@MainActor
func makeFeedInALine(_ server: AppServer) -> PagedFeed<Post, Int, String> {
  let posts = PagedFeed(id: \.id) { (cursor: String?) in try await server.posts(after: cursor) }
  return posts
}

@MainActor
func networkChanged(isOnline: Bool, _ posts: PagedFeed<Post, Int, String>) {
  if isOnline { posts.retry() }
}

@MainActor
func emptyList(
  _ posts: PagedFeed<Post, Int, String>, _ tableView: UITableView, _ message: UILabel
) {
  posts.onChange = { [weak tableView] change in
    tableView?.reloadData()
    message.text =
      switch (change.items.isEmpty, change.state.refresh, change.state.next) {
      case (true, .failed, _): "Couldn't load posts.\nPull down to try again."
      case (true, .idle, .end): "No posts yet"
      default: nil
      }
  }
}
