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

/// A feed without a server, for the app on a phone: 45 posts, and a new one with each refresh.
@MainActor
enum SampleFeed {
  private static let scheme = "sample"
  private static let first = 45
  /// The newest post of each feed.
  private static var newest: [URL: Int] = [:]
  private static var count = 0

  static var url: URL { url(named: "") }

  /// The address of a feed that nobody else reads.
  static var freshURL: URL {
    count += 1
    return url(named: "\(count)")
  }

  private static func url(named name: String) -> URL {
    var components = URLComponents()
    components.scheme = scheme
    components.path = "/" + name
    return components.url ?? URL(fileURLWithPath: "/")
  }

  static func answers(_ url: URL) -> Bool { url.scheme == scheme }

  /// A page after 0.8 seconds. Cursors are the numbers of posts.
  static func page(
    of url: URL, before cursor: String?, limit: Int,
    after pause: @MainActor @Sendable (TimeInterval) async throws -> Void
  ) async throws -> PostPage {
    try await pause(0.8)
    let newest = (newest[url] ?? first - 1) + (cursor == nil ? 1 : 0)
    self.newest[url] = newest
    let end = cursor.flatMap(Int.init) ?? newest + 1
    let start = max(0, end - max(1, limit))
    let posts = (start..<max(start, end)).reversed().map(post)
    return PostPage(posts: posts, next: start > 0 ? String(start) : nil)
  }

  private static func post(_ number: Int) -> Post {
    let words = DemoWords.current
    let (author, handle) = words.authors[number % words.authors.count]
    return Post(
      id: number, author: author, handle: handle,
      text: words.posts[number % words.posts.count], createdAt: Double(number) * 60,
      hue: number * 47 % 360)
  }
}

extension SceneEnvironment {
  /// An environment without a server.
  @MainActor
  public static var sample: SceneEnvironment { SceneEnvironment(feedURL: SampleFeed.url) }

  /// An environment without a server and with a feed of its own, in which time is that of `pause`.
  @MainActor
  public static func sample(
    pause: @escaping @MainActor @Sendable (TimeInterval) async throws -> Void
  ) -> SceneEnvironment {
    SceneEnvironment(feedURL: SampleFeed.freshURL, pause: pause)
  }
}
