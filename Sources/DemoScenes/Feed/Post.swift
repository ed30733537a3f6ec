import Tug

/// One post of the feed, as its server sends it.
public struct Post: Decodable, Equatable, Sendable {
  public let id: Int
  public let author: String
  public let handle: String
  public let text: String
  /// Seconds since 1970.
  public let createdAt: Double
  /// Degrees: the colour of the author's picture.
  public let hue: Int
}

/// A page of posts, newest first.
public struct PostPage: Decodable, Equatable, Sendable {
  public let posts: [Post]
  /// Asks for the page of older posts; `nil` when there are none.
  public let next: String?
}
