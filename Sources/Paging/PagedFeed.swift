#if !hasFeature(Embedded)
  /// A list that loads page by page.
  ///
  /// The feed is observable in iOS 17 and later. ``changes`` works on every system.
  @MainActor
  public final class PagedFeed<Item: Sendable, ID: Hashable, Cursor: Hashable> {
    package typealias Machine = PagingMachine<Item, ID, Cursor, any Error>
    /// A snapshot.
    public typealias Change = PagingChange<Item, any Error>

    private typealias Continuation = CheckedContinuation<Bool, any Error>
    private typealias Work = @MainActor () async throws -> Machine.Event

    /// What happens to the feed, one after the other.
    private typealias Turn = @MainActor (PagedFeed) -> Void

    package private(set) var machine: Machine
    private let identity: (Item) -> ID
    /// Loads the page of a cursor.
    public typealias Load = @MainActor (Cursor?) async throws -> Page<Item, Cursor>

    private var load: Load
    private let sleep: @MainActor (Double) async throws -> Void
    private let jitter: @MainActor (Double) -> Double
    package private(set) var tasks: [Int: Task<Void, Never>] = [:]
    private var waiters: [PageRequest: [(number: Int, continuation: Continuation)]] = [:]
    /// What waits for its turn while a callback runs.
    private var turns: [Turn] = []
    private var isBusy = false
    private(set) var streams: [Int: AsyncStream<Change>.Continuation] = [:]
    private var latestNumber = 0
    /// The latest snapshot.
    private(set) var snapshot: Change
    /// Receives each snapshot before the calls that wait for it return, so that a list already has
    /// the rows of a page when its control closes. What it calls, such as an edit, takes effect after it
    /// returns, so that all observers see the same changes in the same order. The default is `nil`.
    public var onChange: (@MainActor (Change) -> Void)?
    /// The delay before an automatic retry, in seconds, from the error and the delay of the options with its
    /// jitter: for a server that names one (`Retry-After`). `nil` for an error that isn't tried again. The
    /// default tries all again. Has no effect unless ``RetryPolicy/limit`` allows retries.
    public var retryDelay: (@MainActor (any Error, Double) -> Double?)? {
      didSet {
        machine.retryDelay = retryDelay.map { [jitter] delay in
          { error, seconds in MainActor.assumeIsolated { delay(error, jitter(seconds)) } }
        }
      }
    }
    /// Receives each event before its effects, for tests that play a model beside the feed.
    package var onEvent: (@MainActor (Machine.Event) -> Void)?
    private let observation = FeedObservation()

    /// Creates a feed without pages.
    ///
    /// - Parameters:
    ///   - options: The settings.
    ///   - initial: The cursor of the page that loads first, for a list that opens where it was read last. The
    ///     default, `nil`, begins with the first page.
    ///   - id: The identity of an item. The list shows each identity once.
    ///   - isUnchanged: Whether two items with the same identity have the same contents. By default,
    ///     each item that loads again counts as updated.
    ///   - gap: Makes the row of a gap: an item of its own, whose identity contains the number. Without it,
    ///     ``loadNewer()`` replaces a list that the newest page doesn't touch.
    ///   - sleep: Waits for a number of seconds. The default uses the system's clock.
    ///   - jitter: Varies the delay before a retry, in seconds, so that devices do not all send
    ///     requests at once. The default returns a random delay between half of it and all of it.
    ///   - load: Loads the page of a cursor, or the first page for `nil`. For the initial value of a property,
    ///     pass a method, as in `load: server.posts(after:)`: in Swift 6 mode, the compiler rejects a
    ///     closure there that calls a function which isn't on the main actor.
    public init(
      options: PagingOptions = PagingOptions(), initial: Cursor? = nil,
      id: @escaping (Item) -> ID,
      isUnchanged: @escaping (Item, Item) -> Bool = { _, _ in false },
      gap: ((Int) -> Item)? = nil,
      sleep: @escaping @MainActor (Double) async throws -> Void = {
        try await Task.sleep(nanoseconds: UInt64(max(0, min($0, 1e9)) * 1e9))
      },
      jitter: @escaping @MainActor (Double) -> Double = { $0 * .random(in: 0.5...1) },
      load: @escaping Load
    ) {
      machine = Machine(
        options: options, initial: initial, id: id, isUnchanged: isUnchanged, gap: gap)
      (identity, self.load, self.sleep, self.jitter) = (id, load, sleep, jitter)
      snapshot = machine.change()
    }

    deinit {
      for task in tasks.values { task.cancel() }
      for stream in streams.values { stream.finish() }
    }

    /// The current items.
    public var items: PagedItems<Item> {
      observation.access(self, \.items)
      return snapshot.items
    }

    /// The position of an item in ``items``, which leads to the item, as in `items[index]`. `nil` if it isn't there.
    /// The cost grows with the logarithm of their number.
    public func index(of id: ID) -> Int? {
      observation.access(self, \.items)
      // If the machine has other items, their change is about to be shown.
      return snapshot.items.tree.root === machine.items.tree.root
        ? machine.index(of: id) : snapshot.items.firstIndex { identity($0) == id }
    }

    /// The current states of the loads.
    public var state: PagingState<any Error> {
      observation.access(self, \.state)
      return snapshot.state
    }

    /// The snapshots of the feed. The first one contains all current items as inserted. A change of
    /// the state alone yields a snapshot without edits.
    public var changes: AsyncStream<Change> {
      let (stream, continuation) = AsyncStream.makeStream(of: Change.self)
      let number = nextNumber()
      streams[number] = continuation
      continuation.onTermination = { [weak self] _ in
        Task { @MainActor in self?.streams[number] = nil }
      }
      let (items, none) = (snapshot.items, PagedItems(tree: ItemTree<Item>()))
      let edits = ListEdits(inserted: items.isEmpty ? [] : [items.indices])
      continuation.yield(Change(before: none, items: items, edits: edits, state: snapshot.state))
      return stream
    }
  }

  // MARK: - Loading

  extension PagedFeed {
    /// Replaces the list with its first pages. The items stay until the pages are there, and after a
    /// failure. A later refresh replaces an earlier one.
    ///
    /// - Parameters:
    ///   - id: An item to stay in view: the list then begins with the page that has brought it. The default
    ///     begins with the first page, and so does an item that isn't in the list or is the app's own.
    ///   - pages: The number of pages, to load again what is there. Below 1 counts as 1. The default is 1.
    public func refresh(at id: ID? = nil, pages: Int = 1) async throws {
      _ = try await wait(for: .refresh, .refresh(.pages(pages, at: id)))
    }

    /// Begins a list with pages from elsewhere, such as those of another query: no cursor of before is asked
    /// again. A later call replaces an earlier one, whose load is canceled.
    ///
    /// - Parameters:
    ///   - delay: Seconds before the first page loads, within which a later call saves this one's request: the
    ///     user still types. The default is 0.
    ///   - keepsItems: Whether the items stay until the first page is there. The default is `true`.
    ///   - load: Loads the page of a cursor, or the first page for `nil`.
    public func load(
      after delay: Double = 0, keepsItems: Bool = true, from load: @escaping Load
    ) async throws {
      _ = try await wait(for: .refresh, .changeSource(delay, keepsItems: keepsItems)) {
        $0.load = load
      }
    }

    /// Loads the first page above what is there. If it has none of the items of the pages there, a gap lies
    /// between, a row that the feed's `gap` makes. It is a refresh in all other respects.
    public func loadNewer() async throws { _ = try await wait(for: .refresh, .refresh(.newer)) }

    /// Loads the next page, or the first page of an empty feed. During a refresh, it waits for the
    /// refresh, throws its error, and loads nothing itself.
    ///
    /// - Parameter pastEnd: Whether to ask at the end for the last page again, which may have grown, or
    ///   has a cursor for what came since. The default is `false`.
    /// - Returns: Whether there is more to load.
    @discardableResult
    public func loadNext(pastEnd: Bool = false) async throws -> Bool {
      try await wait(for: .next, pastEnd ? .loadPastEnd(.next) : .load(.next))
    }

    /// Loads the previous page, by the same rules as ``loadNext(pastEnd:)``.
    ///
    /// - Parameter pastEnd: Whether to ask at the start. The default is `false`.
    /// - Returns: Whether there is more to load.
    @discardableResult
    public func loadPrevious(pastEnd: Bool = false) async throws -> Bool {
      try await wait(for: .previous, pastEnd ? .loadPastEnd(.previous) : .load(.previous))
    }

    /// Loads a page into a gap. The gap closes when the page has an item of the other side, or no cursor.
    ///
    /// - Parameters:
    ///   - id: The identity of the gap's row. Any other identity loads nothing, and returns `false`.
    ///   - fromBelow: Whether the page lies above the row below the gap, if a page there has a cursor for it.
    ///     The default is `false`: the page continues what lies above.
    /// - Returns: Whether there is more to load.
    @discardableResult
    public func loadGap(_ id: ID, fromBelow: Bool = false) async throws -> Bool {
      guard let side = machine.side(ofGap: id, isUp: fromBelow) else { return false }
      return try await wait(for: side, .load(side))
    }

    /// The state of the load of a gap. `nil` for every row that is no gap. A change of it updates the row.
    public func state(ofGap id: ID) -> LoadState<any Error>? {
      observation.access(self, \.items)
      return machine.state(ofGap: id)
    }

    /// The cursor of the page that has brought an item: stored with its identity, it is the place to begin
    /// at, as `initial` of another feed. `nil` for the first page, and for the app's own items.
    public func cursor(of id: ID) -> Cursor? { machine.cursor(ofPageWith: id) }

    /// Starts failed loads again, and skips the delays of retries. Call it when the network is back.
    public func retry() { send(.retry) }

    /// Shows the first page of a cache. Has no effect once the list has a page.
    public func restore(_ page: Page<Item, Cursor>) { send(.restore(page)) }

    /// Removes all items and stops all loads.
    public func reset() { send(.reset) }
  }

  // MARK: - Editing

  extension PagedFeed {
    /// Inserts items. Items that are already in the list move.
    public func insert(_ items: [Item], at place: ItemPlace<ID>) {
      send(.edit(.insert(items, place)))
    }

    /// Removes items. Only a refresh that begins later can bring them back.
    public func remove(_ ids: [ID]) { send(.edit(.remove(ids))) }

    /// Replaces the contents of items. Has no effect on items that are not in the list.
    public func replace(_ items: [Item]) { send(.edit(.replace(items))) }

    /// Ends the precedence of edits, when the server knows them: pages change the items again.
    public func release(_ ids: [ID]) { send(.edit(.release(ids))) }

    /// Takes edits back, when the server has refused them: the items are as before their first edit, in
    /// contents and place. If a neighbor is gone, the place is next to the nearest one that is left, and items that
    /// come back are in their order of before. An item that the app has inserted goes. Has no effect after a
    /// refresh, ``release(_:)``, or ``reset()``.
    public func rollback(_ ids: [ID]) { for id in ids { send(.edit(.rollback(id))) } }
  }

  // MARK: - Effects

  extension PagedFeed {
    private func send(_ event: Machine.Event) { take { $0.handle(event) } }

    /// Takes a turn, or lets it wait for the one that runs: a callback may call anything.
    private func take(_ turn: @escaping Turn) {
      turns.append(turn)
      guard !isBusy else { return }
      isBusy = true
      defer { isBusy = false }
      while !turns.isEmpty {
        let waiting = turns
        turns = []
        for turn in waiting { turn(self) }
      }
    }

    private func handle(_ event: Machine.Event) {
      let effects = machine.handle(event)
      onEvent?(event)
      for effect in effects { perform(effect) }
    }

    private func perform(_ effect: Machine.Effect) {
      switch effect {
      case .load(let cursor, let number):
        run(number) { [load] in .loaded(try await load(cursor), number) }
      case .wait(let delay, let number, let isExact):
        run(number) { [sleep, delay = isExact ? delay : jitter(delay)] in
          try await sleep(delay)
          return .waited(number)
        }
      case .stop(let number): tasks.removeValue(forKey: number)?.cancel()
      case .show(let change):
        observation.change(
          self, items: !change.edits.isEmpty, state: change.state.differs(from: snapshot.state)
        ) { snapshot = change }
        // A stream that the callback opens begins with this change.
        for stream in streams.values { stream.yield(change) }
        onChange?(change)
      case .finished(let request):
        switch machine.state(of: request) {
        case .failed(let error):
          // Whatever has waited for a refresh ends as it does.
          for request in request == .refresh ? machine.requests : [request] {
            resume(request, with: .failure(error))
          }
        case .end: resume(request, with: .success(false))
        case .idle, .loading, .waiting: resume(request, with: .success(true))
        }
      case .cancelled(let request): resume(request, with: .failure(CancellationError()))
      }
    }

    private func run(_ number: Int, _ work: @escaping Work) {
      tasks[number] = Task { [weak self] in
        let event: Machine.Event
        do {
          event = try await work()
        } catch {
          event = error is CancellationError ? .stopped(error, number) : .failed(error, number)
        }
        self?.tasks[number] = nil
        self?.send(event)
      }
    }

    private func nextNumber() -> Int {
      latestNumber += 1
      return latestNumber
    }

    // MARK: Waiting

    /// Returns whether there is more to load when the load ends.
    private func wait(
      for request: PageRequest, _ event: Machine.Event, before prepare: @escaping Turn = { _ in }
    ) async throws -> Bool {
      let number = nextNumber()
      return try await withTaskCancellationHandler {
        try await withCheckedThrowingContinuation { (continuation: Continuation) in
          guard !Task.isCancelled else { return continuation.resume(throwing: CancellationError()) }
          take {
            prepare($0)
            $0.waiters[request, default: []].append((number, continuation))
            $0.handle(event)
          }
        }
      } onCancel: {
        Task { @MainActor in self.take { $0.leave(number, request) } }
      }
    }

    /// Cancels a load without waiters. All waiters count for a refresh.
    private func leave(_ number: Int, _ request: PageRequest) {
      var waiting = waiters[request] ?? []
      guard let index = waiting.firstIndex(where: { $0.number == number }) else { return }
      waiting.remove(at: index).continuation.resume(throwing: CancellationError())
      waiters[request] = waiting
      if request != .refresh, waiting.isEmpty { handle(.cancel(request)) }
      if waiters.values.allSatisfy(\.isEmpty) { handle(.cancel(.refresh)) }
    }

    private func resume(_ request: PageRequest, with result: Result<Bool, any Error>) {
      let waiting = waiters.removeValue(forKey: request) ?? []
      for waiter in waiting { waiter.continuation.resume(with: result) }
    }
  }
#endif
