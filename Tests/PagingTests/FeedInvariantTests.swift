import Testing

@testable import Paging

/// The eight invariants of a feed, one by one. RandomTests verify all of them with random events.
@Suite("A feed")
struct FeedInvariantTests {
  // MARK: 1. No two visible items have the same identity.

  @Test("shows an item once that is on two pages", arguments: DuplicatePolicy.allCases)
  func overlap(_ policy: DuplicatePolicy) {
    let feed = PostFeed { $0.duplicates = policy }
    feed.get(.refresh, page([1, 2, 3], next: 1))
    feed.get(.next, page([3, 4, 2, 5], next: 2, version: 1))
    switch policy {
    case .keep:
      #expect(feed.ids == [1, 2, 3, 4, 5])
      #expect(feed.items.map(\.version) == [0, 0, 0, 1, 1])
    case .update:
      #expect(feed.ids == [1, 2, 3, 4, 5])
      #expect(feed.items.map(\.version) == [0, 1, 1, 1, 1])
    case .move:
      #expect(feed.ids == [1, 3, 4, 2, 5])
      #expect(feed.items.map(\.version) == [0, 1, 1, 1, 1])
    }
  }

  @Test("shows an item once that is on one page twice", arguments: DuplicatePolicy.allCases)
  func repetition(_ policy: DuplicatePolicy) {
    let feed = PostFeed { $0.duplicates = policy }
    feed.get(.refresh, Page([Post(id: 1), Post(id: 2), Post(id: 1, version: 1)]))
    #expect(feed.ids == [1, 2])
    #expect(feed.items[0].version == (policy == .keep ? 0 : 1))
  }

  // MARK: 2. The visible items are the pages of one generation, and the app's own edits.

  @Test("never shows a page of the former list behind the new one")
  func generations() throws {
    let feed = PostFeed()
    feed.get(.refresh, page([1, 2], next: 1))
    let late = try #require(feed.ask(.next))
    feed.get(.refresh, page([7, 8], next: 2))
    #expect(feed.handle(.loaded(page([3, 4], next: 3), late.number)).isEmpty)
    #expect(feed.ids == [7, 8])
    #expect(feed.cursor(of: .next) == 2)
  }

  @Test("shows older pages above and newer ones below")
  func directions() {
    let feed = PostFeed()
    feed.get(.refresh, page([10, 11], next: 1, previous: -1))
    feed.get(.previous, page([8, 9], previous: -2))
    feed.get(.next, page([12, 13], next: 2))
    feed.get(.previous, page([6, 7]))
    #expect(feed.ids == Array(6...13))
    #expect(feed.state.previous == .end)
  }

  @Test("doesn't bring back an item that the app removes while a page loads")
  func removal() throws {
    let feed = PostFeed()
    feed.get(.refresh, page([1, 2, 3], next: 1))
    let load = try #require(feed.ask(.next))
    _ = feed.handle(.edit(.remove([2, 5])))
    _ = feed.handle(.loaded(page([2, 4, 5, 6]), load.number))
    #expect(feed.ids == [1, 3, 4, 6])
  }

  @Test("keeps an edit that a running refresh doesn't include")
  func editDuringRefresh() throws {
    let feed = PostFeed()
    feed.get(.refresh, page([1, 2, 3]))
    let load = try #require(feed.ask(.refresh))
    _ = feed.handle(.edit(.insert([Post(id: 9)], .before(2))))
    _ = feed.handle(.edit(.remove([3])))
    _ = feed.handle(.edit(.replace([Post(id: 1, version: 5)])))
    #expect(feed.ids == [1, 9, 2])
    _ = feed.handle(.loaded(page([1, 2, 3, 4]), load.number))
    #expect(feed.ids == [1, 9, 2, 4])
    #expect(feed.items[0].version == 5)
    feed.get(.refresh, page([1, 2, 3, 4]))
    #expect(feed.ids == [1, 2, 3, 4], "the server's items replace the list")
  }

  @Test("doesn't overwrite an edit by the app with an older page")
  func editDuringLoad() throws {
    let feed = PostFeed()
    feed.get(.refresh, page([1, 2], next: 1))
    let load = try #require(feed.ask(.next))
    _ = feed.handle(.edit(.replace([Post(id: 2, version: 9)])))
    _ = feed.handle(.loaded(page([2, 3], version: 1), load.number))
    #expect(feed.items.map(\.version) == [0, 9, 1])
  }

  @Test("shows a cached page until the network's page arrives")
  func cache() throws {
    let feed = PostFeed()
    let load = try #require(feed.ask(.refresh))
    _ = feed.handle(.restore(page([1, 2, 3], next: 1)))
    #expect(feed.ids == [1, 2, 3])
    let change = feed.handle(.loaded(page([0, 1, 2]), load.number)).change
    #expect(feed.ids == [0, 1, 2])
    #expect(change?.edits.inserted == [0..<1])
    #expect(change?.edits.removed == [2..<3])
    #expect(feed.handle(.restore(page([5]))).isEmpty, "a cached page that arrives late")
    #expect(feed.ids == [0, 1, 2])
  }

  // MARK: 3. A cursor is requested only once.

  @Test("requests a page once, however many views need it")
  func concurrentAsking() throws {
    let feed = PostFeed()
    feed.get(.refresh, page([1], next: 1))
    let load = try #require(feed.ask(.next))
    #expect(feed.ask(.next) == nil)
    #expect(feed.handle(.loaded(page([2], next: 2), load.number)).finished == [.next])
    #expect(feed.ask(.next)?.cursor == 2)
  }

  @Test("ends when a server's cursors form a cycle")
  func circle() {
    let feed = PostFeed()
    feed.get(.refresh, page([1], next: 1))
    feed.get(.next, page([2], next: 2))
    feed.get(.next, page([3], next: 1))
    #expect(feed.state.next == .end)
    #expect(feed.handle(.load(.next)).finished == [.next])
  }

  @Test("skips pages without new items, but not forever")
  func emptyPages() throws {
    let feed = PostFeed { $0.emptyPageLimit = 2 }
    feed.get(.refresh, page([1], next: 1))
    var load = try #require(feed.ask(.next))
    for cursor in 2...3 {
      let effects = feed.handle(.loaded(page([1], next: cursor), load.number))
      load = try #require(effects.load)
      #expect(load.cursor == cursor)
      #expect(effects.finished.isEmpty)
    }
    let effects = feed.handle(.loaded(page([], next: 4), load.number))
    #expect(effects.load == nil)
    #expect(effects.finished == [.next])
    #expect(feed.cursor(of: .next) == 4)
  }

  // MARK: 4. A refresh takes precedence over loading more.

  @Test("discards the load at the end when it is refreshed")
  func refreshFirst() throws {
    let feed = PostFeed()
    feed.get(.refresh, page([1], next: 1, previous: -1))
    let next = try #require(feed.ask(.next))
    let previous = try #require(feed.ask(.previous))
    let effects = feed.handle(.load(.refresh))
    #expect(effects.stopped == [next.number, previous.number])
    #expect(feed.state.next == .idle)
    #expect(feed.ask(.next) == nil, "loading more waits for the refresh")
    let refresh = try #require(effects.load)
    let end = feed.handle(.loaded(page([1, 2], next: 5), refresh.number))
    #expect(end.finished == [.refresh, .next, .previous])
    #expect(feed.cursor(of: .next) == 5)
  }

  @Test("uses the latest of two refreshes")
  func latestRefresh() throws {
    let feed = PostFeed()
    let early = try #require(feed.ask(.refresh))
    let late = try #require(feed.ask(.refresh))
    #expect(feed.handle(.loaded(page([1]), early.number)).isEmpty)
    _ = feed.handle(.loaded(page([2]), late.number))
    #expect(feed.ids == [2])
  }

  @Test("doesn't retry loading more while it is refreshed")
  func retryDuringRefresh() throws {
    let feed = PostFeed()
    feed.get(.refresh, page([1], next: 1))
    feed.miss(.next)
    _ = try #require(feed.ask(.refresh))
    #expect(feed.handle(.retry).isEmpty)
  }

  // MARK: 5. A feed at rest has a known state.

  @Test("shows at rest whether there is more, the end, or a failure")
  func states() {
    let feed = PostFeed()
    #expect(feed.state.next == .idle)
    feed.miss(.next, 404)
    #expect(feed.state.next == .failed(404), "the first page is missing")
    feed.get(.next, page([1], next: 1, previous: -1))
    #expect(feed.state == PagingState(refresh: .idle, next: .idle, previous: .idle))
    feed.miss(.next, 500)
    feed.get(.previous, page([0]))
    #expect(feed.state == PagingState(refresh: .idle, next: .failed(500), previous: .end))
  }

  @Test("is empty after a reset, and all waiting callers are notified")
  func reset() throws {
    let feed = PostFeed()
    feed.get(.refresh, page([1, 2], next: 1))
    let load = try #require(feed.ask(.next))
    let effects = feed.handle(.reset)
    #expect(effects.stopped == [load.number])
    #expect(effects.cancelled == PageRequest.all)
    #expect(effects.change?.edits.removed == [0..<2])
    #expect(feed.handle(.loaded(page([3]), load.number)).isEmpty)
    #expect(feed.ask(.next)?.cursor == .some(nil), "the first page again")
  }

  // MARK: 6. A failure keeps the items and the cursor.

  @Test("requests the same page again after a failure, but only on request")
  func failure() throws {
    let feed = PostFeed()
    feed.get(.refresh, page([1, 2], next: 1))
    #expect(feed.miss(.next).finished == [.next])
    #expect(feed.ids == [1, 2])
    #expect(feed.handle(.retry).load?.cursor == 1)
  }

  @Test("keeps the list when a refresh fails")
  func failedRefresh() {
    let feed = PostFeed()
    feed.get(.refresh, page([1, 2], next: 1))
    feed.miss(.refresh)
    #expect(feed.ids == [1, 2])
    #expect(feed.state.refresh == .failed(500))
    #expect(feed.ask(.next)?.cursor == 1)
  }

  @Test("waits 1, 2, and 4 seconds before its retries, then gives up")
  func retries() throws {
    let feed = PostFeed { $0.retry.limit = 3 }
    var load = try #require(feed.ask(.refresh))
    for delay in [1.0, 2, 4] {
      let effects = feed.handle(.failed(500, load.number))
      #expect(effects.delay == delay)
      #expect(feed.state.refresh == .waiting(500))
      load = try #require(feed.handle(.waited(load.number)).load)
    }
    #expect(feed.handle(.failed(500, load.number)).finished == [.refresh, .next, .previous])
    #expect(feed.state.refresh == .failed(500))
  }

  @Test("retries at once when the network is back")
  func earlyRetry() throws {
    let feed = PostFeed { $0.retry.limit = 1 }
    feed.get(.refresh, page([1], next: 1))
    let load = try #require(feed.ask(.next))
    _ = feed.handle(.failed(500, load.number))
    let effects = feed.handle(.retry)
    #expect(effects.stopped == [load.number], "the delay")
    #expect(effects.load?.cursor == 1)
    #expect(feed.handle(.waited(load.number)).isEmpty)
  }

  @Test(
    "keeps delays within its bounds, whatever the settings are",
    arguments: [Double.nan, .infinity, -.infinity, -1, 0, 1e-300, 1e300],
    [Int.min, -1, 1, 70, .max]
  )
  func delays(_ seconds: Double, _ retry: Int) {
    let one = RetryPolicy(firstDelay: seconds).delay(before: retry)
    #expect((0...60).contains(one))
    let two = RetryPolicy(longestDelay: seconds).delay(before: retry)
    #expect(two >= 0 && two <= max(0, seconds.isNaN ? 0 : seconds))
  }

  // MARK: 8. A canceled load leaves no trace.

  @Test("is the same after a canceled load as before it", arguments: PageRequest.all)
  func cancelling(_ request: PageRequest) throws {
    let feed = PostFeed()
    feed.get(.refresh, page([1], next: 1, previous: -1))
    feed.miss(request, 404)
    let before = (feed.state, feed.ids, feed.cursor(of: request))
    let load = try #require(feed.ask(request))
    let effects = feed.handle(.cancel(request))
    #expect(effects.stopped == [load.number])
    #expect(effects.cancelled == [request])
    #expect((feed.state, feed.ids, feed.cursor(of: request)) == before)
    #expect(feed.handle(.loaded(page([2]), load.number)).isEmpty)
    #expect(feed.ids == [1])
  }
}
