import Foundation
import Testing
import TraceReplay

/// MJRefresh's own traces, played through the classes with its names.
@MainActor
@Suite("Agreement of TugMJRefresh with MJRefresh", .serialized, .timeLimit(.minutes(20)))
struct ComponentAgreementTests {
  /// The states of all traces, played through the classes.
  private func played() throws -> [(trace: RecordedTrace, mismatches: [Mismatch])] {
    TracedFaces.make = { ComponentFace($0, fired: $1) }
    defer { TracedFaces.make = nil }
    return try RecordedTrace.all.map { ($0, Mismatch.all($0, try $0.played())) }
  }

  @Test("differs only where Tug does, in fewer families and steps")
  func differs() throws {
    let all = try played()
    var families: Set<String> = []
    var (steps, wrong) = (0, 0)
    for (trace, mismatches) in all {
      steps += trace.states.count
      wrong += Set(mismatches.map(\.step)).count
      if !mismatches.isEmpty { families.insert(trace.family) }
      let unnamed = mismatches.filter { mismatch in
        !Difference.all.contains { $0.covers(mismatch, in: trace) }
      }
      #expect(unnamed.isEmpty, "\(trace.name): \(unnamed.prefix(3))")
    }
    #expect(families.count <= 25, "\(families.count) families: \(families.sorted())")
    #expect(Double(wrong) / Double(steps) < 0.09, "\(wrong) of \(steps) steps")
  }
}
