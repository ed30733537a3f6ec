/// Some posts in a row, newest first.
public struct FeedPage: Codable, Equatable, Sendable {
  public let posts: [Post]
  /// Where older posts go on; `nil` if there are none, or if the page is empty.
  public let next: FeedCursor?
  /// Where to ask for newer posts: the place of the first post. An empty page of newer posts gives
  /// back the cursor it was asked for; another empty page gives `nil`.
  public let newest: FeedCursor?
  /// Only on a page of newer posts: whether there are still newer ones, between this page and the
  /// top of the feed.
  public let more: Bool?

  public init(posts: [Post], next: FeedCursor?, newest: FeedCursor?, more: Bool? = nil) {
    self.posts = posts
    self.next = next
    self.newest = newest
    self.more = more
  }

  public func encode(to encoder: any Encoder) throws {
    var container = encoder.container(keyedBy: CodingKeys.self)
    try container.encode(posts, forKey: .posts)
    // Both are always there, as `null` if need be, so that clients need not tell absent from none.
    try container.encode(next, forKey: .next)
    try container.encode(newest, forKey: .newest)
    try container.encodeIfPresent(more, forKey: .more)
  }
}
