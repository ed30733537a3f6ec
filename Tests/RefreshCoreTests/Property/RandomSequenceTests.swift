import RefreshCore
import Testing

@Suite("random sequences")
struct RandomSequenceTests {
  private static let chunk: UInt64 = 500

  @Test("the laws hold after every fact", arguments: 0..<24 as Range<UInt64>)
  func laws(part: UInt64) {
    var tally = Replay.Tally()
    for seed in (part * Self.chunk)..<((part + 1) * Self.chunk) {
      guard let failure = Replay.failure(ofSeed: seed, tally: &tally) else { continue }
      Issue.record("\(failure)")
      return
    }
    // A generator that never gets anywhere would prove nothing.
    #expect(tally.states.count == 7)
    #expect(tally.runs > Int(Self.chunk) / 2)
    #expect(tally.cancels > Int(Self.chunk) / 20)
    #expect(tally.quietSteps > Int(Self.chunk))
  }
}
