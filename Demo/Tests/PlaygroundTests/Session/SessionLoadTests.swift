import DemoScenes
import Foundation
import Testing
import TraceReplay
import Tug

@testable import DemoScenes
@testable import Playground

/// The cost of one session for the others, which share the main actor and the memory.
@MainActor
@Suite("The load of a session", .timeLimit(.minutes(30)))
struct SessionLoadTests {
  private nonisolated static let extremeTraces: [String] = [
    #"{"control":"header","frame":[1e30,1e30],"contentSize":[1e30,1e30]}"#,
    #"{"control":"header","contentSize":[1e30,1e30],"offset":[0,1e25]}"#,
    #"{"control":"header","frame":[375,1e9],"contentSize":[375,1e9]}"#,
    #"{"control":"header","frame":[1.7e308,1.7e308],"contentSize":[1.7e308,1.7e308]}"#,
    #"{"control":"autoFooter","contentSize":[375,1.7e308],"offset":[0,-1.7e308]}"#,
    #"{"control":"leading","frame":[5e-324,5e-324],"contentSize":[1e18,1e18],"offset":[1e18,1e18]}"#,
    "{\"control\":\"header\"}\n{\"op\":\"frame\",\"h\":1e300}\n{\"op\":\"contentSize\",\"h\":1e301}",
  ]

  private nonisolated static let longTraces: [(String, Int, String)] = [
    ("{\"op\":\"begin\"}\n", 10_001, "10000 steps"),
    ("{\"op\":\"replace\"}\n", 501, "500 controls"),
    ("{\"control\":\"header\"}\n", 501, "500 controls"),
  ]

  private func makeSession(_ slice: Duration? = nil) -> PlaygroundSession {
    let session = PlaygroundSession(
      SessionConfiguration(feedURL: URL(filePath: "/"), scene: .shortContent), slice: slice)
    _ = session.takeMessages()
    return session
  }

  private func show(_ trace: String, in session: PlaygroundSession) async throws {
    try session.handle(.replay(trace, isLast: true))
    await session.parsing?.value
  }

  private func latestAnswer(_ session: PlaygroundSession) -> ReplayMessage? {
    session.outbox.last as? ReplayMessage
  }

  @Test(
    "a trace of any size is shown with a screenful of rows and finite numbers",
    arguments: Self.extremeTraces)
  func size(trace: String) async throws {
    let session = makeSession()
    defer { session.close() }
    try await show(trace, in: session)
    #expect(latestAnswer(session)?.state == .playing)
    for _ in 0..<10 {
      session.pass(0.05)
      guard let frame = session.nextFrame() else { continue }
      #expect(frame.set.count < 150)
      let text = try frame.jsonText()
      #expect(!text.contains("nan") && !text.contains("inf"))
    }
  }

  @Test(
    "a trace that takes no time is played in slices")
  func slices() async throws {
    let session = makeSession(.microseconds(1))
    defer { session.close() }
    let trace =
      #"{"control":"header"}"# + "\n"
      + String(
        repeating: "{\"op\":\"begin\"}\n{\"op\":\"end\"}\n{\"op\":\"tick\",\"dt\":0}\n", count: 30)
    try await show(trace, in: session)
    _ = session.takeMessages()
    var instant = session.now()
    var turns = 0
    while session.viewer.playback?.isOver == false, turns < 1000 {
      turns += 1
      instant += .milliseconds(16)
      session.catchUp(with: instant)
    }
    // A slice of a microsecond ends after one event.
    #expect(turns > 50 && turns < 1000)
  }

  @Test("a long step of the clock is made in slices")
  func longStep() throws {
    let session = makeSession(.microseconds(1))
    defer { session.close() }
    try session.handle(.clock(rate: 0))
    let start = session.host.time
    try session.handle(.step(seconds: 10))
    #expect(session.host.time - start < 1)
    try session.handle(.trace)
    func hasAnswer() -> Bool { session.takeMessages().contains { $0.contains("\"t\":\"trace\"") } }
    #expect(!hasAnswer(), "the recording would lack the end of the step")
    var turns = 0
    while session.host.time - start < 10 - 1e-6, turns < 1000 {
      turns += 1
      session.catchUp(with: session.now())
    }
    #expect(hasAnswer(), "\(turns) turns")
    #expect(session.isAtRest)
  }

  @Test(
    "a trace beyond the limits is refused with the limit",
    arguments: Self.longTraces)
  func limits(line: String, count: Int, limit: String) async throws {
    let session = PlaygroundSession(
      SessionConfiguration(feedURL: URL(filePath: "/"), scene: .shortContent))
    defer { session.close() }
    let trace = "{\"control\":\"header\"}\n" + String(repeating: line, count: count)
    try await show(trace, in: session)
    let answer = try #require(latestAnswer(session))
    #expect(answer.state == .refused)
    #expect(answer.reason?.contains(limit) == true && answer.reason?.contains("tugtool") == true)
  }

  @Test("a reason repeats only the beginning of a name")
  func reason() async throws {
    let session = makeSession()
    defer { session.close() }
    let name = String(repeating: "\u{1B}", count: 3) + String(repeating: "x", count: 50_000)
    let trace = try String(
      decoding: JSONSerialization.data(withJSONObject: ["control": name]), as: UTF8.self)
    try await show(trace, in: session)
    let reason = try #require(latestAnswer(session)?.reason)
    #expect(reason.utf8.count < 300 && !reason.contains("\u{1B}"))
  }

  @Test("the app's mistakes are told to the page that makes them, and not to the server's log")
  func mistakes() throws {
    let session = makeSession()
    defer { session.close() }
    for number in 1...1000 {
      session.host.onMistake("number \(number) \u{1B}" + String(repeating: "x", count: 10_000))
    }
    session.changed()
    let entries = try #require(session.nextFrame()?.panel.callbacks)
    #expect(entries.count == 50)
    #expect(entries.last?.text.hasPrefix("Mistake: number 1000 \\u{1B}xxx") == true)
    #expect(entries.allSatisfy { $0.text.utf8.count < 300 })
  }
}

@MainActor
@Suite("The cost of a frame")
struct FrameCostTests {
  @Test("is measured for the given number of frames of a scrolling list")
  func fling() throws {
    let scene = try #require(Scene.named("section-headers"))
    let cost = try FrameCost(ofFlinging: scene, frames: 100)
    #expect(cost.times.count == 100)
    #expect(cost.sizes.count == 100)
    #expect(cost.times.allSatisfy { $0 > 0 })
    // The first frame is the whole tree.
    #expect(cost.sizes.dropFirst().max() ?? 0 < cost.sizes[0])
    #expect(cost.percentile(0.5) <= cost.percentile(0.99))
    #expect(cost.percentile(1) == cost.times.max())
  }

  @Test("isn't measured for a scene that doesn't scroll")
  func still() throws {
    #expect(throws: FrameCost.NothingMoves.self) {
      try FrameCost(
        ofFlinging: Scene(
          id: "still", group: .start, title: "", summary: "", make: { _ in .init() }), frames: 10)
    }
  }
}
