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

/// A position in the feed, beside one post, from which pages are requested.
///
/// It remains valid when posts are added, and when its post no longer exists. Its text is `p` and the
/// post's id (`"p9981"`), which clients should treat as opaque.
public struct FeedCursor: Hashable, Sendable, CustomStringConvertible {
  let id: Int64

  /// Creates the cursor of `post`.
  public init(_ post: Post) {
    id = post.id
  }

  /// Reads the text of a cursor. Returns `nil` for anything but the exact text of a page.
  public init?(_ text: String) {
    guard text.hasPrefix("p"), let id = Int64(text.dropFirst()), id > 0, text == "p\(id)" else {
      return nil
    }
    self.id = id
  }

  public var description: String { "p\(id)" }
}

extension FeedCursor: Codable {
  public init(from decoder: any Decoder) throws {
    let container = try decoder.singleValueContainer()
    let text = try container.decode(String.self)
    guard let cursor = FeedCursor(text) else {
      throw DecodingError.dataCorruptedError(
        in: container, debugDescription: "not a cursor: \(text)")
    }
    self = cursor
  }

  public func encode(to encoder: any Encoder) throws {
    var container = encoder.singleValueContainer()
    try container.encode(description)
  }
}

/// One post of the feed.
public struct Post: Codable, Equatable, Sendable, Identifiable {
  /// The id, which is greater for a newer post. Ids are never reused and may have gaps.
  public let id: Int64
  /// The author's first name, such as `"Mara"`.
  public let author: String
  /// The author's handle with its sign, such as `"@mara"`.
  public let handle: String
  public let text: String
  /// The time of the post in Unix seconds.
  public let createdAt: Int64
  /// The hue of the author's picture in degrees, 0 to 359.
  public let hue: Int

  public init(id: Int64, author: String, handle: String, text: String, createdAt: Int64, hue: Int) {
    self.id = id
    self.author = author
    self.handle = handle
    self.text = text
    self.createdAt = createdAt
    self.hue = hue
  }
}

/// A post that isn't in the feed yet.
public struct PostDraft: Equatable, Sendable {
  public var author: String
  public var handle: String
  public var text: String
  /// A hue in degrees, 0 to 359.
  public var hue: Int

  public init(author: String, handle: String, text: String, hue: Int) {
    self.author = author
    self.handle = handle
    self.text = text
    self.hue = hue
  }
}
