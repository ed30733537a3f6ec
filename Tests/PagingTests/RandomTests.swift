import PagingModel
import Testing

@Suite("Random events")
struct RandomTests {
  @Test("keep every law, beside a naive model", arguments: 0..<9)
  func laws(_ part: UInt64) {
    for seed in part * 100..<part * 100 + 100 {
      let failure = Rehearsal.failure(seed: seed, count: 60)
      #expect(failure == nil, "\(failure ?? "")")
      if failure != nil { return }
    }
  }

  @Test("go through all states: none of the steps is without effect for long")
  func reach() {
    var kinds: Set<String> = []
    for seed in 0..<20 as Range<UInt64> {
      for step in Step.random(seed: seed, count: 60) {
        kinds.insert(String("\(step)".prefix { $0 != " " }))
      }
    }
    #expect(kinds.count == 12, "\(kinds.sorted())")
  }

  @Test("are shortened to the fewest that break a law")
  func shrinking() {
    let steps = Step.random(seed: 3, count: 80)
    // A law of this test: nobody answers a load for the previous page.
    let shortest = Rehearsal.shortest(steps) { steps in
      var rehearsal = Rehearsal(options: Rehearsal.options(0))
      for step in steps {
        let before = rehearsal.answers(of: .previous)
        _ = rehearsal.play(step)
        if rehearsal.answers(of: .previous) > before { return "answered" }
      }
      return nil
    }
    // The first page, then the previous one: two questions, two answers.
    #expect(shortest.steps.count == 4, "\(shortest.steps)")
    #expect(shortest.failure == "answered")
  }
}
