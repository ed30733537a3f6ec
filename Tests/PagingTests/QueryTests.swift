import Testing

@testable import Paging

@MainActor
@Suite("A feed with a query", .timeLimit(.minutes(30)))
struct QueryTests {
  private let server = Server()
  private let other = Server()

  private func loaded() async -> PagedFeed<Post, Int, Int> {
    let feed = server.feed(initial: 7, hasGaps: true)
    _ = await feed.refreshing()
    await server.answer(page([1, 2], next: 3, previous: 4))
    return feed
  }

  private func ask(
    _ feed: PagedFeed<Post, Int, Int>, after delay: Double = 0, keepsItems: Bool = true
  ) async -> Call {
    let call = Call {
      try await feed.load(after: delay, keepsItems: keepsItems) { [other] in
        try await other.page(after: $0)
      }
      return true
    }
    await settle()
    return call
  }

  @Test(
    "keeps the items of the query before until the new ones are there, or clears them",
    arguments: [true, false])
  func items(_ keepsItems: Bool) async {
    let feed = await loaded()
    let call = await ask(feed, keepsItems: keepsItems)
    #expect(feed.ids == (keepsItems ? [1, 2] : []))
    #expect(feed.state.next.word == "loading")
    await other.answer(page([2, 5], next: 9))
    #expect(feed.ids == [2, 5])
    #expect(call.ending == "more")
    _ = await feed.next()
    #expect(other.requests == [nil, 9])
    #expect(server.requests == [7])
  }

  @Test("cancels the work of the query before, and drops its page")
  func cancels() async {
    let feed = await loaded()
    let next = await feed.next()
    let call = await ask(feed)
    await server.answer(page([3], next: 4))
    #expect(server.cancelled == [3])
    await other.answer(page([8]))
    #expect(feed.ids == [8], "a page of the query before is in the list")
    #expect((next.ending, call.ending) == ("end", "more"))
  }

  /// Every way in which the list could go on.
  @Test("never asks for a cursor of the query before", arguments: 0..<6)
  func cursors(_ kind: Int) async {
    let feed = await loaded()
    let call = await ask(feed)
    await other.fail(Offline())
    #expect(call.ending == "Offline()")
    #expect(feed.ids == [1, 2])
    #expect(feed.cursor(of: 1) == nil)
    switch kind {
    case 0: _ = await feed.next()
    case 1: _ = await feed.previous()
    case 2: _ = await feed.refreshing(at: 1)
    case 3: _ = await feed.newer()
    case 4: feed.remove([1, 2])
    default: feed.retry()
    }
    if kind == 4 { _ = await feed.next() }
    await settle()
    #expect(server.requests == [7])
    #expect(other.requests == [nil, nil])
  }

  @Test("waits while the user types, and asks once")
  func debounce() async {
    let feed = await loaded()
    let first = await ask(feed, after: 0.3)
    let second = await ask(feed, after: 0.3)
    #expect(server.delays == [0.3, 0.3], "the pause varies")
    await server.wake()
    #expect(other.requests.isEmpty, "each key asks the server")
    await server.wake()
    #expect(other.requests == [nil])
    await other.answer(page([5]))
    #expect((first.ending, second.ending) == ("more", "more"))
    #expect(feed.ids == [5])
  }

  @Test("stands still with its old items when it is canceled, and begins when asked")
  func cancelled() async {
    let feed = await loaded()
    let call = await ask(feed, after: 0.3)
    await call.cancel()
    #expect(call.ending == "cancelled")
    #expect((feed.ids, feed.state.refresh.word) == ([1, 2], "idle"))
    _ = await feed.next()
    #expect(other.requests == [nil])
  }

  @Test("closes the gaps of the query before")
  func gaps() async {
    let feed = await loaded()
    _ = await feed.newer()
    await server.answer(page([9], next: 9))
    #expect(feed.ids == [9, -1, 1, 2])
    let gap = await feed.gap(-1)
    _ = await ask(feed)
    #expect(gap.ending == "end")
    #expect(feed.ids == [9, 1, 2])
  }
}

@MainActor
@Suite("The number of pages", .timeLimit(.minutes(30)))
struct MaxPagesTests {
  private let server = Server()

  private func feed(previous: Bool) async -> PagedFeed<Post, Int, Int> {
    let feed = server.feed { $0.maxPages = 2 }
    _ = await feed.refreshing()
    for number in 1..<4 {
      await server.answer(
        page([number * 2, number * 2 + 1], next: number, previous: previous ? -number : nil))
      _ = await feed.next()
    }
    return feed
  }

  @Test("stays within its limit, and pages that were dropped load again")
  func limit() async {
    let feed = await feed(previous: true)
    var changes: [ListEdits] = []
    feed.onChange = { if !$0.edits.isEmpty { changes.append($0.edits) } }
    #expect(feed.ids == [4, 5, 6, 7])
    await server.answer(page([8, 9], previous: -4))
    #expect(feed.ids == [6, 7, 8, 9])
    #expect(changes.map(\.removed) == [[], [0..<2]])
    for (cursor, ids) in [(-3, [4, 5]), (-2, [2, 3])] {
      _ = await feed.previous()
      #expect(server.requests.last == cursor)
      await server.answer(page(ids, next: ids[0] / 2, previous: cursor + 1))
    }
    #expect(feed.ids == [2, 3, 4, 5])
    _ = await feed.next()
    #expect(server.requests.last == 2, "the end is where the list was cut")
  }

  @Test("has no limit where no cursor leads back")
  func withoutWayBack() async {
    let feed = await feed(previous: false)
    #expect(feed.ids == [2, 3, 4, 5, 6, 7], "items are lost until a refresh")
  }
}

@MainActor
@Suite("An automatic retry", .timeLimit(.minutes(30)))
struct RetryDelayTests {
  @Test("waits as long as the server asks, and isn't tried for an error without hope")
  func advice() async {
    let server = Server()
    let feed = server.feed { $0.retry.limit = 5 }
    feed.retryDelay = { error, delay in
      guard let busy = error as? Busy else { return nil }
      return busy.seconds ?? delay
    }
    let call = await feed.refreshing()
    for seconds in [nil, 30, -1] as [Double?] {
      await server.fail(Busy(seconds: seconds))
      await server.wake()
    }
    #expect(server.delays == [0.75, 30, 0])
    await server.fail(Offline())
    #expect(call.ending == "Offline()")
    #expect(feed.state.refresh.word == "failed")
  }
}

private struct Busy: Error {
  let seconds: Double?
}
