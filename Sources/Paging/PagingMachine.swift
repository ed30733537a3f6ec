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

  /// The settings.
  package var options: PagingOptions
  /// The number of times that the whole list was replaced.
  package private(set) var generation = 0
  private var list: ItemList<Item, ID>
  package private(set) var hasPages = false
  private var slots: [PageRequest: Slot] = [:]
  private var latestNumber = 0
  /// The cursors of the pages in this generation.
  private var answered: [PageRequest: Set<Cursor?>] = [:]
  /// The cursors of the pages of a refresh that show nothing, and the previous page of the first one.
  private var passed: (cursors: Set<Cursor?>, previous: Cursor?) = ([], nil)
  /// The items that the app has edited. Pages of this generation do not change or restore them.
  private var edited: Set<ID> = []
  /// The edits since the start of the refresh. Its page does not include them.
  private var pending: [Edit] = []

  /// Creates a feed without pages.
  ///
  /// - Parameters:
  ///   - options: The settings.
  ///   - id: The identity of an item.
  ///   - isUnchanged: Whether two items with the same identity have the same contents.
  package init(
    options: PagingOptions = PagingOptions(), id: @escaping (Item) -> ID,
    isUnchanged: @escaping (Item, Item) -> Bool = { _, _ in false }
  ) {
    self.options = options
    list = ItemList(identity: id, isUnchanged: isUnchanged)
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
    case .restore(let page): return hasPages ? [] : [renew(with: page)]
    case .edit(let edit):
      if !hasPages || self[.refresh].isRunning { pending.append(edit) }
      let before = items
      let edits = apply(edit)
      return edits.isEmpty ? [] : [.show(change(edits, since: before))]
    case .reset: return reset()
    }
  }
}

// MARK: - State

extension PagingMachine {
  /// The current items.
  package var items: PagedItems<Item> { list.items }

  /// The position of an item.
  package func index(of id: ID) -> Int? { list.index(of: id) }

  /// The current states of the loads.
  package var state: PagingState<Failure> {
    PagingState(
      refresh: state(of: .refresh), next: state(of: .next), previous: state(of: .previous))
  }

  /// The current state of one kind of load.
  package func state(of request: PageRequest) -> LoadState<Failure> {
    self[hasPages ? request : .refresh].state
  }

  /// The cursor of the next or previous page. `nil` at an end, and before the first page.
  package func cursor(of request: PageRequest) -> Cursor? {
    request == .refresh ? nil : self[request].cursor
  }

  private subscript(request: PageRequest) -> Slot {
    get { slots[request] ?? Slot() }
    set { slots[request] = newValue }
  }

  private func request(of number: Int) -> PageRequest? {
    PageRequest.allCases.first { self[$0].isRunning && self[$0].number == number }
  }
}

// MARK: - Loads

extension PagingMachine {
  /// Begins a load, or joins it. A request for more during a refresh ends with the refresh.
  private mutating func load(_ request: PageRequest, isPastEnd: Bool = false) -> [Effect] {
    if request == .refresh { return begin(.refresh) }
    if self[.refresh].isRunning { return [] }
    guard hasPages else { return begin(.refresh) }
    switch self[request].state {
    case .idle, .failed: return begin(request)
    case .loading, .waiting: return []
    case .end where isPastEnd:
      self[request].cursor = self[request].latest
      return begin(request)
    case .end: return [.finished(request)]
    }
  }

  /// Begins a load. A refresh stops all others, since their pages would belong to the former list.
  private mutating func begin(_ request: PageRequest) -> [Effect] {
    let stops = request == .refresh ? PageRequest.allCases.compactMap { stop($0) } : []
    if request == .refresh { (pending, passed) = ([], ([], nil)) }
    let slot = self[request]
    self[request] = Slot(
      state: slot.state, cursor: request == .refresh ? nil : slot.cursor, latest: slot.latest)
    return stops + [start(request), .show(change())]
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

  private mutating func cancel(_ request: PageRequest) -> [Effect] {
    if self[request].isOwn { return [.cancelled(request)] }
    guard let stop = stop(request) else { return [] }
    let effects = [stop, .show(change()), .cancelled(request)]
    if request == .refresh, !hasPages {
      return effects + [.cancelled(.next), .cancelled(.previous)]
    }
    return effects + released(by: request)
  }

  /// Starts failed loads again. A refresh takes precedence.
  private mutating func retry() -> [Effect] {
    let effects = again(.refresh)
    return self[.refresh].isRunning ? effects : again(.next) + again(.previous)
  }

  private mutating func again(_ request: PageRequest) -> [Effect] {
    switch self[request].state {
    case .failed: return begin(request)
    case .waiting: return [.stop(self[request].number), start(request), .show(change())]
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
    let isRunning = PageRequest.allCases.contains { self[$0].isRunning }
    guard hasPages, items.isEmpty, !isRunning else { return [] }
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
  /// Shows the first page with an item that is to be seen, or the end.
  private mutating func refreshed(_ page: Page<Item, Cursor>) -> [Effect] {
    if passed.cursors.isEmpty { passed.previous = page.previous }
    passed.cursors.insert(self[.refresh].cursor)
    let next = passed.cursors.contains(page.next) ? nil : page.next
    var renewed = self
    renewed[.refresh] = Slot()
    let show = renewed.renew(with: Page(page.items, next: next, previous: passed.previous))
    if let next, renewed.items.isEmpty {
      (self[.refresh].cursor, self[.refresh].retries) = (next, 0)
      return [pass(.refresh)]
    }
    renewed.answered[.next] = passed.cursors
    renewed[.next].latest = self[.refresh].cursor
    self = renewed
    return [show, .finished(.refresh)] + released(by: .refresh)
  }

  private mutating func loaded(_ page: Page<Item, Cursor>, _ request: PageRequest) -> [Effect] {
    let (before, slot) = (items, self[request])
    let (cursor, place) =
      request == .next ? (page.next, ItemPlace<ID>.end) : (page.previous, .start)
    let edits = list.insert(
      page.items, at: place, duplicates: options.duplicates, except: edited)
    answered[request, default: []].insert(slot.cursor)
    // A repeated cursor would load the same pages forever.
    let isRepeated = answered[request]?.contains(cursor) == true
    self[request] = Self.slot(before: isRepeated ? nil : cursor)
    self[request].latest = slot.cursor
    guard edits.inserted.isEmpty, self[request].cursor != nil,
      items.isEmpty || slot.emptyPages < options.emptyPageLimit
    else { return [.show(change(edits, since: before)), .finished(request)] }
    (self[request].emptyPages, self[request].isOwn) = (slot.emptyPages, slot.isOwn)
    return [pass(request), .show(change(edits, since: before))]
  }

  private mutating func failed(_ failure: Failure, _ request: PageRequest) -> [Effect] {
    guard self[request].retries < options.retry.limit else {
      self[request].state = .failed(failure)
      (self[request].former, self[request].isOwn) = (nil, false)
      return [.show(change()), .finished(request)] + released(by: request)
    }
    self[request].retries += 1
    self[request].state = .waiting(failure)
    let delay = options.retry.delay(before: self[request].retries)
    return [.wait(delay, self[request].number), .show(change())]
  }

  /// Ends the requests for more that came during a refresh.
  private func released(by request: PageRequest) -> [Effect] {
    request == .refresh ? [.finished(.next), .finished(.previous)] : []
  }
}

// MARK: - List

extension PagingMachine {
  /// Replaces all items with a first page.
  private mutating func renew(with page: Page<Item, Cursor>) -> Effect {
    let former = list
    clear()
    _ = list.insert(page.items, at: .end, duplicates: options.duplicates)
    for edit in pending { _ = apply(edit) }
    hasPages = true
    self[.next] = Self.slot(before: page.next)
    self[.previous] = Self.slot(before: page.previous)
    return .show(change(list.edits(from: former), since: former.items))
  }

  /// A direction at rest, with a page to load or at its end.
  private static func slot(before cursor: Cursor?) -> Slot {
    Slot(state: cursor == nil ? .end : .idle, cursor: cursor)
  }

  private mutating func reset() -> [Effect] {
    let former = list
    let stops = PageRequest.allCases.compactMap { stop($0) }
    clear()
    (hasPages, slots, pending) = (false, [:], [])
    return stops + [.show(change(list.edits(from: former), since: former.items))]
      + PageRequest.allCases.map { .cancelled($0) }
  }

  private mutating func clear() {
    list = ItemList(identity: list.identity, isUnchanged: list.isUnchanged)
    (answered, edited) = ([:], [])
    generation += 1
  }

  private mutating func apply(_ edit: Edit) -> ListEdits {
    switch edit {
    case .insert(let items, let place):
      edited.formUnion(list.ids(of: items))
      return list.insert(items, at: place, duplicates: .move)
    case .remove(let ids):
      edited.formUnion(ids)
      return list.remove(ids)
    case .replace(let items):
      edited.formUnion(list.ids(of: items).filter { list.labels[$0] != nil })
      return list.replace(items)
    }
  }

  /// Creates a snapshot. By default, its items are those of the snapshot before.
  func change(
    _ edits: ListEdits = ListEdits(), since before: PagedItems<Item>? = nil
  ) -> PagingChange<Item, Failure> {
    PagingChange(before: before ?? items, items: items, edits: edits, state: state)
  }
}
