import Testing

@testable import Paging

@Suite("A snapshot")
struct SnapshotTests {
  @Test("has the changes of a page")
  func append() throws {
    let feed = PostFeed()
    feed.get(.refresh, page([1, 2, 3], next: 1, previous: -1))
    let next = try #require(feed.get(.next, page([3, 4, 5], next: 2, version: 1)).change)
    #expect(next.edits.inserted == [3..<5])
    #expect(next.edits.updated == [2..<3])
    let previous = try #require(feed.get(.previous, page([-1, 0, 1], version: 1)).change)
    #expect(previous.edits.inserted == [0..<2])
    #expect(previous.edits.updated == [2..<3])
    #expect(previous.before.map(\.id) == [1, 2, 3, 4, 5])
    #expect(previous.items.map(\.id) == [-1, 0, 1, 2, 3, 4, 5])
  }

  @Test("reports one new post at the top without moving the others")
  func bump() throws {
    let feed = PostFeed()
    feed.get(.refresh, page(0..<10))
    let change = try #require(feed.get(.refresh, page([9, 0, 1, 2, 3, 4, 5, 6, 7, 20])).change)
    #expect(change.edits.moved == [ListEdits.Move(from: 9, to: 0)])
    #expect(change.edits.removed == [8..<9])
    #expect(change.edits.inserted == [9..<10])
    #expect(change.edits.updated.isEmpty)
  }

  @Test("has a section for each run of items with one key")
  func sections() {
    let feed = PostFeed()
    #expect(feed.items.sections { $0.id }.isEmpty)
    feed.get(.refresh, page([10, 12, 25, 31, 39, 11]))
    let sections = feed.items.sections { $0.id / 10 }
    #expect(sections.map(\.key) == [1, 2, 3, 1])
    #expect(sections.map(\.rows) == [0..<2, 2..<3, 3..<5, 5..<6])
  }

  @Test("moves as few items as possible", arguments: [1, 2, 10, 1_000])
  func fewestMoves(_ count: Int) throws {
    let feed = PostFeed()
    feed.get(.refresh, page(0..<count))
    var change = feed.get(.refresh, page(Array(1..<count) + [0])).change
    #expect(change?.edits.moved.count == min(1, count - 1), "every row of the table moves")
    change = feed.get(.refresh, page(0..<count)).change
    #expect(change?.edits.moved.count == min(1, count - 1))
    change = feed.get(.refresh, page((0..<count).reversed())).change
    #expect(change?.edits.moved.count == count - 1)
    // Items that the app puts where they are.
    change = feed.handle(.edit(.insert([Post(id: 0)], .end))).change
    #expect(change?.edits.moved.isEmpty != false, "\(change!.edits.moved)")
  }

  @Test("of a crowded place tells where the rows came from that move there")
  func movesIntoCrowdedPlace() throws {
    let feed = PostFeed()
    feed.get(.refresh, page(0..<5))
    for move in 0..<200 {
      let (before, id) = (Array(feed.items), feed.ids[move % 3 + 2])
      let change = feed.handle(.edit(.insert([Post(id: id)], .after(0)))).change
      let failure = try #require(change).edits.failure(from: before, to: Array(feed.items))
      #expect(failure == nil, "move \(move): \(failure!)")
    }
  }

  /// Every 32nd would otherwise give each item of the list a new label.
  @Test("of a crowded place shares most nodes with the one before", arguments: [1_000, 20_000])
  func crowdedPlace(_ count: Int) {
    let feed = PostFeed()
    feed.get(.refresh, page(0..<count))
    var most = 0
    for id in count..<count + 200 {
      let before = Set(feed.items.tree.nodes.map(ObjectIdentifier.init))
      withExtendedLifetime(feed.items) {
        _ = feed.handle(.edit(.insert([Post(id: id)], .before(count / 2))))
        most = max(
          most, feed.items.tree.nodes.count { !before.contains(ObjectIdentifier($0)) })
      }
    }
    #expect(most <= 16, "the whole list is built again")
    #expect(
      feed.ids == Array(0..<count / 2) + Array(count..<count + 200) + Array(count / 2..<count))
  }

  @Test("reflects an app's insertions, moves, replacements, and removals")
  func edits() throws {
    let feed = PostFeed()
    feed.get(.refresh, page(0..<4))
    var change = try #require(feed.handle(.edit(.insert([Post(id: 8)], .after(1)))).change)
    #expect(change.edits.inserted == [2..<3])
    change = try #require(feed.handle(.edit(.insert([Post(id: 3)], .start))).change)
    #expect(change.edits.moved == [ListEdits.Move(from: 4, to: 0)])
    #expect(feed.ids == [3, 0, 1, 8, 2])
    change = try #require(feed.handle(.edit(.replace([Post(id: 8, version: 1)]))).change)
    #expect(change.edits.updated == [3..<4])
    change = try #require(feed.handle(.edit(.remove([0, 8, 1, 77]))).change)
    #expect(change.edits.removed == [1..<4])
    #expect(feed.handle(.edit(.replace([Post(id: 55)]))).isEmpty)
    #expect(feed.ids == [3, 2])
  }

  @Test("places an insertion beside a removed item at the start or the end")
  func missingNeighbor() {
    let feed = PostFeed()
    feed.get(.refresh, page(0..<3))
    _ = feed.handle(.edit(.insert([Post(id: 8)], .before(77))))
    _ = feed.handle(.edit(.insert([Post(id: 9)], .after(77))))
    #expect(feed.ids == [8, 0, 1, 2, 9])
  }

  @Test("stays unchanged while the feed changes")
  func value() {
    let feed = PostFeed()
    feed.get(.refresh, page(0..<1000, next: 1))
    let before = feed.items
    feed.get(.next, page(1000..<2000))
    _ = feed.handle(.edit(.remove(Array(0..<900))))
    #expect(before.map(\.id) == Array(0..<1000))
    #expect(feed.ids == Array(900..<2000))
  }

  @Test("accepts any number of insertions at the same position")
  func crowd() {
    let feed = PostFeed()
    feed.get(.refresh, page([-2, -1]))
    for id in 0..<200 { _ = feed.handle(.edit(.insert([Post(id: id)], .before(-1)))) }
    #expect(feed.ids == [-2] + Array(0..<200) + [-1])
    for id in 200..<400 { _ = feed.handle(.edit(.insert([Post(id: id)], .after(-2)))) }
    #expect(feed.ids == [-2] + (200..<400).reversed() + Array(0..<200) + [-1])
  }

  /// Invariant 7; its cost in instructions: Lab/Benchmarks/paging-cost.
  @Test("shares all but a few nodes with the previous one, however long the list is")
  func sharing() {
    for count in [1_000, 50_000] {
      let feed = PostFeed()
      feed.get(.refresh, page(0..<count, next: 1, previous: -1))
      for (request, ids) in [(PageRequest.next, count..<count + 20), (.previous, -20..<0)] {
        let before = Set(feed.items.tree.nodes.map(ObjectIdentifier.init))
        withExtendedLifetime(feed.items) {
          feed.get(request, page(ids))
          let new = feed.items.tree.nodes.filter { !before.contains(ObjectIdentifier($0)) }
          #expect(new.count <= 8, "\(count) items")
        }
      }
    }
  }

  @Test("of a long list stays balanced")
  func balance() {
    let feed = PostFeed()
    feed.get(.refresh, page(0..<20_000))
    for start in stride(from: 20_000, to: 26_000, by: 20) {
      _ = feed.handle(.edit(.insert(page(start..<start + 20).items, .start)))
    }
    _ = feed.handle(.edit(.remove((0..<26_000).filter { !$0.isMultiple(of: 5) })))
    #expect(feed.ids.count == 5_200)
    #expect(feed.items.tree.depths.count == 1, "\(feed.items.tree.depths)")
    #expect(feed.items.tree.nodes.allSatisfy { $0.children.count <= 32 && $0.labels.count <= 64 })
    _ = feed.handle(.edit(.remove(Array(10..<26_000))))
    #expect(feed.items.tree.depths == [0], "each access would pass through empty levels")
  }
}

extension ItemTree {
  var nodes: [TreeNode] { root.all }
  var depths: Set<Int> { root.depths }
}

extension TreeNode {
  fileprivate var all: [TreeNode] { [self] + children.flatMap(\.all) }
  fileprivate var depths: Set<Int> {
    children.isEmpty ? [0] : Set(children.flatMap(\.depths).map { $0 + 1 })
  }
}
