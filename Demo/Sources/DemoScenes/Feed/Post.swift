import Tug

/// A post of the feed, in the form in which the server sends it.
public struct Post: Decodable, Equatable, Sendable {
  /// The number of the post, which increases with its time.
  public let id: Int
  /// The name of the author.
  public let author: String
  /// The account of the author: `"@ada"`.
  public let handle: String
  /// The text of the post.
  public let text: String
  /// The time of the post, in seconds since 1970.
  public let createdAt: Double
  /// The hue of the author's picture, in degrees.
  public let hue: Int
}

/// A page of posts.
public struct PostPage: Decodable, Equatable, Sendable {
  /// The posts, newest first.
  public let posts: [Post]
  /// The cursor of the next page of older posts; `nil` if there are none.
  public let next: String?
}
