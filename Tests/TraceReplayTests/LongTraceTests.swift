import AllocationCounter
import Foundation
import Testing
import TraceReplay

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
