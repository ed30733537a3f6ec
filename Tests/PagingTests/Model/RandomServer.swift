import SeededRandom

/// A server that answers when it is told to: late, in any order, and after hops to another actor.
@MainActor
final class RandomServer {
  private typealias Answer = Result<Page<Post, Int>, any Error>

  private final class Request {
    var continuation: CheckedContinuation<Void, Never>?
    var answer = Answer.success(Page([]))
    var hops = 0
  }

  private actor Elsewhere {
    func pass() {}
  }

  private let elsewhere = Elsewhere()
  private var open: [Request] = []
  private var sleeping: [CheckedContinuation<Void, any Error>] = []
  private var hopping = 0

  var isHopping: Bool { hopping > 0 }

  func page(after cursor: Int?) async throws -> Page<Post, Int> {
    let request = Request()
    await withCheckedContinuation {
      request.continuation = $0
      open.append(request)
    }
    for _ in 0..<request.hops { await elsewhere.pass() }
    hopping -= 1
    return try request.answer.get()
  }

  func sleep() async throws { try await withCheckedThrowingContinuation { sleeping.append($0) } }

  /// Answers an open request, counted from the latest one, canceled ones included.
  func answer(_ back: Int, _ answer: Result<Page<Post, Int>, any Error>, hops: Int) {
    guard open.indices.contains(open.count - 1 - back) else { return }
    let request = open.remove(at: open.count - 1 - back)
    (request.answer, request.hops) = (answer, hops)
    hopping += 1
    request.continuation?.resume()
  }

  func wake() { if !sleeping.isEmpty { sleeping.removeFirst().resume() } }

  func stopSleeping() {
    if !sleeping.isEmpty { sleeping.removeFirst().resume(throwing: CancellationError()) }
  }

  /// Ends all requests and delays, with a failure by default.
  func endAll(with answer: Result<Page<Post, Int>, any Error>?) {
    while !open.isEmpty { self.answer(0, answer ?? .failure(ServerFailure(number: 0)), hops: 0) }
    while !sleeping.isEmpty { wake() }
  }
}

struct ServerFailure: Error {
  let number: Int

  static func random(_ generator: inout SplitMix64) -> ServerFailure {
    ServerFailure(number: generator.pick(1...100))
  }

  /// The number of any error. A cancellation has one of its own.
  static func number(of error: any Error) -> Int { (error as? ServerFailure)?.number ?? -1 }
}

/// A call that waits for a page.
@MainActor
final class FeedCall {
  enum Outcome: Equatable {
    case more, end, cancelled
    case failed(Int)

    init(_ state: LoadState<Int>, of request: PageRequest) {
      switch state {
      case .failed(let number): self = number == -1 ? .cancelled : .failed(number)
      case .end: self = .end
      case .idle, .loading, .waiting: self = .more
      }
    }
  }

  var request: PageRequest
  var expected: Outcome?
  private(set) var outcome: Outcome?
  private(set) var isCancelled = false
  private var task: Task<Void, Never>?

  init(_ request: PageRequest) { self.request = request }

  func begin(atOnce: Bool, _ work: @escaping @MainActor () async throws -> Bool) {
    let run = { @MainActor in
      guard !Task.isCancelled else {
        self.outcome = .cancelled
        return
      }
      do {
        self.outcome = try await work() ? .more : .end
      } catch {
        let number = ServerFailure.number(of: error)
        self.outcome = number == -1 ? .cancelled : .failed(number)
      }
    }
    #if os(Linux) && compiler(>=6.2)
      if atOnce {
        task = Task.immediate { await run() }
        return
      }
    #endif
    task = Task { await run() }
  }

  func cancel() {
    isCancelled = true
    task?.cancel()
  }

  var failure: String? {
    if outcome == nil { return "a call for \(request) waits forever" }
    if outcome == expected || isCancelled && outcome == .cancelled { return nil }
    return
      "a call for \(request) ends with \(outcome!), not \(expected.map { "\($0)" } ?? "nothing")"
  }
}

/// A view that follows a feed's stream.
@MainActor
final class FeedFollower {
  private(set) var rows: [Post] = []
  private(set) var failure: String?
  private var task: Task<Void, Never>?

  init(_ feed: PagedFeed<Post, Int, Int>) {
    let changes = feed.changes
    task = Task { [weak self] in
      for await change in changes { self?.show(change) }
    }
  }

  private func show(_ change: PagingChange<Post, any Error>) {
    let items = Array(change.items)
    let broken =
      Array(change.before) == rows ? nil : "a stream's change doesn't follow the one before"
    failure = failure ?? broken ?? change.edits.failure(from: rows, to: items)
    rows = items
  }

  func stop() { task?.cancel() }

  /// Waits for the end of the stream.
  func end() async { await task?.value }
}
