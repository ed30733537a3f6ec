/// Consecutive posts, newest first.
public struct FeedPage: Codable, Equatable, Sendable {
  public let posts: [Post]
  /// The cursor for older posts; `nil` if there are none or the page is empty.
  public let next: FeedCursor?
  /// The cursor for newer posts, which is that of the first post. An empty page of newer posts has the
  /// cursor of the request; any other empty page has `nil`.
  public let newest: FeedCursor?
  /// Whether there are posts between this page and the top of the feed. Only a page of newer posts has
  /// a value.
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
    // Always encoded, as `null` if necessary, so that clients have one case less to handle.
    try container.encode(next, forKey: .next)
    try container.encode(newest, forKey: .newest)
    try container.encodeIfPresent(more, forKey: .more)
  }
}
