import Testing

@testable import Paging

/// A timeline with newer items on its server. A gap's row has the negative of its number as its identity.
@MainActor
@Suite("A gap", .timeLimit(.minutes(30)))
struct GapTests {
  private let server = Server()

  /// A list of 1 to 3, and newer items above it that don't touch it: `[9, 8, gap, 3, 2, 1]`.
  private func gapped(_ configure: (inout PagingOptions) -> Void = { _ in }) async -> PagedFeed<
    Post, Int, Int
  > {
    let feed = server.feed(hasGaps: true, configure)
    _ = await feed.refreshing()
    await server.answer(page([3, 2, 1], next: 1, previous: -3))
    _ = await feed.newer()
    await server.answer(page([9, 8], next: 8, previous: -9))
    return feed
  }

  @Test("lies between newer items and those that they don't touch")
  func opens() async {
    let feed = await gapped()
    #expect(feed.ids == [9, 8, -1, 3, 2, 1], "items are missing, and nobody can load them")
    #expect(feed.state(ofGap: -1)?.word == "idle")
    #expect(feed.state(ofGap: 9) == nil)
    _ = await feed.next()
    _ = await feed.previous()
    #expect(server.requests == [nil, nil, 1, -9], "the list goes on at both of its ends")
  }

  @Test(
    "isn't there where newer items touch the list, or where nothing lies between",
    arguments: [([5, 4, 3], 3), ([3], 3), ([5, 4], nil), ([], nil)] as [([Int], Int?)])
  func touching(_ ids: [Int], _ next: Int?) async {
    let feed = server.feed(hasGaps: true)
    _ = await feed.refreshing()
    await server.answer(page([3, 2, 1], next: 1))
    let call = await feed.newer()
    await server.answer(page(ids, next: next))
    #expect(feed.ids == ids.filter { $0 > 3 } + [3, 2, 1])
    #expect(call.ending == "more")
  }

  @Test("closes from above and from below", arguments: [true, false])
  func closes(_ fromBelow: Bool) async {
    let feed = await gapped()
    var call = await feed.gap(-1, fromBelow: fromBelow)
    #expect(feed.state(ofGap: -1)?.word == "loading")
    await server.answer(
      fromBelow ? page([5, 4], next: 3, previous: -5) : page([7, 6], next: 6, previous: -7))
    #expect(call.ending == "more")
    #expect(feed.ids == (fromBelow ? [9, 8, -1, 5, 4, 3, 2, 1] : [9, 8, 7, 6, -1, 3, 2, 1]))
    call = await feed.gap(-1, fromBelow: fromBelow)
    await server.answer(fromBelow ? page([8, 7, 6], previous: -8) : page([5, 4, 3], next: 3))
    #expect(call.ending == "end")
    #expect(feed.ids == Array((1...9).reversed()), "the gap stays, and loads what is there")
    #expect(server.requests == [nil, nil] + (fromBelow ? [-3, -5] : [8, 6]))
    #expect(feed.state(ofGap: -1) == nil)
    #expect(await feed.gap(-1).ending == "end")
  }

  @Test("closes when its server has nothing more for it")
  func ends() async {
    let feed = await gapped()
    let call = await feed.gap(-1)
    await server.answer(page([]))
    #expect(call.ending == "end")
    #expect(feed.ids == [9, 8, 3, 2, 1])
  }

  @Test("isn't closed by the app's own item, whose place says nothing")
  func ownItem() async {
    let feed = server.feed(hasGaps: true)
    _ = await feed.refreshing()
    await server.answer(page([2, 1], next: 1))
    feed.insert([Post(id: 7)], at: .start)
    feed.release([7])
    _ = await feed.newer()
    await server.answer(page([9, 8, 7], next: 7))
    #expect(feed.ids == [9, 8, -1, 7, 2, 1], "3 to 6 are lost")
  }

  @Test("opens below a new item and one that the page moves")
  func movedItem() async {
    let feed = server.feed(hasGaps: true) { $0.duplicates = .move }
    _ = await feed.refreshing()
    await server.answer(page([2, 1], next: 1))
    feed.insert([Post(id: 8)], at: .end)
    feed.release([8])
    let call = await feed.newer()
    await server.answer(page([9, 8], next: 8))
    #expect(feed.ids == [9, 8, -1, 2, 1])
    #expect(call.ending == "more", "another page loads, although there are new items")
  }

  @Test("is one of several, and closes with those that a page reaches past")
  func several() async {
    let feed = await gapped()
    _ = await feed.newer()
    await server.answer(page([20], next: 20))
    #expect(feed.ids == [20, -2, 9, 8, -1, 3, 2, 1])
    let (call, other) = (await feed.gap(-2), await feed.gap(-1))
    #expect(server.requests.suffix(2) == [20, 8])
    await server.answer(page([10, 9, 8, 3], next: 3))
    #expect(feed.ids == [20, 10, 9, 8, 3, 2, 1])
    #expect((call.ending, other.ending) == ("end", "end"), "a call waits forever")
  }

  @Test("fails alone, is tried again from the same side, and shows both in its row")
  func failure() async {
    let feed = await gapped()
    var updates = 0
    feed.onChange = { updates += $0.edits.updated == [2..<3] ? 1 : 0 }
    let call = await feed.gap(-1, fromBelow: true)
    await server.fail(Offline())
    #expect(call.ending == "Offline()")
    #expect(feed.state(ofGap: -1)?.word == "failed")
    #expect(feed.state.next.word == "idle")
    #expect(updates == 2, "the row shows neither its load nor its failure")
    feed.retry()
    await settle()
    #expect(server.requests.suffix(2) == [-3, -3])
  }

  @Test("is gone after a refresh, a reset, or the removal of its row", arguments: 0..<3)
  func gone(_ kind: Int) async {
    let feed = await gapped()
    let call = await feed.gap(-1)
    switch kind {
    case 0:
      _ = await feed.refreshing()
      await server.skip()
      await server.answer(page([10, 9]))
      #expect(feed.ids == [10, 9])
    case 1: feed.reset()
    default: feed.remove([-1])
    }
    await settle()
    #expect(call.ending == (kind == 1 ? "cancelled" : "end"))
    #expect(feed.state(ofGap: -1) == nil)
  }

  @Test("isn't made without a row: the newest page replaces the list")
  func withoutRow() async {
    let feed = server.feed()
    _ = await feed.refreshing()
    await server.answer(page([3, 2, 1], next: 1))
    _ = await feed.newer()
    await server.answer(page([9, 8], next: 8))
    #expect(feed.ids == [9, 8], "what lies between is lost without a trace")
  }
}

@MainActor
@Suite("A place in a list", .timeLimit(.minutes(30)))
struct PlaceTests {
  private let server = Server()

  @Test("is where a feed begins, and where it grows from")
  func initial() async {
    let feed = server.feed(initial: 50)
    _ = await feed.next()
    await server.answer(page([5, 4], next: 40, previous: 60))
    _ = await feed.previous()
    await server.answer(page([7, 6], previous: 70))
    #expect(feed.ids == [7, 6, 5, 4])
    feed.reset()
    _ = await feed.refreshing()
    #expect(server.requests == [50, 60, 50])
  }

  @Test("has no page after it when a cached page leads back to itself")
  func circle() async {
    let feed = server.feed(initial: 50)
    feed.restore(page([5, 4], next: 50))
    #expect(await feed.next().ending == "end")
    #expect(server.requests.isEmpty, "the same page loads forever")
  }

  @Test("can be stored as an item and the cursor of its page")
  func cursor() async {
    let feed = server.feed()
    _ = await feed.refreshing()
    await server.answer(page([5, 4], next: 4))
    _ = await feed.next()
    await server.answer(page([4, 3, 2], next: 2))
    feed.insert([Post(id: 9)], at: .end)
    #expect([5, 4, 3, 2, 9].map { feed.cursor(of: $0) } == [nil, nil, 4, 4, nil])
  }

  @Test("stays in view when the list is loaded again around it")
  func refreshing() async throws {
    let feed = server.feed()
    _ = await feed.refreshing()
    await server.answer(page([5, 4], next: 4))
    _ = await feed.next()
    await server.answer(page([3, 2], next: 2))
    var change: PagedFeed<Post, Int, Int>.Change?
    feed.onChange = { change = $0 }
    _ = await feed.refreshing(at: 2)
    await server.answer(page([3, 2], next: 2, previous: -3))
    #expect(server.requests.last == 4, "the item in view is on another page")
    #expect(feed.ids == [3, 2])
    #expect(change?.edits == ListEdits(removed: [0..<2]))
    _ = await feed.previous()
    #expect(server.requests.last == -3)
  }

  @Test("and what is there can be loaded again, in one change", arguments: [1, 2, 3, 9])
  func pages(_ count: Int) async {
    let feed = server.feed()
    _ = await feed.refreshing()
    for cursor in 1..<3 {
      await server.answer(page([cursor], next: cursor))
      _ = await feed.next()
    }
    await server.answer(page([3]))
    var edits: [ListEdits] = []
    feed.onChange = { if !$0.edits.isEmpty { edits.append($0.edits) } }
    let call = await feed.refreshing(pages: count)
    for cursor in 1...min(count, 3) {
      #expect(call.ending == nil && feed.ids == [1, 2, 3], "rows go while their page loads")
      await server.answer(page([cursor], next: cursor < 3 ? cursor : nil))
    }
    #expect(call.ending == "more")
    #expect(feed.ids == Array([1, 2, 3].prefix(count)))
    #expect(edits == (count < 3 ? [ListEdits(removed: [count..<3])] : []))
  }
}
