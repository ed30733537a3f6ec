/// The rules of a feed: when a page loads, and what happens to its items.
///
/// Send each event to ``handle(_:)`` and perform the returned effects in order. The machine has no
/// clock and starts no tasks. Each load has a number. Results of a load that is over have no effect.
public struct PagingMachine<
  Item: Sendable, ID: Hashable & Sendable, Cursor: Hashable, Failure: Sendable
> {
  /// Something that happens to the feed.
  public enum Event {
    /// A request for a page. It ends with `.finished` or `.cancelled`.
    case load(PageRequest)
    /// The page of a load.
    case loaded(Page<Item, Cursor>, Int)
    /// A load without a page. `nil` stands for a cancellation that the machine did not ask for.
    case failed(Failure?, Int)
    /// The end of a delay.
    case waited(Int)
    /// Cancels a load. The feed is then as it was before.
    case cancel(PageRequest)
    /// Starts failed loads again, and skips the delays of retries.
    case retry
    /// The first page of a cache. Has no effect when the list has a page.
    case restore(Page<Item, Cursor>)
    /// An edit by the app.
    case edit(Edit)
    /// Removes all items and stops all loads.
    case reset
  }

  /// An edit by the app. It takes precedence over pages that load at the same time.
  public enum Edit {
    /// Inserts items. Items that are already in the list move.
    case insert([Item], ItemPlace<ID>)
    /// Removes items. Only a later refresh brings them back.
    case remove([ID])
    /// Replaces the contents of items that are in the list.
    case replace([Item])
  }

  /// Something to do for the shell. Loads and delays have a number.
  public enum Effect {
    /// Load the page of a cursor, or the first page for `nil`.
    case load(Cursor?, Int)
    /// Send `.waited` after a delay in seconds.
    case wait(Double, Int)
    /// Stop the load, or the delay, with a number.
    case stop(Int)
    /// Show a snapshot.
    case show(PagingChange<Item, Failure>)
    /// The end of a load. The state tells how it ended.
    case finished(PageRequest)
    /// The end of a load that was cancelled.
    case cancelled(PageRequest)
  }

  private enum Slot {
    /// At rest. The cursor of the next and previous page is `nil` before the first page.
    case ready(Cursor?)
    case loading(Run)
    case waiting(Run, Failure)
    case failed(Cursor?, Failure)
    case end
  }

  private struct Run {
    let cursor: Cursor?
    /// The failure of the load before. A cancellation restores it.
    var former: Failure?
    var number = 0
    var retries = 0
    var emptyPages = 0
  }

  /// The settings.
  public var options: PagingOptions
  /// The number of times that the whole list was replaced.
  public private(set) var generation = 0
  private var list: ItemList<Item, ID>
  private var slots: [PageRequest: Slot] = [:]
  private var latestNumber = 0
  /// The cursors of the pages in this generation.
  private var answered: [PageRequest: Set<Cursor>] = [:]
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
  public init(
    options: PagingOptions = PagingOptions(), id: @escaping (Item) -> ID,
    isUnchanged: @escaping (Item, Item) -> Bool = { _, _ in false }
  ) {
    self.options = options
    list = ItemList(identity: id, isUnchanged: isUnchanged)
  }

  /// Applies an event and returns its effects in order.
  public mutating func handle(_ event: Event) -> [Effect] {
    switch event {
    case .load(let request): return load(request)
    case .loaded(let page, let number):
      guard let request = request(of: number) else { return [] }
      return request == .refresh ? refreshed(page) : loaded(page, request)
    case .failed(let failure, let number):
      guard let request = request(of: number) else { return [] }
      return failure.map { failed($0, request) } ?? cancel(request)
    case .waited(let number):
      return request(of: number).map { again($0) } ?? []
    case .cancel(let request): return cancel(request)
    case .retry: return retry()
    case .restore(let page): return hasPages ? [] : [renew(with: page)]
    case .edit(let edit):
      if !hasPages || run(of: .refresh) != nil { pending.append(edit) }
      let before = items
      let edits = apply(edit)
      return edits.isEmpty ? [] : [show(edits, since: before)]
    case .reset: return reset()
    }
  }
}

// MARK: - State

extension PagingMachine {
  /// The current items.
  public var items: PagedItems<Item> { list.items }

  /// The current states of the loads.
  public var state: PagingState<Failure> {
    PagingState(
      refresh: state(of: .refresh), next: state(of: .next), previous: state(of: .previous))
  }

  /// The current state of one kind of load.
  public func state(of request: PageRequest) -> LoadState<Failure> {
    switch self[request] {
    case .ready(nil) where request != .refresh: state(of: .refresh)
    case .ready: .idle
    case .loading: .loading
    case .waiting(_, let failure): .waiting(failure)
    case .failed(_, let failure): .failed(failure)
    case .end: .end
    }
  }

  /// The cursor of the next or previous page. `nil` at an end, and before the first page.
  public func cursor(of request: PageRequest) -> Cursor? {
    switch self[request] {
    case .ready(let cursor), .failed(let cursor, _): cursor
    case .loading(let run), .waiting(let run, _): run.cursor
    case .end: nil
    }
  }

  private subscript(request: PageRequest) -> Slot {
    get { slots[request] ?? .ready(nil) }
    set { slots[request] = newValue }
  }

  private var hasPages: Bool {
    if case .ready(nil) = self[.next] { false } else { true }
  }

  private func run(of request: PageRequest) -> Run? {
    switch self[request] {
    case .loading(let run), .waiting(let run, _): run
    case .ready, .failed, .end: nil
    }
  }

  private func request(of number: Int) -> PageRequest? {
    PageRequest.allCases.first { run(of: $0)?.number == number }
  }
}

// MARK: - Loads

extension PagingMachine {
  /// A request for more that comes during a refresh ends with the refresh.
  private mutating func load(_ request: PageRequest) -> [Effect] {
    if request == .refresh { return begin(.refresh) }
    if run(of: .refresh) != nil { return [] }
    switch self[request] {
    case .ready(nil): return begin(.refresh)
    case .ready, .failed: return begin(request)
    case .loading, .waiting: return []
    case .end: return [.finished(request)]
    }
  }

  /// A refresh stops all other loads, since their pages would belong to the former list.
  private mutating func begin(_ request: PageRequest) -> [Effect] {
    var effects: [Effect] = []
    if request == .refresh {
      effects = PageRequest.allCases.compactMap { stop($0) }
      pending = []
    }
    var run = Run(cursor: cursor(of: request))
    if case .failed(_, let failure) = self[request] { run.former = failure }
    return effects + [start(run, request), show()]
  }

  private mutating func start(_ run: Run, _ request: PageRequest) -> Effect {
    latestNumber += 1
    var run = run
    run.number = latestNumber
    self[request] = .loading(run)
    return .load(run.cursor, run.number)
  }

  private mutating func stop(_ request: PageRequest) -> Effect? {
    guard let run = run(of: request) else { return nil }
    self[request] = run.former.map { .failed(run.cursor, $0) } ?? .ready(run.cursor)
    return .stop(run.number)
  }

  private mutating func cancel(_ request: PageRequest) -> [Effect] {
    guard let stop = stop(request) else { return [] }
    return [stop, show(), .cancelled(request)] + released(by: request)
  }

  /// A refresh takes precedence.
  private mutating func retry() -> [Effect] {
    let effects = again(.refresh)
    return run(of: .refresh) == nil ? again(.next) + again(.previous) : effects
  }

  private mutating func again(_ request: PageRequest) -> [Effect] {
    switch self[request] {
    case .failed: return begin(request)
    case .waiting(let run, _): return [.stop(run.number), start(run, request), show()]
    case .ready, .loading, .end: return []
    }
  }
}

// MARK: - Results

extension PagingMachine {
  private mutating func refreshed(_ page: Page<Item, Cursor>) -> [Effect] {
    self[.refresh] = .ready(nil)
    return [renew(with: page), .finished(.refresh)] + released(by: .refresh)
  }

  private mutating func loaded(_ page: Page<Item, Cursor>, _ request: PageRequest) -> [Effect] {
    guard let run = run(of: request), let asked = run.cursor else { return [] }
    let before = items
    let edits = list.insert(
      page.items, at: request == .next ? .end : .start, duplicates: options.duplicates,
      except: edited)
    answered[request, default: []].insert(asked)
    // A repeated cursor would load the same pages forever.
    guard let cursor = request == .next ? page.next : page.previous,
      answered[request]?.contains(cursor) == false
    else {
      self[request] = .end
      return [show(edits, since: before), .finished(request)]
    }
    guard edits.inserted.isEmpty, run.emptyPages < options.emptyPageLimit else {
      self[request] = .ready(cursor)
      return [show(edits, since: before), .finished(request)]
    }
    let load = start(Run(cursor: cursor, emptyPages: run.emptyPages + 1), request)
    return [load, show(edits, since: before)]
  }

  private mutating func failed(_ failure: Failure, _ request: PageRequest) -> [Effect] {
    guard var run = run(of: request) else { return [] }
    guard run.retries < options.retry.limit else {
      self[request] = .failed(run.cursor, failure)
      return [show(), .finished(request)] + released(by: request)
    }
    run.retries += 1
    self[request] = .waiting(run, failure)
    return [.wait(options.retry.delay(before: run.retries), run.number), show()]
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
    self[.next] = page.next.map { .ready($0) } ?? .end
    self[.previous] = page.previous.map { .ready($0) } ?? .end
    return show(list.edits(from: former), since: former.items)
  }

  private mutating func reset() -> [Effect] {
    let former = list
    let stops = PageRequest.allCases.compactMap { stop($0) }
    clear()
    (slots, pending) = ([:], [])
    return stops + [show(list.edits(from: former), since: former.items)]
      + PageRequest.allCases.map { .cancelled($0) }
  }

  private mutating func clear() {
    list = list.emptied()
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
      edited.formUnion(list.ids(of: items).filter { list.contains($0) })
      return list.replace(items)
    }
  }

  private func show(
    _ edits: ListEdits = ListEdits(), since before: PagedItems<Item>? = nil
  ) -> Effect {
    .show(PagingChange(before: before ?? items, items: items, edits: edits, state: state))
  }
}
