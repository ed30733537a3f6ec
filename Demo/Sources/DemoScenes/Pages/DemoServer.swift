import Paging
import Tug

/// A numbered item of a scene about pages.
struct DemoItem: Equatable, Sendable {
  let id: Int
  var text: String

  init(id: Int, text: String) {
    (self.id, self.text) = (id, text)
  }

  /// An item as one meets it in an app. The number shows in which order the items come, and which one is
  /// missing or there twice.
  @MainActor
  init(id: Int, content: DemoContent) {
    let lines = content.row(id).split(separator: "\n", maxSplits: 1)
    self.init(id: id, text: lines.joined(separator: "\nNo. \(id) · "))
  }
}

/// A server in the app, which a scene makes slow, unreliable, and forgetful.
@MainActor
final class DemoServer {
  enum Failures: CaseIterable {
    case none, everySecond, all
  }

  enum Order {
    case newestFirst, oldestFirst
  }

  /// The seconds that a page takes. A refresh takes at most half a second.
  var latency: TimeInterval = 0.5
  var failures = Failures.none
  /// The number of items that a page repeats of the page before.
  var overlap = 0
  private(set) var requests = 0
  private let pageSize = 20
  private var newest = 100
  private var sent = 0
  private let order: Order
  private let pause: @MainActor @Sendable (TimeInterval) async throws -> Void

  init(
    order: Order, pause: @escaping @MainActor @Sendable (TimeInterval) async throws -> Void
  ) {
    (self.order, self.pause) = (order, pause)
  }

  /// The newest items without a request, as a cache has them.
  var cachedPage: Page<DemoItem, Int> { page(below: newest + 1, repeated: 0) }

  /// Answers after the latency, also when nobody waits any more: only then can an answer come late.
  ///
  /// - Parameter cursor: The number above the first item, or `nil` for the newest items. Each such
  ///   request finds a new item.
  func load(_ cursor: Int?) async throws -> Page<DemoItem, Int> {
    try await answer(after: cursor == nil ? min(latency, 0.5) : latency)
    guard let cursor else {
      newest += 1
      return page(below: newest + 1, repeated: 0)
    }
    return page(below: cursor, repeated: overlap)
  }

  /// Answers with the newest items below a number that contain a text, by the same rules.
  func search(for text: String, after cursor: Int?) async throws -> Page<DemoItem, Int> {
    try await answer(after: latency)
    let items = (1..<(cursor ?? newest + 1)).reversed().map { DemoItem(id: $0, content: content) }
    let found = items.filter { text.isEmpty || $0.text.localizedCaseInsensitiveContains(text) }
    let page = found.prefix(pageSize)
    return Page(Array(page), next: found.count > page.count ? page.last?.id : nil)
  }

  /// Waits for the latency, and throws if the request fails.
  private func answer(after seconds: TimeInterval) async throws {
    requests += 1
    let isFailure = failures == .all || failures == .everySecond && !requests.isMultiple(of: 2)
    try await Task { [pause] in try await pause(seconds) }.value
    if isFailure { throw DemoFailure() }
  }

  /// A message that arrives without a request, as a push does.
  func newMessage() -> DemoItem {
    sent += 1
    return DemoItem(id: 1000 + sent, text: "New message \(sent)\nJust now")
  }

  /// News, with the newest first, or a chat.
  private var content: DemoContent { order == .newestFirst ? .news : .chat }

  private func page(below cursor: Int, repeated: Int) -> Page<DemoItem, Int> {
    let (first, last) = (max(1, cursor - pageSize), min(newest, cursor - 1 + repeated))
    let items = (first...max(first, last)).map { DemoItem(id: $0, content: content) }
    let older = first > 1 ? first : nil
    return switch order {
    case .newestFirst: Page(items.reversed(), next: older)
    case .oldestFirst: Page(items, previous: older)
    }
  }
}
