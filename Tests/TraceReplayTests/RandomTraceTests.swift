import Foundation
import Testing
import TraceFormat
import Tug

@testable import TraceReplay

/// `bin/test` plays 10,000 of them in a release build, and `bin/soak` ten million events.
@MainActor
@Suite("Random traces", .serialized, .timeLimit(.minutes(5)))
struct RandomTraceTests {
  @Test("break no invariant, and reach every state with every kind of run")
  func invariants() async throws {
    let run = StressRun()
    await run.run(seeds: 1...300)
    let report = run.report
    #expect(report.failures.isEmpty, "\(report.brief)")
    #expect(report.sequences == 300)
    // Guards against a generator that doesn't reach the interesting states.
    for state in ["idle", "pulling", "willRefresh", "refreshing", "succeeded", "noMore", "failed"] {
      #expect((report.coverage["pull \(state) tick"] ?? 0) > 0, "\(state)")
    }
    for state in ["idle", "pulling", "refreshing"] {
      #expect((report.coverage["pull \(state) finger"] ?? 0) > 0, "\(state) with a finger")
    }
    for response in TraceControlConfig.ActionResponse.allCases {
      #expect((report.actions[response.rawValue] ?? 0) > 0, "\(response)")
    }
    for outcome in ["success", "no more data", "failure", "cancelled"] {
      #expect((report.outcomes[outcome] ?? 0) > 0, "\(outcome)")
    }
  }

  @Test("the state graph is the table in docs/replay.md")
  func graph() throws {
    let file = URL(filePath: #filePath).deletingLastPathComponent()
      .appending(path: "../../docs/replay.md").standardized
    let page = try String(contentsOf: file, encoding: .utf8)
    let states: [RefreshState] = [
      .idle, .pulling, .pullingFurther, .willRefresh, .refreshing, .succeeded, .noMoreData, .failed,
    ]
    for state in states {
      let names = StateGraph.successors(of: state).map { "`\($0.traceName)`" }
      let row = "| `\(state.traceName)` | \(names.joined(separator: ", ")) |"
      #expect(page.contains(row + "\n"), "\(row)")
    }
  }

  @Test("a seed produces the same trace every time, and its lines are read back unchanged")
  func lines() throws {
    for seed in 1...50 as ClosedRange<UInt64> {
      let trace = RandomTrace(seed: seed)
      #expect(trace.lines == RandomTrace(seed: seed).lines)
      let decoder = JSONDecoder()
      let events = try trace.lines.dropFirst().map {
        try decoder.decode(TraceEvent.self, from: Data($0.utf8))
      }
      #expect(events == trace.events)
    }
  }

  @Test("a failing trace is reduced to the shortest failing trace, which can be replayed")
  func shrinking() async throws {
    let neverFails = TraceInvariant(name: "no action fails") {
      $0.controls.allSatisfy { $0.refresher.state != .failed }
    }
    let run = StressRun([neverFails])
    await run.run(seeds: 1...40)
    let failure = try #require(run.report.failures.first)
    #expect(failure.invariant == "no action fails")
    #expect(failure.lines.count - 1 <= 4)
    #expect(failure.originalCount > failure.lines.count)
    let again = try await TraceMinimizer(
      failure.lines.map { Data($0.utf8) }, invariants: [neverFails])
    #expect(again.lines.count == failure.lines.count)
  }

  /// Faults found by random traces.
  @Test(
    "a fault found by random traces stays fixed",
    arguments: [
      Found(
        "a refresh requested during the minimum duration of a short action is answered",
        #"{"control":"autoHeader","onFire":"failNow","minimumVisible":1}"#,
        #"{"op":"begin"}"#, #"{"op":"begin"}"#),
      Found(
        "the progress of a control disabled during a pull still ends at 0",
        #"{"control":"leading","insetClamp":false}"#, #"{"op":"begin"}"#,
        #"{"op":"interaction","v":false}"#),
      Found(
        "a failure unblocks other controls after its duration, and states are reported in order",
        #"{"control":"leading","also":[{"control":"backFooter","dwell":0.3}]}"#,
        #"{"op":"begin","on":1}"#, #"{"op":"tick","dt":0.5}"#, #"{"op":"fail","on":1}"#,
        #"{"op":"tick","dt":0.3}"#, #"{"op":"begin"}"#),
      Found(
        "rounding doesn't change the inset of a footer below short content",
        #"""
        {"control":"header","contentSize":[320,0],"contentInset":[64.1,0.1,64.1,0],\#
        "also":[{"control":"backFooter"},{"control":"autoLeading"}]}
        """#, #"{"op":"frame","w":480,"h":320}"#, #"{"op":"begin","on":1}"#),
      Found(
        "two controls that wait for their insets don't react to each other endlessly",
        #"""
        {"control":"header","arbitration":"refreshCancelsLoad",\#
        "also":[{"control":"leading"},{"control":"backFooter"}]}
        """#, #"{"op":"begin","on":2}"#, #"{"op":"contentSize","w":100,"h":480}"#,
        #"{"op":"offset","x":-130.1,"dragging":true,"decelerating":false}"#,
        #"{"op":"offset","x":-104.1,"dragging":false,"decelerating":false}"#),
      Found(
        "a control that hides below short content and one that fills its space come to rest",
        #"""
        {"control":"autoHeader","height":80,"shortContent":"hide","contentSize":[375,607],\#
        "also":[{"control":"backFooter","shortContent":"pin"}]}
        """#, #"{"op":"begin","on":1}"#),
      Found(
        "an inset of 0 at one side doesn't count as assigned when another side changes",
        #"{"control":"header","contentInset":[-10,0.1,8,64.1],"safeArea":[20,0,0,0]}"#,
        #"{"op":"begin"}"#, #"{"op":"offset","y":-20,"dragging":true}"#,
        #"{"op":"inset","r":64.8}"#),
      Found(
        "a reset doesn't allow a second refresh in one drag",
        #"{"control":"header","autoTriggerTimes":1}"#, #"{"op":"end"}"#, #"{"op":"begin"}"#,
        #"{"op":"resetNoMore"}"#, #"{"op":"offset","y":-205,"dragging":true}"#,
        #"{"op":"tick","dt":0.02}"#, #"{"op":"offset","y":-242.5,"dragging":true}"#),
    ])
  func found(_ found: Found) async throws {
    await #expect(throws: Self.nothingWrong) { try await TraceMinimizer(found.lines) }
  }

  private static let nothingWrong = TraceError(
    "nothing is wrong: no difference at the end, and no broken invariant")

  struct Found: CustomTestStringConvertible, Sendable {
    let testDescription: String
    let lines: [Data]

    init(_ what: String, _ lines: String...) {
      testDescription = what
      self.lines = lines.map { Data($0.utf8) }
    }
  }
}
