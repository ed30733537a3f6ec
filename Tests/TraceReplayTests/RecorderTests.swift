import Foundation
import HeadlessDriver
import Testing

@testable import TraceReplay
@testable import Tug
@testable import TugTrace

@MainActor
@Suite("Recording and replaying", .serialized, .timeLimit(.minutes(30)))
struct RecorderTests {
  @Test("a replay agrees with the recorded screen after every frame", arguments: Gesture.all)
  func replays(gesture: Gesture) throws {
    let screen = RecordedScreen(
      gesture.kind, isRightToLeft: gesture.isRightToLeft, content: gesture.content)
    gesture.act(screen)
    let disagreement = try screen.disagreement()
    #expect(disagreement == nil, "\(disagreement ?? "")")
  }

  @Test(
    "a replay agrees from the beginning of the ring", arguments: Gesture.all, [10, 23, 40, 64, 150])
  func ring(gesture: Gesture, limit: Int) throws {
    let screen = RecordedScreen(
      gesture.kind, limit: limit, isRightToLeft: gesture.isRightToLeft, content: gesture.content)
    gesture.act(screen)
    screen.advance(0.2)
    for _ in 0..<10 { screen.run { screen.scrollView.contentSize.height += 0.5 } }
    // No half begins in the middle of a motion, of which each frame has two events, for 0.9 s at the most, nor
    // while a finger holds up a control that closes.
    #expect(screen.recorder.track(of: screen.control)?.count ?? .max <= limit + 12 + 3 * 54)
    let disagreement = try screen.disagreement()
    #expect(disagreement == nil, "\(disagreement ?? "")")
  }

  @Test(
    "a recording that begins in a recorded state begins with the same state",
    arguments: [
      #"""
      {"control":"autoFooter","live":true,"start":{"stage":"resting","outcome":"noMore",\#
      "progress":0,"held":44,"closing":true,"lastOffset":3.5,"reached":true,"within":true,\#
      "contentLength":2000,"loadedLength":1234.5,"firesLeft":2,"mayRetry":true,"dragStart":-7.25,"pulledAway":true,\#
      "fills":3}}
      """#,
      #"""
      {"control":"header","live":true,"start":{"stage":"showing","outcome":"failure",\#
      "progress":1,"held":54,"firesLeft":-1}}
      """#,
    ])
  func start(line: String) throws {
    var parser = TraceParser()
    guard case .config(let config) = try parser.read(Data(line.utf8)) else { return }
    let player = TracePlayer(config)
    let trace = player.host.run { TraceRecorder(player.scrollView).trace }
    parser = TraceParser()
    guard case .config(let again) = try parser.read(Data(trace.prefix { $0 != "\n" }.utf8)) else {
      Issue.record("no config was recorded")
      return
    }
    #expect(again.scrollView.start == config.scrollView.start)
    #expect(again.control.kind == config.control.kind)
  }

  @Test("a recorded gesture that refreshes also refreshes in the replay")
  func refreshes() throws {
    let screen = RecordedScreen(.header)
    screen.drag(300)
    screen.letGo()
    screen.advance(1)
    #expect(screen.runCount == 1)
    let states = try played(screen.recorder.trace)
    #expect(states.last?["fired"] == "1")
    #expect(Set(states.map { $0["state"] }) == ["idle", "pulling", "refreshing"])
  }

  @Test("every step is recorded, even if the control has nothing to do")
  func quietSteps() {
    let screen = RecordedScreen(.autoFooter)
    let offsets = (0..<20).map { CGFloat(100 + $0) }
    for offset in offsets { screen.scroll(to: offset) }
    let lines = screen.recorder.trace.split(separator: "\n")
    for offset in offsets {
      #expect(lines.contains { $0.contains("\"offset\"") && $0.contains("\"y\":\(Int(offset))") })
    }
  }

  @Test("memory is bounded: the last events of a long day are kept")
  func bounded() {
    let screen = RecordedScreen(.autoFooter, limit: 100)
    for step in 0..<5000 { screen.scroll(to: CGFloat(step % 1300)) }
    #expect(screen.recorder.eventCount <= 100 && screen.recorder.eventCount >= 50)
  }

  @Test("each control of a scroll view has a config and events, and all are replayed")
  func severalControls() throws {
    let screen = RecordedScreen(.header)
    screen.run { screen.scrollView.tug.footer = .auto(.text) { (_: Refresher) in } }
    screen.drag(300)
    screen.letGo()
    screen.advance(1)
    let trace = screen.recorder.trace
    #expect(trace.split(separator: "\n").filter { $0.contains("\"control\"") }.count == 2)
    let states = try played(trace)
    #expect(states.count == trace.split(separator: "\n").count)
    #expect(states.last?["state"] == "idle" && states.contains { $0["state"] == "refreshing" })
  }

  @Test("a stopped recorder records nothing more, and a new one can replace it")
  func stops() {
    let screen = RecordedScreen(.header)
    screen.scroll(to: 100)
    screen.recorder.stop()
    let (count, tug) = (screen.recorder.eventCount, screen.scrollView.tug)
    #expect(count > 0 && tug.recorder == nil && screen.control.engine.observer == nil)
    screen.scroll(to: 200)
    #expect(screen.recorder.eventCount == count)
    let second = screen.host.run { TraceRecorder(screen.scrollView) }
    let third = screen.host.run { TraceRecorder(screen.scrollView) }
    screen.scroll(to: 300)
    #expect(second.eventCount == 0 && third.eventCount > 0)
  }

  @Test("a recording contains only geometry, states, and time")
  func noContent() {
    let screen = RecordedScreen(.header)
    screen.run { screen.control.beginRefreshing() }
    screen.advance(0.5)
    screen.run { screen.control.endRefreshing(.failure(Secret())) }
    screen.advance(0.5)
    #expect(!screen.recorder.trace.contains("secret") && screen.recorder.trace.contains("fail"))
  }

  private struct Secret: LocalizedError {
    var errorDescription: String? { "secret" }
  }

  private func played(_ trace: String) throws -> [SeenState] {
    let session = TraceSession()
    var states: [SeenState] = []
    for line in trace.split(separator: "\n") {
      try session.play(Data(line.utf8)) { states.append(SeenState(line: $0)) }
    }
    return states
  }
}
