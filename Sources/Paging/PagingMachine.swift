/// The rules of a feed: when a page loads, and what happens to its items.
///
/// Send each event to ``handle(_:)`` and perform the returned effects in order. The machine has no
/// clock and starts no tasks. Each load has a number. Results of a load that is over have no effect.
package struct PagingMachine<
  Item: Sendable, ID: Hashable, Cursor: Hashable, Failure: Sendable
> {
  /// The settings.
  package var options: PagingOptions
  /// The delay before a retry, from a failure and the delay of the settings. `nil` for no retry.
  package var retryDelay: ((Failure, Double) -> Double?)?
  /// The number of times that the whole list was replaced.
  package private(set) var generation = 0
  private var contents: FeedContents<Item, ID>
  private var loads = FeedLoads()
  private var cursors = Numbers<Cursor>()
  private var failures: [Int: Failure] = [:]
  /// The cursor of the first page, as long as there is none. Copying an array takes less code.
  private var initial: [Cursor]
  private let makeGap: ((Int) -> Item)?
  private var latestGap = 0
  /// What the latest refresh loads, and its pages so far.
  private var refresh = Refresh.pages(1, at: nil)
  private var passed: [[Item]] = []
  private var sources: [PageSource] = []
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
    (self.options, self.initial, makeGap) = (options, initial.map { [$0] } ?? [], gap)
    contents = FeedContents(identity: id, isUnchanged: isUnchanged)
  }

  /// Applies an event and returns its effects in order.
  package mutating func handle(_ event: Event) -> [Effect] {
    let effects = apply(event)
    return items.isEmpty ? effects + perform(loads.goOn()) : effects
  }

  private mutating func apply(_ event: Event) -> [Effect] {
    switch event {
    case .load(.refresh), .loadPastEnd(.refresh): return begin(.pages(1, at: nil))
    case .load(let request): return load(request, isPastEnd: false)
    case .loadPastEnd(let request): return load(request, isPastEnd: true)
    case .refresh(let refresh): return begin(refresh)
    case .changeSource(let delay, let keepsItems):
      return changeSource(after: delay, keepsItems: keepsItems)
    case .loaded(let page, let number):
      guard let request = loads.request(of: number) else { return [] }
      return request == .refresh ? refreshed(page) : loaded(page, request)
    case .failed(let failure, let number):
      return loads.request(of: number).map { failed(failure, $0, number) } ?? []
    case .stopped(let failure, let number):
      guard let request = loads.request(of: number) else { return [] }
      return loads.isOwn(request)
        ? failed(failure, request, number) : perform(loads.cancel(request))
    case .waited(let number):
      return loads.request(of: number).map { perform(loads.again($0)) } ?? []
    case .cancel(let request): return perform(loads.cancel(request))
    case .retry:
      if case .failed = loads.phase(of: .refresh) { (pending, passed, sources) = ([], [], []) }
      return perform(loads.retry())
    case .restore(let page):
      if hasPages { return [] }
      return renew(with: [page.items], from: [number(page, of: cursors.number(of: initial.first))])
    case .edit(let edit):
      if !hasPages || loads.isRefreshing { pending.append(edit) }
      return apply(edit)
    case .reset:
      let former = contents.list
      clear()
      (pending, cursors) = ([], Numbers())
      return perform(loads.reset(), contents.list.edits(from: former), since: former.items)
    }
  }

  /// The effects of steps. The first step that shows something shows the edits, too.
  private mutating func perform(
    _ steps: [FeedLoads.Step], _ edits: ListEdits? = nil, since before: PagedItems<Item>? = nil
  ) -> [Effect] {
    var edits = edits
    return steps.map { step in
      switch step {
      case .load(let cursor, let number): return .load(cursors[cursor], number)
      case .wait(let delay, let number, let isExact):
        return .wait(delay, number, isExact: isExact)
      case .stop(let number): return .stop(number)
      case .show(let gap):
        defer { edits = nil }
        return .show(change(edits ?? contents.update(of: gap), since: edits == nil ? nil : before))
      case .finished(let request): return .finished(request)
      case .cancelled(let request): return .cancelled(request)
      }
    }
  }

  @inline(never)
  private func show(_ edits: ListEdits, since before: PagedItems<Item>) -> [Effect] {
    [.show(change(edits, since: before))]
  }

  /// Creates a snapshot. By default, its items are those of the snapshot before.
  func change(
    _ edits: ListEdits = ListEdits(), since before: PagedItems<Item>? = nil
  ) -> PagingChange<Item, Failure> {
    PagingChange(before: before ?? items, items: items, edits: edits, state: state)
  }
}

// MARK: - State

extension PagingMachine {
  /// The current items.
  package var items: PagedItems<Item> { contents.list.items }

  package var hasPages: Bool { loads.hasPages }

  /// Every kind of load, in the order in which they count.
  package var requests: [PageRequest] { loads.requests }

  /// The position of an item.
  package func index(of id: ID) -> Int? { contents.list.index(of: id) }

  /// The cursor of the page of an item.
  package func cursor(ofPageWith id: ID) -> Cursor? { cursors[contents.cursor(of: id)] }

  /// The side from which a gap loads: the one asked for, if it has a page. `nil` for other rows.
  package func side(ofGap id: ID, isUp: Bool) -> PageRequest? {
    contents.gap(of: id).map { isUp && !loads.isAtEnd(.up($0)) ? .up($0) : .down($0) }
  }

  /// The state of a gap: that of a side that loads or has failed, from above first.
  package func state(ofGap id: ID) -> LoadState<Failure>? {
    contents.gap(of: id).map { gap in
      let isUp = loads.isIdle(.down(gap)) && !loads.isAtEnd(.up(gap))
      return state(of: isUp ? .up(gap) : .down(gap))
    }
  }

  /// The current states of the loads.
  package var state: PagingState<Failure> {
    PagingState(
      refresh: state(of: .refresh), next: state(of: .next), previous: state(of: .previous))
  }

  /// The current state of one kind of load.
  package func state(of request: PageRequest) -> LoadState<Failure> {
    switch loads.phase(of: request) {
    case .idle: .idle
    case .loading: .loading
    case .end: .end
    case .waiting(let number): failures[number].map { .waiting($0) } ?? .loading
    case .failed(let number): failures[number].map { .failed($0) } ?? .idle
    }
  }

  /// The cursor of the page that would load. `nil` at an end, and before the first page.
  package func cursor(of request: PageRequest) -> Cursor? {
    request == .refresh ? nil : loads.cursor(of: request).flatMap { cursors[$0] }
  }
}

// MARK: - Loads

extension PagingMachine {
  private mutating func load(_ request: PageRequest, isPastEnd: Bool) -> [Effect] {
    loads.load(request, isPastEnd: isPastEnd).map { perform($0) } ?? begin(.pages(1, at: nil))
  }

  private mutating func begin(_ refresh: Refresh) -> [Effect] {
    (self.refresh, pending, passed, sources) = (refresh, [], [], [])
    var first = hasPages ? 0 : cursors.number(of: initial.first)
    if hasPages, case .pages(_, let id?) = refresh { first = contents.cursor(of: id) }
    return perform(loads.refresh(from: first))
  }

  /// Begins a list with pages from elsewhere. Its items stay until then, or go at once.
  private mutating func changeSource(after delay: Double, keepsItems: Bool) -> [Effect] {
    let (before, former) = (items, contents.list)
    (refresh, pending, passed, sources) = (.pages(1, at: nil), [], [], [])
    initial = []
    let steps = loads.changeSource(after: delay)
    var edits = contents.detach()
    if !keepsItems {
      contents = contents.emptied
      edits = contents.list.edits(from: former)
    }
    return perform(steps, edits, since: before)
  }

  private mutating func failed(
    _ failure: Failure, _ request: PageRequest, _ number: Int
  ) -> [Effect] {
    var delay = loads.retry(of: request, limit: options.retry.limit).map {
      options.retry.delay(before: $0)
    }
    if let policy = delay, let retryDelay { delay = retryDelay(failure, policy).map { max(0, $0) } }
    let steps = loads.fail(request, retryAfter: delay, isExact: retryDelay != nil)
    failures[number] = failure
    for number in failures.keys where !loads.tells(number) { failures[number] = nil }
    return perform(steps)
  }

  private mutating func loaded(_ page: Page<Item, Cursor>, _ request: PageRequest) -> [Effect] {
    let before = items
    let source = number(page, of: loads.cursor(of: request) ?? 0)
    let cursor = loads.answer(request, next: request.isDown ? source.next : source.previous)
    var (edits, closed) = contents.add(
      page.items, from: source, for: request, isLast: cursor == nil,
      duplicates: options.duplicates)
    let isClosed = request.gap.map(closed.contains) == true
    let steps =
      isClosed
      ? []
      : loads.end(
        request, before: cursor, isPassed: edits.inserted.isEmpty, isListEmpty: items.isEmpty,
        options)
    if isClosed { loads.forget(request) }
    let ends = loads.close(closed)
    edits.updated += contents.update(of: request.gap).updated
    return show(edits, since: before) + trim(after: request) + perform(steps + ends)
  }

  /// Drops pages at the other end while there are too many, if a page beside them leads back.
  private mutating func trim(after request: PageRequest) -> [Effect] {
    guard let limit = options.maxPages, request == .next || request == .previous else { return [] }
    let end: PageRequest = request == .next ? .previous : .next
    var effects: [Effect] = []
    while contents.pageCount > max(1, limit), loads.canReopen(end) {
      let before = items
      guard let (edits, cursor) = contents.drop(at: end) else { break }
      loads.reopen(end, before: cursor)
      effects += show(edits, since: before)
    }
    return effects
  }
}

// MARK: - Refreshing

extension PagingMachine {
  /// Shows the pages of a refresh once they are complete: the last one has an item that is to be seen, or
  /// is at the end.
  private mutating func refreshed(_ page: Page<Item, Cursor>) -> [Effect] {
    let source = number(page, of: loads.cursor(of: .refresh) ?? 0)
    passed.append(page.items)
    sources.append(source)
    let next = sources.contains { $0.cursor == source.next } ? nil : source.next
    sources[sources.count - 1].next = next
    var count = 0
    switch refresh {
    case .pages(let pages, _): count = pages
    case .newer where hasPages && !items.isEmpty:
      let new = passed.flatMap { $0 }
      let row = makeGap.map { [$0(latestGap + 1)] } ?? []
      let (isTouching, isFree, hasNew) = contents.survey(new, above: row)
      let isClosed = next == nil || isTouching
      guard isClosed || isFree else { break }
      guard let next, !isClosed, !hasNew else {
        let ends = loads.endRefresh()
        return addNewer(new, above: isClosed ? [] : row) + perform(ends)
      }
      return perform(loads.refreshOn(from: next, isPassed: true, options))
    case .newer: break
    }
    // Whatever grows with the list is replaced here, so that nothing of it is copied.
    var renewed = self
    let ends = renewed.loads.endRefresh()
    let effects = renewed.renew()
    let filled = passed.filter { !$0.isEmpty }
    guard let next, renewed.items.isEmpty || filled.count < count else {
      self = renewed
      return effects + perform(ends)
    }
    return perform(loads.refreshOn(from: next, isPassed: renewed.items.isEmpty, options))
  }

  /// Replaces all items with the pages of a refresh, and forgets the cursors of those before.
  private mutating func renew() -> [Effect] {
    let former = cursors
    cursors = Numbers()
    sources = sources.map { source in
      PageSource(
        cursor: cursors.number(of: former[source.cursor]),
        next: source.next.map { cursors.number(of: former[$0]) },
        previous: source.previous.map { cursors.number(of: former[$0]) })
    }
    return renew(with: passed, from: sources)
  }

  private mutating func renew(with pages: [[Item]], from sources: [PageSource]) -> [Effect] {
    let former = contents.list
    clear()
    for (items, source) in zip(pages, sources) {
      _ = contents.add(items, from: source, for: .next, duplicates: options.duplicates)
    }
    for edit in pending { _ = contents.apply(edit) }
    loads.renew(
      previous: sources.first?.previous, pages: sources.map { $0.cursor }, next: sources.last?.next)
    return show(contents.list.edits(from: former), since: former.items)
  }

  private mutating func addNewer(_ new: [Item], above row: [Item]) -> [Effect] {
    let before = items
    latestGap += row.count
    let source = PageSource(
      cursor: sources.first?.cursor ?? 0, next: sources.last?.next,
      previous: sources.first?.previous)
    let (edits, closed) = contents.add(
      new, above: row, ofGap: latestGap, from: source, for: .refresh,
      duplicates: options.duplicates)
    loads.add(
      previous: source.previous, pages: sources.map { $0.cursor }, next: source.next,
      gap: row.isEmpty ? nil : latestGap)
    return show(edits, since: before) + perform(loads.close(closed))
  }

  private mutating func number(_ page: Page<Item, Cursor>, of cursor: Int) -> PageSource {
    PageSource(
      cursor: cursor, next: page.next.map { cursors.number(of: $0) },
      previous: page.previous.map { cursors.number(of: $0) })
  }

  private mutating func clear() {
    contents = contents.emptied
    generation += 1
  }

  private mutating func apply(_ edit: Edit) -> [Effect] {
    let before = items
    let (edits, closed) = contents.apply(edit)
    let ends = loads.close(closed)
    return (edits.isEmpty ? [] : show(edits, since: before)) + perform(ends)
  }
}

/// The numbers of values. `nil` has the number 0.
struct Numbers<Value: Hashable> {
  private var numbers: [Value: Int] = [:]
  private var values: [Value] = []

  subscript(number: Int) -> Value? { number == 0 ? nil : values[number - 1] }

  mutating func number(of value: Value?) -> Int {
    guard let value else { return 0 }
    if let number = numbers[value] { return number }
    values.append(value)
    numbers[value] = values.count
    return values.count
  }
}
