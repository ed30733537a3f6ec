import DemoScenes
import Foundation
@_spi(Tools) import HeadlessDriver
import Testing
import Tug

@testable import Playground

@MainActor
@Suite("The clock of a session", .timeLimit(.minutes(30)))
struct SessionClockTests {
  private let watched = WatchedScene()
  private let session: PlaygroundSession

  init() throws {
    session = PlaygroundSession(
      SessionConfiguration(
        feedURL: URL(filePath: "/"), scene: watched.scene(.firstSteps, isTimed: true)))
    _ = session.nextFrame()
  }

  private var header: Refresher? { session.window.firstScrollView?.tug.header }

  @Test("runs at the rate that the page sets", arguments: [1, 0.25, 0.1])
  func rate(rate: Double) throws {
    try session.handle(.clock(rate: rate))
    try session.handle(.begin(control: "header"))
    let (start, begun) = (session.host.time, ContinuousClock.now)
    // In steps, because a session makes up for at most a quarter of a second.
    for _ in 0..<40 { session.pass(0.1) }
    // The time that the test itself takes counts, too.
    let own = (ContinuousClock.now - begun) / .seconds(1)
    let passed = session.host.time - start
    #expect(passed > 3.99 * rate && passed < (4.01 + own) * rate)
  }

  @Test("draws as many frames in slow motion as at full speed")
  func slowFrames() throws {
    try session.handle(.clock(rate: 0.1))
    try session.handle(.begin(control: "header"))
    var pictures = 0
    for _ in 0..<30 {
      session.pass(1.0 / 60)
      if let frame = session.nextFrame(), !frame.set.isEmpty { pictures += 1 }
    }
    #expect(pictures > 20)
  }

  @Test("stops while it's paused, and advances in steps")
  func steps() throws {
    try session.handle(.begin(control: "header"))
    try session.handle(.clock(rate: 0))
    _ = session.nextFrame()
    #expect(session.isAtRest, "a page that is paused would be drawn for nothing")
    let start = session.host.time
    session.pass(10)
    #expect(session.host.time == start)
    try session.handle(.step(seconds: 0.1))
    #expect(abs(session.host.time - start - 0.1) < 1e-9)
    #expect(session.nextFrame()?.set.isEmpty == false)
  }

  @Test("measures the time of work: while it's paused, nothing arrives")
  func work() async throws {
    try session.handle(.clock(rate: 0))
    try session.handle(.begin(control: "header"))
    for _ in 0..<60 { try session.handle(.step(seconds: 1.0 / 60)) }
    #expect(header?.state == .refreshing)
    await session.finishWork()
    for _ in 0..<90 {
      try session.handle(.step(seconds: 1.0 / 60))
      await session.finishWork()
    }
    #expect(header?.state == .idle)
  }

  @Test("answers after a step only once the work that ended in it has continued")
  func answers() async throws {
    try session.handle(.clock(rate: 0))
    try session.handle(.begin(control: "header"))
    let isAnswered = { session.takeMessages().contains { $0.contains(#""t":"trace""#) } }
    for _ in 0..<100 where session.timer.isEmpty {
      try session.handle(.step(seconds: 0.1))
      await session.finishWork()
    }
    try #require(!session.timer.isEmpty, "the work has not begun")
    // Nothing continues while the test keeps the main actor, so that time stands still when the work ends.
    let begun = session.host.time
    try session.handle(.step(seconds: 8))
    try session.handle(.trace)
    #expect(session.host.time < begun + 4, "the rest of the step passed without the work")
    #expect(!isAnswered(), "the page would see the end of the step without the end of the work")
    #expect(!session.isAtRest, "nobody would look again, and the page would wait in vain")
    await session.timer.callers.haveContinued()
    session.catchUp(with: .now)
    #expect(header?.state == .idle)
    #expect(isAnswered())
  }

  @Test("makes work fail and take longer as the network settings say")
  func network() async throws {
    try session.handle(.feed(FeedSettings(latency: 3, failure: 1)))
    try session.handle(.clock(rate: 0))
    try session.handle(.begin(control: "header"))
    var failedAt: TimeInterval?
    header?.onStateChange = { [session] in
      if $1 == .failed || $0 == .refreshing { failedAt = session.host.time }
    }
    let start = session.host.time
    while failedAt == nil, session.host.time < start + 10 {
      try session.handle(.step(seconds: 0.1))
      await session.finishWork()
    }
    // A second of work and three of latency, after the control has opened.
    #expect(try #require(failedAt) - start > 4)
    #expect(header?.state == .failed)
  }

  @Test(
    "counts the latency of the feed's network, which the inspector would show as no time otherwise")
  func feedLatency() async throws {
    try session.handle(.feed(FeedSettings(latency: 3, failure: 0.3)))
    try session.handle(.clock(rate: 0))
    let start = session.host.time
    var answeredAt: TimeInterval?
    let request = Task { [session] in
      try await session.environment.delayRequest()
      answeredAt = session.host.time
    }
    while answeredAt == nil, session.host.time < start + 10 {
      try session.handle(.step(seconds: 0.1))
      await session.finishWork()
    }
    try await request.value
    #expect(abs(try #require(answeredAt) - start - 3) < 0.2)
    let address = session.environment.feedAddress().absoluteString
    #expect(address.contains("fail=0.3") && !address.contains("latency"), "it waits twice")
  }
}

extension PlaygroundSession {
  /// Lets the tasks that wait for the main actor run.
  fileprivate func finishWork() async {
    for _ in 0..<10 { await Task { @MainActor in }.value }
  }
}
