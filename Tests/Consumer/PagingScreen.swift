// A screen of an app, as check-consumer compiles it: in the language modes 5 and 6, with types of the app that are
// on the main actor, or not, by default.

import Paging

struct PostID: Hashable {
  var text: String
}

struct Cursor: Hashable {
  var text: String
}

struct Post: Identifiable, Equatable {
  var id: PostID
  var text: String
}

struct Refusal: Error {}

@MainActor
final class Screen {
  private let feed: PagedFeed<Post, PostID, Cursor>
  private(set) var rows: PagedItems<Post>
  private var following: Task<Void, Never>?

  init(server: @escaping @MainActor @Sendable (Cursor?) async throws -> Page<Post, Cursor>) {
    feed = PagedFeed(
      initial: Cursor(text: "a"), id: { $0.id }, isUnchanged: { $0 == $1 },
      gap: { Post(id: PostID(text: "gap \($0)"), text: "") }, load: server)
    feed.retryDelay = { error, delay in error is Refusal ? nil : delay }
    rows = feed.items
    feed.onChange = { [weak self] change in
      self?.rows = change.items
      if change.items.isEmpty { self?.feed.retry() }
    }
  }

  func follow() {
    following = Task { [weak self, feed] in
      for await change in feed.changes { self?.rows = change.items }
    }
  }

  func load() async throws {
    try await feed.refresh()
    while try await feed.loadNext() {}
    try await feed.loadPrevious(pastEnd: true)
    try await feed.loadNewer()
    let id = PostID(text: "gap 1")
    if case .idle = feed.state(ofGap: id) { try await feed.loadGap(id, fromBelow: true) }
    try await feed.refresh(at: id, pages: 2)
    let server = { @Sendable (_: Cursor?) async throws -> Page<Post, Cursor> in Page([]) }
    try await feed.load(after: 0.3, keepsItems: false, from: server)
    feed.rollback([id])
    feed.release([id])
    rows = feed.cursor(of: id) == nil ? rows : feed.items
    assert(rows.sections(by: { $0.text }).allSatisfy { !$0.rows.isEmpty })
    feed.insert([Post(id: PostID(text: "a"), text: "")], at: .after(PostID(text: "b")))
    feed.remove([PostID(text: "a")])
    feed.restore(Page([], next: Cursor(text: "c")))
    feed.reset()
  }
}

@MainActor
final class ShortScreen {
  private let feed = PagedFeed(id: \Post.id, isUnchanged: ==) { (_: Cursor?) in Page([]) }
  var count: Int { feed.items.count }
}
