import Tug

/// The posts that a list shows: the newest page, and the older pages asked for since.
@MainActor
public final class FeedList {
  public private(set) var posts: [Post] = []
  private var next: String?
  private let client: @MainActor () -> FeedClient

  /// - Parameter client: made anew for each request.
  public init(client: @escaping @autoclosure @MainActor () -> FeedClient) { self.client = client }

  /// Starts afresh with the newest page.
  public func refresh() async throws {
    let page = try await client().page()
    posts = page.posts
    next = page.next
  }

  /// Adds the page of older posts; returns which ones are new, and whether there are more still.
  public func loadNextPage() async throws -> (added: Range<Int>, hasMore: Bool) {
    guard let cursor = next else { return (posts.count..<posts.count, false) }
    let page = try await client().page(before: cursor)
    // A refresh that came in between made this page one of another list.
    guard next == cursor else { return (posts.count..<posts.count, next != nil) }
    let start = posts.count
    posts += page.posts
    next = page.next
    return (start..<posts.count, next != nil)
  }
}
