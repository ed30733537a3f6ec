import Paging

@MainActor
func retrying(_ server: AppServer) -> PagedFeed<Post, String, String> {
  var options = PagingOptions()
  options.retry = RetryPolicy(limit: 3)
  let posts = PagedFeed(options: options, id: \.id) { (cursor: String?) in
    try await server.posts(after: cursor)
  }
  return posts
}

@MainActor
func makeFeedInALine(_ server: AppServer) -> PagedFeed<Post, String, String> {
  let posts = PagedFeed(id: \.id) { (cursor: String?) in try await server.posts(after: cursor) }
  return posts
}

@MainActor
func networkChanged(isOnline: Bool, _ posts: PagedFeed<Post, String, String>) {
  if isOnline { posts.retry() }
}

@MainActor
func words(_ posts: PagedFeed<Post, String, String>) -> String {
  let words =
    switch posts.state.next {
    case .idle: ""
    case .loading: "Loading"
    case .waiting: "Trying again"
    case .failed(let error): "Failed: \(error)"
    case .end: "No more posts"
    }
  return words
}
