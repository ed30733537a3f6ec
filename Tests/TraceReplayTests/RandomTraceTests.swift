import Foundation
import Testing
import Tug
import TugTrace

@testable import TraceReplay

/// `bin/test` plays 10,000 of them, and `bin/soak` ten million events in a release build.
@MainActor
@Suite("Random traces", .serialized, .timeLimit(.minutes(30)))
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
        "in the background, too, a header that closes leaves the app's animated scroll alone",
        #"{"control":"header","physics":"untilRelease"}"#, #"{"op":"begin"}"#,
        #"{"op":"background","v":true}"#, #"{"op":"scrollTo","y":69.1}"#, #"{"op":"end"}"#,
        #"{"op":"tick","dt":0}"#),
      Found(
        "what changed without controls isn't what moves the content once there is one",
        #"{"control":"autoHeader","physics":"untilRelease"}"#, #"{"op":"remove"}"#,
        #"{"op":"safeArea","t":34.5,"l":0,"b":0,"r":44}"#, #"{"op":"setOffset","y":0}"#,
        #"{"op":"attach"}"#, #"{"op":"setOffset","y":-34.6}"#),
      Found(
        "a reset doesn't allow a second refresh in one drag",
        #"{"control":"header","autoTriggerTimes":1}"#, #"{"op":"end"}"#, #"{"op":"begin"}"#,
        #"{"op":"resetNoMore"}"#, #"{"op":"offset","y":-205,"dragging":true}"#,
        #"{"op":"tick","dt":0.02}"#, #"{"op":"offset","y":-242.5,"dragging":true}"#),
      Found(
        "an inset that changes at a release isn't taken for a step of scrolling",
        #"{"control":"header","height":0.5,"safeArea":[44,0,20,0],"physics":"untilInertiaEnds"}"#,
        #"{"op":"setOffset","y":64.5}"#, #"{"op":"finger","state":"down","x":188,"y":334}"#,
        #"{"op":"finger","state":"move","x":-60,"y":-120,"dt":0.05}"#,
        #"{"op":"finger","state":"move","x":60,"y":260,"dt":0.05}"#,
        #"{"op":"finger","state":"move","x":60,"y":-120,"dt":0.05}"#,
        #"{"op":"finger","state":"move","x":-60,"y":-120,"dt":0.05}"#,
        #"{"op":"finger","state":"move","x":200,"y":260,"dt":0.05}"#,
        #"{"op":"finger","state":"up"}"#, #"{"op":"inset","r":10000000000000}"#),
      Found(
        "a footer below short content doesn't answer a host's insets without end",
        #"""
        {"control":"header","springOpening":false,"springClosing":false,\#
        "contentSize":[100,2000],"contentInset":[64.1,0,64.1,8],"safeArea":[0,34.5,34.5,0],\#
        "also":[{"control":"backFooter","startHidden":true,"springOpening":true}],\#
        "arbitration":"parallel","faults":{"completions":["inTime","never","early"],\#
        "lateLayout":true,"lateSafeArea":true,"wholeInset":[17.3,17.3,0,17.3]}}
        """#, #"{"op":"begin","on":1}"#, #"{"op":"begin"}"#, #"{"op":"contentSize","h":100}"#),
      Found(
        "an app that assigns a whole inset in each layout is left in peace in the end",
        #"""
        {"control":"autoFooter","faults":{"completions":["inTime","atOnce","never","never","early"],\#
        "wholeInset":[17.3,61.7,88.9,88.9]}}
        """#, #"{"op":"offset","x":-3.9,"dragging":true}"#,
        #"{"op":"contentSize","w":100,"h":100}"#),
      Found(
        "an app that assigns a whole inset in each layout doesn't keep it busy by what controls hold in between",
        #"""
        {"control":"autoFooter","contentSize":[0,667],"rightToLeft":true,\#
        "also":[{"control":"leading","restingExtent":0},{"control":"autoTrailer"}],\#
        "faults":{"completions":["atOnce"],"lateLayout":true,"wholeInset":[0,17.3,61.7,0],"knowsWholeInsets":true}}
        """#, #"{"op":"offset","x":16.666666666666664,"dragging":true,"decelerating":false}"#,
        #"{"op":"tick","dt":0.016666666666666666}"#,
        #"{"op":"offset","x":-64.43333333333334,"dragging":false,"decelerating":false}"#),
      Found(
        "content that moves when its only control leaves is no step of that control",
        #"{"control":"header","physics":"untilRelease"}"#,
        #"{"op":"ownInset","t":0.3333333333333333,"l":0.1,"b":0.7,"r":0.3333333333333333}"#,
        #"{"op":"setOffset","y":-151.33333333333331}"#, #"{"op":"remove"}"#),
      Found(
        "a control that was hidden while an inset was too large holds nothing once it is gone",
        #"{"control":"autoLeading","contentInset":[0,0,0,8]}"#, #"{"op":"inset","r":1e300}"#,
        #"{"op":"hidden","v":true}"#, #"{"op":"inset","r":8}"#),
      Found(
        "without controls, an assigned inset is the app's own",
        #"""
        {"control":"autoFooter","faults":{"completions":["twice"],"lateLayout":true,\#
        "wholeInset":[0,17.3,61.7,17.3]}}
        """#, #"{"op":"replace"}"#, #"{"op":"remove"}"#),
      Found(
        "a host that changes an inset in each frame doesn't keep a run from its end",
        #"""
        {"control":"autoFooter","springClosing":true,"also":[{"control":"autoLeading"}],\#
        "physics":"untilInertiaEnds","faults":{"completions":["inTime"],"lateSafeArea":true,\#
        "wholeInset":[88.9,88.9,0,61.7],"knowsWholeInsets":true}}
        """#, #"{"op":"contentSize","w":100,"h":44}"#, #"{"op":"frame","w":100,"h":30}"#,
        #"{"op":"setOffset","y":-34.833333333333336}"#,
        #"{"op":"finger","state":"down","x":50,"y":15}"#,
        #"{"op":"finger","state":"move","x":0,"y":-120,"dt":0.05}"#,
        #"{"op":"set","key":"paging","v":true,"on":1}"#),
      Found(
        "content that is kept in place is no step of the drag after it",
        #"{"control":"header","physics":"untilInertiaEnds"}"#, #"{"op":"begin"}"#,
        #"{"op":"finger","state":"down","x":334,"y":188}"#,
        #"{"op":"finger","state":"move","x":60,"y":260,"dt":0.05}"#,
        #"{"op":"keep","y":-30}"#,
        #"{"op":"inset","t":-10,"l":0.3333333333333333,"b":0,"r":8}"#),
      Found(
        "an offset that UIKit corrects before it reports an inset does not change what a footer holds",
        #"""
        {"control":"backFooter","height":60.5,"also":[{"control":"leading"}],"physics":"untilRelease"}
        """#, #"{"op":"contentSize","h":0}"#, #"{"op":"frame","w":0,"h":0}"#,
        #"{"op":"begin"}"#, #"{"op":"inset","t":49,"l":49,"b":0,"r":8}"#),
      Found(
        "a run that ends while the room of the one before is on its way back waits for it",
        #"{"control":"header","onFire":"failNow","springClosing":true}"#, #"{"op":"begin"}"#,
        #"{"op":"tick","dt":0.4}"#, #"{"op":"pan","state":"began"}"#, #"{"op":"begin"}"#),
      Found(
        "a run that ends on the way to its open place closes, though content moved across",
        #"{"control":"trailer","springOpening":true,"rightToLeft":true}"#, #"{"op":"begin"}"#,
        #"{"op":"fail"}"#, #"{"op":"offset","y":-188.1}"#, #"{"op":"tick","dt":0.1}"#),
      Found(
        "a control that waits for content to come to rest closes in the frames of a replay",
        #"{"control":"header"}"#, #"{"op":"begin"}"#, #"{"op":"tick","dt":0.3}"#,
        #"{"op":"offset","y":0,"dragging":false,"decelerating":true}"#, #"{"op":"end"}"#,
        #"{"op":"tick","dt":3}"#),
      Found(
        "a control without room whose run ends at once leaves a whole page",
        #"""
        {"control":"backFooter","onFire":"failNow","paging":true,"restingExtent":0,\#
        "springOpening":true,"frame":[375,500],"physics":"untilInertiaEnds"}
        """#, #"{"op":"finger","state":"down","x":188,"y":250}"#,
        #"{"op":"finger","state":"move","x":0,"y":20,"dt":0.016666666666666666}"#,
        #"{"op":"finger","state":"up"}"#, #"{"op":"begin"}"#, #"{"op":"tick","dt":1}"#),
      Found(
        "a control that is replaced on its way leaves a whole page",
        #"""
        {"control":"header","height":0,"reactions":[{"at":"didEnd","act":"end"},\#
        {"at":"action","act":"replace"}],"paging":true,"springOpening":true,"frame":[375,500],\#
        "also":[{"control":"backFooter"}],"physics":"untilRelease"}
        """#, #"{"op":"finger","state":"down","x":188,"y":250}"#,
        #"{"op":"finger","state":"move","x":60,"y":260,"dt":0.2}"#,
        #"{"op":"finger","state":"up"}"#, #"{"op":"tick","dt":0.5}"#),
      Found(
        "loads that cancel themselves don't take turns for ever",
        #"""
        {"control":"autoTrailer","also":[{"control":"autoLeading","onFire":"cancelNow"},\#
        {"control":"autoFooter"},{"control":"autoHeader","height":0,"onFire":"throwCancelled"}]}
        """#, #"{"op":"offset","x":-244.33333333333334,"dragging":true}"#),
      Found(
        "a keyboard loads nothing at the very trigger, but for a rounding",
        #"""
        {"control":"header","contentSize":[375,667],"contentInset":[0.1,-10,0,-10],\#
        "also":[{"control":"autoFooter","height":100.3,"triggerPoints":0}],"physics":"untilRelease"}
        """#, #"{"op":"safeArea","b":34.5}"#, #"{"op":"setOffset","y":34.5}"#,
        #"{"op":"room","b":300}"#),
      Found(
        "a run that the app ends when it hears of its beginning leaves no room",
        #"""
        {"control":"header","reactions":[{"at":"state","act":"end"}],"springClosing":true,\#
        "faults":{"completions":["atOnce","early","early","early","twice"]}}
        """#, #"{"op":"begin"}"#),
      Found(
        "a run of a pull that the app ends when it hears of its beginning leaves no room",
        #"""
        {"control":"autoFooter","safeArea":[20,44,0,44],"also":[{"control":"header","height":100.3,\#
        "reactions":[{"at":"state","act":"end"}],"springClosing":true,"springOpening":true}]}
        """#, #"{"op":"offset","y":-120.5,"dragging":true,"decelerating":false}"#,
        #"{"op":"offset","y":-120.5,"dragging":false}"#),
      Found(
        "a huge frame after a large one is finite",
        #"{"control":"autoFooter"}"#, #"{"op":"frame","w":10000000000000,"h":375}"#,
        #"{"op":"frame","w":1e+300,"h":375}"#),
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
