// Complaint 21 of docs/references/complaints.md asks for these modifiers.

import Foundation
import HeadlessDriver
import Testing

@testable import TugSwiftUI

@MainActor
@Suite("A control that a SwiftUI modifier declares, beside its host", .timeLimit(.minutes(30)))
struct HostLawTests {
  let host = SwiftUIHost()

  // MARK: 6

  @Test("law 6: 20 that the host writes while 54 is held is 20 of its own, answered once")
  func wholeInset() async {
    let (_, list, modifier) = host.makeScreen()
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
    "law 6: a host that takes insets back ends no run, gets no endless answer, and has its own at the end",
    arguments: InsetReturn.allCases)
  func takenBack(moment: InsetReturn) async {
    let (slot, list, modifier) = host.makeScreen()
    modifier.control.visibleExtent = 54
    list.own.top = 20
    host.device.run { list.writeInset() }
    list.insetReturn = moment
    var mistakes: [String] = []
    host.device.host.onMistake = { mistakes.append($0) }
    for pulls in [false, true] {
      let finger = host.device.finger
      if pulls { finger.drag(from: CGPoint(x: 180, y: 100), to: CGPoint(x: 180, y: 500)) }
      if !pulls { modifier.begin() }
      await host.settle()
      let writes = list.writes
      for frame in 0..<60 {
        host.device.run { list.setNeedsLayout() }
        if frame % 10 == 0 { slot.redraw() }
        host.device.advance(1.0 / 60)
      }
      #expect(list.writes - writes <= 60 * 4, "the host and the control never agree")
      // Where the host has its way at once, the header is closed, and its action goes on.
      #expect(list.contentInset.top == (moment == .atOnce ? 20 : 74))
      #expect(modifier.control.isRefreshing && modifier.job.running == 1)
      modifier.job.finish()
      await host.settle()
      #expect(list.contentInset.top == 20 && list.contentOffset.y == -20)
      #expect(modifier.control.state == .idle && modifier.job.cancellations == 0)
    }
    #expect(modifier.job.starts == 2 && modifier.ends == 2)
    #expect(mistakes.isEmpty, "a layout is endless")
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
    host.turn()
    for (edge, modifier) in zip(edges, modifiers) { #expect(list.tug[edge] === modifier.control) }
    for modifier in modifiers { slot.remove(modifier) }
    host.turn()
    #expect(list.isClean)
  }

  @Test("law 7: the bars above follow a list between markers, and no longer once they are gone")
  func bars() {
    let slot = host.makeSlot()
    let list = slot.makeList()
    slot.put(list)
    let controller = host.device.window.rootViewController
    let modifier = slot.add(HostedModifier(.top, on: host))
    slot.redraw()
    #expect(controller?.contentScrollView(for: .top) === list, "a large title never collapses")
    slot.remove(modifier)
    host.turn()
    host.device.run { host.root.insertSubview(UIView(), at: 0) }
    #expect(controller?.contentScrollView(for: .top) == nil)
  }

  @Test("law 7: a list that is a part of the screen, or beside the app's choice, changes no bars")
  func otherBars() {
    let controller = host.device.window.rootViewController
    let (part, whole) = (host.makeSlot(), host.makeSlot())
    let list = part.makeList()
    list.frame.origin.y = 200
    part.put(list)
    part.add(HostedModifier(.top, on: host))
    host.turn()
    #expect(controller?.contentScrollView(for: .top) == nil)
    let chosen = UIScrollView()
    host.device.run { controller?.setContentScrollView(chosen, for: .top) }
    whole.put(whole.makeList())
    whole.add(HostedModifier(.top, on: host))
    host.turn()
    #expect(controller?.contentScrollView(for: .top) === chosen)
  }

  @Test("law 7: two lists side by side never mix, not even when one of them is late")
  func sideBySide() {
    let (left, right) = (host.makeSlot(), host.makeSlot())
    let headers = [left, right].map { $0.add(HostedModifier(.top, on: host)) }
    let late = left.makeList()
    right.put(right.makeList())
    host.turn()
    #expect(right.list?.tug.header === headers[1].control && headers[0].control.edge == nil)
    left.put(late)
    host.turn()
    #expect(late.tug.header === headers[0].control)
    // The host gives each of them to the other place.
    let other = right.list
    left.put(nil)
    right.put(late)
    left.put(other)
    host.turn()
    #expect(late.tug.header === headers[1].control && other?.tug.header === headers[0].control)
  }

  @Test("law 7: a list inside takes nothing from the one outside, which a modifier can ask for")
  func nesting() {
    let (_, list, header) = host.makeScreen()
    let inner = host.makeSlot()
    host.device.run { list.addSubview(inner.container) }
    let (own, enclosing) = (
      HostedModifier(.top, on: host), HostedModifier(.bottom, on: host, isInside: true)
    )
    inner.add(own)
    inner.add(enclosing)
    host.turn()
    #expect(own.control.edge == nil && list.tug.header === header.control)
    #expect(list.tug.footer === enclosing.control)
    inner.put(inner.makeList())
    host.turn()
    #expect(inner.list?.tug.header === own.control && inner.list?.tug.footer == nil)
    #expect(list.tug.header === header.control && list.tug.footer === enclosing.control)
  }

  @Test("law 7: a control leaves its former list, though its new one has a control at that edge")
  func takenEdge() {
    let (slot, former, first) = host.makeScreen()
    let second = slot.add(HostedModifier(.top, on: host))
    let other = host.makeSlot()
    let list = slot.makeList()
    slot.put(list)
    // The host updates the modifiers in the other order, and shows the former list elsewhere.
    host.device.run { second.update() }
    #expect(list.tug.header === second.control)
    other.put(former)
    host.turn()
    #expect(first.control.edge == nil && former.isClean)
  }

  @Test("law 7: of two controls for one edge the first stays, which is said once")
  func sameEdge() {
    let (slot, list, first) = host.makeScreen()
    let second = slot.add(HostedModifier(.top, on: host))
    for _ in 0..<5 { slot.redraw() }
    #expect(list.tug.header === first.control && host.log.count == 1)
    slot.remove(first)
    host.pass(0.3)
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

  @Test("law 8: each update brings its environment to an indicator that shows, and nothing else does")
  func environment() async {
    let (slot, list, modifier) = host.makeScreen()
    let seen = Box<[String]>([])
    var environment = "light"
    func redraw() {
      modifier.configuration.updateIndicator = { [environment] _ in
        seen.value.append(environment)
        return false
      }
      slot.redraw()
    }
    redraw()
    modifier.begin()
    await host.settle()
    #expect(modifier.control.isRefreshing && seen.value == ["light"])
    let inset = list.contentInset
    environment = "dark"
    redraw()
    await host.settle()
    #expect(seen.value == ["light", "dark"] && list.contentInset == inset)
    #expect(modifier.control.isRefreshing && modifier.job.starts == 1)
  }

  // MARK: 9

  @Test(
    "law 9: what Tug installs in a sheet is not taken for `.refreshable`, and the app's control is")
  func sheet() {
    let slot = host.makeSlot()
    let list = slot.makeList()
    let modifier = HostedModifier(.top, on: host) {
      $0.configure = { $0.trigger.pull?.worksInSheets = true }
    }
    host.device.run {
      let sheet = UIViewController()
      sheet.modalPresentationStyle = .pageSheet
      sheet.view.addSubview(slot.container)
      host.device.window.rootViewController?.present(sheet, animated: true)
    }
    slot.add(modifier, with: list)
    host.pass(0.5)
    for _ in 0..<3 { slot.redraw() }
    #expect(list.refreshControl != nil && modifier.control.isEnabled && host.log.isEmpty)
    list.refreshControl = host.device.run { UIRefreshControl() }
    slot.redraw()
    #expect(!modifier.control.isEnabled && host.log.count == 1)
  }

  @Test("law 9: beside `.refreshable` the header ignores pulls, and says so once")
  func refreshable() {
    let (slot, list, modifier) = host.makeScreen()
    list.refreshControl = host.device.run { UIRefreshControl() }
    for _ in 0..<3 { slot.redraw() }
    #expect(!modifier.control.isEnabled && host.log.count == 1)
    list.refreshControl = nil
    slot.redraw()
    #expect(modifier.control.isEnabled)
  }

  @Test(
    "law 9: `.refreshable` around several lists: only those that show a refresh control give way")
  func refreshableAround() {
    let (slot, list, modifier) = host.makeScreen()
    let (_, other, second) = host.makeScreen()
    let (_, sideways, row) = host.makeScreen(.leading)
    // As around a scroll view of iOS 15, the ancestor's action shows in some lists and not in others.
    for list in [list, sideways] { list.refreshControl = host.device.run { UIRefreshControl() } }
    host.pass(0.5)
    slot.redraw()
    #expect(!modifier.control.isEnabled, "one pull refreshes twice")
    #expect(second.control.isEnabled, "a list without a refresh control can't be pulled")
    #expect(row.control.isEnabled, "a control at another edge can't be pulled")
    host.device.run { second.begin() }
    #expect(other.tug.header?.isRefreshing == true)
    // The same modifier in a list that shows none.
    slot.put(slot.makeList())
    host.turn()
    #expect(modifier.control.isEnabled, "the header of a new list is as dead as the former one's")
  }

  @Test("law 9: a refresh control that no update told of wins the first pull, too")
  func lateRefreshControl() async {
    let (slot, list, modifier) = host.makeScreen()
    host.pass(2)
    list.refreshControl = host.device.run { UIRefreshControl() }
    host.device.finger.drag(from: CGPoint(x: 180, y: 100), to: CGPoint(x: 180, y: 500))
    await host.settle()
    #expect(modifier.job.starts == 0 && !modifier.control.isRefreshing, "one pull refreshes twice")
    list.refreshControl = nil
    slot.redraw()
    #expect(modifier.control.isEnabled)
  }

  // MARK: 10

  @Test("law 10: after a second without a list, the log says so once")
  func late() {
    let slot = host.makeSlot()
    slot.add(HostedModifier(.top, on: host))
    host.turn()
    #expect(host.log.isEmpty)
    host.pass(1)
    slot.isInWindow = false
    slot.isInWindow = true
    host.pass(1)
    #expect(host.log.count == 1)
  }

  @Test(
    "law 10: a list that comes in an update, after the modifier's, has its control in the next turn"
  )
  func nextTurn() {
    let slot = host.makeSlot()
    let modifier = slot.add(HostedModifier(.top, on: host))
    host.pass(20)
    let list = slot.makeList()
    slot.put(list)
    host.turn()
    #expect(list.tug.header === modifier.control)
  }

  @Test(
    "law 10: a list in place of another has the control in the next turn, whoever replaced it",
    arguments: [false, true])
  func replaced(isInside: Bool) {
    let (slot, list, modifier) = host.makeScreen()
    host.pass(20)
    let other = slot.makeList()
    isInside ? slot.putInside(other) : slot.put(other)
    host.turn()
    #expect(other.tug.header === modifier.control && list.isClean)
  }

  @Test("law 10: a list that comes in an update of its own has its control a moment later")
  func inside() {
    let slot = host.makeSlot()
    let modifier = slot.add(HostedModifier(.top, on: host))
    host.pass(20)
    let list = slot.makeList()
    slot.putInside(list)
    host.pass(0.3)
    #expect(list.tug.header === modifier.control)
    slot.putInside(nil)
    host.pass(20)
    let later = slot.makeList()
    slot.putInside(later)
    host.pass(0.3)
    #expect(later.tug.header === modifier.control && list.isClean)
  }

  @Test("law 10: nothing looks for a list that is found, nor beside markers that are gone")
  func rest() {
    let (slot, _, modifier) = host.makeScreen()
    host.pass(2)
    host.turn()
    #expect(host.waitingTimers == 0 && host.waitingTurns == 0, "a control at rest costs battery")
    slot.put(nil)
    host.turn()
    host.pass(2)
    slot.isInWindow = false
    host.pass(2)
    #expect(host.waitingTimers == 0, "a tab that is not shown goes on looking")
    slot.isInWindow = true
    slot.remove(modifier)
    host.pass(2)
    host.turn()
    #expect(host.waitingTimers == 0 && host.waitingTurns == 0)
  }
}
