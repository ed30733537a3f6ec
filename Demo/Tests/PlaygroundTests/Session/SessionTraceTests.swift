import DemoScenes
import Foundation
import Testing
import Tug

@testable import Playground

@MainActor
@Suite("The traces of a session", .timeLimit(.minutes(30)))
struct SessionTraceTests {
  private let watched = WatchedScene()
  private let session: PlaygroundSession

  init() throws {
    session = PlaygroundSession(
      SessionConfiguration(feedURL: URL(filePath: "/"), scene: watched.scene(.firstSteps)))
    _ = session.takeMessages()
  }

  @Test("a recording of the last gesture and its refresh can be shown")
  func copyAndShow() async throws {
    try drag(by: 60, from: 0)
    session.pass(1)
    try drag(by: 200, from: 10_000)
    session.pass(1)
    let trace = session.recording.trace
    #expect(trace.contains("live"))
    let controls = trace.split(separator: "\n").filter { $0.contains(#""live""#) }
    #expect(controls.count == 1, "the footer, which did nothing, would play after the header")
    try session.handle(.trace)
    #expect(session.takeMessages().contains { $0.contains(#""t":"trace""#) && $0.contains("live") })

    for (index, piece) in [
      trace.prefix(trace.count / 2), trace.suffix(trace.count - trace.count / 2),
    ]
    .enumerated() {
      try session.handle(.replay(String(piece), isLast: index == 1))
    }
    await session.parsing?.value
    #expect((session.outbox.last as? ReplayMessage)?.state == .playing)
    let first = try #require(session.nextFrame())
    #expect(first.full && first.isTree)
    var states: [String] = []
    // About four seconds.
    for _ in 0..<600 where session.viewer.isPlaying {
      session.pass(1.0 / 60)
      if let control = session.nextFrame()?.panel.controls?.first, control.name == "header",
        control.state != states.last
      {
        states.append(control.state)
      }
    }
    #expect(states.contains("pulling") && states.contains("refreshing"))
    #expect((session.outbox.last as? ReplayMessage)?.state == .ended)
    #expect(session.viewer.isShowing, "nobody can look at the end")
    session.endPlayback()
    #expect((session.outbox.last as? ReplayMessage)?.state == .over)
    #expect(session.nextFrame()?.full == true)
    // The scene is back, unchanged.
    #expect(session.window.firstScrollView?.tug.header?.state == .refreshing)
  }

  @Test("a tap that moves nothing leaves the recording of the gesture before it")
  func tapAfterGesture() throws {
    try drag(by: 30, from: 0)
    session.pass(2)
    let began = #""state":"began""#
    #expect(session.recording.trace.contains(began))
    for time in [10_000.0, 12_000] {
      try session.handle(.pointer(.down, id: 1, x: 160, y: 300, time: time))
      try session.handle(.pointer(.up, id: 1, x: 160, y: 300, time: time + 50))
      session.pass(1)
    }
    #expect(session.recording.trace.contains(began))
  }

  @Test("a trace begins within half a second, however long nothing happened")
  func idleStart() async throws {
    let trace = """
      {"control":"header"}
      {"op":"tick","dt":3.2}
      {"op":"offset","y":-80,"dragging":true}
      {"op":"tick","dt":2}

      """
    try session.handle(.replay(trace, isLast: true))
    await session.parsing?.value
    session.pass(0.5)
    #expect(session.viewer.playback?.scrollView.contentOffset.y == -80)
    // A pause in the middle keeps its length.
    session.pass(1.5)
    #expect(session.viewer.playback?.isOver == false)
  }

  @Test("an invalid trace is refused with the line, and the scene remains")
  func refused() async throws {
    try session.handle(.replay("{\"control\": \"header\"}\n\n{\"op\": \"fly\"}\n", isLast: true))
    await session.parsing?.value
    let answer = try #require(session.outbox.last as? ReplayMessage)
    #expect(answer.state == .refused)
    #expect(answer.reason == "line 3: there is no op \"fly\"")
    #expect(!session.viewer.isShowing)
  }

  @Test("a touch ends a playback")
  func touch() async throws {
    // A finger that stays down keeps its view in memory.
    defer { session.close() }
    try session.handle(
      .replay("{\"control\":\"header\"}\n{\"op\":\"tick\",\"dt\":60}\n", isLast: true))
    await session.parsing?.value
    #expect(session.viewer.isShowing)
    _ = session.takeMessages()
    try session.handle(.pointer(.down, id: 1, x: 100, y: 300, time: 0))
    #expect(!session.viewer.isShowing)
    #expect((session.outbox.last as? ReplayMessage)?.state == .over)
    #expect(session.nextFrame()?.full == true)
  }

  @Test("a trace of more than 2 MiB is a fault")
  func tooLong() throws {
    let piece = String(repeating: " ", count: 1 << 20)
    for _ in 0..<2 { try session.handle(.replay(piece, isLast: false)) }
    #expect(throws: ProtocolFault("the trace is too long")) {
      try session.handle(.replay(piece, isLast: false))
    }
  }

  private func drag(by points: Double, from time: Double) throws {
    try session.handle(.pointer(.down, id: 1, x: 160, y: 200, time: time))
    for step in 1...20 {
      try session.handle(
        .pointer(
          .move, id: 1, x: 160, y: 200 + points * Double(step) / 20,
          time: time + Double(step) * 16))
      session.pass(1.0 / 60)
    }
    try session.handle(.pointer(.up, id: 1, x: 160, y: 200 + points, time: time + 600))
  }
}
