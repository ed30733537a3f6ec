// Complaint 21 of docs/references/complaints.md asks for these modifiers.

import Foundation
import HeadlessDriver
import Testing

@testable import TugSwiftUI

@MainActor
@Suite("A control that a SwiftUI modifier declares", .timeLimit(.minutes(30)))
struct LawTests {
  let host = SwiftUIHost()

  // MARK: 1

  @Test("law 1: both markers share one coordinator, and the control goes with the last of them")
  func sharing() throws {
    let (slot, list, modifier) = host.makeScreen()
    let (behind, front) = (try #require(modifier.behind), try #require(modifier.front))
    #expect(behind.coordinator === front.coordinator)
    host.device.run { modifier.coordinator.dismantle(front) }
    #expect(list.tug.header === modifier.control)
    slot.remove(modifier)
    host.turn()
    #expect(list.isClean)
  }

  @Test("law 1: nothing keeps a coordinator that SwiftUI has let go, and its control goes with it")
  func release() async {
    let slot = host.makeSlot()
    let list = slot.makeList()
    slot.put(list)
    weak var coordinator: ControlCoordinator?
    do {
      let modifier = HostedModifier(.top, on: host)
      slot.add(modifier)
      coordinator = modifier.coordinator
      #expect(list.tug.header != nil)
      host.device.run {
        modifier.behind?.removeFromSuperview()
        modifier.front?.removeFromSuperview()
      }
      slot.forget(modifier)
    }
    await host.settle()
    #expect(coordinator == nil)
    #expect(list.isClean)
  }

  // MARK: 2

  @Test("law 2: a redraw brings the new action and the new words, and leaves all else as it is")
  func redraw() async {
    let (slot, list, modifier) = host.makeScreen()
    let (indicator, observations) = (modifier.control.indicator, list.observationCount)
    let views = list.subviews
    let later = Job()
    modifier.configuration.action = { try await later.run() }
    modifier.configuration.style[.idle].title = "Later"
    for _ in 0..<60 { slot.redraw() }
    #expect(modifier.control.indicator === indicator)
    #expect(modifier.control.style[.idle].title == "Later")
    #expect(list.subviews == views && list.observationCount == observations)
    modifier.begin()
    await host.settle()
    #expect(later.starts == 1 && modifier.job.starts == 0)
    later.finish()
    await host.settle()
    #expect(modifier.control.state == .idle && list.contentInset == .zero)
  }

  @Test("law 2: a list in place of another takes the control over, in the middle of a run")
  func replacement() async {
    let (slot, list, modifier) = host.makeScreen()
    modifier.begin()
    await host.settle()
    #expect(list.contentInset.top == modifier.control.heldInset && list.contentInset.top > 0)
    let other = slot.makeList()
    slot.put(other)
    host.turn()
    #expect(list.isClean && list.observationCount == 0)
    #expect(other.tug.header === modifier.control)
    await host.settle()
    #expect(modifier.control.isRefreshing && other.contentInset.top > 0)
    #expect(modifier.job.starts == 1 && modifier.job.cancellations == 0)
    modifier.job.finish(.noMoreData)
    await host.settle()
    #expect(modifier.job.starts == 1 && other.contentInset == .zero)
    #expect(modifier.control.state == .idle, "a refresh has no end of its own")
  }

  @Test("law 2: a run survives a list that is gone before the next one comes")
  func lateReplacement() async {
    var made: (slot: Slot, modifier: HostedModifier)?
    weak var former: HostScrollView?
    do {
      let (slot, list, modifier) = host.makeScreen()
      (made, former) = ((slot, modifier), list)
      modifier.begin()
      await host.settle()
      slot.put(nil)
    }
    guard let (slot, modifier) = made else { return }
    await host.settle()
    #expect(former == nil && modifier.job.cancellations == 0)
    #expect(modifier.proxy.isRefreshing)
    let list = slot.makeList()
    slot.put(list)
    host.turn()
    await host.settle()
    #expect(list.tug.header === modifier.control && modifier.control.isRefreshing)
    modifier.job.finish()
    await host.settle()
    #expect(
      modifier.job.starts == 1 && !modifier.control.isRefreshing && list.contentInset == .zero)
    #expect(!modifier.proxy.isRefreshing)
  }

  @Test("law 2: a redraw with another axis takes the control to that edge, in the middle of a run")
  func axis() async {
    let (slot, list, modifier) = host.makeScreen()
    modifier.begin()
    await host.settle()
    modifier.configuration.edge = .leading
    slot.redraw()
    await host.settle()
    #expect(list.tug.header == nil && list.tug.leading === modifier.control)
    #expect(modifier.control.isRefreshing && modifier.job.starts == 1)
    #expect(list.contentInset.top == 0 && list.contentInset.left > 0)
    modifier.configuration.edge = .top
    slot.redraw()
    modifier.job.finish()
    await host.settle()
    #expect(list.tug.header === modifier.control && list.contentInset == .zero)
    #expect(modifier.job.cancellations == 0)
  }

  @Test("law 2: no more data stays no more data in the next list")
  func noMoreData() async {
    let (slot, _, modifier) = host.makeScreen(.bottom, trigger: .auto)
    host.device.run { modifier.control.endRefreshing(.noMoreData) }
    let other = slot.makeList()
    slot.put(other)
    host.turn()
    await host.settle()
    #expect(other.tug.footer === modifier.control && modifier.control.state == .noMoreData)
  }

  // MARK: 3

  @Test("law 3: out of the window and back, the control stands, and its action has gone on")
  func outOfWindow() async {
    let (slot, list, modifier) = host.makeScreen()
    modifier.begin()
    await host.settle()
    for _ in 0..<3 {
      slot.isInWindow = false
      await host.settle()
      #expect(list.tug.header === modifier.control)
      slot.isInWindow = true
      slot.redraw()
    }
    #expect(modifier.job.starts == 1 && modifier.job.cancellations == 0)
    modifier.job.finish()
    await host.settle()
    #expect(modifier.control.state == .idle && list.contentInset == .zero)
  }

  @Test("law 3: other markers of the modifier, a branch that flips, end no action")
  func flip() async {
    let (slot, list, modifier) = host.makeScreen()
    modifier.begin()
    await host.settle()
    for _ in 0..<3 {
      slot.flip(modifier)
      await host.settle()
    }
    #expect(modifier.job.cancellations == 0 && modifier.control.isRefreshing)
    #expect(list.tug.header === modifier.control)
    modifier.job.finish()
    await host.settle()
    #expect(!modifier.control.isRefreshing && list.contentInset == .zero)
  }

  @Test("law 3: an action whose result takes its modifier off the screen may return")
  func lastResult() async {
    let (slot, list, modifier) = host.makeScreen()
    var results: [RefreshResult] = []
    host.device.run { modifier.coordinator.begin(.always) { results.append($0) } }
    await host.settle()
    slot.remove(modifier)
    modifier.job.finish()
    await host.yield()
    host.turn()
    await host.settle()
    #expect(modifier.job.cancellations == 0 && results.count == 1 && list.isClean)
    if case .success? = results.first {} else { Issue.record("the result is lost: \(results)") }
  }

  // MARK: 4

  @Test("law 4: a thousand redraws neither cancel an action nor start one")
  func thousandRedraws() async {
    let (slot, _, modifier) = host.makeScreen()
    for _ in 0..<1000 { slot.redraw() }
    await host.settle()
    #expect(modifier.job.starts == 0)
    modifier.begin()
    await host.settle()
    for _ in 0..<1000 {
      slot.redraw()
      host.device.advance(1.0 / 60)
    }
    await host.settle()
    #expect(modifier.job.starts == 1 && modifier.job.cancellations == 0)
    #expect(modifier.control.isRefreshing && modifier.begins == 1)
  }

  @Test("law 4: ending the run from code cancels the action")
  func end() async {
    let (_, list, modifier) = host.makeScreen()
    modifier.begin()
    await host.settle()
    host.device.run { modifier.proxy.end() }
    await host.settle()
    #expect(modifier.job.cancellations == 1 && modifier.ends == 1 && list.contentInset == .zero)
  }

  // MARK: 5

  @Test("law 5: a proxy hears of what happened in an update once, in the next turn")
  func publishing() async {
    let (slot, _, modifier) = host.makeScreen()
    host.turn()
    host.device.run {
      modifier.control.beginRefreshing()
      modifier.control.endRefreshing()
      modifier.control.beginRefreshing()
      slot.redraw()
    }
    #expect(modifier.proxy.state == .idle)
    host.turn()
    #expect(modifier.proxy.isRefreshing && host.waitingTurns == 0)
  }

  @Test("law 5: a pull in progress tells its indicator, and not the proxy")
  func progress() {
    let (_, list, modifier) = host.makeScreen()
    host.turn()
    host.device.run { list.contentOffset.y = -20 }
    #expect(modifier.control.progress > 0 && host.waitingTurns == 0)
  }
}

@MainActor
final class Box<Value> {
  var value: Value
  init(_ value: Value) { self.value = value }
}
