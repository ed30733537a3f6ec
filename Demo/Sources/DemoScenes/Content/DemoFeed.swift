import Tug

/// A feed of made-up items. A refresh starts over with something new, and `loadNext()` adds a page until the end is
/// reached.
@MainActor
final class DemoFeed {
  /// The items that have loaded. Those of the first page are there at once, as from a cache.
  private(set) var items: [String] = [] { didSet { onChange() } }
  /// Called after the items have changed.
  var onChange: () -> Void = {}

  /// The title of a screen with the feed; `nil` in English, in which a scene's own title is shown.
  let title: String?
  /// The number of refreshes that have succeeded.
  private(set) var refreshes = 0
  /// When the items have changed, as the server says.
  let lastModified = Date(timeIntervalSince1970: 1_000_000_000)
  /// What requests end with, without new items, for a scene about results.
  var result: RefreshResult?
  /// The environment of the scene.
  let environment: SceneEnvironment
  private var requests = 0
  private let first, pageSize, maximum: Int
  private let workTime: TimeInterval
  private let failsRequest: (Int) -> Bool
  private let row: (Int) -> String

  /// - Parameters:
  ///   - content: what the items are about.
  ///   - environment: the environment of the scene.
  ///   - first: the number of items at the beginning. By default, that of a page.
  ///   - pageSize: the number of items that each load adds.
  ///   - maximum: the number of items at which there is no more data.
  ///   - workTime: the duration of a request, in seconds.
  ///   - failsRequest: whether a request fails, by its number: 1 for the first one. By default, none does.
  ///   - row: the text of an item, in place of the content's.
  init(
    _ content: DemoContent = .mail, in environment: SceneEnvironment, first: Int? = nil,
    pageSize: Int = 20, maximum: Int = 60, workTime: TimeInterval = 1,
    failsRequest: @escaping (Int) -> Bool = { _ in false }, row: ((Int) -> String)? = nil
  ) {
    title = DemoWords.isTranslated ? content.title : nil
    (self.first, self.pageSize, self.maximum) = (first ?? pageSize, pageSize, maximum)
    (self.workTime, self.failsRequest) = (workTime, failsRequest)
    self.row = row ?? content.row
    self.environment = environment
    fill(self.first)
  }

  /// Starts over with something new.
  func refresh() async throws {
    try await work()
    startOver()
  }

  /// Adds a page, and returns whether there is more.
  func loadNext() async throws -> Bool {
    try await work()
    if case .noMoreData? = result { return false }
    guard result == nil else { return true }
    fill(min(items.count + pageSize, maximum))
    return items.count < maximum
  }

  /// Receives what another device has changed.
  func sync() async throws {
    try await environment.pause(0.8)
    items[0] = "Synced\nFrom another device"
  }

  /// Starts over without a request.
  func startOver() {
    refreshes += 1
    fill(max(first, pageSize))
  }

  /// Removes all items.
  func removeAll() { fill(0) }

  private func fill(_ count: Int) { items = (0..<count).map { row($0 - refreshes) } }

  private func work() async throws {
    requests += 1
    let fails = failsRequest(requests)
    try await environment.pause(workTime)
    if fails { throw DemoFailure() }
    if case .failure(let error)? = result { throw error }
  }
}

/// The error of scenes that show a failure.
struct DemoFailure: LocalizedError {
  let errorDescription: String?

  @MainActor
  init() { errorDescription = DemoWords.current.failure }
}

/// The requests of a feed for code with completion handlers.
extension DemoFeed {
  /// Starts over with something new, and then calls the closure, with the error if there was one.
  func refresh(completion: @escaping @MainActor ((any Error)?) -> Void) {
    Task {
      do {
        try await refresh()
        completion(nil)
      } catch {
        completion(error)
      }
    }
  }

  /// Adds a page, and then calls the closure, with whether there is more.
  func loadNext(completion: @escaping @MainActor (Result<Bool, any Error>) -> Void) {
    Task {
      do {
        completion(.success(try await loadNext()))
      } catch {
        completion(.failure(error))
      }
    }
  }
}

/// A feed of numbers. A refresh adds three at the start, and a load twelve at the end.
@MainActor
final class TileFeed {
  /// The environment of the scene.
  let environment: SceneEnvironment
  private(set) var tiles = Array(1...18)
  /// Called with the places of new numbers.
  var onInsert: (Range<Int>) -> Void = { _ in }

  init(in environment: SceneEnvironment) { self.environment = environment }

  func refresh() async throws {
    try await environment.pause(1)
    insert(3, at: 0)
  }

  /// Adds numbers, and returns whether there is more.
  func loadNext() async throws -> Bool {
    try await environment.pause(1)
    insert(12, at: tiles.count)
    return tiles.count < 60
  }

  private func insert(_ count: Int, at place: Int) {
    let next = tiles.count + 1
    tiles.insert(contentsOf: next..<next + count, at: place)
    onInsert(place..<place + count)
  }
}
