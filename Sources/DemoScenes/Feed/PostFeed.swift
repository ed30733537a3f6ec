import Paging

/// The posts of a server, page by page, newest first.
public typealias PostFeed = PagedFeed<Post, Int, String>

extension PagedFeed where Item == Post, ID == Int, Cursor == String {
  /// Creates a feed without posts.
  ///
  /// - Parameter client: Creates the client of a request.
  public convenience init(client: @escaping @MainActor () -> FeedClient) {
    self.init(id: \.id, isUnchanged: ==) { cursor in
      let page = try await client().page(before: cursor)
      return Page(page.posts, next: page.next)
    }
  }
}
