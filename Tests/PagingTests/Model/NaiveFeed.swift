/// A feed in the simplest form: arrays, with a linear search for everything.
struct NaiveFeed {
  typealias Edit = PagingMachine<Post, Int, Int, Int>.Edit

  struct Load: Equatable {
    let request: PageRequest
    let cursor: Int?
    var failures = 0
    var emptyPages = 0
    var isWaiting = false
    /// Whether it waits before one more empty page.
    var isDelayed = false
    /// Whether the list has asked by itself.
    var isOwn = false
    var isPastEnd = false
    var failureBefore: Int?
  }

  /// The state of one direction.
  struct Side: Equatable {
    /// `nil` means the end.
    var cursor: Int?
    var failure: Int?
    var answered: [Int] = []
    /// The cursor of the latest page, `nil` for the first one.
    var latest: Int?
  }

  /// A row, or the place of one that the app has taken away or elsewhere.
  struct Slot: Equatable {
    let id: Int
    var post: Post?

    init(_ post: Post) { (id, self.post) = (post.id, post) }
  }

  /// The page of an item.
  struct Source: Equatable {
    let page: Int
    let cursor: Int?
    let next: Int?
    let previous: Int?
  }

  let setup: FeedSetup
  var options: PagingOptions { setup.options }
  var line: [Slot] = []
  var generation = 0
  /// `nil` before the first page.
  var sides: [PageRequest: Side]?
  var refreshFailure: Int?
  var loads: [Load] = []
  /// The edited items as they were before. An item that wasn't there has an empty array.
  var originals: [Int: [Post]] = [:]
  /// The items that lie where a page has put them, and the cursor of that page.
  var sources: [Int: Source] = [:]
  /// Every page so far.
  var pages = 0
  /// The number of pages with a new item, without those dropped.
  var pageCount = 0
  var latestGap = 0
  var first: Int?
  var initial: Int?
  var editsSinceRefresh: [Edit] = []
  /// What the latest refresh is to load, and its pages so far.
  var refresh = PagingMachine<Post, Int, Int, Int>.Refresh.pages(1, at: nil)
  var passed: [(cursor: Int?, page: Page<Post, Int>)] = []

  // The results of the latest step.
  var started: [Load] = []
  var delays: [Double] = []
  var over: [PageRequest] = []
  var cancelled: [PageRequest] = []

  init(_ setup: FeedSetup) { (self.setup, initial) = (setup, setup.initial) }

  var posts: [Post] { line.compactMap(\.post) }

  /// The numbers of the gaps. The identity of a gap's row is the negative number.
  var gaps: [Int] {
    (sides ?? [:]).keys.compactMap(\.gap).reduce(into: Set()) { $0.insert($1) }.sorted()
  }
  var requests: [PageRequest] { PageRequest.all + gaps.flatMap { [.down($0), .up($0)] } }

  var isRefreshing: Bool { load(.refresh) != nil }

  func load(_ request: PageRequest) -> Load? { loads.first { $0.request == request } }

  func state(_ request: PageRequest) -> LoadState<Int> {
    if request.gap != nil, sides?[request] == nil { return .end }
    if request != .refresh, sides == nil { return state(.refresh) }
    if let load = load(request) {
      guard load.isWaiting else { return .loading }
      return .waiting(request == .refresh ? refreshFailure! : sides![request]!.failure!)
    }
    if request == .refresh { return refreshFailure.map { .failed($0) } ?? .idle }
    let side = sides![request]!
    return side.failure.map { .failed($0) } ?? (side.cursor == nil ? .end : .idle)
  }

  /// The cursor that is asked, or would be.
  func cursor(_ request: PageRequest) -> Int? {
    guard let side = sides?[request], side.cursor == nil else { return sides?[request]?.cursor }
    return load(request) != nil || side.failure != nil ? side.latest : nil
  }

  // MARK: Loads

  mutating func ask(_ request: PageRequest, isPastEnd: Bool = false) {
    if request == .refresh || (sides == nil && !isRefreshing) {
      return begin(.pages(1, at: nil))
    }
    if isRefreshing || load(request) != nil { return }
    guard let side = sides![request] else { return over.append(request) }
    let isAtEnd = side.cursor == nil
    if isAtEnd, side.failure == nil, !isPastEnd || request.gap != nil {
      return over.append(request)
    }
    begin(
      Load(
        request: request, cursor: isAtEnd ? side.latest : side.cursor, isPastEnd: isAtEnd,
        failureBefore: side.failure))
    sides?[request]?.failure = nil
  }

  mutating func begin(_ refresh: PagingMachine<Post, Int, Int, Int>.Refresh) {
    self.refresh = refresh
    first = sides == nil ? initial : nil
    if sides != nil, case .pages(_, let id?) = refresh { first = sources[id]?.cursor }
    beginRefresh()
  }

  private mutating func beginRefresh() {
    for load in loads { putBack(load) }
    loads = []
    (editsSinceRefresh, passed) = ([], [])
    begin(Load(request: .refresh, cursor: first, failureBefore: refreshFailure))
    refreshFailure = nil
  }

  /// Begins a list with pages from elsewhere.
  mutating func changeSource(after delay: Double, keepsItems: Bool) {
    for load in loads { putBack(load) }
    over += requests.filter { $0.gap != nil }
    let rows = gaps
    line.removeAll { $0.post != nil && rows.contains(-$0.id) }
    (loads, sides, initial, first, refreshFailure) = ([], nil, nil, nil, nil)
    (editsSinceRefresh, passed, sources, pageCount) = ([], [], [:], 0)
    refresh = .pages(1, at: nil)
    if !keepsItems { (line, originals) = ([], [:]) }
    var load = Load(request: .refresh, cursor: nil)
    load.isDelayed = delay > 0
    guard load.isDelayed else { return begin(load) }
    loads.append(load)
    delays.append(delay)
  }

  mutating func begin(_ load: Load) {
    loads.append(load)
    started.append(load)
  }

  /// Restores the failure from before.
  private mutating func putBack(_ load: Load) {
    if load.request == .refresh {
      refreshFailure = load.failureBefore
    } else {
      sides?[load.request]?.failure = load.failureBefore
    }
  }

  mutating func cancel(_ request: PageRequest) {
    guard let load = load(request) else { return }
    cancelled.append(request)
    if load.isOwn { return }
    loads.removeAll { $0 == load }
    putBack(load)
    guard request == .refresh else { return }
    if sides == nil { cancelled += [.next, .previous] } else { over += requests.dropFirst() }
  }

  /// The load's own task was canceled by something else.
  mutating func stop(_ request: PageRequest, with failure: Int) {
    if load(request)?.isOwn == true { fail(request, with: failure) } else { cancel(request) }
  }

  /// Asks for a page where the user would see nothing, and nobody would ask.
  mutating func goOnIfEmpty() {
    guard let sides, posts.isEmpty, loads.isEmpty else { return }
    for request in [PageRequest.next, .previous] where state(request) == .idle {
      begin(Load(request: request, cursor: sides[request]!.cursor, isOwn: true))
      return
    }
  }

  mutating func retry() {
    if let load = load(.refresh) {
      if load.isWaiting || load.isDelayed { return restart(.refresh) }
    } else if refreshFailure != nil {
      return beginRefresh()
    }
    for request in requests.dropFirst() {
      if let load = load(request) {
        if load.isWaiting || load.isDelayed { restart(request) }
      } else if sides?[request]?.failure != nil {
        ask(request)
      }
    }
  }

  mutating func restart(_ request: PageRequest) {
    let index = loads.firstIndex {
      $0.request == request && ($0.isWaiting || $0.isDelayed)
    }
    guard let index else { return }
    if loads[index].isWaiting {
      if request == .refresh { refreshFailure = nil } else { sides?[request]?.failure = nil }
    }
    (loads[index].isWaiting, loads[index].isDelayed) = (false, false)
    started.append(loads[index])
  }

  mutating func fail(_ request: PageRequest, with failure: Int) {
    guard let index = loads.firstIndex(where: { $0.request == request }) else { return }
    if request == .refresh { refreshFailure = failure } else { sides?[request]?.failure = failure }
    let delay: Double = [1, 2, 4, 8, 16][loads[index].failures]
    let chosen = setup.retryDelay.map { $0(failure, delay).map { max(0, $0) } } ?? delay
    if loads[index].failures < options.retry.limit, let chosen {
      delays.append(chosen)
      loads[index].failures += 1
      loads[index].isWaiting = true
    } else {
      loads.remove(at: index)
      over += request == .refresh ? requests : [request]
    }
  }

  mutating func reset() {
    let (requests, generation, gap) = (requests, generation, latestGap)
    let (refresh, initial, pages) = (refresh, initial, pages)
    self = NaiveFeed(setup)
    (self.initial, self.pages) = (initial, pages)
    (cancelled, self.generation, latestGap) = (requests, generation + 1, gap)
    self.refresh = refresh
  }
}
