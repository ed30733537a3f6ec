// Complaint numbers refer to docs/references/complaints.md.

import Foundation
import HeadlessDriver
import Testing

@testable import Tug

/// Complaints by users of MJRefresh and other libraries about a control's surroundings, by their
/// numbers in docs/references/complaints.md. Those about rotation and about leaving a screen are in
/// the files beside this one.
@MainActor
@Suite("Complaints about surroundings", .timeLimit(.minutes(30)))
struct ComplaintTests {
  // MARK: 1

  /// The position of a section header on the display.
  private func sectionHeader(_ section: Int, on phone: Phone) -> CGFloat? {
    guard let view = phone.table.viewWithTag(section + 1), view.window != nil else { return nil }
    return view.convert(view.bounds, to: nil).minY
  }

  @Test(
    "complaint 1: section headers rest below the header while it shows, then below the bar",
    arguments: [Bars.none, .bar64, .barAndTabs, .large140])
  func sectionHeaders(bars: Bars) throws {
    let phone = Phone(bars) {
      $0.sections = [10, 10, 10, 10, 10, 10]
      $0.sectionHeaderHeight = 28
    }
    let atRest = try #require(sectionHeader(0, on: phone))
    #expect(atRest == bars.top)
    phone.refreshByHand()
    #expect(
      sectionHeader(0, on: phone) == bars.top + 54, "directly below the open header")
    phone.finger.grab(at: CGPoint(x: 180, y: 700), toward: CGPoint(x: 0, y: -1))
    for _ in 0..<100 {
      phone.drag(by: -6)
      phone.device.host.layoutWindows()
      let (top, header) = (phone.table.adjustedContentInset.top, phone.place(of: phone.header))
      let pinned = (0..<6).compactMap { sectionHeader($0, on: phone) }.min() ?? 0
      #expect(pinned <= top + 0.01, "it rests at the edge, or is moving out")
      let title = phone.titleInList
      #expect(top >= bars.least && top <= max(bars.least, header.maxY) + title + 0.01)
    }
    #expect(phone.table.adjustedContentInset.top == bars.least)
  }

  @Test(
    "complaint 1: section headers rest at the bar while a pulled footer refreshes",
    arguments: [Bars.none, .bar88, .barAndTabs])
  func sectionHeadersAtEnd(bars: Bars) throws {
    let phone = Phone(bars) {
      $0.sections = [10, 10, 10, 10]
      $0.sectionHeaderHeight = 28
    }
    let end = phone.table.contentSize.height + bars.bottom - 812
    phone.run { phone.table.contentOffset.y = end }
    phone.pull(to: end + 75)
    phone.letGo()
    for _ in 0..<30 {
      phone.roll(1 / 60)
      let pinned = try #require((0..<4).compactMap { sectionHeader($0, on: phone) }.min())
      #expect(pinned <= bars.top + 0.01)
    }
    #expect(phone.footer.state == .refreshing)
    phone.run { phone.footer.endRefreshing() }
    phone.roll(0.6)
    #expect(phone.offset == end && phone.table.contentInset == .zero)
  }

  // MARK: 2

  /// An app's usual handling of its keyboard.
  enum Keyboard: CaseIterable {
    case beforeRefresh, whilePulling, whileOpening, whileRefreshing, whileClosing
  }

  @Test(
    "complaint 2: a keyboard that comes and goes at any time doesn't move the header or the list",
    arguments: Keyboard.allCases, [Bars.none, .barAndTabs, .large140])
  func keyboard(when: Keyboard, bars: Bars) {
    let phone = Phone(bars)
    let start = phone.offset
    func set(_ height: CGFloat) {
      phone.own.bottom = height
      phone.run { UIView.animate(withDuration: 0.25) { phone.table.contentInset.bottom = height } }
      #expect(phone.table.tug.contentInset == phone.own)
    }
    if when == .beforeRefresh { set(300) }
    phone.pull(to: start - 90)
    if when == .whilePulling { set(300) }
    // UIKit may take the pull back.
    for _ in 0..<40 where phone.offset > start - 80 { phone.drag(by: 10) }
    phone.finger.hold(0.3)
    phone.letGo()
    if when == .whileOpening { set(300) }
    phone.roll(0.5)
    if when == .whileRefreshing { set(300) }
    phone.roll(0.5)
    #expect(phone.offset == start - 54 && phone.table.contentInset.top == 54)
    phone.run { phone.header.endRefreshing() }
    if when == .whileClosing { set(300) }
    phone.roll(0.6)
    #expect(phone.offset == start)
    #expect(phone.table.contentInset == UIEdgeInsets(top: 0, left: 0, bottom: 300, right: 0))
    set(0)
    phone.roll(0.5)
    #expect(phone.offset == start && phone.table.contentInset == .zero)
  }

  @Test(
    "complaint 2: a keyboard and a refreshing footer share the bottom inset, in either order",
    arguments: [false, true], [false, true])
  func keyboardAndFooter(keyboardGoesFirst: Bool, saysSo: Bool) {
    let phone = Phone(.barAndTabs)
    // 294 in place of 44 is more likely to be a whole value, with the footer beside it, until it is taken back.
    let (keyboard, own): (CGFloat, CGFloat) = (250, saysSo ? 250 : 294)
    func add(_ height: CGFloat) {
      phone.own.bottom = height > 0 ? own : 0
      phone.run {
        if saysSo {
          phone.table.tug.contentInset.bottom += height
        } else {
          phone.table.contentInset.bottom += height
        }
      }
    }
    phone.run { phone.footer.beginRefreshing() }
    phone.roll(0.4)
    add(keyboard)
    phone.roll(0.1)
    #expect(phone.table.contentInset.bottom == own + 44)
    if keyboardGoesFirst { add(-keyboard) }
    phone.run { phone.footer.endRefreshing() }
    phone.roll(0.6)
    if !keyboardGoesFirst { add(-keyboard) }
    phone.roll(0.4)
    #expect(phone.table.contentInset == .zero)
    let end = phone.table.contentSize.height + 83 - 812
    #expect(phone.offset == end)
  }

  @Test(
    "complaint 2: insets set while refreshing are the app's, and the header stays in view",
    arguments: [Bars.none, .bar64, .large140])
  func ownInsets(bars: Bars) {
    let phone = Phone(bars)
    phone.refreshByHand()
    phone.own = UIEdgeInsets(top: 20, left: 7, bottom: 30, right: 9)
    phone.run {
      phone.table.contentInset.top += 20
      phone.table.contentInset.left = 7
      phone.table.contentInset.bottom += 30
      phone.table.contentInset.right = 9
    }
    phone.roll(0.2)
    #expect(phone.table.tug.contentInset == phone.own)
    phone.run { phone.header.endRefreshing() }
    phone.roll(0.6)
    #expect(phone.table.contentInset == phone.own)
    #expect(phone.offset == -phone.table.adjustedContentInset.top)
    #expect(phone.header.view.frame.minX == -7, "it stays with the visible edge")
  }

  @Test(
    "complaint 2: the header keeps its inset when the app assigns its whole inset while refreshing",
    arguments: [false, true])
  func wholeInset(byTug: Bool) {
    let phone = Phone(.bar88)
    phone.refreshByHand()
    for inset in [UIEdgeInsets(top: 0, left: 0, bottom: 300, right: 0), .zero] {
      phone.own = inset
      phone.run {
        if byTug { phone.table.tug.contentInset = inset } else { phone.table.contentInset = inset }
      }
      phone.roll(0.2)
      #expect(phone.table.contentInset.top == 54 && phone.offset == -142)
    }
    phone.run { phone.header.endRefreshing() }
    phone.roll(0.6)
    #expect(phone.table.contentInset == .zero && phone.offset == -88)
  }

  // MARK: 7, 8, 9, 10, 16

  @Test(
    "complaint 7: beside a large title, a refreshing header is visible and scrolling doesn't loop",
    arguments: [UIKitBehavior.LargeTitlePlacement.inBar, .inContent])
  func largeTitle(placement: UIKitBehavior.LargeTitlePlacement) {
    let host = HeadlessHost.withTitlesInContent
    host.behavior.largeTitles = placement
    let phone = Phone(.large140, host: host)
    var mistakes: [String] = []
    phone.device.host.onMistake = { mistakes.append($0) }
    var changes = 0
    let observation = phone.table.observe(\.contentInset) { _, _ in
      MainActor.assumeIsolated { changes += 1 }
    }
    defer { observation.invalidate() }
    phone.refreshByHand()
    let bar = phone.navigation!.navigationBar
    #expect(bar.frame.maxY == 140, "the title is expanded")
    let title = phone.titleInList
    #expect(phone.place(of: phone.header) == CGRect(x: 0, y: 140 - title, width: 375, height: 54))
    #expect(title == (placement == .inContent ? 52 : 0))
    if title > 0 { #expect(phone.titleFrame?.minY == 142, "the title is below the header") }
    phone.finger.grab(at: CGPoint(x: 180, y: 700), toward: CGPoint(x: 0, y: -1))
    for _ in 0..<3 {
      for points in [-4, 4] as [CGFloat] {
        for _ in 0..<50 {
          let (before, offset) = (changes, phone.offset)
          phone.drag(by: points)
          #expect(changes - before <= 1, "at most one write per step")
          #expect(phone.offset - offset == -points || phone.offset <= -140)
          #expect(phone.barEdge <= max(88, 0.01 - phone.offset), "it does not cover the rows")
        }
      }
    }
    phone.finger.hold(0.3)
    phone.finger.up()
    phone.roll(0.6)
    phone.run { phone.header.endRefreshing() }
    phone.roll(0.6)
    #expect(phone.table.contentInset == .zero && mistakes.isEmpty)
    #expect(phone.offset == -phone.table.adjustedContentInset.top)
  }

  @Test(
    "complaint 7: pulled, opened from anywhere, and closed, a header never covers the large title",
    arguments: [0, 30, 52, 600] as [CGFloat])
  func titleIsUncovered(scrolled: CGFloat) {
    let phone = Phone(.large140)
    func rolls(_ seconds: TimeInterval) {
      for _ in 0..<Int(seconds * 60) {
        phone.roll(1 / 60)
        let (header, title) = (phone.place(of: phone.header), phone.titleFrame ?? .null)
        #expect(!header.insetBy(dx: 0, dy: 0.01).intersects(title))
      }
    }
    phone.run { phone.table.contentOffset.y += scrolled }
    phone.run { phone.header.beginRefreshing() }
    rolls(0.8)
    #expect(phone.offset == -194 && phone.titleFrame?.minY == 142)
    phone.run { phone.header.endRefreshing() }
    rolls(0.6)
    #expect(phone.offset == -140 && phone.table.contentInset == .zero)
    phone.pull(to: -180)
    rolls(0.1)
    phone.finger.up()
    rolls(1)
    #expect(phone.offset == -140)
  }

  @Test(
    "complaint 7: the title doesn't snap when a refresh begins, ends, or the finger is lifted")
  func titleIsSteady() {
    let phone = Phone(.large140)
    let bar = phone.navigation!.navigationBar
    var heights: [CGFloat] = []
    func roll(_ seconds: TimeInterval) {
      for _ in 0..<Int(seconds * 60) {
        phone.roll(1 / 60)
        heights.append(bar.layer.shown.bounds.height)
      }
    }
    phone.run { phone.header.beginRefreshing() }
    roll(0.4)
    phone.run { phone.header.endRefreshing() }
    roll(0.6)
    #expect(Set(heights) == [96], "it stays expanded")
  }

  @Test(
    "complaint 8: the header is below a search bar, and a pull first reveals the bar",
    arguments: [Bars.search, .hiddenSearch, .largeAndHiddenSearch])
  func searchBar(bars: Bars) {
    let phone = Phone(bars)
    let start = phone.offset
    phone.pull(to: start - bars.reserve)
    #expect(phone.header.progress == 0, "revealing the search bar isn't a pull")
    phone.finger.hold(0.3)
    phone.finger.up()
    phone.roll(1)
    phone.refreshByHand()
    #expect(phone.navigation!.navigationBar.frame.maxY == bars.top + bars.reserve)
    #expect(phone.place(of: phone.header).minY == phone.barEdge, "nothing covers it")
    let search = phone.list.navigationItem.searchController
    phone.run { search?.isActive = true }
    phone.roll(0.3)
    #expect(phone.place(of: phone.header).minY == phone.barEdge)
    #expect(phone.table.contentInset.top == 54)
    phone.run { search?.isActive = false }
    phone.roll(0.3)
    phone.run { phone.header.endRefreshing() }
    phone.roll(0.6)
    #expect(phone.table.contentInset == .zero)
    #expect(phone.offset == -phone.table.adjustedContentInset.top)
  }

  @Test(
    "complaint 9: without a bar, the whole header is visible below the notch, pulled and refreshing"
  )
  func notch() {
    let phone = Phone(.none)
    phone.pull(to: -44 - 54)
    #expect(phone.header.state == .idle && abs(phone.place(of: phone.header).minY - 44) <= 0.5)
    phone.drag(by: 60)
    #expect(phone.header.state == .pulling && phone.place(of: phone.header).minY > 44)
    phone.letGo()
    phone.roll(Phone.bounce)
    #expect(phone.place(of: phone.header) == CGRect(x: 0, y: 44, width: 375, height: 54))
  }

  @Test(
    "complaint 10: a footer that is removed, idle or refreshing, keeps the home indicator's inset",
    arguments: [Refresher.TriggerKind.pull, .auto], [Bars.none, .tabs, .barAndTabs])
  func homeIndicator(kind: Refresher.TriggerKind, bars: Bars) {
    for isRefreshing in [false, true] {
      let own = UIEdgeInsets(top: 0, left: 0, bottom: 12, right: 0)
      let phone = Phone(bars, own: own, footer: kind)
      if isRefreshing { phone.run { phone.footer.beginRefreshing() } }
      phone.roll(0.4)
      phone.run { phone.table.tug.footer = nil }
      phone.roll(0.4)
      #expect(phone.table.contentInset == own)
      #expect(phone.table.adjustedContentInset.bottom == 12 + bars.bottom)
      let end = phone.table.contentSize.height + 12 + bars.bottom - 812
      phone.run { phone.table.setContentOffset(CGPoint(x: 0, y: 9000), animated: false) }
      phone.finger.drag(from: CGPoint(x: 100, y: 300), to: CGPoint(x: 100, y: 305))
      phone.roll(1)
      phone.run { phone.table.contentSize = phone.table.contentSize }
      phone.finger.drag(from: CGPoint(x: 100, y: 300), to: CGPoint(x: 100, y: 280))
      phone.roll(2)
      #expect(phone.offset == end, "the last row rests above the home indicator")
      phone.run { phone.list.attach(footer: kind) }
      #expect(phone.footer.state == .idle, "a new footer starts in its initial state")
    }
  }

  @Test(
    "complaint 16: over an empty list no footer appears or triggers, whatever happens",
    arguments: [Bars.none, .barAndTabs, .large140])
  func emptyList(bars: Bars) {
    let phone = Phone(bars, footer: .auto) { $0.sections = [0] }
    #expect(phone.footer.view.isHidden)
    phone.finger.fling(from: CGPoint(x: 180, y: 600), velocity: CGPoint(x: 0, y: -2000))
    phone.roll(1)
    phone.finger.drag(from: CGPoint(x: 180, y: 300), to: CGPoint(x: 180, y: 380))
    phone.roll(1)
    phone.run { phone.table.reloadData() }
    phone.roll(0.5)
    #expect(phone.list.footerRuns == 0 && phone.footer.view.isHidden)
    #expect(phone.table.contentInset.bottom == phone.footer.heldInset)
    phone.run {
      phone.list.sections = [40]
      phone.table.reloadData()
    }
    phone.roll(0.2)
    #expect(!phone.footer.view.isHidden && phone.list.footerRuns == 0)
    #expect(phone.footer.view.frame.minY == 1760)
  }
}
