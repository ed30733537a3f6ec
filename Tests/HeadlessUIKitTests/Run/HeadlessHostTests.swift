import Foundation
import Testing

@testable import HeadlessUIKit

@MainActor
@Suite("The host")
struct HeadlessHostTests {
  private final class Client: FrameClient {
    var times: [TimeInterval] = []
    var onFrame: () -> Void = {}
    func frame(at time: TimeInterval) {
      times.append(time)
      onFrame()
    }
  }

  @Test(
    "a motion outside of run says that nobody advances its clock",
    arguments: [true, false])
  func unusedClock(animates: Bool) {
    let host = HeadlessHost()
    host.isShared = true
    var mistakes: [String] = []
    host.onMistake = { mistakes.append($0) }
    host.run {
      for _ in 0..<2 {
        if animates {
          UIView.animate(withDuration: 1, animations: {}, completion: { _ in })
        } else {
          FrameLink(on: UIView()) { true }.start()
        }
      }
    }
    #expect(mistakes.count == 1 && mistakes.first?.contains("TestDevice.run") == true)
  }

  @Test("timers fire in the order of their times, then of their creation")
  func timers() {
    let host = HeadlessHost()
    var fired: [String] = []
    for (name, delay) in [("c", 0.3), ("a", 0.1), ("b", 0.1), ("now", 0), ("past", -1)] {
      host.schedule(after: delay) { fired.append("\(name) \(host.time)") }
    }
    #expect(host.scheduledCount == 5 && host.isBusy)
    host.advance(by: 0)
    #expect(fired == ["now 0.0", "past 0.0"])
    host.advance(by: 0.2)
    #expect(fired.suffix(2) == ["a 0.1", "b 0.1"])
    host.advance(by: 0.2)
    #expect(fired.last == "c 0.3" && !host.isBusy && host.scheduledCount == 0)
  }

  @Test("a timer canceled by an earlier one at the same moment doesn't fire")
  func cancelled() {
    let host = HeadlessHost()
    var fired: [Int] = []
    var second = 0
    host.schedule(after: 0.1) {
      fired.append(1)
      host.cancelTimer(second)
    }
    second = host.schedule(after: 0.1) { fired.append(2) }
    host.advance(by: 1)
    #expect(fired == [1])
  }

  @Test("timers that endlessly restart each other are reported")
  func endlessTimers() {
    let host = HeadlessHost()
    var mistakes = 0
    host.onMistake = { _ in mistakes += 1 }
    func again() { host.schedule(after: 0, again) }
    again()
    host.advance(by: 1)
    #expect(mistakes == 1)
    #expect(host.time == 1)
    host.cancelScheduledWork()
  }

  @Test(
    "the clock never goes backward", arguments: [-1, .nan, -.infinity, .infinity, 0] as [Double])
  func forward(seconds: Double) {
    let host = HeadlessHost()
    host.advance(by: 0.5)
    host.advance(by: seconds)
    #expect(host.time == 0.5)
  }

  @Test(
    "an invalid frame interval is ignored", arguments: [0, -1, .nan, .infinity] as [Double])
  func frameInterval(seconds: Double) {
    let host = HeadlessHost()
    host.frameInterval = seconds
    #expect(host.frameInterval == 1.0 / 60)
  }

  @Test("frames occur at fixed times, however the clock is advanced")
  func frames() {
    let host = HeadlessHost()
    host.frameInterval = 0.25
    let client = Client()
    host.advance(by: 0.1)
    host.startFrames(for: client)
    host.startFrames(for: client)
    #expect(host.scheduledCount == 1)
    for step in [0.1, 0.3, 0, 0.25, 0.5] { host.advance(by: step) }
    #expect(client.times == [0.25, 0.5, 0.75, 1, 1.25])
    host.stopFrames(for: client)
    host.advance(by: 1)
    #expect(client.times.count == 5 && !host.isBusy)
  }

  @Test("a client stopped by another in the same frame isn't called")
  func stoppedClient() {
    let host = HeadlessHost()
    let (first, second) = (Client(), Client())
    first.onFrame = { host.stopFrames(for: second) }
    host.startFrames(for: first)
    host.startFrames(for: second)
    host.advance(by: host.frameInterval)
    #expect(first.times.count == 1 && second.times == [])
    host.stopFrames(for: first)
  }

  @Test("hosts have separate clocks, views, and settings")
  func several() async {
    let (one, other) = (HeadlessHost(), HeadlessHost())
    one.schedule(after: 0.1) {}
    one.advance(by: 0.05)
    other.advance(by: 3)
    #expect(one.time == 0.05 && one.isBusy && !other.isBusy)
    one.run {
      #expect(CACurrentMediaTime() == 0.05)
      other.run { #expect(CACurrentMediaTime() == 3) }
      #expect(HeadlessHost.current === one && UIView().host === one)
    }
    await one.run {
      await Task { @MainActor in #expect(HeadlessHost.current === one) }.value
    }
    #expect(HeadlessHost.current !== one)
  }

  @Test("an animation block of one host doesn't animate the views of another")
  func foreignView() {
    let (one, other) = (HeadlessHost(), HeadlessHost())
    let view = other.run { UIView(frame: .zero) }
    one.run { UIView.animate(withDuration: 1, animations: { view.alpha = 0 }) }
    #expect(view.layer.presentation()?.opacity == 0)
  }
}
