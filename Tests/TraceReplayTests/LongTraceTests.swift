import Foundation
import Testing
import TraceReplay

/// Traces of any length pass through: nothing of an event is kept.
@MainActor
@Suite("A very long trace", .serialized, .timeLimit(.minutes(3)))
struct LongTraceTests {
  /// A day of pulling, loading and scrolling, without end: event by event.
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

  /// Of this process, in bytes; `nil` where it cannot be asked.
  private static var residentBytes: Int? {
    guard let text = try? String(contentsOfFile: "/proc/self/statm", encoding: .utf8) else {
      return nil
    }
    return text.split(separator: " ").dropFirst().first.flatMap { Int($0) }.map { $0 * 4096 }
  }

  /// A million take a minute in a debug build that others compete with: `TUG_LONG_TRACE=1000000`.
  private static let eventCount =
    ProcessInfo.processInfo.environment["TUG_LONG_TRACE"].flatMap { Int($0) } ?? 60_000

  @Test(
    "it is replayed in one pass and constant memory", arguments: ["header", "backFooter", "live"])
  func constantMemory(control: String) throws {
    let session = TraceSession()
    let config =
      control == "live" ? #"{"control":"header","live":true}"# : #"{"control":"\#(control)"}"#
    var (day, written) = (Day(), 0)
    try session.play(Data(config.utf8)) { _ in written += 1 }
    var before: Int?
    for event in 0..<Self.eventCount {
      if event == Self.eventCount / 3 { before = Self.residentBytes }
      try session.play(day.next()) { _ in written += 1 }
    }
    #expect(written == Self.eventCount + 1)
    guard let before, let after = Self.residentBytes else { return }
    // Other tests run beside this one; an event that was kept would be 100 bytes, at the least.
    let kept = (after - before) / (Self.eventCount * 2 / 3)
    #expect(kept < 400, "\(kept) bytes an event")
  }
}
