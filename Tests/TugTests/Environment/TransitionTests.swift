// Complaint numbers refer to docs/references/complaints.md.

import Foundation
import HeadlessDriver
import Testing

@testable import Tug

@MainActor
@Suite("Controls on a screen that is left", .timeLimit(.minutes(30)))
struct TransitionTests {
  /// Changes to a screen while it isn't visible.
  enum Meanwhile: CaseIterable {
    case nothing, end
  }

  nonisolated static let stacked: [Bars] = Bars.allCases.filter(\.hasNavigation)
  nonisolated static let tabbed: [Bars] = Bars.allCases.filter(\.hasTabs)

  @Test(
    "complaint 5: pushing another screen during a refresh, five times, leaves no inset behind",
    arguments: stacked, [false, true])
  func pushes(bars: Bars, animated: Bool) {
    let phone = Phone(bars, own: UIEdgeInsets(top: 3, left: 0, bottom: 0, right: 0))
    let start = phone.offset
    phone.refreshByHand()
    let open = phone.offset
    for _ in 0..<5 {
      leave(phone, animated: animated)
      #expect(phone.table.window == nil && phone.table.contentInset.top == 57)
      comeBack(phone, animated: animated)
      #expect(phone.header.state == .refreshing && phone.list.headerRuns == 1)
      #expect(phone.table.contentInset.top == 57 && phone.offset == open)
    }
    phone.run { phone.header.endRefreshing() }
    phone.roll(0.6)
    #expect(phone.table.contentInset.top == 3)
    #expect(phone.offset == start - bars.reserve)
  }

  @Test(
    "complaint 5: ended while another screen is on top, no inset and no gap remain",
    arguments: stacked, [false, true])
  func endedAway(bars: Bars, animated: Bool) {
    let phone = Phone(bars)
    phone.refreshByHand()
    leave(phone, animated: animated)
    phone.run { phone.header.endRefreshing() }
    phone.roll(0.5)
    #expect(phone.table.contentInset == .zero && phone.header.state == .idle)
    comeBack(phone, animated: animated)
    #expect(phone.table.contentInset == .zero)
    #expect(phone.offset == -phone.table.adjustedContentInset.top)
    #expect(phone.table.adjustedContentInset.top == bars.top + bars.reserve)
  }

  @Test("ended halfway through the push or the pop, the list is at rest", arguments: stacked)
  func endedUnderWay(bars: Bars) {
    for atPop in [false, true] {
      let phone = Phone(bars)
      phone.refreshByHand()
      phone.run { phone.navigation?.pushViewController(UIViewController(), animated: true) }
      phone.roll(0.15)
      if !atPop { phone.run { phone.header.endRefreshing() } }
      phone.roll(0.5)
      phone.run { _ = phone.list.navigationController?.popViewController(animated: true) }
      phone.roll(0.15)
      if atPop { phone.run { phone.header.endRefreshing() } }
      phone.roll(0.8)
      #expect(phone.table.contentInset == .zero && phone.header.state == .idle)
      #expect(phone.offset == -phone.table.adjustedContentInset.top)
    }
  }

  @Test(
    "complaint 5: a push during a pull leaves no gap, armed or not, whether the finger lifts or not",
    arguments: stacked, [40, 90] as [CGFloat])
  func pushInPull(bars: Bars, distance: CGFloat) {
    for (animated, staysDown) in [(true, true), (true, false), (false, true), (false, false)] {
      let phone = Phone(bars)
      phone.pull(to: phone.offset - bars.reserve - distance)
      leave(phone, animated: animated, whilePushing: { if !staysDown { phone.finger.cancel() } })
      phone.finger.up()
      phone.roll(1)
      let runs = phone.list.headerRuns
      comeBack(phone, animated: animated)
      phone.roll(1)
      #expect(phone.table.contentInset.top == phone.header.heldInset)
      #expect(phone.offset == -phone.table.adjustedContentInset.top)
      if phone.header.state == .refreshing {
        #expect(phone.list.headerRuns == 1)
        phone.run { phone.header.endRefreshing() }
        phone.roll(0.6)
      } else {
        #expect(phone.header.state == .idle && runs == 0 && phone.header.progress == 0)
      }
      #expect(phone.table.contentInset == .zero)
      #expect(phone.table.adjustedContentInset.top == bars.top + bars.reserve)
    }
  }

  @Test(
    "left while it opens or closes, a control finishes offscreen, and its action runs once",
    arguments: stacked, [false, true])
  func leftWhileMoving(bars: Bars, animated: Bool) {
    let phone = Phone(bars)
    phone.run { phone.header.beginRefreshing() }
    phone.roll(0.1)
    leave(phone, animated: animated)
    #expect(phone.list.headerRuns == 1 && phone.header.state == .refreshing)
    comeBack(phone, animated: animated)
    #expect(phone.table.contentInset.top == 54 && phone.list.headerRuns == 1)
    #expect(phone.offset == -phone.table.adjustedContentInset.top)
    phone.run { phone.header.endRefreshing() }
    phone.roll(0.1)
    leave(phone, animated: animated)
    comeBack(phone, animated: animated)
    #expect(phone.table.contentInset == .zero && phone.header.state == .idle)
    #expect(phone.offset == -phone.table.adjustedContentInset.top)
  }

  @Test("a refreshing footer is left, and is at the same place on return", arguments: stacked)
  func footerIsLeft(bars: Bars) {
    let phone = Phone(bars)
    phone.run { phone.footer.beginRefreshing() }
    phone.roll(0.9)
    let (offset, inset) = (phone.offset, phone.table.contentInset)
    for _ in 0..<3 {
      leave(phone, animated: true)
      comeBack(phone, animated: true)
      #expect(phone.offset == offset && phone.table.contentInset == inset)
    }
    leave(phone, animated: true)
    phone.run { phone.footer.endRefreshing() }
    comeBack(phone, animated: true)
    #expect(phone.table.contentInset == .zero)
    #expect(phone.offset == phone.table.contentSize.height + bars.bottom - 812)
  }

  @Test("a canceled pop doesn't affect a refresh", arguments: stacked)
  func popTakenBack(bars: Bars) {
    let phone = Phone(bars)
    let second = Self.pushedList(on: phone)
    phone.run { second.header.beginRefreshing() }
    phone.device.advance(0.5)
    let (offset, inset) = (second.tableView.contentOffset, second.tableView.contentInset)
    #expect(inset.top == 54)
    phone.finger.drag(from: CGPoint(x: 4, y: 400), to: CGPoint(x: 120, y: 400))
    phone.device.advance(1)
    #expect(phone.list.navigationController?.topViewController === second)
    #expect(second.tableView.contentOffset == offset && second.tableView.contentInset == inset)
    #expect(second.header.state == .refreshing && second.headerRuns == 1)
    phone.run { second.header.endRefreshing() }
    phone.device.advance(1)
    #expect(second.tableView.contentInset == .zero)
  }

  @Test("a screen popped during a refresh is released together with its controls")
  func popped() async {
    let phone = Phone(.large140)
    weak var gone: ListController?
    weak var header: Refresher?
    do {
      let second = Self.pushedList(on: phone)
      (gone, header) = (second, second.header)
      phone.run { second.header.beginRefreshing() }
      phone.device.advance(0.5)
    }
    phone.run { _ = phone.list.navigationController?.popViewController(animated: true) }
    phone.device.settle()
    for _ in 0..<3 { await Task { @MainActor in }.value }
    #expect(gone == nil && header == nil)
    #expect(phone.offset == -140 && phone.table.contentInset == .zero)
  }

  @Test(
    "begun before its screen is pushed, a refresh waits for it and then opens below the bar",
    arguments: [Bars.bar64, .bar88, .large140])
  func begunBeforePush(bars: Bars) {
    let phone = Phone(bars)
    let second = phone.run {
      let made = ListController()
      made.attach()
      made.header.beginRefreshing()
      return made
    }
    #expect(second.header.state == .willRefresh)
    phone.run { phone.navigation?.pushViewController(second, animated: true) }
    phone.device.advance(1)
    #expect(second.header.state == .refreshing && second.headerRuns == 1)
    let table = second.tableView
    #expect(table.contentInset.top == 54)
    #expect(table.contentOffset.y == -table.adjustedContentInset.top)
    #expect(table.adjustedContentInset.top == bars.top + 54)
  }

  @Test(
    "complaint 5: switching to another tab during a refresh and back, ended meanwhile or not",
    arguments: tabbed, Meanwhile.allCases)
  func tabs(bars: Bars, meanwhile: Meanwhile) {
    let phone = Phone(bars)
    let start = phone.offset
    phone.refreshByHand()
    for _ in 0..<4 {
      phone.run { phone.tabs?.selectedIndex = 1 }
      phone.roll(0.3)
      if meanwhile == .end { phone.run { phone.header.endRefreshing() } }
      phone.roll(0.6)
      let tabs = phone.list.tabBarController
      phone.run { tabs?.selectedIndex = 0 }
      phone.roll(0.3)
      let held: CGFloat = meanwhile == .end ? 0 : 54
      #expect(phone.table.contentInset.top == held && phone.offset == start - held)
    }
    phone.run { phone.header.endRefreshing() }
    phone.roll(0.6)
    #expect(phone.table.contentInset == .zero && phone.offset == start)
  }

  @Test(
    "switching to another tab during a pull and back leaves no gap", arguments: tabbed,
    [40, 90] as [CGFloat])
  func tabInPull(bars: Bars, distance: CGFloat) {
    let phone = Phone(bars)
    let start = phone.offset
    phone.pull(to: start - distance)
    let tabs = phone.tabs
    phone.run { tabs?.selectedIndex = 1 }
    phone.finger.up()
    phone.roll(0.5)
    phone.run { tabs?.selectedIndex = 0 }
    phone.roll(1)
    if phone.header.state == .refreshing {
      phone.run { phone.header.endRefreshing() }
      phone.roll(0.6)
    }
    #expect(phone.table.contentInset == .zero && phone.offset == start)
    #expect(phone.header.state == .idle && phone.header.progress == 0)
  }

  @Test("switching tabs while a control opens or closes: it finishes offscreen", arguments: tabbed)
  func tabWhileMoving(bars: Bars) {
    let phone = Phone(bars)
    let (start, tabs) = (phone.offset, phone.tabs)
    for isOpening in [true, false] {
      phone.run { isOpening ? phone.header.beginRefreshing() : phone.header.endRefreshing() }
      phone.roll(0.1)
      phone.run { tabs?.selectedIndex = 1 }
      phone.roll(0.5)
      #expect(phone.list.headerRuns == 1, "the action of a refresh that has begun runs once")
      phone.run { tabs?.selectedIndex = 0 }
      phone.roll(0.3)
      let held: CGFloat = isOpening ? 54 : 0
      #expect(phone.table.contentInset.top == held && phone.offset == start - held)
    }
    #expect(phone.header.state == .idle)
  }

  @Test(
    "a footer that loads while another tab is selected is at its place afterwards",
    arguments: tabbed)
  func footerAway(bars: Bars) {
    let phone = Phone(bars)
    phone.run { phone.footer.beginRefreshing() }
    phone.roll(0.9)
    let tabs = phone.tabs
    phone.run { tabs?.selectedIndex = 1 }
    phone.run {
      phone.list.sections = [80]
      phone.table.reloadData()
      phone.footer.endRefreshing()
    }
    phone.roll(0.5)
    let offset = phone.offset
    phone.run { tabs?.selectedIndex = 0 }
    phone.roll(0.3)
    #expect(phone.offset == offset && phone.table.contentInset == .zero)
    #expect(phone.footer.view.frame.minY == 3520)
  }

  // MARK: Transitions

  private static func pushedList(on phone: Phone) -> ListController {
    phone.run {
      let list = ListController()
      list.attach()
      phone.navigation?.pushViewController(list, animated: false)
      return list
    }
  }

  private func leave(
    _ phone: Phone, animated: Bool, whilePushing: () -> Void = {}
  ) {
    phone.run { phone.navigation?.pushViewController(UIViewController(), animated: animated) }
    whilePushing()
    phone.roll(0.5)
  }

  private func comeBack(_ phone: Phone, animated: Bool) {
    phone.run { _ = phone.navigation?.popViewController(animated: animated) }
    phone.roll(0.5)
  }
}
