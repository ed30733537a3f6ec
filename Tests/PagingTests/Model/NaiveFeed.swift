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

  /// The page of an item.
  struct Source: Equatable {
    let page: Int
    let cursor: Int?
    let next: Int?
    let previous: Int?
  }

  let setup: FeedSetup
  var options: PagingOptions { setup.options }
  var posts: [Post] = []
  var generation = 0
  /// `nil` before the first page.
  var sides: [PageRequest: Side]?
  var refreshFailure: Int?
  var loads: [Load] = []
  /// The edited items as they were before, and the item before each.
  var originals: [Int: (post: Post?, after: Int?, isPlaced: Bool)] = [:]
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

  /// The numbers of the gaps. The identity of a gap's row is the negative number.
  var gaps: [Int] {
    (sides ?? [:]).keys.compactMap(\.gap).reduce(into: Set()) { $0.insert($1) }.sorted()
  }
  var requests: [PageRequest] { PageRequest.all + gaps.flatMap { [.down($0), .up($0)] } }

  private var isRefreshing: Bool { load(.refresh) != nil }

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
    posts.removeAll { rows.contains(-$0.id) }
    (loads, sides, initial, first, refreshFailure) = ([], nil, nil, nil, nil)
    (editsSinceRefresh, passed, sources, pageCount) = ([], [], [:], 0)
    refresh = .pages(1, at: nil)
    if !keepsItems { (posts, originals) = ([], [:]) }
    var load = Load(request: .refresh, cursor: nil)
    load.isDelayed = delay > 0
    guard load.isDelayed else { return begin(load) }
    loads.append(load)
    delays.append(delay)
  }

  private mutating func begin(_ load: Load) {
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
    if loads[index].failures < options.retry.limit {
      delays.append([1, 2, 4, 8, 16][loads[index].failures])
      loads[index].failures += 1
      loads[index].isWaiting = true
    } else {
      loads.remove(at: index)
      over += request == .refresh ? requests : [request]
    }
  }

  // MARK: Pages

  mutating func answer(_ request: PageRequest, _ page: Page<Post, Int>) {
    guard let load = load(request) else { return }
    loads.removeAll { $0 == load }
    if request == .refresh { return answerRefresh(load, page) }
    let idsBefore = posts.map(\.id)
    if let asked = load.cursor { sides?[request]?.answered.append(asked) }
    var cursor = request.isDown ? page.next : page.previous
    if let new = cursor, sides![request]!.answered.contains(new) { cursor = nil }
    let ends = show(
      page.items, from: Page([load.cursor], next: page.next, previous: page.previous),
      for: request, isLast: cursor == nil)
    let isNew = posts.contains { !idsBefore.contains($0.id) }
    defer { over += ends }
    guard sides![request] != nil else { return }
    (sides![request]!.cursor, sides![request]!.latest) = (cursor, load.cursor)
    defer { trim(after: request) }
    if let cursor, !isNew, posts.isEmpty || load.emptyPages < options.emptyPageLimit {
      pass(load, to: cursor)
    } else {
      over.append(request)
    }
  }

  private mutating func answerRefresh(_ load: Load, _ page: Page<Post, Int>) {
    let waiting = requests
    passed.append((load.cursor, page))
    let next = passed.contains { $0.cursor == page.next } ? nil : page.next
    passed[passed.count - 1].page.next = next
    let before = self
    let (isEnough, shown) = showRefreshed()
    if let next, !isEnough {
      let isEmpty = posts.isEmpty
      self = before
      if !isEmpty, case .pages = refresh {
        return begin(
          Load(request: .refresh, cursor: next, failureBefore: load.failureBefore))
      }
      return pass(load, to: next)
    }
    over += shown + waiting
  }

  /// Shows the pages of a refresh. Returns whether they are enough, and what ends with them.
  private mutating func showRefreshed() -> (Bool, [PageRequest]) {
    if case .pages(let count, _) = refresh {
      renew(passed)
      return (!posts.isEmpty && passed.filter { !$0.page.items.isEmpty }.count >= count, [])
    }
    let new = passed.flatMap { $0.page.items }
    let next = passed.last!.page.next
    let isTouching = next == nil || new.contains { self.isTouched($0.id) }
    let gap = Post(id: -latestGap - 1)
    let isFree =
      originals[gap.id] == nil && !posts.contains { $0.id == gap.id }
      && !new.contains { $0.id == gap.id }
    guard sides != nil, !posts.isEmpty, isTouching || setup.hasGaps && isFree else {
      renew(passed)
      return (!posts.isEmpty, [])
    }
    let idsBefore = posts.map(\.id)
    let previous = sides![.previous]!
    if !isTouching {
      latestGap += 1
      sides![.down(latestGap)] = Side(cursor: next, answered: passed.compactMap(\.cursor))
      sides![.up(latestGap)] = previous
    }
    sides![.previous] = Side(cursor: passed[0].page.previous, latest: passed[0].cursor)
    let ends = show(
      new, from: Page([passed[0].cursor], next: next, previous: passed[0].page.previous),
      for: .refresh, row: isTouching ? nil : gap)
    return (isTouching || posts.contains { !idsBefore.contains($0.id) && $0 != gap }, ends)
  }

  /// Loads the page after one without anything to show, after a delay when there were too many.
  private mutating func pass(_ load: Load, to cursor: Int) {
    var next = Load(
      request: load.request, cursor: cursor, emptyPages: load.emptyPages + 1, isOwn: load.isOwn,
      failureBefore: load.request == .refresh ? load.failureBefore : nil)
    let tooMany = next.emptyPages - options.emptyPageLimit
    guard tooMany > 0 else { return begin(next) }
    next.isDelayed = true
    loads.append(next)
    delays.append([1, 2, 4, 8, 16, 32, 60][min(tooMany, 7) - 1])
  }

  mutating func restore(_ page: Page<Post, Int>) {
    guard sides == nil else { return }
    renew([(initial, page)])
  }

  private mutating func renew(_ pages: [(cursor: Int?, page: Page<Post, Int>)]) {
    generation += 1
    (posts, originals, sources, pageCount) = ([], [:], [:], 0)
    sides = [
      .next: Side(
        cursor: pages.last!.page.next, answered: pages.compactMap(\.cursor),
        latest: pages.last!.cursor),
      .previous: Side(cursor: pages[0].page.previous, latest: pages[0].cursor),
    ]
    for (cursor, page) in pages {
      _ = show(
        page.items, from: Page([cursor], next: page.next, previous: page.previous), for: .next)
    }
    let edits = editsSinceRefresh
    for edit in edits { self.edit(edit) }
    editsSinceRefresh = isRefreshing ? edits : []
  }

  private func isTouched(_ id: Int) -> Bool {
    sources[id] != nil && posts.contains { $0.id == id }
  }

  /// Shows a page. Returns the requests of the gaps that it closes.
  private mutating func show(
    _ page: [Post], from cursors: Page<Int?, Int>, for request: PageRequest, row: Post? = nil,
    isLast: Bool = false
  ) -> [PageRequest] {
    let own = request.gap.flatMap { gap in posts.firstIndex { $0.id == -gap } }
    let place =
      switch request {
      case .next: posts.count
      case .refresh, .previous: 0
      case .down: own!
      case .up: own! + 1
      }
    let closed = gaps.filter { gap in
      guard request == .refresh || own != nil,
        let index = posts.firstIndex(where: { $0.id == -gap })
      else { return false }
      if isLast, gap == request.gap { return true }
      return page.contains { post in
        guard isTouched(post.id) else { return false }
        let touched = posts.firstIndex { $0.id == post.id }!
        return request.isDown
          ? place <= index && index < touched : touched < index && index < place
      }
    }
    var above = posts[..<place].filter { post in !closed.contains { $0 == -post.id } }
    var below = posts[place...].filter { post in !closed.contains { $0 == -post.id } }
    let rows = gaps
    let ends = close(closed)
    var new: [Post] = []
    for post in page where originals[post.id] == nil && !rows.contains(-post.id) {
      let isThere = (above + below).contains { $0.id == post.id }
      if let index = new.firstIndex(where: { $0.id == post.id }) {
        if options.duplicates != .keep { new[index] = post }
      } else if !isThere || options.duplicates == .move {
        above.removeAll { $0.id == post.id }
        below.removeAll { $0.id == post.id }
        new.append(post)
      } else if options.duplicates == .update {
        above = above.map { $0.id == post.id ? post : $0 }
        below = below.map { $0.id == post.id ? post : $0 }
      }
      if sources[post.id] == nil || options.duplicates == .move {
        sources[post.id] = Source(
          page: pages, cursor: cursors.items[0], next: cursors.next, previous: cursors.previous)
      }
    }
    pages += 1
    if new.contains(where: { post in !posts.contains { $0.id == post.id } }) || row != nil {
      pageCount += 1
    }
    posts = above + new + (row.map { [$0] } ?? []) + below
    return ends
  }

  /// Drops pages at the other end while there are too many, if the page beside them leads back.
  private mutating func trim(after request: PageRequest) {
    guard let limit = options.maxPages, request == .next || request == .previous else { return }
    let end: PageRequest = request == .next ? .previous : .next
    while pageCount > max(1, limit), load(end) == nil, sides![end]!.failure == nil {
      let fromEnd = end == .previous ? posts : posts.reversed()
      let (upToGap, ofPages) = (
        Array(fromEnd.prefix { !gaps.contains(-$0.id) }), fromEnd.filter { sources[$0.id] != nil }
      )
      guard let page = ofPages.first.map({ sources[$0.id]!.page }),
        let beside = upToGap.firstIndex(where: {
          sources[$0.id].map { $0.page != page } == true
        }), let source = sources[upToGap[beside].id],
        let back = end == .previous ? source.previous : source.next
      else { return }
      for post in upToGap[..<beside] where sources[post.id] != nil {
        posts.removeAll { $0.id == post.id }
        (sources[post.id], originals[post.id]) = (nil, nil)
      }
      pageCount -= 1
      sides![end]!.cursor = back
      sides![end]!.answered.removeAll { $0 == back }
    }
  }

  private mutating func close(_ closed: [Int]) -> [PageRequest] {
    let ends = closed.flatMap { [PageRequest.down($0), .up($0)] }
    loads.removeAll { ends.contains($0.request) }
    for request in ends { sides?[request] = nil }
    return ends
  }

  // MARK: Edits

  mutating func edit(_ edit: Edit) {
    if isRefreshing || sides == nil { editsSinceRefresh.append(edit) }
    switch edit {
    case .insert(let new, let place): insert(new.filter { !gaps.contains(-$0.id) }, at: place)
    case .remove(let ids):
      for id in ids where !gaps.contains(-id) { keep(id, isPlaced: true) }
      over += close(ids.map { -$0 }.filter(gaps.contains))
      posts.removeAll { ids.contains($0.id) }
    case .replace(let new):
      for post in new where !gaps.contains(-post.id) {
        guard let index = posts.firstIndex(where: { $0.id == post.id }) else { continue }
        keep(post.id, isPlaced: false)
        posts[index] = post
      }
    case .release(let ids): for id in ids { originals[id] = nil }
    case .rollback(let id): rollBack(id)
    }
  }

  private mutating func keep(_ id: Int, isPlaced: Bool) {
    let index = posts.firstIndex { $0.id == id }
    let former = originals[id]
    originals[id] =
      former.map { ($0.post, $0.after, $0.isPlaced || isPlaced) }
      ?? (index.map { posts[$0] }, index.flatMap { $0 > 0 ? posts[$0 - 1].id : nil }, isPlaced)
  }

  private mutating func rollBack(_ id: Int) {
    guard let original = originals[id] else { return }
    var (after, seen) = (original.after, [Int]())
    while let before = after, !posts.contains(where: { $0.id == before }), !seen.contains(before),
      let other = originals[before]
    {
      seen.append(before)
      after = other.after
    }
    originals[id] = nil
    let index = posts.firstIndex { $0.id == id }
    guard let post = original.post else { return posts.removeAll { $0.id == id } }
    if let index, !original.isPlaced {
      posts[index] = post
      return
    }
    posts.removeAll { $0.id == id }
    let place = after.map { after in
      posts.firstIndex { $0.id == after }.map { $0 + 1 } ?? posts.count
    }
    posts.insert(post, at: place ?? 0)
  }

  /// Marks the position first, because its neighbor may be among the moved items.
  private mutating func insert(_ new: [Post], at place: ItemPlace<Int>) {
    let index =
      switch place {
      case .start: 0
      case .end: posts.count
      case .before(let id): posts.firstIndex { $0.id == id } ?? 0
      case .after(let id): posts.firstIndex { $0.id == id }.map { $0 + 1 } ?? posts.count
      }
    let ids = new.map(\.id)
    var unique: [Post] = []
    for post in new {
      if let index = unique.firstIndex(where: { $0.id == post.id }) {
        unique[index] = post
      } else {
        unique.append(post)
      }
    }
    for id in ids {
      keep(id, isPlaced: true)
      sources[id] = nil
    }
    posts =
      posts[..<index].filter { !ids.contains($0.id) } + unique
      + posts[index...].filter { !ids.contains($0.id) }
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
