import Paging
import Testing

/// A server that answers when the test decides, with a clock.
@MainActor
final class Server {
  private typealias Request = (cursor: Int?, continuation: CheckedContinuation<Void, Never>)

  /// The cursors of all requests, and of those that were canceled.
  private(set) var requests: [Int?] = []
  private(set) var cancelled: [Int?] = []
  /// The requested delays, in seconds.
  private(set) var delays: [Double] = []
  private var open: [Request] = []
  private var sleeping: [CheckedContinuation<Void, Never>] = []
  private var answers: [Result<Page<Post, Int>, any Error>] = []

  func feed(
    initial: Int? = nil, hasGaps: Bool = false,
    _ configure: (inout PagingOptions) -> Void = { _ in }
  ) -> PagedFeed<Post, Int, Int> {
    var options = PagingOptions()
    configure(&options)
    return PagedFeed(
      options: options, initial: initial, id: \.id, isUnchanged: ==,
      gap: hasGaps ? { Post(id: -$0) } : nil, sleep: { await self.sleep($0) },
      jitter: { $0 * 0.75 }, load: { try await self.page(after: $0) })
  }

  func page(after cursor: Int?) async throws -> Page<Post, Int> {
    requests.append(cursor)
    await withCheckedContinuation { open.append((cursor, $0)) }
    if Task.isCancelled { cancelled.append(cursor) }
    return try answers.removeFirst().get()
  }

  private func sleep(_ seconds: Double) async {
    delays.append(seconds)
    await withCheckedContinuation { sleeping.append($0) }
  }

  /// Answers the oldest open request.
  func answer(_ page: Page<Post, Int>) async { await answer(.success(page)) }
  func fail(_ error: any Error) async { await answer(.failure(error)) }

  /// Lets the oldest open request come to an end that nobody waits for.
  func skip() async { await fail(CancellationError()) }

  private func answer(_ answer: Result<Page<Post, Int>, any Error>) async {
    await settle { !open.isEmpty }
    guard !open.isEmpty else {
      Issue.record("there is no request to answer")
      return
    }
    answers.append(answer)
    open.removeFirst().continuation.resume()
    await settle()
  }

  /// Ends the oldest delay.
  func wake() async {
    await settle { !sleeping.isEmpty }
    guard !sleeping.isEmpty else {
      Issue.record("no delay is pending")
      return
    }
    sleeping.removeFirst().resume()
    await settle()
  }
}

struct Offline: Error {}

/// Lets the tasks of the main actor run until a condition holds.
@MainActor
func settle(_ isDone: () -> Bool = { false }) async {
  for _ in 0..<40 where !isDone() { await Task.yield() }
}

/// The result of a call of a feed.
@MainActor
final class Call {
  private(set) var ending: String?
  private(set) var task: Task<Void, Never>?

  init(_ work: @escaping @MainActor () async throws -> Bool) {
    task = Task {
      do {
        ending = try await work() ? "more" : "end"
      } catch is CancellationError {
        ending = "cancelled"
      } catch {
        ending = "\(error)"
      }
    }
  }

  func cancel() async {
    task?.cancel()
    await settle()
  }
}

extension PagedFeed {
  func next() async -> Call {
    let call = Call { try await self.loadNext() }
    await settle()
    return call
  }

  func previous() async -> Call {
    let call = Call { try await self.loadPrevious() }
    await settle()
    return call
  }

  func refreshing(at id: ID? = nil, pages: Int = 1) async -> Call {
    let call = Call {
      try await self.refresh(at: id, pages: pages)
      return true
    }
    await settle()
    return call
  }

  func newer() async -> Call {
    let call = Call {
      try await self.loadNewer()
      return true
    }
    await settle()
    return call
  }

  func gap(_ id: ID, fromBelow: Bool = false) async -> Call {
    let call = Call { try await self.loadGap(id, fromBelow: fromBelow) }
    await settle()
    return call
  }
}

extension PagedFeed where Item == Post {
  var ids: [Int] { items.map(\.id) }
}

typealias PostMachine = PagingMachine<Post, Int, Int, Int>

/// A machine in a class, for use in expectations.
final class PostFeed {
  private var machine: PostMachine

  init(_ configure: (inout PagingOptions) -> Void = { _ in }) {
    var options = PagingOptions()
    configure(&options)
    machine = PostMachine(options: options, id: { $0.id }, isUnchanged: ==)
  }

  var items: PagedItems<Post> { machine.items }
  var ids: [Int] { items.map(\.id) }
  var state: PagingState<Int> { machine.state }

  func cursor(of request: PageRequest) -> Int? { machine.cursor(of: request) }

  func handle(_ event: PostMachine.Event) -> [PostMachine.Effect] { machine.handle(event) }

  /// Requests a page. Returns the number and the cursor of the load if one begins.
  func ask(_ request: PageRequest) -> (number: Int, cursor: Int?)? { handle(.load(request)).load }

  /// Requests a page and delivers it at once.
  @discardableResult
  func get(_ request: PageRequest, _ page: Page<Post, Int>) -> [PostMachine.Effect] {
    guard let load = ask(request) else { return [] }
    return handle(.loaded(page, load.number))
  }

  /// Requests a page that fails.
  @discardableResult
  func miss(_ request: PageRequest, _ failure: Int = 500) -> [PostMachine.Effect] {
    guard let load = ask(request) else { return [] }
    return handle(.failed(failure, load.number))
  }
}

extension Array where Element == PostMachine.Effect {
  var load: (number: Int, cursor: Int?)? {
    for case .load(let cursor, let number) in self { return (number, cursor) }
    return nil
  }

  var change: PagingChange<Post, Int>? {
    for case .show(let change) in self { return change }
    return nil
  }

  var delay: Double? {
    for case .wait(let delay, _, _) in self { return delay }
    return nil
  }

  var finished: [PageRequest] { compactMap { if case .finished(let it) = $0 { it } else { nil } } }
  var cancelled: [PageRequest] {
    compactMap { if case .cancelled(let it) = $0 { it } else { nil } }
  }
  var stopped: [Int] { compactMap { if case .stop(let it) = $0 { it } else { nil } } }
}

/// A page of posts with these identities.
func page(
  _ ids: some Sequence<Int>, next: Int? = nil, previous: Int? = nil, version: Int = 0
) -> Page<Post, Int> {
  Page(ids.map { Post(id: $0, version: version) }, next: next, previous: previous)
}
