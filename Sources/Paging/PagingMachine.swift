/// The rules of a feed: when a page loads, and what happens to its items.
///
/// Send each event to ``handle(_:)`` and perform the returned effects in order. The machine has no
/// clock and starts no tasks. Each load has a number. Results of a load that is over have no effect.
package struct PagingMachine<
  Item: Sendable, ID: Hashable, Cursor: Hashable, Failure: Sendable
> {
  /// One kind of load.
  private struct Slot {
    var state = LoadState<Failure>.idle
    /// The cursor of the page to load. `nil` for a refresh, before the first page, and at an end.
    var cursor: Cursor?
    /// The cursor of the latest page, `nil` for the first one. A load past the end asks for it again.
    var latest: Cursor?
    /// The state before the load, which a cancellation restores. `nil` if no load runs.
    var former: LoadState<Failure>?
    var number = 0
    var retries = 0
    var emptyPages = 0
    /// Whether the next empty page waits for a delay.
    var isDelayed = false
    /// Whether a list that shows nothing has begun the load itself. No call can cancel it.
    var isOwn = false

    var isRunning: Bool { former != nil }
  }

  private typealias LoadedPage = (cursor: Cursor?, page: Page<Item, Cursor>)

  /// The settings.
  package var options: PagingOptions
  /// The number of times that the whole list was replaced.
  package private(set) var generation = 0
  private var contents: FeedContents<Item, ID, Cursor>
  package private(set) var hasPages = false
  /// The cursor of the first page, as long as there is none.
  private var initial: Cursor?
  private let makeGap: ((Int) -> Item)?
  private var latestGap = 0
  private var slots: [PageRequest: Slot] = [:]
  private var latestNumber = 0
  /// The cursors of the pages in this generation.
  private var answered: [PageRequest: Set<Cursor?>] = [:]
  /// What the latest refresh loads, and its pages so far.
  private var refresh = Refresh.pages(1, at: nil)
  private var passed: [LoadedPage] = []
  /// The edits since the start of the refresh. Its page does not include them.
  private var pending: [Edit] = []

  /// Creates a feed without pages.
  ///
  /// - Parameters:
  ///   - options: The settings.
  ///   - initial: The cursor of the first page.
  ///   - id: The identity of an item.
  ///   - isUnchanged: Whether two items with the same identity have the same contents.
  ///   - gap: The row of a gap with a number. Without one, a newer page replaces a list that it doesn't touch.
  package init(
    options: PagingOptions = PagingOptions(), initial: Cursor? = nil,
    id: @escaping (Item) -> ID,
    isUnchanged: @escaping (Item, Item) -> Bool = { _, _ in false },
    gap: ((Int) -> Item)? = nil
  ) {
    (self.options, self.initial, makeGap) = (options, initial, gap)
    contents = FeedContents(identity: id, isUnchanged: isUnchanged)
  }

  /// Applies an event and returns its effects in order.
  package mutating func handle(_ event: Event) -> [Effect] {
    let effects = apply(event)
    return effects + goOnIfEmpty()
  }

  private mutating func apply(_ event: Event) -> [Effect] {
    switch event {
    case .load(let request): return load(request)
    case .loadPastEnd(let request): return load(request, isPastEnd: true)
    case .refresh(let refresh):
      self.refresh = refresh
      return begin(.refresh)
    case .loaded(let page, let number):
      return request(of: number).map { $0 == .refresh ? refreshed(page) : loaded(page, $0) } ?? []
    case .failed(let failure, let number):
      return request(of: number).map { failed(failure, $0) } ?? []
    case .stopped(let failure, let number):
      guard let request = request(of: number) else { return [] }
      return self[request].isOwn ? failed(failure, request) : cancel(request)
    case .waited(let number): return request(of: number).map { again($0) } ?? []
    case .cancel(let request): return cancel(request)
    case .retry: return retry()
    case .restore(let page):
      return hasPages ? [] : renew(with: [(initial, page)])
    case .edit(let edit):
      if !hasPages || self[.refresh].isRunning { pending.append(edit) }
      return apply(edit)
    case .reset: return reset()
    }
  }
}

// MARK: - State

extension PagingMachine {
  /// The current items.
  package var items: PagedItems<Item> { contents.list.items }

  /// The position of an item.
  package func index(of id: ID) -> Int? { contents.list.index(of: id) }

  /// The cursor of the page of an item.
  package func cursor(ofPageWith id: ID) -> Cursor? { contents.cursor(of: id) }

  /// The side from which a gap loads: the one asked for, if it has a page. `nil` for other rows.
  package func side(ofGap id: ID, isUp: Bool) -> PageRequest? {
    contents.gap(of: id).map { gap in
      if isUp, case .end = state(of: .up(gap)) { return .down(gap) }
      return isUp ? .up(gap) : .down(gap)
    }
  }

  /// The state of a gap: that of a side that loads or has failed, from above first.
  package func state(ofGap id: ID) -> LoadState<Failure>? {
    contents.gap(of: id).map { gap in
      if case .idle = state(of: .down(gap)), let side = side(ofGap: id, isUp: true) {
        return state(of: side)
      }
      return state(of: .down(gap))
    }
  }

  /// The current states of the loads.
  package var state: PagingState<Failure> {
    PagingState(
      refresh: state(of: .refresh), next: state(of: .next), previous: state(of: .previous))
  }

  /// The current state of one kind of load. Both sides of a gap that is closed are at their end.
  package func state(of request: PageRequest) -> LoadState<Failure> {
    if request.gap != nil { return slots[request]?.state ?? .end }
    return self[hasPages ? request : .refresh].state
  }

  /// The cursor of the page that would load. `nil` at an end, and before the first page.
  package func cursor(of request: PageRequest) -> Cursor? {
    request == .refresh ? nil : self[request].cursor
  }

  private subscript(request: PageRequest) -> Slot {
    get { slots[request] ?? Slot() }
    set { slots[request] = newValue }
  }

  /// Every kind of load, in the order in which they count.
  package var requests: [PageRequest] {
    PageRequest.all + contents.gaps.keys.sorted().flatMap { [.down($0), .up($0)] }
  }

  private func request(of number: Int) -> PageRequest? {
    requests.first { self[$0].isRunning && self[$0].number == number }
  }
}

// MARK: - Loads

extension PagingMachine {
  /// Begins a load, or joins it. A request for more during a refresh ends with the refresh.
  private mutating func load(_ request: PageRequest, isPastEnd: Bool = false) -> [Effect] {
    if request != .refresh {
      if self[.refresh].isRunning { return [] }
      if hasPages { return loadMore(request, isPastEnd: isPastEnd) }
    }
    refresh = .pages(1, at: nil)
    return begin(.refresh)
  }

  private mutating func loadMore(_ request: PageRequest, isPastEnd: Bool) -> [Effect] {
    switch state(of: request) {
    case .idle, .failed: return begin(request)
    case .loading, .waiting: return []
    case .end where isPastEnd && request.gap == nil:
      self[request].cursor = self[request].latest
      return begin(request)
    case .end: return [.finished(request)]
    }
  }

  /// Begins a load. A refresh stops all others, since their pages would belong to the former list.
  private mutating func begin(_ request: PageRequest) -> [Effect] {
    let stops = request == .refresh ? stopAll() : []
    var cursor = self[request].cursor
    if request == .refresh {
      (pending, passed) = ([], [])
      cursor = hasPages ? nil : initial
      if hasPages, case .pages(_, let id?) = refresh { cursor = contents.cursor(of: id) }
    }
    let slot = self[request]
    self[request] = Slot(state: slot.state, cursor: cursor, latest: slot.latest)
    return stops + [start(request), show(request)]
  }

  private mutating func start(_ request: PageRequest) -> Effect {
    latestNumber += 1
    var slot = self[request]
    (slot.former, slot.state, slot.number) = (slot.former ?? slot.state, .loading, latestNumber)
    slot.isDelayed = false
    self[request] = slot
    return .load(slot.cursor, slot.number)
  }

  private mutating func stop(_ request: PageRequest) -> Effect? {
    guard let former = self[request].former else { return nil }
    (self[request].state, self[request].former, self[request].isOwn) = (former, nil, false)
    if case .end = former { self[request].cursor = nil }
    return .stop(self[request].number)
  }

  private mutating func stopAll() -> [Effect] { requests.compactMap { stop($0) } }

  private mutating func cancel(_ request: PageRequest) -> [Effect] {
    if self[request].isOwn { return [.cancelled(request)] }
    guard let stop = stop(request) else { return [] }
    let effects = [stop, show(request), .cancelled(request)]
    if request == .refresh, !hasPages {
      return effects + [.cancelled(.next), .cancelled(.previous)]
    }
    return effects + released(by: request)
  }

  /// Starts failed loads again. A refresh takes precedence.
  private mutating func retry() -> [Effect] {
    let effects = again(.refresh)
    return self[.refresh].isRunning ? effects : requests.dropFirst().flatMap { again($0) }
  }

  private mutating func again(_ request: PageRequest) -> [Effect] {
    switch self[request].state {
    case .failed: return begin(request)
    case .waiting: return [.stop(self[request].number), start(request), show(request)]
    case .loading where self[request].isDelayed:
      return [.stop(self[request].number), start(request)]
    case .idle, .loading, .end: return []
    }
  }

  // MARK: Empty pages

  /// Loads the page after one that shows nothing new. A list without items doesn't stop at the limit, but
  /// goes on with delays.
  private mutating func pass(_ request: PageRequest) -> Effect {
    self[request].emptyPages += 1
    let effect = start(request)
    let tooMany = self[request].emptyPages - max(0, options.emptyPageLimit)
    guard tooMany > 0 else { return effect }
    self[request].isDelayed = true
    return .wait(options.retry.delay(before: tooMany), latestNumber)
  }

  /// Begins a load where a list shows nothing, is not at its end, and nobody would ask.
  private mutating func goOnIfEmpty() -> [Effect] {
    guard hasPages, items.isEmpty, !requests.contains(where: { self[$0].isRunning }) else {
      return []
    }
    for request in [PageRequest.next, .previous] {
      guard case .idle = state(of: request) else { continue }
      let effects = begin(request)
      self[request].isOwn = true
      return effects
    }
    return []
  }
}

// MARK: - Results

extension PagingMachine {
  /// Shows the pages of a refresh once they are complete: the last one has an item that is to be seen, or
  /// is at the end.
  private mutating func refreshed(_ page: Page<Item, Cursor>) -> [Effect] {
    let (waiting, cursor) = (requests, self[.refresh].cursor)
    passed.append((cursor, page))
    let next = passed.contains { $0.cursor == page.next } ? nil : page.next
    passed[passed.count - 1].page.next = next
    var renewed = self
    renewed[.refresh] = Slot()
    let (effects, isComplete) = renewed.show(passed)
    guard let next, !isComplete else {
      self = renewed
      return effects + [.finished(.refresh)] + Self.released(waiting)
    }
    (self[.refresh].cursor, self[.refresh].retries) = (next, 0)
    guard renewed.items.isEmpty || refresh.isNewer else {
      self[.refresh].emptyPages = 0
      return [start(.refresh)]
    }
    return [pass(.refresh)]
  }

  /// Shows the pages of a refresh, and returns whether they are enough.
  private mutating func show(_ pages: [LoadedPage]) -> (effects: [Effect], isComplete: Bool) {
    switch refresh {
    case .pages(let count, _):
      let effects = renew(with: pages)
      // Empty pages don't count.
      return (effects, !items.isEmpty && pages.count { !$0.page.items.isEmpty } >= count)
    case .newer: return addNewer(pages)
    }
  }

  private mutating func loaded(_ page: Page<Item, Cursor>, _ request: PageRequest) -> [Effect] {
    let (before, slot) = (items, self[request])
    var cursor = request.isDown ? page.next : page.previous
    answered[request, default: []].insert(slot.cursor)
    // A repeated cursor would load the same pages forever.
    if answered[request]?.contains(cursor) == true { cursor = nil }
    var (edits, closed) = contents.add(
      page.items, from: slot.cursor, for: request, isLast: cursor == nil,
      duplicates: options.duplicates)
    self[request] = Self.slot(before: cursor)
    self[request].latest = slot.cursor
    let ends = close(closed)
    edits.updated += contents.update(of: request.gap).updated
    guard edits.inserted.isEmpty, self[request].cursor != nil,
      items.isEmpty || slot.emptyPages < options.emptyPageLimit
    else {
      let end: [Effect] = slots[request] == nil ? [] : [.finished(request)]
      return [.show(change(edits, since: before))] + end + ends
    }
    (self[request].emptyPages, self[request].isOwn) = (slot.emptyPages, slot.isOwn)
    return [pass(request), .show(change(edits, since: before))] + ends
  }

  private mutating func failed(_ failure: Failure, _ request: PageRequest) -> [Effect] {
    guard self[request].retries < options.retry.limit else {
      self[request].state = .failed(failure)
      (self[request].former, self[request].isOwn) = (nil, false)
      return [show(request), .finished(request)] + released(by: request)
    }
    self[request].retries += 1
    self[request].state = .waiting(failure)
    let delay = options.retry.delay(before: self[request].retries)
    return [.wait(delay, self[request].number), show(request)]
  }

  /// Ends the requests for more that came during a refresh.
  private func released(by request: PageRequest) -> [Effect] {
    request == .refresh ? Self.released(requests) : []
  }

  private static func released(_ requests: [PageRequest]) -> [Effect] {
    requests.dropFirst().map { .finished($0) }
  }
}

// MARK: - List

extension PagingMachine {
  /// Replaces all items with the pages of a refresh.
  private mutating func renew(with pages: [LoadedPage]) -> [Effect] {
    let former = contents.list
    clear()
    for (cursor, page) in pages {
      _ = contents.add(
        page.items, from: cursor, for: .next, duplicates: options.duplicates)
    }
    for edit in pending { _ = contents.apply(edit) }
    hasPages = true
    answered[.next] = Set(pages.map { $0.cursor })
    self[.next] = Self.slot(before: pages.last?.page.next)
    self[.next].latest = pages.last?.cursor
    self[.previous] = Self.slot(before: pages.first?.page.previous)
    self[.previous].latest = pages.first?.cursor
    return [.show(change(contents.list.edits(from: former), since: former.items))]
  }

  /// Adds the first pages above the list, with a gap if they don't touch it.
  private mutating func addNewer(_ pages: [LoadedPage]) -> (effects: [Effect], isComplete: Bool) {
    let (before, next) = (items, pages.last?.page.next)
    let new = pages.flatMap { $0.page.items }
    let isTouching = next == nil || contents.touches(new)
    let row = isTouching ? nil : makeGap?(latestGap + 1)
    guard hasPages, !items.isEmpty,
      isTouching || row.map({ contents.isFree($0, below: new) }) == true
    else {
      let effects = renew(with: pages)
      return (effects, !items.isEmpty)
    }
    latestGap += row == nil ? 0 : 1
    let (edits, closed) = contents.add(
      new, from: pages.first?.cursor, for: .refresh, gap: row.map { (latestGap, $0) },
      duplicates: options.duplicates)
    if row != nil {
      self[.down(latestGap)] = Self.slot(before: next)
      answered[.down(latestGap)] = Set(pages.map { $0.cursor })
      (self[.up(latestGap)], answered[.up(latestGap)]) = (self[.previous], answered[.previous])
    }
    self[.previous] = Self.slot(before: pages.first?.page.previous)
    self[.previous].latest = pages.first?.cursor
    answered[.previous] = nil
    let isComplete = isTouching || edits.inserted.joined().count > 1
    return ([.show(change(edits, since: before))] + close(closed), isComplete)
  }

  /// A direction at rest, with a page to load or at its end.
  private static func slot(before cursor: Cursor?) -> Slot {
    Slot(state: cursor == nil ? .end : .idle, cursor: cursor)
  }

  private mutating func reset() -> [Effect] {
    let (former, waiting) = (contents.list, requests)
    let stops = stopAll()
    clear()
    (hasPages, slots, pending) = (false, [:], [])
    return stops + [.show(change(contents.list.edits(from: former), since: former.items))]
      + waiting.map { .cancelled($0) }
  }

  private mutating func clear() {
    for gap in contents.gaps.keys { _ = close([gap]) }
    (contents, answered) = (contents.emptied, [:])
    generation += 1
  }

  private mutating func apply(_ edit: Edit) -> [Effect] {
    let before = items
    let (edits, closed) = contents.apply(edit)
    let ends = close(closed)
    return edits.isEmpty ? ends : [.show(change(edits, since: before))] + ends
  }

  /// Ends both loads of gaps that are no longer there.
  private mutating func close(_ gaps: [Int]) -> [Effect] {
    gaps.flatMap { gap in
      [PageRequest.down(gap), .up(gap)].flatMap { request in
        let stop = stop(request)
        (slots[request], answered[request]) = (nil, nil)
        return (stop.map { [$0] } ?? []) + [.finished(request)]
      }
    }
  }

  /// Shows the state of a load, and the row of its gap.
  private func show(_ request: PageRequest) -> Effect {
    .show(change(contents.update(of: request.gap)))
  }

  /// Creates a snapshot. By default, its items are those of the snapshot before.
  func change(
    _ edits: ListEdits = ListEdits(), since before: PagedItems<Item>? = nil
  ) -> PagingChange<Item, Failure> {
    PagingChange(before: before ?? items, items: items, edits: edits, state: state)
  }
}

extension PagingMachine.Refresh {
  fileprivate var isNewer: Bool {
    if case .newer = self { true } else { false }
  }
}
