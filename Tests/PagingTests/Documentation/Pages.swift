import Paging

@MainActor
func cursors(_ server: AppServer) {
  let numbered = PagedFeed(id: \.id) { (cursor: Int?) in
    let number = cursor ?? 1
    return Page(try await server.posts(page: number), number: number, size: 20)
  }
  let positioned = PagedFeed(id: \.id) { (cursor: Int?) in
    let offset = cursor ?? 0
    let items = try await server.posts(offset: offset, limit: 20)
    return Page(items, offset: offset, limit: 20, overlap: 3)
  }
  _ = (numbered, positioned)
}

@MainActor
func policies(_ server: AppServer) {
  var options = PagingOptions()
  options.duplicates = .move
  let posts = PagedFeed(options: options, id: \.id, isUnchanged: ==) { (cursor: String?) in
    try await server.posts(after: cursor)
  }
  _ = posts
}

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

@MainActor
func show(_ posts: PagedFeed<Post, Int, String>, _ more: UIButton) {
  switch posts.state.next {
  case .idle: more.setTitle("Load more", for: .normal)
  case .loading, .waiting: more.setTitle("Loading…", for: .normal)
  case .failed: more.setTitle("Try again", for: .normal)
  case .end: more.setTitle("No more posts", for: .normal)
  }
}

@MainActor
func open(_ posts: PagedFeed<Post, Int, String>, _ cache: Cache) async throws {
  async let refresh: Void = posts.refresh()
  if let page = await cache.firstPage() { posts.restore(page) }
  try await refresh
  await cache.save(Array(posts.items.prefix(50)))
}
