import AllocationCounter
import Foundation
import HeadlessDriver
import Testing
import TraceReplay

@testable import TraceReplay
@testable import Tug

@Suite("A session of trace lines")
@MainActor
struct TraceSessionTests {
  private func played(_ lines: String...) throws -> [String] {
    let session = TraceSession()
    var output: [String] = []
    for line in lines { try session.play(Data(line.utf8)) { output.append($0) } }
    try session.finish()
    return output
  }

  private func refusal(_ lines: String...) -> String? {
    let session = TraceSession()
    do {
      for line in lines { try session.play(Data(line.utf8)) { _ in } }
      try session.finish()
      return nil
    } catch {
      return "\(error)"
    }
  }

  @Test("a config prints the state after the setup, and each event the state after it")
  func stream() throws {
    let lines = try played(
      #"{"control":"header"}"#, #"{"op":"offset","y":-27,"dragging":true}"#,
      #"{"op":"offset","y":-54.5}"#)
    #expect(
      lines == [
        """
        {"state":"idle","pullingPercent":0,"offset":0,"insetTop":0,"insetBottom":0,"frameY":-54,\
        "fired":0,"hidden":false,"alpha":1,"begun":0,"endBegan":0,"ended":0,"frameH":54,\
        "content":[375,2000]}
        """,
        """
        {"state":"idle","pullingPercent":0.5,"offset":-27,"insetTop":0,"insetBottom":0,\
        "frameY":-54,"fired":0,"hidden":false,"alpha":1,"begun":0,"endBegan":0,"ended":0,\
        "frameH":54,"content":[375,2000],"scrolling":"dragging"}
        """,
        """
        {"state":"pulling","pullingPercent":1.0092592592592593,"offset":-54.5,"insetTop":0,\
        "insetBottom":0,"frameY":-54,"fired":0,"hidden":false,"alpha":1,"begun":0,"endBegan":0,\
        "ended":0,"frameH":54,"content":[375,2000],"scrolling":"dragging"}
        """,
      ])
  }

  @Test("a finger that catches a deceleration is dragging")
  func bothFlags() throws {
    let lines = try played(
      #"{"control":"header"}"#, #"{"op":"offset","y":5,"dragging":false,"decelerating":true}"#,
      #"{"op":"offset","y":6,"dragging":true}"#, #"{"op":"setOffset","y":7}"#)
    let shown = ["decelerating", "dragging", "dragging"].map { #""scrolling":"\#($0)"}"# }
    #expect(zip(lines.dropFirst(), shown).allSatisfy { $0.hasSuffix($1) })
  }

  @Test("with physics, a finger pulls a header, and the list bounces back to it")
  func finger() throws {
    let lines = try played(
      #"{"control":"header","safeArea":[47,0,34,0],"physics":"untilRelease"}"#,
      #"{"op":"finger","state":"down","x":180,"y":330}"#,
      #"{"op":"finger","state":"move","y":300,"dt":0.4}"#, #"{"op":"finger","state":"up"}"#,
      #"{"op":"tick","dt":1}"#, #"{"op":"end"}"#, #"{"op":"tick","dt":1}"#)
    let states = lines.map { $0.prefix { $0 != "," } }
    #expect(
      states.map { String($0.dropFirst(10).dropLast()) } == [
        "idle", "idle", "pulling", "pulling", "refreshing", "refreshing", "idle",
      ])
    #expect(lines[4].contains(#""offset":-101,"insetTop":54"#), "\(lines[4])")
    #expect(lines[6].contains(#""offset":-47,"insetTop":0"#), "\(lines[6])")
  }

  @Test("whole traces are played one after the other, each from its own setup")
  func wholeTraces() throws {
    let trace = #"{"name":"a/b/0","config":{"control":"header"},"events":[{"op":"begin"}]}"#
    let lines = try played(trace, trace)
    #expect(lines.count == 4 && lines[0] == lines[2] && lines[1] == lines[3])
    #expect(lines[1].hasPrefix(#"{"state":"refreshing""#))
  }

  @Test(
    "an invalid config is refused",
    arguments: [
      (#"{"control":"header""#, "line 1: this isn't valid JSON"),
      ("", "line 1: this isn't valid JSON"),
      ("[1]", "line 1: this isn't a JSON object"),
      (#"{}"#, #"line 1: a config needs "control""#),
      (#"{"control":"leader"}"#, #"line 1: "leader" is nothing that "control" can be"#),
      (#"{"control":"header","colour":1}"#, #"line 1: a config has no "colour""#),
      (#"{"control":"header","height":NaN}"#, "line 1: this isn't valid JSON"),
      (#"{"control":"header","height":1e999}"#, #"line 1: "height" is not a finite number"#),
      (#"{"control":"header","height":null}"#, #"line 1: "height" is null"#),
      (#"{"control":"header","height":true}"#, #"line 1: "height" is not a number"#),
      (#"{"control":"header","height":-1}"#, #"line 1: "height" is negative"#),
      (#"{"control":"header","frame":[375]}"#, #"line 1: "frame" has too few numbers"#),
      (#"{"control":"header","paging":1}"#, #"line 1: "paging" is not true or false"#),
      (
        #"{"config":{"control":"header"},"events":[{"op":"fly"}]}"#,
        #"line 1: there is no op "fly""#
      ),
    ])
  func configs(line: String, reason: String) {
    #expect(refusal(line) == reason)
  }

  @Test(
    "an invalid event is refused with the number of its line",
    arguments: [
      ("oops", "this isn't valid JSON"),
      (#"{"op":"fly"}"#, #"there is no op "fly""#),
      (#"{"op":7}"#, #""op" is not a string"#),
      (#"{"y":1}"#, #"an event needs "op""#),
      (#"{"op":"offset"}"#, #""offset" needs a number: "x", "y""#),
      (#"{"op":"offset","y":"1"}"#, #""y" is not a number"#),
      (#"{"op":"offset","y":NaN}"#, "this isn't valid JSON"),
      (#"{"op":"offset","y":1,"draging":true}"#, #""offset" has no "draging""#),
      (#"{"op":"tick"}"#, #""tick" needs "dt""#),
      (#"{"op":"tick","dt":-1}"#, #""dt" is negative"#),
      (#"{"op":"pan"}"#, #""pan" needs "state""#),
      (#"{"op":"pan","state":"over"}"#, #""over" is nothing that "state" can be"#),
      (#"{"op":"hidden"}"#, #""hidden" needs "v""#),
      (#"{"op":"rows","n":1.5}"#, "a number is malformed, too large, or not whole"),
      (#"{"op":"set","key":"mood","v":1}"#, #"there is no option "mood""#),
      (#"{"op":"set","key":"paging"}"#, #""set" needs "v""#),
    ])
  func events(line: String, reason: String) {
    #expect(refusal(#"{"control":"header"}"#, #"{"op":"begin"}"#, line) == "line 3: \(reason)")
  }

  @Test("empty input is refused")
  func nothing() {
    #expect(refusal() == "line 1: there is no config")
  }
}

@MainActor
@Suite("A trace on the phone", .timeLimit(.minutes(30)))
struct PlaybackTests {
  private func words(_ trace: String) throws -> [String] {
    let playback = try TracePlayback(trace)
    defer { playback.stop() }
    playback.advance(by: 0.5)
    let header = try #require(playback.scrollView.tug.header)
    return labels(in: header.view)
  }

  private func labels(in view: UIView) -> [String] {
    ((view as? UILabel)?.text.map { [$0] } ?? []) + view.subviews.flatMap(labels)
  }

  @Test("a recording of an app has the words and the arrow of the normal style")
  func recording() throws {
    let trace = """
      {"control":"header","live":true,"contentSize":[375,2000]}
      {"op":"tick","dt":1}
      """
    #expect(try words(trace).contains("Pull down to refresh"))
    let playback = try TracePlayback(trace)
    #expect(playback.scrollView.tug.header?.classicViews != nil)
    playback.stop()
  }

  @Test("MJRefresh's trace has the names of its texts")
  func comparison() throws {
    let trace = """
      {"control":"header","contentSize":[375,2000]}
      {"op":"tick","dt":1}
      """
    #expect(try words(trace).contains("MJRefreshHeaderIdleText"))
  }
}

/// Traces of any length are streamed: no event is retained.
@MainActor
@Suite("A very long trace", .serialized, .timeLimit(.minutes(30)))
struct LongTraceTests {
  /// An endless day of pulling, loading, and scrolling, event by event.
  private struct Day {
    private var step = 0
    private let hour = [
      #"{"op":"pan","state":"began"}"#, #"{"op":"offset","y":-30,"dragging":true}"#,
      #"{"op":"offset","y":-75.5,"dragging":true}"#, #"{"op":"pan","state":"ended"}"#,
      #"{"op":"offset","y":-70,"dragging":false,"decelerating":true}"#,
      #"{"op":"tick","dt":0.3}"#, #"{"op":"inset","t":0}"#, #"{"op":"end"}"#,
      #"{"op":"tick","dt":0.5}"#, #"{"op":"contentSize","h":2400}"#,
      #"{"op":"offset","y":700,"decelerating":false}"#, #"{"op":"tick","dt":0.016}"#,
      #"{"op":"remove"}"#, #"{"op":"attach"}"#, #"{"op":"begin"}"#, #"{"op":"tick","dt":0.25}"#,
      #"{"op":"end"}"#, #"{"op":"contentSize","h":2000}"#, #"{"op":"tick","dt":0.4}"#,
      #"{"op":"offset","y":0}"#,
    ].map { Data($0.utf8) }

    mutating func next() -> Data {
      defer { step += 1 }
      return hour[step % hour.count]
    }
  }

  /// A million events take minutes in a debug build: set `TUG_LONG_TRACE=1000000`.
  private static let eventCount =
    ProcessInfo.processInfo.environment["TUG_LONG_TRACE"].flatMap { Int($0) } ?? 20_000

  @Test(
    "it is replayed in one pass and constant memory", arguments: ["header", "backFooter", "live"])
  func constantMemory(control: String) throws {
    let session = TraceSession()
    let config =
      control == "live" ? #"{"control":"header","live":true}"# : #"{"control":"\#(control)"}"#
    var (day, written) = (Day(), 0)
    try session.play(Data(config.utf8)) { _ in written += 1 }
    for event in 0..<Self.eventCount {
      // One-time allocations have been made by now.
      if event == Self.eventCount / 3 { allocation_count_begin() }
      try session.play(day.next()) { _ in written += 1 }
    }
    _ = allocation_count_end()
    #expect(written == Self.eventCount + 1)
    // Buffers may have grown meanwhile, but not with each event.
    let kept = allocation_bytes_kept()
    #expect(kept < 4096, "\(kept) bytes more")
  }
}
