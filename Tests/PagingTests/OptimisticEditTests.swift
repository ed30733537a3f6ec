import Testing

@testable import Paging

@MainActor
@Suite("An optimistic edit", .timeLimit(.minutes(30)))
struct OptimisticEditTests {
  private func feed() async -> (PagedFeed<Post, Int, Int>, Server) {
    let server = Server()
    let feed = server.feed()
    _ = await feed.refreshing()
    await server.answer(page(0..<5, next: 1))
    return (feed, server)
  }

  @Test("is taken back, in contents and place", arguments: [[1, 2, 3], [3, 2, 1], [2, 3, 1]])
  func rollback(_ order: [Int]) async {
    let (feed, _) = await feed()
    feed.insert([Post(id: 4, version: 1), Post(id: 8)], at: .start)
    feed.remove([1, 2, 3])
    feed.replace([Post(id: 0, version: 1)])
    #expect(feed.ids == [4, 8, 0])
    feed.rollback([8, 4] + order + [0, 77])
    #expect(Array(feed.items) == (0..<5).map { Post(id: $0) })
  }

  @Test("is changed by pages again once it is released")
  func release() async {
    let (feed, server) = await feed()
    feed.replace([Post(id: 0, version: 1), Post(id: 1, version: 1)])
    feed.release([1])
    feed.rollback([1])
    _ = await feed.next()
    await server.answer(page([0, 1], version: 2))
    #expect(feed.items.map(\.version) == [1, 2, 0, 0, 0])
  }

  @Test(
    "is taken back at its place, whatever has been removed around it since",
    arguments: [[1, 2, 3], [3, 2, 1], [2, 3, 1], [2, 1, 3], [3, 1, 2], [1, 3, 2]],
    [[1, 2, 3], [3, 2, 1], [2, 1, 3]])
  func order(_ removed: [Int], _ rolledBack: [Int]) async {
    let (feed, _) = await feed()
    for id in removed { feed.remove([id]) }
    for id in rolledBack { feed.rollback([id]) }
    #expect(feed.ids == [0, 1, 2, 3, 4], "rows that come back have changed their order")
  }

  @Test("is taken back behind what stands before it by now", arguments: [true, false])
  func neighbors(_ isReleased: Bool) async {
    let (feed, server) = await feed()
    feed.insert([Post(id: 9)], at: .after(1))
    feed.remove([2])
    feed.remove([9, 1])
    if isReleased { feed.release([9, 1]) }
    feed.rollback([2])
    #expect(feed.ids == [0, 2, 3, 4], "the row comes back at another place")
    feed.remove([4])
    _ = await feed.next()
    await server.answer(page([5]))
    feed.rollback([4])
    #expect(feed.ids == [0, 2, 3, 4, 5], "a row of the page before comes back below the next page")
  }

  @Test("is taken back where a moved item stood, though its neighbors stood on it")
  func circle() async {
    let server = Server()
    let feed = server.feed()
    _ = await feed.refreshing()
    feed.insert([Post(id: 8), Post(id: 10, version: 2)], at: .start)
    await server.answer(page([9, 10, 11]))
    feed.remove([9])
    feed.rollback([10])
    #expect(feed.ids == [8, 10, 11])
    feed.rollback([9])
    #expect(feed.ids == [8, 9, 10, 11])
  }

  @Test("is taken back at its place in a list that was empty", arguments: [true, false])
  func empty(_ isUp: Bool) async {
    let (feed, server) = await feed()
    feed.remove([3, 0, 1, 4, 2])
    #expect(feed.ids == [])
    if isUp { feed.insert([Post(id: 9)], at: .start) } else { await server.answer(page([9])) }
    feed.rollback([2, 4, 0])
    #expect(feed.ids == (isUp ? [9, 0, 2, 4] : [0, 2, 4, 9]))
  }

  @Test("is taken back beside a gap that has closed since", arguments: [true, false])
  func gap(_ isUp: Bool) async {
    let server = Server()
    let feed = server.feed(hasGaps: true)
    _ = await feed.refreshing()
    await server.answer(page([3, 2, 1], next: 1, previous: -3))
    _ = await feed.newer()
    await server.answer(page([9, 8], next: 8, previous: -9))
    feed.remove([8, 3])
    _ = await feed.gap(-1, fromBelow: isUp)
    await server.answer(page([7, 6, 5]))
    feed.rollback([3, 8])
    #expect(feed.ids == [9, 8, 7, 6, 5, 3, 2, 1], "a row comes back among those of the gap")
  }

  @Test("is taken back in a crowded place")
  func crowded() async {
    let (feed, _) = await feed()
    feed.remove([1])
    feed.remove([2])
    for id in 10..<200 { feed.insert([Post(id: id)], at: id % 2 == 0 ? .after(0) : .before(3)) }
    feed.rollback([2, 1])
    #expect(feed.ids.filter { $0 < 10 } == [0, 1, 2, 3, 4])
    let (first, second) = (feed.index(of: 1) ?? 0, feed.index(of: 2) ?? 0)
    #expect(second == first + 1 && first == 96, "new rows stand between those that come back")
  }
}
