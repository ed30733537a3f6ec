// Complaint 21 of docs/references/complaints.md asks for these modifiers.

import Foundation
import HeadlessDriver
import Testing

@testable import TugSwiftUI

@MainActor
@Suite("A control that a SwiftUI modifier declares", .timeLimit(.minutes(5)))
struct LawTests {
  let host = SwiftUIHost()

  /// A slot with a list and one modifier.
  private func screen(
    _ edge: Refresher.Edge = .top, trigger: TugTrigger = .pull
  ) -> (slot: Slot, list: HostScrollView, modifier: HostedModifier) {
    let slot = host.makeSlot()
    let list = slot.makeList()
    slot.put(list)
    let modifier = slot.add(HostedModifier(edge, on: host, trigger: trigger))
    host.device.host.layoutWindows()
    return (slot, list, modifier)
  }

  // MARK: 1

  @Test("law 1: both markers share one coordinator, and the control goes with the last of them")
  func sharing() throws {
    let (slot, list, modifier) = screen()
    let (behind, front) = (try #require(modifier.behind), try #require(modifier.front))
    #expect(behind.coordinator === front.coordinator)
    host.device.run { modifier.coordinator.dismantle(front) }
    #expect(list.tug.header === modifier.control)
    slot.remove(modifier)
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
    let (slot, list, modifier) = screen()
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
    let (slot, list, modifier) = screen()
    modifier.begin()
    await host.settle()
    #expect(list.contentInset.top == modifier.control.heldInset && list.contentInset.top > 0)
    let other = slot.makeList()
    slot.put(other)
    slot.redraw()
    #expect(list.isClean && list.observationCount == 0)
    #expect(other.tug.header === modifier.control)
    await host.settle()
    #expect(modifier.control.isRefreshing && other.contentInset.top > 0)
    #expect(modifier.job.starts == 1 && modifier.job.cancellations == 0)
    modifier.job.finish(.noMoreData)
    await host.settle()
    #expect(modifier.job.starts == 1 && other.contentInset == .zero)
    #expect(modifier.control.state == .noMoreData)
  }

  @Test("law 2: a run survives a list that is gone before the next one comes")
  func lateReplacement() async {
    var made: (slot: Slot, modifier: HostedModifier)?
    weak var former: HostScrollView?
    do {
      let (slot, list, modifier) = screen()
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
    slot.redraw()
    await host.settle()
    #expect(list.tug.header === modifier.control && modifier.control.isRefreshing)
    modifier.job.finish()
    await host.settle()
    #expect(
      modifier.job.starts == 1 && !modifier.control.isRefreshing && list.contentInset == .zero)
    #expect(!modifier.proxy.isRefreshing)
  }

  @Test("law 2: no more data stays no more data in the next list")
  func noMoreData() async {
    let (slot, _, modifier) = screen(.bottom, trigger: .auto)
    host.device.run { modifier.control.endRefreshing(.noMoreData) }
    let other = slot.makeList()
    slot.put(other)
    slot.redraw()
    await host.settle()
    #expect(other.tug.footer === modifier.control && modifier.control.state == .noMoreData)
  }

  // MARK: 3

  @Test("law 3: out of the window and back, the control stands, and its action has gone on")
  func outOfWindow() async {
    let (slot, list, modifier) = screen()
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

  // MARK: 4

  @Test("law 4: a thousand redraws neither cancel an action nor start one")
  func thousandRedraws() async {
    let (slot, _, modifier) = screen()
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
    let (_, list, modifier) = screen()
    modifier.begin()
    await host.settle()
    host.device.run { modifier.proxy.end() }
    await host.settle()
    #expect(modifier.job.cancellations == 1 && modifier.ends == 1 && list.contentInset == .zero)
  }

  // MARK: 5

  @Test("law 5: a proxy hears of what happened in an update once, in the next turn")
  func publishing() async {
    let (slot, _, modifier) = screen()
    host.turn()
    host.device.run {
      modifier.control.beginRefreshing()
      modifier.control.endRefreshing()
      modifier.control.beginRefreshing()
      slot.redraw()
    }
    #expect(modifier.proxy.state == .idle && host.waitingTurns == 1)
    host.turn()
    #expect(modifier.proxy.isRefreshing)
  }

  @Test("law 5: a pull in progress tells its indicator, and not the proxy")
  func progress() {
    let (_, list, modifier) = screen()
    host.turn()
    host.device.run { list.contentOffset.y = -20 }
    #expect(modifier.control.progress > 0 && host.waitingTurns == 0)
  }

  // MARK: 6

  @Test("law 6: 20 that the host writes while 54 is held is 20 of its own, answered once")
  func wholeInset() async {
    let (_, list, modifier) = screen()
    modifier.control.visibleExtent = 54
    modifier.begin()
    await host.settle()
    #expect(list.contentInset.top == 54)
    for own in [20, 54, 0, 74, 20] as [CGFloat] {
      list.own.top = own
      let writes = list.writes
      host.device.run { list.writeInset() }
      #expect(list.contentInset.top == own + 54 && list.tug.contentInset.top == own)
      #expect(list.writes - writes <= 2)
    }
    modifier.job.finish()
    await host.settle()
    #expect(list.contentInset.top == 20 && list.contentOffset.y == -20)
  }

  @Test(
    "law 6: a host that writes its inset at each layout is answered each time, and no layout is endless"
  )
  func insetInLayout() async {
    let (_, list, modifier) = screen()
    modifier.control.visibleExtent = 54
    list.own.top = 20
    list.writesInLayout = true
    var mistakes: [String] = []
    host.device.host.onMistake = { mistakes.append($0) }
    modifier.begin()
    await host.settle()
    let writes = list.writes
    for _ in 0..<60 {
      host.device.run { list.setNeedsLayout() }
      host.device.advance(1.0 / 60)
    }
    #expect(list.writes - writes <= 60 * 4 && mistakes.isEmpty)
    #expect(list.contentInset.top == 74)
    modifier.job.finish()
    await host.settle()
    #expect(list.contentInset.top == 20 && list.contentOffset.y == -20 && mistakes.isEmpty)
  }

  // MARK: 7

  @Test("law 7: modifiers of one list share its controls, in any order", arguments: [false, true])
  func order(isReversed: Bool) {
    let slot = host.makeSlot()
    slot.isReversed = isReversed
    let edges = isReversed ? Refresher.Edge.allCases.reversed() : Refresher.Edge.allCases
    let modifiers = edges.map { slot.add(HostedModifier($0, on: host)) }
    let list = slot.makeList()
    slot.put(list)
    slot.redraw()
    for (edge, modifier) in zip(edges, modifiers) { #expect(list.tug[edge] === modifier.control) }
    for modifier in modifiers { slot.remove(modifier) }
    #expect(list.isClean)
  }

  @Test("law 7: two lists side by side never mix, not even when one of them is late")
  func sideBySide() {
    let (left, right) = (host.makeSlot(), host.makeSlot())
    let headers = [left, right].map { $0.add(HostedModifier(.top, on: host)) }
    let late = left.makeList()
    right.put(right.makeList())
    left.redraw()
    right.redraw()
    #expect(right.list?.tug.header === headers[1].control && headers[0].control.edge == nil)
    left.put(late)
    left.redraw()
    #expect(late.tug.header === headers[0].control)
    // The host gives each of them to the other place.
    let other = right.list
    left.put(nil)
    right.put(late)
    left.put(other)
    for slot in [left, right] { slot.redraw() }
    #expect(late.tug.header === headers[1].control && other?.tug.header === headers[0].control)
  }

  @Test("law 7: a list inside takes nothing from the one outside, which a modifier can ask for")
  func nesting() {
    let (outer, list, header) = screen()
    let inner = host.makeSlot()
    host.device.run { list.addSubview(inner.container) }
    let (own, enclosing) = (
      HostedModifier(.top, on: host), HostedModifier(.bottom, on: host, isInside: true)
    )
    inner.add(own)
    inner.add(enclosing)
    for slot in [outer, inner] { slot.redraw() }
    #expect(own.control.edge == nil && list.tug.header === header.control)
    #expect(list.tug.footer === enclosing.control)
    inner.put(inner.makeList())
    for slot in [outer, inner] { slot.redraw() }
    #expect(inner.list?.tug.header === own.control && inner.list?.tug.footer == nil)
    #expect(list.tug.header === header.control && list.tug.footer === enclosing.control)
  }

  @Test("law 7: a control leaves its former list, though its new one has a control at that edge")
  func takenEdge() {
    let (slot, former, first) = screen()
    let second = slot.add(HostedModifier(.top, on: host))
    let other = host.makeSlot()
    let list = slot.makeList()
    slot.put(list)
    // The host updates the modifiers in the other order, and shows the former list elsewhere.
    host.device.run { second.update() }
    #expect(list.tug.header === second.control)
    other.put(former)
    slot.redraw()
    other.redraw()
    #expect(first.control.edge == nil && former.isClean)
  }

  @Test("law 7: of two controls for one edge the first stays, which is said once")
  func sameEdge() {
    let (slot, list, first) = screen()
    let second = slot.add(HostedModifier(.top, on: host))
    for _ in 0..<5 { slot.redraw() }
    #expect(list.tug.header === first.control && host.log.count == 1)
    slot.remove(first)
    slot.redraw()
    #expect(list.tug.header === second.control)
  }

  // MARK: 8

  @Test("law 8: an indicator of views gets what each redraw declares, and the control its extent")
  func indicator() {
    final class Views: UIView, RefreshIndicator {
      var extent: CGFloat = 40
      func show(_ status: RefreshStatus) {}
    }
    let (slot, made) = (host.makeSlot(), Box(0))
    slot.put(slot.makeList())
    let modifier = slot.add(
      HostedModifier(.top, on: host) {
        $0.style = .custom {
          made.value += 1
          return Views()
        }
      })
    modifier.configuration.updateIndicator = { indicator in
      guard let views = indicator as? Views, views.extent != 80 else { return false }
      views.extent = 80
      return true
    }
    for _ in 0..<3 { slot.redraw() }
    #expect(made.value == 1 && modifier.control.view.frame.height == 80)
  }

  // MARK: 9

  @Test("law 9: beside `.refreshable` the header ignores pulls, and says so once")
  func refreshable() {
    let (slot, list, modifier) = screen()
    host.refreshable = [ObjectIdentifier(list)]
    for _ in 0..<3 { slot.redraw() }
    #expect(!modifier.control.isEnabled && host.log.count == 1)
    host.refreshable = []
    slot.redraw()
    #expect(modifier.control.isEnabled)
  }

  // MARK: 10

  @Test(
    "law 10: a list that comes late gets its control; after a second the log says what is missing")
  func late() {
    let slot = host.makeSlot()
    let modifier = slot.add(HostedModifier(.top, on: host))
    host.turn()
    #expect(host.log.isEmpty)
    host.second()
    slot.isInWindow = false
    slot.isInWindow = true
    host.second()
    #expect(host.log.count == 1)
    let list = slot.makeList()
    slot.put(list)
    slot.redraw()
    #expect(list.tug.header === modifier.control)
  }

  @Test(
    "law 10: a list that is made after its markers is found in the next turn, without an update")
  func nextTurn() {
    let slot = host.makeSlot()
    let modifier = slot.add(HostedModifier(.top, on: host))
    let list = slot.makeList()
    slot.put(list)
    host.turn()
    #expect(list.tug.header === modifier.control)
  }
}

@MainActor
final class Box<Value> {
  var value: Value
  init(_ value: Value) { self.value = value }
}
