import Observation
import Testing

@testable import Paging

/// What a callback does to its own feed.
@MainActor
@Suite("Inside a callback, a feed", .timeLimit(.minutes(30)))
struct CallbackTests {
  private typealias Feed = PagedFeed<Post, Int, Int>
  private let server = Server()

  /// Follows a stream as a table does, and returns its rows at last.
  private func rows(of stream: AsyncStream<Feed.Change>, until end: [Int]) async -> [Int] {
    var rows: [Int] = []
    for await change in stream {
      #expect(change.before.map(\.id) == rows, "a table's batch update crashes")
      rows = change.items.map(\.id)
      if rows == end { break }
    }
    return rows
  }

  @Test("lets an edit wait for its turn, so that no observer sees changes in another order")
  func edit() async {
    let feed = server.feed()
    let streams = [feed.changes, feed.changes]
    var seen: [[Int]] = [[]]
    feed.onChange = { [weak feed] change in
      #expect(change.before.map(\.id) == seen.last)
      seen.append(change.items.map(\.id))
      if seen.last?.contains(2) == true { feed?.remove([2]) }
      #expect(feed?.items.map(\.id) == seen.last, "the items are those of the change")
    }
    _ = await feed.refreshing()
    await server.answer(page([1, 2, 3]))
    #expect(seen == [[], [], [1, 2, 3], [1, 3]])
    for stream in streams { #expect(await rows(of: stream, until: [1, 3]) == [1, 3]) }
    #expect(feed.items.map(\.id) == [1, 3])
  }

  @Test("lets everything else wait for its turn, too", arguments: 0..<7)
  func everything(_ kind: Int) async {
    let feed = server.feed()
    let stream = feed.changes
    var shown: [Int] = []
    var isFirst = true
    feed.onChange = { [weak feed] change in
      #expect(change.before.map(\.id) == shown, "a table's batch update crashes")
      shown = change.items.map(\.id)
      guard !shown.isEmpty, isFirst, let feed else { return }
      isFirst = false
      switch kind {
      case 0: feed.reset()
      case 1: feed.insert([Post(id: 9)], at: .start)
      case 2: feed.replace([Post(id: 1, version: 1)])
      case 3: feed.restore(page([5]))
      case 4: feed.retry()
      case 5: _ = feed.changes
      default: feed.onChange = nil
      }
    }
    let call = await feed.refreshing()
    await server.answer(page([1, 2]))
    #expect(call.ending == "more", "the refresh has ended before the callback was called")
    let end = kind == 0 ? [] : kind == 1 ? [9, 1, 2] : [1, 2]
    #expect(feed.items.map(\.id) == end)
    feed.insert([Post(id: 77)], at: .end)
    #expect(await rows(of: stream, until: end + [77]) == end + [77])
  }

  @Test("begins a stream with what is there, once")
  func opening() async {
    let feed = server.feed()
    var stream: AsyncStream<Feed.Change>?
    feed.onChange = { [weak feed] change in
      if !change.items.isEmpty, stream == nil { stream = feed?.changes }
    }
    _ = await feed.refreshing()
    await server.answer(page([1, 2]))
    feed.remove([1])
    var changes: [[Range<Int>]] = []
    guard let stream else { return #expect(Bool(false), "there is no stream") }
    for await change in stream {
      changes.append(change.edits.inserted)
      if !change.edits.removed.isEmpty { break }
    }
    #expect(changes == [[0..<2], []], "the rows come twice")
  }

  @Test("throws the error of a load that the callback retries")
  func retry() async {
    let feed = server.feed()
    var isFirst = true
    feed.onChange = { [weak feed] change in
      guard change.state.refresh.word == "failed", isFirst else { return }
      isFirst = false
      feed?.retry()
    }
    let call = await feed.refreshing()
    await server.fail(Offline())
    #expect(call.ending == "Offline()", "the header says that it has succeeded")
    await server.answer(page([1]))
    #expect(feed.items.map(\.id) == [1], "the retry has no effect")
  }

  @Test("lets a view that observes it edit, too")
  func observation() async {
    guard #available(iOS 17, macOS 14, tvOS 17, watchOS 10, *) else { return }
    let feed = server.feed()
    let stream = feed.changes
    func track() {
      withObservationTracking {
        _ = feed.items.count
      } onChange: {
        MainActor.assumeIsolated { feed.remove([2]) }
      }
    }
    track()
    feed.restore(page([1, 2, 3]))
    #expect(feed.items.map(\.id) == [1, 3])
    #expect(await rows(of: stream, until: [1, 3]) == [1, 3])
  }
}
