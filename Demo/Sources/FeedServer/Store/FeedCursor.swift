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
