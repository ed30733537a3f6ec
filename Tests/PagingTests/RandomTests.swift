import SeededRandom
import Testing

@testable import Paging

@Suite("Random events")
struct RandomTests {
  @Test("satisfy every invariant and agree with a naive model", arguments: 0..<9)
  func invariants(_ part: UInt64) {
    for seed in part * 100..<part * 100 + 100 {
      let failure = ModelComparison.failure(seed: seed, count: 60)
      #expect(failure == nil, "\(failure ?? "")")
      if failure != nil { return }
    }
  }

  @Test("agree with a naive model where all items crowd at one place", arguments: 0..<5)
  func crowd(_ seed: UInt64) {
    var generator = SplitMix64(seed: seed)
    var steps = [Step.ask(.refresh), .answer(0, Page((0..<30).map { Post(id: $0) }, next: 1))]
    for version in 0..<300 {
      let id = generator.pick(0...40)
      switch generator.pick(0...9) {
      case 0: steps.append(.remove([id, id + 1]))
      case 1...2: steps.append(.rollback(id))
      case 3: steps.append(.release([id]))
      case 4...6: steps.append(.insert([Post(id: id, version: version)], .after(3)))
      default: steps.append(.insert((id..<id + id % 20).map { Post(id: $0) }, .before(4)))
      }
    }
    let failure = ModelComparison.failure(of: steps, FeedSetup(seed))
    #expect(failure == nil, "\(failure ?? "")")
  }

  @MainActor
  @Test(
    "of an app, its callbacks, and a server lead to one sequence for all observers",
    .timeLimit(.minutes(30)), arguments: 0..<9)
  func app(_ part: UInt64) async {
    for seed in part * 50..<part * 50 + 50 {
      let failure = await FeedComparison(seed: seed, count: 60).run()
      #expect(failure == nil, "sequence \(seed): \(failure ?? "")")
      if failure != nil { return }
    }
  }

  @Test("reach all states, and most steps have an effect")
  func reach() {
    var kinds: Set<String> = []
    for seed in 0..<20 as Range<UInt64> {
      for step in Step.random(seed: seed, count: 60) {
        kinds.insert(String("\(step)".prefix { $0 != " " }))
      }
    }
    #expect(kinds.count == 19, "\(kinds.sorted())")
  }

  @Test("are reduced to the fewest that violate an invariant")
  func shrinking() throws {
    // An invariant for this test only: a load of the previous page is never answered.
    let failure = { (steps: [Step]) -> String? in
      var comparison = ModelComparison(FeedSetup(0))
      for step in steps {
        let before = comparison.answers(of: .previous)
        _ = comparison.play(step)
        if comparison.answers(of: .previous) > before { return "answered" }
      }
      return nil
    }
    let all = (0..<20).lazy.map { Step.random(seed: $0, count: 80) }
    let steps = try #require(all.first { failure($0) != nil })
    let shortest = ModelComparison.shortest(steps, failure: failure)
    // The first page, then the previous one: two requests, two answers.
    #expect(shortest.steps.count == 4, "\(shortest.steps)")
    #expect(shortest.failure == "answered")
  }
}

private struct Note: Identifiable, Sendable {
  let id: Int
}

/// Servers of an app: on no actor, on one of their own, and on the main actor.
private struct ValueServer: Sendable {
  func notes(after cursor: Int?) async throws -> Page<Note, Int> { page(after: cursor) }
}

private actor ActorServer {
  func notes(after cursor: Int?) async throws -> Page<Note, Int> { page(after: cursor) }
}

@MainActor
private final class MainServer {
  func notes(after cursor: Int?) async throws -> Page<Note, Int> { page(after: cursor) }
}

private func page(after cursor: Int?) -> Page<Note, Int> {
  let first = cursor ?? 0
  return Page([Note(id: first)], next: first < 1 ? first + 1 : nil)
}

/// Feeds as initial values of properties, as in a view controller.
@MainActor
private final class Screen {
  private let (value, actor, main) = (ValueServer(), ActorServer(), MainServer())
  private lazy var fromValue = PagedFeed(id: \.id, load: value.notes(after:))
  private lazy var fromActor = PagedFeed(id: \.id, load: actor.notes(after:))
  private lazy var fromMain = PagedFeed(id: \.id, load: main.notes(after:))

  var feeds: [PagedFeed<Note, Int, Int>] { [fromValue, fromActor, fromMain] }
}

private struct Row: Identifiable, Sendable {
  let id: Int
}

private struct PostServer: Sendable {
  func posts(after cursor: Int?) async throws -> Page<Row, Int> { Page([Row(id: 0)], next: nil) }
}

/// As the playground shows it beside "A page that fails"; test_dialogs.py compares the lines.
@MainActor
private final class ScreenThatRetries {
  private let server = PostServer()
  private(set) lazy var feed =
    PagedFeed(options: options, id: \.id, load: server.posts(after:))
  private var options: PagingOptions {
    var options = PagingOptions()
    options.retry.limit = 1
    return options
  }
}

@MainActor
@Suite("A feed in a property", .timeLimit(.minutes(30)))
struct PropertyFeedTests {
  @Test("loads from a server on any actor, or on none")
  func servers() async throws {
    for feed in Screen().feeds {
      try await feed.refresh()
      #expect(try await feed.loadNext() == false)
      #expect(feed.items.map(\.id) == [0, 1])
    }
  }

  @Test("has the options of another property")
  func options() async throws {
    let feed = ScreenThatRetries().feed
    #expect(feed.machine.options.retry.limit == 1)
    try await feed.refresh()
    #expect(feed.items.map(\.id) == [0])
  }
}
