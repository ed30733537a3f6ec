import Tug

/// The posts of a list: the newest page, and the older pages that were loaded after it.
@MainActor
public final class FeedList {
  /// The posts, newest first.
  public private(set) var posts: [Post] = []
  private var next: String?
  private let client: @MainActor () -> FeedClient

  /// Creates an empty list.
  ///
  /// - Parameter client: the client, which is created for each request.
  public init(client: @escaping @autoclosure @MainActor () -> FeedClient) { self.client = client }

  /// Replaces the posts with the newest page.
  public func refresh() async throws {
    let page = try await client().page()
    posts = page.posts
    next = page.next
  }

  /// Adds the next page of older posts. Returns the range of the new posts, and whether there are more.
  public func loadNextPage() async throws -> (added: Range<Int>, hasMore: Bool) {
    guard let cursor = next else { return (posts.count..<posts.count, false) }
    let page = try await client().page(before: cursor)
    // After a refresh in the meantime, this page belongs to the former list.
    guard next == cursor else { return (posts.count..<posts.count, next != nil) }
    let start = posts.count
    posts += page.posts
    next = page.next
    return (start..<posts.count, next != nil)
  }
}
