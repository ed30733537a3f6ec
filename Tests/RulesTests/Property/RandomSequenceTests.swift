import Testing

@testable import Tug

@Suite("Random sequences")
struct RandomSequenceTests {
  private static let chunk: UInt64 = 500

  @Test("The invariants hold after every event", arguments: 0..<24 as Range<UInt64>)
  func invariants(part: UInt64) {
    var coverage = Replay.Coverage()
    for seed in (part * Self.chunk)..<((part + 1) * Self.chunk) {
      guard let failure = Replay.failure(ofSeed: seed, coverage: &coverage) else { continue }
      Issue.record("\(failure)")
      return
    }
    // Guards against sequences that don't reach the interesting states.
    #expect(coverage.states.count == RefreshState.allCases.count)
    #expect(coverage.runs > Int(Self.chunk) / 2)
    #expect(coverage.externalRuns > Int(Self.chunk) / 20)
    #expect(coverage.heldRuns > Int(Self.chunk) / 20)
    #expect(coverage.cancellations > Int(Self.chunk) / 20)
    #expect(coverage.questions > Int(Self.chunk) / 20)
    #expect(coverage.secondStops > Int(Self.chunk) / 100)
    #expect(coverage.checks > Int(Self.chunk) / 20)
    #expect(coverage.inertSteps > Int(Self.chunk))
    #expect(coverage.resumedEvents > Int(Self.chunk))
  }
}
