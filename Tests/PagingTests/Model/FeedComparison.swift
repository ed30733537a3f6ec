import SeededRandom

/// A feed in an app, which calls it at any time: from outside, and from the feed's own callbacks. Its machine's
/// events are played beside the naive model; its callbacks, streams, and calls are compared with the model's results.
@MainActor
package final class FeedComparison {
  typealias Feed = PagedFeed<Post, Int, Int>

  private let server = RandomServer()
  private var feed: Feed!
  private var comparison: ModelComparison
  private var generator: SplitMix64
  /// The steps to come, in reverse.
  private var steps: [Step]
  /// What the callback has shown so far.
  private var rows: [Post] = []
  private var calls: [FeedCall] = []
  /// The calls whose load has not begun yet, and those that wait for one.
  private var asking: [PageRequest: [FeedCall]] = [:]
  private var waiting: [PageRequest: [FeedCall]] = [:]
  private var followers: [FeedFollower] = []
  private var failure: String?
  package private(set) var events = 0

  package init(seed: UInt64, count: Int) {
    let setup = FeedSetup(seed)
    comparison = ModelComparison(setup)
    generator = SplitMix64(seed: seed ^ 0xFEED)
    steps = Step.random(seed: seed, count: count).reversed()
    feed = PagedFeed(
      options: setup.options, initial: setup.initial, id: \.id, isUnchanged: ==, gap: setup.gap,
      sleep: { [server] _ in try await server.sleep() },
      load: { [server] in try await server.page(after: $0) })
    if let delay = setup.retryDelay {
      feed.retryDelay = { error, seconds in delay(ServerFailure.number(of: error), seconds) }
    }
    feed.onEvent = { [unowned self] in play($0) }
    feed.onChange = { [unowned self] in show($0) }
  }

  /// Plays the steps until nothing runs. Returns the first fault.
  package func run() async -> String? {
    while failure == nil, let step = steps.popLast() {
      perform(step)
      if generator.chance(10) { followers.append(FeedFollower(feed)) }
      if generator.chance(10) { drop() }
      for _ in 0..<generator.pick(0...3) { await Task.yield() }
    }
    await drain()
    feed?.onChange = nil
    return failure
  }

  private func report(_ text: String?) { failure = failure ?? text }

  // MARK: The app

  private func perform(_ step: Step, isInCallback: Bool = false) {
    let atOnce = isInCallback && generator.chance(50)
    switch step {
    case .ask(let request):
      call(request, atOnce: atOnce) { feed in
        switch request {
        case .next: return try await feed.loadNext()
        case .previous: return try await feed.loadPrevious()
        case .refresh, .down, .up:
          try await feed.refresh()
          return true
        }
      }
    case .askPastEnd(.previous):
      call(.previous, atOnce: atOnce) { try await $0.loadPrevious(pastEnd: true) }
    case .askPastEnd: call(.next, atOnce: atOnce) { try await $0.loadNext(pastEnd: true) }
    case .refresh(let pages, let id):
      call(.refresh, atOnce: atOnce) {
        try await $0.refresh(at: id, pages: pages)
        return true
      }
    case .askNewer:
      call(.refresh, atOnce: atOnce) {
        try await $0.loadNewer()
        return true
      }
    case .changeSource(let delay, let keepsItems):
      let load: Feed.Load = { [server] in try await server.page(after: $0) }
      call(.refresh, atOnce: atOnce) {
        try await $0.load(after: Double(delay), keepsItems: keepsItems, from: load)
        return true
      }
    case .fill(let index, let isUp):
      guard let gap = comparison.gap(index) else { return }
      fill(gap, isUp: isUp, atOnce: atOnce)
    case .answer(let back, let page):
      server.answer(back, .success(page), hops: generator.pick(0...2))
    case .fail(let back):
      server.answer(back, .failure(ServerFailure.random(&generator)), hops: generator.pick(0...2))
    case .stopByItself(let back):
      if generator.chance(20) { return server.stopSleeping() }
      server.answer(back, .failure(CancellationError()), hops: generator.pick(0...2))
    case .waited: server.wake()
    case .cancel(let request):
      calls.last { $0.request == request && $0.outcome == nil && !$0.isCancelled }?.cancel()
    case .retry: feed.retry()
    case .restore(let page): feed.restore(page)
    case .insert(let posts, let place): feed.insert(posts, at: place)
    case .remove(let ids): feed.remove(ids)
    case .replace(let posts): feed.replace(posts)
    case .release(let ids): feed.release(ids)
    case .rollback(let id): feed.rollback([id])
    case .reset: feed.reset()
    }
  }

  private func call(
    _ request: PageRequest, atOnce: Bool, _ work: @escaping @MainActor (Feed) async throws -> Bool
  ) {
    let call = FeedCall(request)
    calls.append(call)
    call.begin(atOnce: atOnce) { [feed = feed!] in
      self.asking[request, default: []].append(call)
      return try await work(feed)
    }
  }

  /// Loads a gap, from the side that has a page when the call begins.
  private func fill(_ gap: Int, isUp: Bool, atOnce: Bool) {
    let call = FeedCall(isUp ? .up(-gap) : .down(-gap))
    calls.append(call)
    call.begin(atOnce: atOnce) { [feed = feed!] in
      if let side = feed.machine.side(ofGap: gap, isUp: isUp) {
        call.request = side
        self.asking[side, default: []].append(call)
      } else {
        call.expected = .end
      }
      return try await feed.loadGap(gap, fromBelow: isUp)
    }
  }

  private func drop() {
    guard !followers.isEmpty else { return }
    followers.remove(at: generator.pick(0...followers.count - 1)).stop()
  }

  // MARK: The feed

  private func play(_ event: Feed.Machine.Event) {
    events += 1
    if rows != Array(comparison.items) { report("the rows are not those after the event before") }
    if let request = event.asked, var asking = asking[request], !asking.isEmpty {
      waiting[request, default: []].append(asking.removeFirst())
      self.asking[request] = asking
    }
    report(comparison.play(event.withNumber))
    let (finished, cancelled) = comparison.ended
    // A refresh that fails does so for all that has waited for it.
    let isFailed =
      if finished.contains(.refresh), case .failed = comparison.state(of: .refresh) { true } else { false }
    for request in finished {
      let outcome = FeedCall.Outcome(comparison.state(of: isFailed ? .refresh : request), of: request)
      for call in waiting.removeValue(forKey: request) ?? [] { call.expected = outcome }
    }
    for request in cancelled {
      for call in waiting.removeValue(forKey: request) ?? [] { call.expected = .cancelled }
    }
  }

  private func show(_ change: Feed.Change) {
    let items = Array(change.items)
    if Array(change.before) != rows { report("a change doesn't follow the one before") }
    report(change.edits.failure(from: rows, to: items))
    rows = items
    if Array(feed.items) != rows { report("the feed's items are not those of the change") }
    for (index, post) in items.enumerated() where feed.index(of: post.id) != index {
      report("the feed finds \(post) at \(feed.index(of: post.id) ?? -1)")
    }
    guard generator.chance(30) else { return }
    if generator.chance(20) { followers.append(FeedFollower(feed)) }
    if generator.chance(20) { drop() }
    if let step = steps.popLast() { perform(step, isInCallback: true) }
    if Array(feed.items) != rows { report("the items change inside the callback") }
  }

  // MARK: The end

  private func drain() async {
    // A call that hops between actors may take long where other processes are busy. One that is stuck never ends.
    for _ in 0..<20_000 where failure == nil {
      server.endAll(with: generator.chance(50) ? .success(Page([])) : nil)
      repeat { await Task.yield() } while server.isHopping
      for _ in 0..<4 { await Task.yield() }
      if feed.tasks.isEmpty, calls.allSatisfy({ $0.outcome != nil }) { break }
    }
    report(comparison.restingFailure)
    if rows != Array(feed.items) { report("the rows are not those of the feed") }
    for call in calls { report(call.failure) }
    if failure == nil { await release() }
  }

  /// Lets go of the feed, whose streams end then: each must have shown everything.
  private func release() async {
    weak var released = feed
    feed = nil
    for _ in 0..<10_000 where released != nil { await Task.yield() }
    guard released == nil else { return report("the feed is never released") }
    for follower in followers {
      await follower.end()
      if follower.rows != rows { report("a stream ends with \(follower.rows), not \(rows)") }
      report(follower.failure)
    }
  }
}

extension PagingMachine.Event where Item == Post, ID == Int, Cursor == Int, Failure == any Error {
  fileprivate var asked: PageRequest? {
    switch self {
    case .load(let request), .loadPastEnd(let request): request
    case .refresh, .changeSource: .refresh
    default: nil
    }
  }

  /// The same event, with the numbers of its errors.
  fileprivate var withNumber: ModelComparison.Machine.Event {
    switch self {
    case .load(let request): .load(request)
    case .loadPastEnd(let request): .loadPastEnd(request)
    case .changeSource(let delay, let keepsItems): .changeSource(delay, keepsItems: keepsItems)
    case .refresh(.newer): .refresh(.newer)
    case .refresh(.pages(let count, let id)): .refresh(.pages(count, at: id))
    case .loaded(let page, let number): .loaded(page, number)
    case .failed(let error, let number): .failed(ServerFailure.number(of: error), number)
    case .stopped(let error, let number): .stopped(ServerFailure.number(of: error), number)
    case .waited(let number): .waited(number)
    case .cancel(let request): .cancel(request)
    case .retry: .retry
    case .restore(let page): .restore(page)
    case .edit(let edit): .edit(edit)
    case .reset: .reset
    }
  }
}
