import Paging
import Testing
import TugRules

@testable import PagingUI

/// A last row, and a server with pages of two items.
@MainActor
private final class RowScreen {
  let loader: FeedLoader
  private(set) var feed: PagedFeed<Int, Int, Int>
  private(set) var requests: [Int?] = []
  var pages = 5
  var fails = false
  /// Whether an answer comes only when the screen closes.
  var isSlow = false
  private var waiting: [CheckedContinuation<Void, Never>] = []
  /// The number of rows that fill the screen.
  var room = 5
  private var following: Task<Void, Never>?

  private struct Offline: Error {}

  init() {
    loader = FeedLoader(
      LoadTrigger(.points(0), fills: .max), nextFrame: { await Task.yield() })
    feed = PagedFeed(id: \.self) { _ in Page([]) }
    open()
  }

  /// Shows a new feed in place of the one that there is.
  func open() {
    feed = PagedFeed(
      id: \.self, sleep: { _ in throw Offline() },
      load: { [weak self] in try await self?.page($0) ?? Page([]) })
    following?.cancel()
    following = Task { [loader, feed] in
      await loader.follow(feed) { [weak self] in self?.draw() }
    }
    draw()
  }

  private func page(_ cursor: Int?) async throws -> Page<Int, Int> {
    requests.append(cursor)
    if isSlow { await withCheckedContinuation { waiting.append($0) } }
    if fails { throw Offline() }
    let page = cursor ?? 0
    return Page([2 * page, 2 * page + 1], next: page + 1 < pages ? page + 1 : nil)
  }

  /// What a list does: the row is in view as long as there is room.
  func draw() {
    let rows = feed.items.count
    loader.take { $0.rowShows(rows < room, rows: rows) }
  }

  /// Lets everything run until the server has been asked this often, and a while longer.
  func settle(requests count: Int) async {
    for _ in 0..<1_000_000 where requests.count < count { await Task.yield() }
    for _ in 0..<400 { await Task.yield() }
  }

  func close() {
    following?.cancel()
    for request in waiting { request.resume() }
  }
}

@MainActor
@Suite("The last row of a feed", .timeLimit(.minutes(10)))
struct FeedLoaderTests {
  @Test(
    "loads the first page of an empty feed, and goes on until the list is longer than the screen")
  func fills() async {
    let screen = RowScreen()
    await screen.settle(requests: 3)
    #expect(screen.requests == [nil, 1, 2])
    #expect(screen.feed.items.count == 6)
    screen.room = 7
    screen.draw()
    screen.draw()
    await screen.settle(requests: 4)
    #expect(screen.requests == [nil, 1, 2, 3])
    screen.close()
  }

  @Test("asks no more at the end, and again after a refresh")
  func end() async {
    let screen = RowScreen()
    screen.room = 100
    await screen.settle(requests: 5)
    #expect(screen.requests.count == 5 && screen.feed.items.count == 10)
    screen.draw()
    await screen.settle(requests: 5)
    #expect(screen.requests.count == 5)
    try? await screen.feed.refresh()
    await screen.settle(requests: 10)
    #expect(screen.requests.count == 10 && screen.feed.items.count == 10)
    screen.close()
  }

  @Test("asks once after a failure, however often it is drawn, and again with a tap")
  func failure() async {
    let screen = RowScreen()
    screen.fails = true
    await screen.settle(requests: 1)
    for _ in 0..<5 { screen.draw() }
    await screen.settle(requests: 1)
    #expect(screen.requests == [nil])
    screen.fails = false
    screen.loader.take { $0.tapped() }
    await screen.settle(requests: 4)
    #expect(screen.feed.items.count == 6, "the screen stays empty after the tap")
    screen.close()
  }

  @Test("a refresh that brings as many rows as the first page had doesn't stop it")
  func sameCount() async {
    let screen = RowScreen()
    screen.room = 3
    await screen.settle(requests: 2)
    #expect(screen.feed.items.count == 4)
    try? await screen.feed.refresh()
    await screen.settle(requests: 4)
    #expect(
      screen.requests == [nil, 1, nil, 1], "the list stands still with room left on the screen")
    screen.close()
  }

  @Test("another feed begins at its first page, while a load of the former one runs")
  func anotherFeed() async {
    let screen = RowScreen()
    screen.isSlow = true
    await screen.settle(requests: 1)
    #expect(screen.requests == [nil] && screen.feed.items.isEmpty)
    screen.isSlow = false
    screen.open()
    await screen.settle(requests: 4)
    #expect(screen.requests == [nil, nil, 1, 2])
    #expect(screen.feed.items.count == 6, "the new feed's first page never comes")
    screen.close()
  }

  @Test("no list can have a trigger that is no number")
  func distances() {
    for value in [Double.nan, .infinity, -.infinity] {
      var trigger = LoadTrigger(LoadDistance.viewports(value).measured, fills: 3)
      let geometry = { LoadTrigger.Geometry(offset: $0, contentLength: 900, viewportLength: 300) }
      #expect(trigger.moved(to: geometry(0)).isEmpty)
      _ = trigger.moves(by: .finger)
      #expect(trigger.moved(to: geometry(500)).isEmpty)
      #expect(trigger.moved(to: geometry(610)).count == 1)
    }
  }
}
