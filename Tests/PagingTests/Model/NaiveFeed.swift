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

  let options: PagingOptions
  var posts: [Post] = []
  var generation = 0
  /// `nil` before the first page.
  var sides: [PageRequest: Side]?
  var refreshFailure: Int?
  var loads: [Load] = []
  var editedIDs: [Int] = []
  var editsSinceRefresh: [Edit] = []
  /// The pages of the running refresh so far, with nothing to show.
  var passed: [(cursor: Int?, page: Page<Post, Int>)] = []

  // The results of the latest step.
  var started: [Load] = []
  var delays: [Double] = []
  var over: [PageRequest] = []
  var cancelled: [PageRequest] = []

  init(options: PagingOptions) { self.options = options }

  private var isRefreshing: Bool { load(.refresh) != nil }

  func load(_ request: PageRequest) -> Load? { loads.first { $0.request == request } }

  func state(_ request: PageRequest) -> LoadState<Int> {
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
    if request == .refresh || (sides == nil && !isRefreshing) { return beginRefresh() }
    if isRefreshing || load(request) != nil { return }
    let side = sides![request]!
    let isAtEnd = side.cursor == nil
    if isAtEnd, side.failure == nil, !isPastEnd { return over.append(request) }
    begin(
      Load(
        request: request, cursor: isAtEnd ? side.latest : side.cursor, isPastEnd: isAtEnd,
        failureBefore: side.failure))
    sides?[request]?.failure = nil
  }

  private mutating func beginRefresh() {
    for load in loads { putBack(load) }
    loads = []
    (editsSinceRefresh, passed) = ([], [])
    begin(Load(request: .refresh, cursor: nil, failureBefore: refreshFailure))
    refreshFailure = nil
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
    if sides == nil { cancelled += [.next, .previous] } else { over += [.next, .previous] }
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
    for request in [PageRequest.next, .previous] {
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
      over += request == .refresh ? [.refresh, .next, .previous] : [request]
    }
  }

  // MARK: Pages

  mutating func answer(_ request: PageRequest, _ page: Page<Post, Int>) {
    guard let load = load(request) else { return }
    loads.removeAll { $0 == load }
    if request == .refresh { return refresh(load, page) }
    let idsBefore = posts.map(\.id)
    show(page.items, atEnd: request == .next)
    let isNew = posts.contains { !idsBefore.contains($0.id) }
    if let asked = load.cursor { sides?[request]?.answered.append(asked) }
    var cursor = request == .next ? page.next : page.previous
    if let new = cursor, sides![request]!.answered.contains(new) { cursor = nil }
    (sides![request]!.cursor, sides![request]!.latest) = (cursor, load.cursor)
    if let cursor, !isNew, posts.isEmpty || load.emptyPages < options.emptyPageLimit {
      pass(load, to: cursor)
    } else {
      over.append(request)
    }
  }

  private mutating func refresh(_ load: Load, _ page: Page<Post, Int>) {
    passed.append((load.cursor, page))
    let next = passed.contains { $0.cursor == page.next } ? nil : page.next
    let before = self
    renew(Page(page.items, next: next, previous: passed[0].page.previous))
    if let next, posts.isEmpty {
      self = before
      return pass(load, to: next)
    }
    sides![.next]!.answered = passed.compactMap(\.cursor)
    sides![.next]!.latest = load.cursor
    over += [.refresh, .next, .previous]
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
    renew(page)
  }

  private mutating func renew(_ page: Page<Post, Int>) {
    generation += 1
    (posts, editedIDs) = ([], [])
    show(page.items, atEnd: true)
    let edits = editsSinceRefresh
    for edit in edits { self.edit(edit) }
    editsSinceRefresh = isRefreshing ? edits : []
    sides = [.next: Side(cursor: page.next), .previous: Side(cursor: page.previous)]
  }

  private mutating func show(_ page: [Post], atEnd: Bool) {
    var new: [Post] = []
    for post in page where !editedIDs.contains(post.id) {
      if let index = new.firstIndex(where: { $0.id == post.id }) {
        if options.duplicates != .keep { new[index] = post }
      } else if let index = posts.firstIndex(where: { $0.id == post.id }) {
        switch options.duplicates {
        case .keep: break
        case .update: posts[index] = post
        case .move:
          posts.remove(at: index)
          new.append(post)
        }
      } else {
        new.append(post)
      }
    }
    posts = atEnd ? posts + new : new + posts
  }

  // MARK: Edits

  mutating func edit(_ edit: Edit) {
    if isRefreshing || sides == nil { editsSinceRefresh.append(edit) }
    switch edit {
    case .insert(let new, let place): insert(new, at: place)
    case .remove(let ids):
      editedIDs += ids
      posts.removeAll { ids.contains($0.id) }
    case .replace(let new):
      for post in new {
        guard let index = posts.firstIndex(where: { $0.id == post.id }) else { continue }
        editedIDs.append(post.id)
        posts[index] = post
      }
    }
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
    editedIDs += ids
    posts =
      posts[..<index].filter { !ids.contains($0.id) } + unique
      + posts[index...].filter { !ids.contains($0.id) }
  }

  mutating func reset() {
    self = NaiveFeed(options: options, generation: generation + 1)
    cancelled = PageRequest.allCases
  }

  private init(options: PagingOptions, generation: Int) {
    (self.options, self.generation) = (options, generation)
  }
}
