import Paging
import Tug

/// A row of a timeline.
enum Entry: Identifiable, Equatable, Sendable {
  case post(DemoItem)
  case gap(Int)

  var id: String {
    switch self {
    case .post(let post): "post \(post.id)"
    case .gap(let number): "gap \(number)"
    }
  }

  /// The page below or above the post with a number.
  enum Cursor: Hashable, Sendable {
    case below(Int)
    case above(Int)
  }
}

/// Where a timeline was left: the first visible row, and the cursor of its page.
struct Place {
  let id: String
  let cursor: Entry.Cursor?
}

/// A server in the app, with posts that keep coming. A page takes a second.
@MainActor
final class TimelineServer {
  /// Where the timeline was left when it had fifty posts.
  static let place = Place(id: "post 47", cursor: .below(51))

  /// Whether requests fail.
  var isOffline = false
  private let pageSize = 20
  private var newest = 100
  private let pause: @MainActor @Sendable (TimeInterval) async throws -> Void

  init(pause: @escaping @MainActor @Sendable (TimeInterval) async throws -> Void) {
    self.pause = pause
  }

  /// Loads the page of a cursor, or the newest one for `nil`, which has three new posts.
  func entries(at cursor: Entry.Cursor?) async throws -> Page<Entry, Entry.Cursor> {
    try await pause(1)
    if isOffline { throw DemoFailure() }
    if cursor == nil { newest += 3 }
    return cachedPage(at: cursor)
  }

  /// A page without a request, as a cache has it.
  func cachedPage(at cursor: Entry.Cursor?) -> Page<Entry, Entry.Cursor> {
    let last =
      switch cursor {
      case .below(let number): number - 1
      case .above(let number): min(newest, number + pageSize)
      case nil: newest
      }
    let first = max(1, last - pageSize + 1)
    let posts = (first...last).reversed().map { DemoItem(id: $0, content: .chat) }
    return Page(
      posts.map { .post($0) }, next: first > 1 ? .below(first) : nil,
      previous: last < newest ? .above(last) : nil)
  }
}
