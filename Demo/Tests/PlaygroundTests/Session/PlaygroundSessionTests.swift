import DemoScenes
import Foundation
import Testing
import Tug

@testable import Playground

@MainActor
@Suite("A session of the playground", .timeLimit(.minutes(30)))
struct PlaygroundSessionTests {
  private let watched = WatchedScene()
  private let session: PlaygroundSession

  init() throws {
    session = PlaygroundSession(
      SessionConfiguration(
        feedURL: URL(filePath: "/"), phone: .init(width: 320, height: 568),
        scene: watched.scene(.textHeader)))
  }

  @Test("begins with a message about its phone and all scenes")
  func hello() {
    let hello = session.hello
    #expect(hello.t == "hello")
    #expect(hello.protocol == 1)
    #expect(hello.scene == "text-header")
    #expect([hello.device.width, hello.device.height, hello.device.scale] == [320, 568, 2])
    #expect(hello.scenes.map(\.id) == Scene.all.map(\.id))
    #expect(hello.scenes.map(\.title) == Scene.all.map(\.title))
    #expect(hello.scenes.map(\.group) == Scene.all.map(\.group.title))
    #expect(hello.device.safeArea == [20, 0, 0, 0])
    #expect(hello.languages.count == 34 && hello.languages.contains("zh-Hans"))
    #expect(!hello.pages, "pages that nobody serves")
  }

  @Test("doesn't make up for the time at rest when a motion begins")
  func rest() async throws {
    session.catchUp(with: .now - .seconds(100))
    _ = session.nextFrame()
    #expect(session.isAtRest)
    let waiting = Task { await session.waitForChange() }
    for _ in 0..<5 { await Task.yield() }
    watched.liveControllers.first?.view.alpha = 0.5
    await waiting.value
    session.catchUp(with: .now)
    #expect(try #require(session.nextFrame()).time < 50)
  }

  @Test("runs the clock while work is under way, even if nothing moves")
  func workAfterRest() async throws {
    session.catchUp(with: .now)
    _ = session.nextFrame()
    #expect(session.isAtRest)
    var isAwake = false
    let waiting = Task {
      await session.waitForChange()
      isAwake = true
    }
    for _ in 0..<5 { await Task.yield() }
    let work = Task { try await session.environment.pause(1) }
    // Otherwise the list would keep refreshing until someone touches the phone.
    while !isAwake, !Task.isCancelled { await Task.yield() }
    work.cancel()
    session.changed()
    await waiting.value
  }

  @Test("doesn't make up for an hour in which the server was suspended")
  func standstill() throws {
    defer { session.close() }
    let start = ContinuousClock.now
    session.catchUp(with: start)
    let before = try #require(session.nextFrame()).time
    try pointer(.down, y: 200, time: 0)
    try pointer(.move, y: 300, time: 16)
    try pointer(.up, y: 300, time: 32)
    session.catchUp(with: start + .seconds(3600))
    let after = try #require(session.nextFrame()).time
    #expect(after - before <= 0.5)
  }

  @Test("applies the phone's settings to its screens")
  func settings() throws {
    let before = try #require(session.nextFrame())
    try session.handle(
      .settings(
        PhoneSettings(
          dark: true, rightToLeft: true, boldText: true, reduceMotion: true,
          textSize: .accessibility)))
    let traits = try #require(watched.liveControllers.first?.view.traitCollection)
    #expect(traits.userInterfaceStyle == .dark && traits.layoutDirection == .rightToLeft)
    #expect(traits.legibilityWeight == .bold)
    #expect(traits.preferredContentSizeCategory == .accessibilityLarge)
    let after = try #require(session.nextFrame())
    #expect(!before.set.isEmpty && !after.set.isEmpty, "nothing on the screen has changed")
  }

  @Test("begins with a full frame, and has no other at rest")
  func firstFrame() throws {
    let frame = try #require(session.nextFrame())
    #expect(frame.full)
    #expect(frame.n == 1)
    #expect(frame.remove.isEmpty)
    #expect(frame.isTree)
    let panel = frame.panel
    #expect(panel.contentOffset == numbers(0, -64))
    #expect(panel.contentInset == numbers(0, 0, 0, 0))
    #expect(panel.adjustedContentInset == numbers(64, 0, 0, 0))
    #expect(panel.contentSize == numbers(320, 352))
    #expect(panel.controls?.map(\.name) == ["header"])
    #expect(panel.controls?.map(\.state) == ["idle"])

    pass(1)
    _ = session.nextFrame()
    #expect(session.nextFrame() == nil)
    #expect(session.isAtRest)
    pass(1)
    #expect(session.nextFrame() == nil)
    #expect(session.isAtRest)
  }

  @Test("follows a pointer, and reports the states of the control")
  func drag() throws {
    _ = session.nextFrame()
    var states: [String] = []
    var offsets: [Double] = []
    var changes: [String] = []
    func observe() {
      guard let frame = session.nextFrame() else { return }
      changes += (frame.panel.callbacks ?? []).map(\.text).filter { $0.contains(" → ") }
      #expect(!frame.full)
      if let state = frame.panel.controls?.first?.state, state != states.last {
        states.append(state)
      }
      if let offset = frame.panel.contentOffset { offsets.append(offset[1].value) }
    }

    try pointer(.down, y: 200, time: 5000)
    for step in 1...30 {
      try pointer(.move, y: 200 + Double(step) * 8, time: 5000 + Double(step) * 16)
      observe()
    }
    #expect(states == ["idle", "pulling"])
    #expect(offsets.count > 20)
    #expect(offsets == offsets.sorted(by: >))
    #expect(offsets.last ?? 0 < -64 - 54)

    try pointer(.up, y: 440, time: 5700)
    for _ in 0..<60 {
      pass(1.0 / 60)
      observe()
    }
    #expect(states == ["idle", "pulling", "refreshing"])
    #expect(changes.first == "header idle → pulling")
    #expect(changes.last?.hasSuffix("→ refreshing") == true)
    let resting = try #require(offsets.last)
    #expect(resting == -118)
    #expect(!session.isAtRest || session.nextFrame() == nil)
  }

  @Test("reports each callback of the scroll view once, at most fifty in a frame")
  func callbacks() throws {
    _ = session.nextFrame()
    try pointer(.down, y: 200, time: 0)
    try pointer(.move, y: 211, time: 16)
    let first = try #require(session.nextFrame()?.panel.callbacks)
    #expect(first.first?.text.hasPrefix("scrollViewWillBeginDragging") == true)
    // Not as far as the trigger distance, so that nothing but the scrolling is reported.
    for step in 1...100 {
      try pointer(.move, y: 211 + Double(step), time: 16 + Double(step) * 16)
    }
    let second = try #require(session.nextFrame()?.panel.callbacks)
    #expect(second.count == 50)
    #expect(second.allSatisfy { $0.text.hasPrefix("scrollViewDidScroll (0, -") })
    let numbers = second.map(\.n)
    #expect(numbers == Array((numbers.last ?? 0) - 49...(numbers.last ?? 0)))
    #expect((first.last?.n ?? 0) < (numbers.first ?? 0))
  }

  @Test("scrolls by the wheel within the content")
  func wheel() throws {
    _ = session.nextFrame()
    // 352 points of content in 568 - 64 - 49 leave nothing to scroll.
    try session.handle(.wheel(x: 160, y: 300, dx: 0, dy: 30))
    #expect(session.nextFrame()?.panel.contentOffset == nil)
    try session.handle(.resize(width: 320, height: 340))
    _ = session.nextFrame()
    try session.handle(.wheel(x: 160, y: 300, dx: 0, dy: 30))
    #expect(session.nextFrame()?.panel.contentOffset == numbers(0, -34))
  }

  @Test("lays out its scene again when the phone's size changes")
  func resize() throws {
    _ = session.nextFrame()
    try session.handle(.resize(width: 700, height: 320))
    let frame = try #require(session.nextFrame())
    #expect(!frame.full)
    let window = try #require(frame.set.first { $0.node.id == frame.root }?.node)
    #expect(window.frame == numbers(0, 0, 700, 320))
    #expect(frame.panel.contentSize == numbers(700, 352))
    #expect([session.hello.device.width, session.hello.device.height] == [700, 320])
  }

  @Test("starts another scene with a full frame, and releases the old one")
  func sceneChange() async throws {
    weak let window = watched.liveControllers.first?.view.window
    #expect(window != nil)
    let first = try #require(session.nextFrame())
    try pointer(.down, y: 200, time: 0)
    try pointer(.move, y: 260, time: 16)
    try session.handle(.scene("short-content"))
    let second = try #require(session.nextFrame())
    #expect(second.full)
    #expect(second.isTree)
    #expect(second.root != first.root)
    #expect(second.panel.controls?.map(\.name) == ["footer"])
    #expect(second.panel.callbacks == nil)
    #expect(session.hello.scene == "short-content")
    // The finger was on the old screen.
    try pointer(.move, y: 300, time: 32)
    try pointer(.up, y: 300, time: 48)
    while window != nil, !Task.isCancelled { await Task.yield() }
    #expect(watched.liveControllers.isEmpty)
    #expect(watched.liveApps == 1)

    #expect(throws: ProtocolFault("no such scene: \(String(repeating: "x", count: 40))…")) {
      try session.handle(.scene(String(repeating: "x", count: 100)))
    }
  }

  @Test(
    "resumes a wait for changes after a change and after cancellation", .timeLimit(.minutes(30)))
  func waiting() async throws {
    // A finger that stays down keeps its view in memory.
    defer { session.close() }
    _ = session.nextFrame()
    pass(1)
    _ = session.nextFrame()
    #expect(session.nextFrame() == nil)
    let waiter = Task { await session.waitForChange() }
    await Task { @MainActor in }.value
    try pointer(.down, y: 200, time: 0)
    await waiter.value
    _ = session.nextFrame()

    let canceled = Task { await session.waitForChange() }
    await Task { @MainActor in }.value
    canceled.cancel()
    await canceled.value
  }

  // MARK: Input

  private func numbers(_ values: Double...) -> [WireNumber] { values.map { WireNumber($0) } }

  private func pointer(_ phase: ClientMessage.PointerPhase, y: Double, time: Double) throws {
    try session.handle(.pointer(phase, id: 1, x: 160, y: y, time: time))
  }

  /// Lets seconds pass on the session's clock.
  private func pass(_ seconds: Double) { session.pass(seconds) }
}

extension PlaygroundSession {
  /// Lets seconds pass on the session's clock without waiting.
  func pass(_ seconds: Double) {
    var instant = now()
    catchUp(with: instant)
    // In steps that are short enough to be made in full.
    for _ in 1...10 {
      instant += .seconds(seconds / 10)
      catchUp(with: instant)
    }
    // From now on, the real time has no effect.
    now = { instant }
  }
}

extension FrameMessage {
  /// Whether the frame has the root and every child of its nodes.
  var isTree: Bool {
    let ids = Set(set.map(\.node.id))
    return ids.contains(root) && ids.count == set.count
      && ids == Set(set.flatMap(\.node.children)).union([root])
  }
}
