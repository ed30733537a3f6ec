import Testing

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
    #expect(kinds.count == 13, "\(kinds.sorted())")
  }

  @Test("are reduced to the fewest that violate an invariant")
  func shrinking() {
    let steps = Step.random(seed: 3, count: 80)
    // An invariant for this test only: a load of the previous page is never answered.
    let shortest = ModelComparison.shortest(steps) { steps in
      var comparison = ModelComparison(options: ModelComparison.options(0))
      for step in steps {
        let before = comparison.answers(of: .previous)
        _ = comparison.play(step)
        if comparison.answers(of: .previous) > before { return "answered" }
      }
      return nil
    }
    // The first page, then the previous one: two requests, two answers.
    #expect(shortest.steps.count == 4, "\(shortest.steps)")
    #expect(shortest.failure == "answered")
  }
}
