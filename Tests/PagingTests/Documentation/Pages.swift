import Paging
import Testing

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

struct Busy: Error {
  let retryAfter: Double?
}

struct NotFound: Error {}

@MainActor
func retryingAsAsked(_ posts: PagedFeed<Post, Int, String>) {
  posts.retryDelay = { error, delay in
    switch error {
    case let error as Busy: error.retryAfter ?? delay
    case is NotFound: nil
    default: delay
    }
  }
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

private struct Offline: Error {}

@MainActor
@Suite("The list of posts")
struct PostListTests {
  @Test("shows a post that is on two pages once")
  func overlap() async throws {
    let pages = [
      nil: Page([Post(id: 1, text: "A"), Post(id: 2, text: "B")], next: "2"),
      "2": Page([Post(id: 2, text: "B"), Post(id: 3, text: "C")], next: nil),
    ]
    let posts = PagedFeed(id: \.id) { (cursor: String?) in try #require(pages[cursor]) }
    try await posts.refresh()
    #expect(try await posts.loadNext() == false)
    #expect(posts.items.map(\.id) == [1, 2, 3])
  }

  @Test("retries a failed page after one second")
  func retry() async throws {
    var delays: [Double] = []
    var answers: [Page<Post, String>?] = [nil, Page([Post(id: 1, text: "A")])]
    var options = PagingOptions()
    options.retry = RetryPolicy(limit: 1)
    let posts = PagedFeed(
      options: options, id: \.id, sleep: { delays.append($0) }, jitter: { $0 },
      load: { (_: String?) in
        guard let page = answers.removeFirst() else { throw Offline() }
        return page
      })
    try await posts.refresh()
    #expect(delays == [1])
    #expect(posts.items.count == 1)
  }
}
