import Observation
import Testing

@testable import Paging

@MainActor
@Suite("A paged feed")
struct PagedFeedTests {
  private let server = Server()

  /// A feed with one page.
  private func loaded(
    _ ids: [Int] = [1, 2], next: Int? = 1, previous: Int? = nil,
    _ configure: (inout PagingOptions) -> Void = { _ in }
  ) async -> PagedFeed<Post, Int, Int> {
    let feed = server.feed(configure)
    _ = await feed.refreshing()
    await server.answer(page(ids, next: next, previous: previous))
    return feed
  }

  // MARK: Results for a control

  @Test("reports to a footer whether there is more")
  func more() async {
    let feed = await loaded()
    var call = await feed.next()
    await server.answer(page([3], next: 2))
    #expect(call.ending == "more")
    call = await feed.next()
    await server.answer(page([4]))
    #expect(call.ending == "end")
    #expect(await feed.next().ending == "end", "nothing is requested anymore")
    #expect(server.requests == [nil, 1, 2])
    #expect(feed.items.map(\.id) == [1, 2, 3, 4])
    #expect(feed.tasks.isEmpty, "each page would leave a task in memory")
  }

  @Test("loads the first page for a footer if it isn't loaded yet")
  func firstPage() async {
    let feed = server.feed()
    let call = await feed.next()
    await server.answer(page([1]))
    #expect(call.ending == "end")
    #expect(server.requests == [nil])
  }

  @Test("rethrows the network's error to a control, and keeps the list")
  func failure() async {
    let feed = await loaded()
    var call = await feed.next()
    await server.fail(Offline())
    #expect(call.ending == "Offline()")
    call = await feed.refreshing()
    await server.fail(Offline())
    #expect(call.ending == "Offline()")
    #expect(feed.items.count == 2)
    if case .failed(let error) = feed.state.refresh {
      #expect(error is Offline)
    } else {
      Issue.record("no failure in \(feed.state)")
    }
  }

  @Test("ends what has waited for a refresh with its error, and loads the page when asked again")
  func failedRefresh() async {
    let server = Server()
    let feed = server.feed()
    let first = await feed.refreshing()
    await server.answer(page(0..<2, next: 2, previous: -1))
    let refresh = await feed.refreshing()
    let waiting = [await feed.next(), await feed.previous()]
    await server.fail(Offline())
    #expect(([first, refresh] + waiting).map(\.ending) == ["more"] + Array(repeating: "Offline()", count: 3))
    #expect(feed.state.next.word == "idle")
    let next = await feed.next()
    await server.answer(page(2..<4))
    #expect(next.ending == "end")
    #expect(feed.ids == [0, 1, 2, 3])
  }

  @Test("makes a footer wait during a refresh, without a request")
  func waiting() async {
    let feed = await loaded()
    let early = await feed.next()
    let refresh = await feed.refreshing()
    let late = await feed.next()
    #expect(server.requests == [nil, 1, nil])
    await server.answer(page([9]))
    #expect(server.cancelled == [1], "the footer's own load")
    #expect(feed.items.map(\.id) == [1, 2], "its late page isn't shown")
    await server.answer(page([7]))
    #expect([early.ending, refresh.ending, late.ending] == ["end", "more", "end"])
    #expect(feed.items.map(\.id) == [7])
  }

  @Test("loads above and below at once")
  func directions() async {
    let feed = await loaded([10], next: 1, previous: -1)
    let next = await feed.next()
    let previous = await feed.previous()
    await server.answer(page([11], next: 2))
    await server.answer(page([9]))
    #expect([next.ending, previous.ending] == ["more", "end"])
    #expect(feed.items.map(\.id) == [9, 10, 11])
  }

  @Test("asks again at its end on purpose, and finds what is new there")
  func pastEnd() async {
    let feed = await loaded([1], next: 1)
    var call = await feed.next()
    await server.answer(page([2], next: 1))
    #expect(call.ending == "end", "a cursor that comes back is the end")
    call = Call { try await feed.loadNext(pastEnd: true) }
    await server.answer(page([3], next: 3))
    #expect(call.ending == "more")
    call = await feed.next()
    await server.answer(page([], next: 3))
    #expect(call.ending == "end")
    call = Call { try await feed.loadNext(pastEnd: true) }
    await settle { feed.state.next.word == "loading" }
    await call.cancel()
    #expect(feed.state.next.word == "end", "canceled, it is as before")
    await server.answer(page([9]))
    call = Call { try await feed.loadNext(pastEnd: true) }
    await server.answer(page([4]))
    #expect(call.ending == "end")
    call = Call { try await feed.loadPrevious(pastEnd: true) }
    await server.answer(page([0, 1]))
    #expect(feed.items.map(\.id) == [0, 1, 2, 3, 4], "the first page has grown at the top")
    #expect(server.requests == [nil, 1, 1, 3, 3, 3, nil])
  }

  // MARK: Canceling

  @Test("cancels the request of a view that disappears, and is unchanged")
  func cancelling() async {
    let feed = await loaded()
    let call = await feed.next()
    await call.cancel()
    #expect(call.ending == "cancelled")
    if case .idle = feed.state.next {} else { Issue.record("\(feed.state.next)") }
    await server.answer(page([3]))
    #expect(server.cancelled == [1])
    #expect(feed.items.count == 2)
    _ = await feed.next()
    #expect(server.requests == [nil, 1, 1])
  }

  @Test("continues a request for the remaining view")
  func twoViews() async {
    let feed = await loaded()
    let (one, two) = (await feed.next(), await feed.next())
    await one.cancel()
    #expect([one.ending, two.ending] == ["cancelled", nil])
    await server.answer(page([3]))
    #expect(two.ending == "end")
    #expect(server.cancelled.isEmpty)
  }

  @Test("also cancels the first page if only a footer waits for it")
  func cancellingFirst() async {
    let feed = server.feed()
    await feed.next().cancel()
    await server.answer(page([1]))
    #expect(server.cancelled == [nil])
    #expect(feed.items.isEmpty)
  }

  @Test("doesn't load for a task that is already canceled")
  func cancelledBefore() async {
    let feed = server.feed()
    let call = Call { try await feed.loadNext() }
    await call.cancel()
    #expect(call.ending == "cancelled")
    #expect(server.requests.isEmpty)
  }

  @Test("treats a request canceled elsewhere as if it hadn't been made")
  func cancelledElsewhere() async {
    let feed = await loaded()
    let call = await feed.next()
    await server.fail(CancellationError())
    #expect(call.ending == "cancelled")
    if case .idle = feed.state.next {} else { Issue.record("\(feed.state.next)") }
  }

  @Test("ends all calls when it is reset")
  func reset() async {
    let feed = await loaded()
    let call = await feed.next()
    feed.reset()
    await settle()
    #expect(call.ending == "cancelled")
    #expect(feed.items.isEmpty)
    await server.answer(page([3]))
    #expect(feed.items.isEmpty)
  }

  @Test("is released with its view even if the server never answers", .timeLimit(.minutes(30)))
  func deinitialization() async {
    weak var weakFeed: PagedFeed<Post, Int, Int>?
    var changes: AsyncStream<PagedFeed<Post, Int, Int>.Change>?
    do {
      let feed = server.feed { $0.retry.limit = 1 }
      (weakFeed, changes) = (feed, feed.changes)
      await feed.next().cancel()
    }
    await settle { weakFeed == nil }
    #expect(weakFeed == nil)
    var count = 0
    if let changes { for await _ in changes { count += 1 } }
    #expect(count == 3, "initially, loading, canceled; then the stream ends")
    await server.answer(page([]))
  }

  @Test("stops a load that no view waits for when it is released")
  func deinitializationWhileLoading() async {
    weak var weakFeed: PagedFeed<Post, Int, Int>?
    do {
      let feed = await loaded()
      weakFeed = feed
      _ = await feed.next()
      await server.fail(Offline())
      feed.retry()
      await settle { server.requests.count == 3 }
    }
    await settle { weakFeed == nil }
    #expect(weakFeed == nil)
    await server.answer(page([3]))
    #expect(server.cancelled == [1], "the request goes on for a feed that is gone")
  }

  // MARK: Retries

  @Test("retries after delays on the given clock, with its jitter")
  func retries() async {
    let feed = await loaded { $0.retry.limit = 2 }
    let call = await feed.next()
    await server.fail(Offline())
    if case .waiting(let error) = feed.state.next { #expect(error is Offline) }
    await server.wake()
    await server.fail(Offline())
    await server.wake()
    #expect(call.ending == nil)
    await server.answer(page([3]))
    #expect(call.ending == "end")
    #expect(server.delays == [0.75, 1.5])
    #expect(server.requests == [nil, 1, 1, 1])
  }

  @Test("retries at once when the network is back")
  func retryNow() async {
    let feed = await loaded { $0.retry.limit = 1 }
    let call = await feed.next()
    await server.fail(Offline())
    await settle { server.delays.count == 1 }
    feed.retry()
    await server.answer(page([3]))
    #expect(call.ending == "end")
    await server.wake()
    #expect(server.requests == [nil, 1, 1])
  }

  // MARK: Edits and caches

  @Test("shows the cached page first, then the network's")
  func cache() async {
    let feed = server.feed()
    let call = await feed.refreshing()
    feed.restore(page([1, 2]))
    #expect(feed.items.map(\.id) == [1, 2])
    await server.answer(page([2, 3]))
    #expect(feed.items.map(\.id) == [2, 3])
    #expect(call.ending == "more")
  }

  @Test("accepts the app's edits while it loads")
  func edits() async {
    let feed = await loaded([1, 2, 3])
    _ = await feed.next()
    feed.remove([2])
    feed.insert([Post(id: 8)], at: .start)
    feed.replace([Post(id: 3, version: 4)])
    await server.answer(page([2, 3, 4]))
    #expect(feed.items.map(\.id) == [8, 1, 3, 4])
    #expect(feed.items[2].version == 4)
  }

  @Test("finds an item by its identity, also while a change is about to be shown")
  func lookup() async {
    let feed = await loaded([7, 8, 9])
    #expect(feed.index(of: 9) == 2)
    #expect(feed.index(of: 1) == nil)
    feed.insert([Post(id: 1)], at: .start)
    #expect(feed.index(of: 9) == 3)
    guard #available(iOS 17, macOS 14, tvOS 17, watchOS 10, *) else { return }
    var found: [Int?] = []
    withObservationTracking {
      _ = feed.items.count
    } onChange: {
      MainActor.assumeIsolated { found = [feed.index(of: 1), feed.index(of: 9)] }
    }
    feed.remove([1])
    #expect(found == [0, 3], "the items are still those of before")
    #expect(feed.index(of: 9) == 2)
  }

  // MARK: Snapshots

  @Test(
    "sends every change to each observer, starting with the current state", .timeLimit(.minutes(30))
  )
  func changes() async throws {
    let feed = await loaded([1, 2])
    let (one, two) = (feed.changes, feed.changes)
    _ = await feed.next()
    await server.answer(page([3]))
    for stream in [one, two] {
      var rows: [Int] = []
      var inserted: [[Range<Int>]] = []
      for await change in stream {
        #expect(change.before.map(\.id) == rows)
        rows = change.items.map(\.id)
        inserted.append(change.edits.inserted)
        if case .end = change.state.next { break }
      }
      #expect(rows == [1, 2, 3])
      #expect(inserted == [[0..<2], [], [2..<3]])
    }
  }

  @Test("forgets an observer that has left")
  func leaving() async {
    let feed = await loaded()
    for await _ in feed.changes { break }
    await settle { feed.streams.isEmpty }
    #expect(feed.streams.isEmpty, "each visit of a view would stay in memory")
  }

  @Test("hands over the rows of a page before the call that waits for it returns")
  func order() async {
    let feed = server.feed()
    var log: [String] = []
    feed.onChange = { if !$0.edits.isEmpty { log.append("rows \($0.items.map(\.id))") } }
    let call = Call {
      defer { log.append("the call returns") }
      return try await feed.loadNext()
    }
    await server.answer(page([1, 2]))
    #expect(call.ending == "end")
    #expect(log == ["rows [1, 2]", "the call returns"])
    feed.remove([1])
    #expect(log.last == "rows [2]", "the list must have the rows of an edit at once")
  }

  @Test("notifies a view that has read its items once they change")
  func observation() async {
    guard #available(iOS 17, macOS 14, tvOS 17, watchOS 10, *) else { return }
    let feed = await loaded()
    var changes = 0
    func track() {
      withObservationTracking {
        _ = feed.items.count
      } onChange: {
        MainActor.assumeIsolated { changes += 1 }
      }
    }
    track()
    feed.remove([1])
    #expect(changes == 1)
    feed.remove([2])
    #expect(changes == 1, "a view must read again to be notified again")
    track()
    feed.replace([Post(id: 77)])
    #expect(changes == 1, "nothing has changed")
  }

  @Test("leaves a view alone that has read only the items while only the state changes")
  func observationOfItems() async {
    guard #available(iOS 17, macOS 14, tvOS 17, watchOS 10, *) else { return }
    let feed = await loaded()
    var redrawn: [String] = []
    func track() {
      withObservationTracking {
        _ = feed.items.count
      } onChange: {
        MainActor.assumeIsolated { redrawn.append("items") }
      }
      withObservationTracking {
        _ = feed.state
      } onChange: {
        MainActor.assumeIsolated { redrawn.append("state") }
      }
    }
    track()
    _ = await feed.next()
    #expect(redrawn == ["state"], "the whole list is drawn again when a load begins")
    redrawn = []
    track()
    feed.remove([1])
    #expect(redrawn.last == "items" && !redrawn.contains("state"))
  }
}
