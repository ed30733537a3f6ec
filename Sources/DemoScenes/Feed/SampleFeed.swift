import Tug

/// A feed without a server, for the app on a phone: 45 posts, and a new one with each refresh.
@MainActor
enum SampleFeed {
  private static let scheme = "sample"
  private static let first = 45
  private static var newest = first - 1

  static var url: URL {
    var components = URLComponents()
    components.scheme = scheme
    components.path = "/"
    return components.url ?? URL(fileURLWithPath: "/")
  }

  static func answers(_ url: URL) -> Bool { url.scheme == scheme }

  /// A page after 0.8 seconds. Cursors are the numbers of posts.
  static func page(before cursor: String?, limit: Int) async throws -> PostPage {
    try await Task.sleep(nanoseconds: 800_000_000)
    if cursor == nil { newest += 1 }
    let end = cursor.flatMap(Int.init) ?? newest + 1
    let start = max(0, end - max(1, limit))
    let posts = (start..<max(start, end)).reversed().map(post)
    return PostPage(posts: posts, next: start > 0 ? String(start) : nil)
  }

  private static let authors = ["Ada", "Bo", "Chiara", "Deniz", "Emre", "Fatou"]
  private static let texts = [
    "Baked bread before breakfast. It is gone.",
    "The lake was quiet this morning, and so was I.",
    "Found the book that I was sure I had lent to somebody.",
    "Three trains, one seat, and a very patient dog. I would do it again, if only for the dog.",
    "Does anybody know how to stop a clock from ticking?",
  ]

  private static func post(_ number: Int) -> Post {
    let author = authors[number % authors.count]
    return Post(
      id: number, author: author, handle: "@" + author.lowercased(),
      text: texts[number % texts.count], createdAt: Double(number) * 60, hue: number * 47 % 360)
  }
}

extension SceneEnvironment {
  /// An environment without a server.
  @MainActor
  public static var sample: SceneEnvironment { SceneEnvironment(feedURL: SampleFeed.url) }
}
