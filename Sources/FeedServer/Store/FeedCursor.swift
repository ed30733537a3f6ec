/// A place in the feed: next to one post. Pages are asked for from there.
///
/// It stays right whatever is added meanwhile, and whether or not its post still exists. As text it
/// is `p` and the post's id (`"p9981"`); clients should only hand it back.
public struct FeedCursor: Hashable, Sendable, CustomStringConvertible {
  let id: Int64

  /// The place of `post`.
  public init(_ post: Post) {
    id = post.id
  }

  /// Reads the text of a cursor; `nil` if it is anything but the exact text that a page gave.
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
