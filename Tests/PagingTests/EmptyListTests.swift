import Testing

@testable import Paging

@MainActor
@Suite("A list that shows nothing", .timeLimit(.minutes(30)))
struct EmptyListTests {
  /// A feed whose pages are values. A cursor that the table doesn't have fails.
  private func feed(
    _ pages: [Int?: Page<Post, Int>], _ delays: @escaping (Double) -> Void = { _ in }
  ) -> PagedFeed<Post, Int, Int> {
    PagedFeed(
      id: \.id, sleep: { delays($0) }, jitter: { $0 },
      load: {
        guard let page = pages[$0] else { throw Offline() }
        return page
      })
  }

  @Test("isn't what a refresh leaves while there are pages", arguments: [1, 3, 10])
  func refresh(_ empty: Int) async throws {
    var pages: [Int?: Page<Post, Int>] = [nil: page([], next: 1)]
    for cursor in 1..<empty { pages[cursor] = page([], next: cursor + 1) }
    pages[empty] = page([1, 2], next: 99)
    var delays: [Double] = []
    let feed = feed(pages) { delays.append($0) }
    try await feed.refresh()
    #expect(feed.items.map(\.id) == [1, 2], "the list stays empty, and nothing loads")
    #expect(
      delays == (empty > 3 ? [1, 2, 4, 8, 16, 32, 60] : []),
      "a server that hides everything would be asked without end")
  }

  @Test("keeps the items of before until a refresh has found others")
  func seamless() async {
    let server = Server()
    let feed = server.feed()
    _ = await feed.refreshing()
    await server.answer(page([1, 2], next: 1))
    let call = await feed.refreshing()
    await server.answer(page([], next: 7, previous: -7))
    #expect(feed.items.map(\.id) == [1, 2])
    #expect(call.ending == nil)
    await server.answer(page([3], next: 8))
    #expect(call.ending == "more")
    #expect(feed.items.map(\.id) == [3])
    _ = await feed.previous()
    #expect(server.requests == [nil, nil, 7, -7], "the start is that of the first page")
  }

  @Test("has reached its end when a server's cursors turn in a circle")
  func circle() async throws {
    let feed = feed([nil: page([], next: 1), 1: page([], next: 2), 2: page([], next: 1)])
    try await feed.refresh()
    #expect(feed.state.next.word == "end")
  }

  @Test("loads by itself after its last item was removed", arguments: [true, false])
  func removal(_ isPrevious: Bool) async throws {
    let first = isPrevious ? page([1, 2], previous: 1) : page([1, 2], next: 1)
    let feed = feed([nil: first, 1: page([3])])
    try await feed.refresh()
    feed.remove([1, 2])
    await settle { !feed.items.isEmpty }
    #expect(feed.items.map(\.id) == [3], "no header or footer would ever load")
  }

  @Test("loads by itself when a refresh brings only what was removed meanwhile")
  func removalDuringRefresh() async throws {
    let server = Server()
    let feed = server.feed()
    let call = await feed.refreshing()
    feed.remove([1])
    await server.answer(page([1], next: 1))
    await server.answer(page([2]))
    #expect(call.ending == "more")
    #expect(feed.items.map(\.id) == [2])
  }

  @Test("loads on when a view that waited for its load goes away")
  func leaving() async {
    let server = Server()
    let feed = server.feed()
    _ = await feed.refreshing()
    await server.answer(page([1], next: 1))
    feed.remove([1])
    let call = await feed.next()
    await call.cancel()
    await server.answer(page([2]))
    #expect(feed.items.map(\.id) == [2], "nobody loads anymore")
    #expect(call.ending == "cancelled")
  }

  @Test("says why it stands still when its own load fails or is canceled elsewhere")
  func failure() async {
    for error in [Offline(), CancellationError()] as [any Error] {
      let server = Server()
      let feed = server.feed()
      _ = await feed.refreshing()
      await server.answer(page([1], next: 1))
      feed.remove([1])
      await server.fail(error)
      #expect(feed.state.next.word == "failed")
      await settle()
      #expect(server.requests == [nil, 1], "nobody asked again")
    }
  }

  @Test("throws to a loop when its first page is canceled elsewhere", arguments: [true, false])
  func cancelledElsewhere(_ isNext: Bool) async {
    var turns = 0
    let feed = PagedFeed<Post, Int, Int>(id: \.id) { _ in throw CancellationError() }
    await #expect(throws: CancellationError.self) {
      while try await (isNext ? feed.loadNext() : feed.loadPrevious()), turns < 20 { turns += 1 }
    }
    #expect(turns == 0, "the loop asks forever")
  }
}

extension LoadState {
  /// The case alone, for states with errors, which can't be compared.
  var word: String {
    switch self {
    case .idle: "idle"
    case .loading: "loading"
    case .waiting: "waiting"
    case .failed: "failed"
    case .end: "end"
    }
  }
}
