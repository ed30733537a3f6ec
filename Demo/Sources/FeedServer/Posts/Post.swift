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
