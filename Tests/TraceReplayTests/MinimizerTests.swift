import Foundation
import Testing
import TugTrace

@testable import TraceReplay

@MainActor
@Suite("Minimizing a trace", .serialized, .timeLimit(.minutes(30)))
struct MinimizerTests {
  @Test(
    "the necessary numbers of a list remain, in their order",
    arguments: [[3], [0, 99], [5, 6, 7], [1, 50, 51, 98], Array(20..<60), []])
  func numbers(needed: [Int]) async {
    var tries = 0
    let kept = await shortest(Array(0..<100)) { part in
      tries += 1
      return Set(needed).isSubset(of: part)
    }
    #expect(kept == needed)
    #expect(tries < 1000)
  }

  @Test(
    "the minimized trace ends with the same difference, and none of its events can be removed"
  )
  func difference() async throws {
    // MJRefresh's own trace of a refresh that is ended while it opens. Tug doesn't run the action.
    var found: (trace: RecordedTrace, shortest: TraceMinimizer)?
    for trace in RecordedTrace.all where trace.family == "header/programmatic" && found == nil {
      found = (try? await TraceMinimizer([Data(trace.line.utf8)])).map { (trace, $0) }
    }
    let (trace, shortest) = try #require(found)
    #expect(shortest.reason.contains("fired is"))
    #expect(shortest.lines.count - 1 < shortest.originalCount)
    #expect(shortest.lines.contains { $0.contains(#""op":"begin""#) })
    // Played, it ends like the whole trace.
    let last = try #require(try trace.played().last)
    let session = TraceSession()
    var lines: [String] = []
    for line in shortest.lines { try await session.play(Data(line.utf8)) { lines.append($0) } }
    let end = try #require(lines.last.map { SeenState(line: $0) })
    for key in ["state", "fired", "ended", "offset", "insetTop"] {
      #expect(end[key] == last[key], "\(key)")
    }
  }

  @Test("the minimized trace breaks the same invariant")
  func brokenInvariant() async throws {
    let events = [
      #"{"op":"contentSize","h":3000}"#, #"{"op":"offset","y":-20,"dragging":true}"#,
      #"{"op":"offset","y":-80,"dragging":true}"#, #"{"op":"tick","dt":0.1}"#,
      #"{"op":"offset","y":-70,"dragging":false}"#, #"{"op":"tick","dt":0.4}"#, #"{"op":"end"}"#,
      #"{"op":"tick","dt":1}"#,
    ]
    let neverRuns = TraceInvariant(name: "nothing runs") { $0.state.fired == 0 }
    let shortest = try await TraceMinimizer(
      ([#"{"control":"header"}"#] + events).map { Data($0.utf8) }, invariants: [neverRuns])
    #expect(shortest.lines == [#"{"control":"header"}"#, events[2], events[4], events[5]])
    #expect(shortest.reason == "it does not hold that nothing runs")
  }

  @Test("MJRefresh's traces break no invariant")
  func invariants() async throws {
    for trace in RecordedTrace.all {
      let played = try JSONDecoder().decode(WholeTrace.self, from: Data(trace.line.utf8))
      let fault = await TraceFault.of(played.config, played.events, nil)
      #expect(fault == nil, "\(trace.name): \(fault.map { "\($0)" } ?? "")")
    }
  }

  @Test("a trace without a fault is refused, and so is an unplayable line")
  func refusals() async {
    let config = Data(#"{"control":"header"}"#.utf8)
    await #expect(
      throws: TraceError("nothing is wrong: no difference at the end, and no broken invariant")
    ) {
      try await TraceMinimizer([config, Data(#"{"op":"begin"}"#.utf8)])
    }
    await #expect {
      try await TraceMinimizer([config, Data(#"{"op":"fly"}"#.utf8)])
    } throws: { "\($0)" == "line 2: there is no op \"fly\"" }
  }
}
