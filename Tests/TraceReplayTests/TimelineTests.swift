import Foundation
import Testing
import TraceReplay

#if canImport(FoundationXML)
  import FoundationXML
#endif

@MainActor
@Suite("The timeline of a trace")
struct TimelineTests {
  private func svg(_ lines: String...) throws -> String {
    let timeline = TraceTimeline()
    let session = TraceSession(timeline: timeline)
    for line in lines { try session.play(Data(line.utf8)) { _ in } }
    return timeline.svg
  }

  @Test("is well-formed, and names its states, axes, and runs")
  func labels() throws {
    let picture = try svg(
      #"{"control":"header"}"#, #"{"op":"offset","y":-80,"dragging":true}"#,
      #"{"op":"tick","dt":0.4}"#, #"{"op":"offset","y":-79,"dragging":false}"#,
      #"{"op":"tick","dt":1}"#, #"{"op":"end"}"#, #"{"op":"tick","dt":0.6}"#)
    for label in [
      "header", "6 events, 2 s, 1 run of the action", ">pulling<", ">refreshing<", "offset, pt",
      "held, pt", ">progress<", ">0.2 s<", ">1 s<", ">2 s<",
    ] {
      #expect(picture.contains(label), "\(label)")
    }
    #expect(XMLParser(data: Data(picture.utf8)).parse())
  }

  @Test("frames without a tick still take time")
  func frames() throws {
    let frame = #"{"op":"offset","y":-8,"dragging":true}"#
    let picture = try svg(#"{"control":"header"}"#, frame, frame, frame, frame, frame, frame, frame)
    #expect(picture.contains("7 events, 0.1 s"))
  }

  @Test("whole traces are drawn one below the other, under their names")
  func several() throws {
    let trace = #"{"name":"a/<b>/0","config":{"control":"header"},"events":[{"op":"begin"}]}"#
    let picture = try svg(trace, trace)
    #expect(picture.matches(of: /a\/&lt;b>\/0/).count == 2)
    #expect(picture.contains("translate(0 440)"))
  }

  @Test("a long trace doesn't make a larger picture")
  func bounded() throws {
    let timeline = TraceTimeline()
    let session = TraceSession(timeline: timeline)
    try session.play(Data(#"{"control":"header"}"#.utf8)) { _ in }
    for step in 0..<20_000 {
      let offset = (step * 7919) % 1000
      try session.play(Data(#"{"op":"offset","y":\#(offset),"dragging":true}"#.utf8)) { _ in }
    }
    #expect(timeline.svg.utf8.count < 250_000)
    #expect(timeline.svg.contains("20000 events"))
  }
}
