// Complaint numbers refer to docs/references/complaints.md.

import Foundation
import HeadlessDriver
import Testing

@testable import Tug

@MainActor
@Suite("Rows and items that change", .timeLimit(.minutes(30)))
struct RowTests {
  /// 30 to 130 points, nothing like the estimate.
  nonisolated static func height(_ row: Int) -> CGFloat { CGFloat(30 + (row * 37) % 101) }

  private func selfSizing(_ bars: Bars, rows: Int = 30, footer: Refresher.TriggerKind? = .auto)
    -> Phone
  {
    Phone(bars, footer: footer) {
      $0.sections = [rows]
      $0.rowHeight = { Self.height($0.row) }
      $0.loadViewIfNeeded()
      $0.tableView.estimatedRowHeight = 60
    }
  }

  /// The way a page is inserted.
  enum Arrival: CaseIterable {
    case reload, insertion, batch, reloadAfterEnd

    var isReload: Bool { self == .reload || self == .reloadAfterEnd }
  }

  @Test(
    "complaint 3: rows with estimated heights move only with the finger, in both directions",
    arguments: Arrival.allCases, [Bars.none, .largeAndTabs])
  func estimatedRows(arrival: Arrival, bars: Bars) {
    let phone = selfSizing(bars)
    var recording = CellRecording(phone.table)
    var pages = 0
    for _ in 0..<6 {
      let runs = phone.list.footerRuns
      phone.finger.grab(at: CGPoint(x: 180, y: 700), toward: CGPoint(x: 0, y: -1))
      recording.restart()
      for _ in 0..<120 {
        phone.drag(by: -18)
        recording.shoot()
        // The step after a page makes up for the rubber band during which the page arrived.
        #expect(recording.longestStep <= 18 + 8.5)
        recording.forgetSteps()
        guard phone.footer.state == .refreshing, pages < 4 else { continue }
        pages += 1
        phone.run { load(arrival, on: phone) }
        recording.shoot()
        // A table forgets the measured heights when it is reloaded; that jump is UIKit's own.
        if !arrival.isReload { #expect(recording.longestStep == 0, "a page moves nothing") }
        recording.forgetSteps()
      }
      phone.finger.hold(0.2)
      phone.finger.up()
      phone.roll(1.5)
      #expect(phone.list.footerRuns - runs <= 1, "once per drag")
    }
    #expect(pages == 4 && phone.list.sections == [110])
    phone.finger.grab(at: CGPoint(x: 180, y: 100), toward: CGPoint(x: 0, y: 1))
    recording.restart()
    for _ in 0..<150 {
      phone.drag(by: 15)
      recording.shoot()
    }
    #expect(recording.steps.count > 1000)
    #expect(recording.steps.allSatisfy { abs($0.y - 15) <= 0.51 }, "no jitter on the way back")
  }

  private func load(_ arrival: Arrival, on phone: Phone) {
    let (list, table) = (phone.list, phone.table)
    let old = list.sections[0]
    list.sections[0] += 20
    let added = (old..<old + 20).map { IndexPath(row: $0, section: 0) }
    switch arrival {
    case .reload: table.reloadData()
    case .insertion: table.insertRows(at: added, with: .none)
    case .batch: table.performBatchUpdates { table.insertRows(at: added, with: .fade) }
    case .reloadAfterEnd: break
    }
    phone.footer.endRefreshing()
    if arrival == .reloadAfterEnd { table.reloadData() }
  }

  @Test(
    "complaint 3: a refresh over rows with estimated heights opens and closes without a jump",
    arguments: [Bars.none, .bar88, .large140], [false, true])
  func refreshOverEstimates(bars: Bars, reloads: Bool) {
    let phone = selfSizing(bars, footer: nil)
    phone.refreshByHand()
    #expect(phone.offset == -bars.top - 54)
    phone.newFilm()
    phone.run {
      if reloads {
        phone.list.sections = [45]
        phone.table.reloadData()
      }
      phone.header.endRefreshing()
    }
    phone.roll(0.6)
    #expect(
      phone.recording.largestStep <= OffsetRecording.step(54) && phone.recording.isOneWay)
    #expect(phone.offset == -bars.top && phone.table.contentInset == .zero)
  }

  @Test(
    "rows inserted at the top while refreshing change no inset, and the list stays below the header",
    arguments: [Bars.none, .barAndTabs, .large140], [UITableView.RowAnimation.none, .fade])
  func rowsAtTop(bars: Bars, animation: UITableView.RowAnimation) {
    let phone = Phone(bars)
    phone.refreshByHand()
    for _ in 0..<3 {
      phone.run {
        phone.list.sections[0] += 5
        phone.table.insertRows(
          at: (0..<5).map { IndexPath(row: $0, section: 0) }, with: animation)
      }
      phone.roll(0.4)
      #expect(phone.offset == -bars.top - 54 && phone.table.contentInset.top == 54)
    }
    phone.run {
      phone.list.sections[0] -= 70
      phone.table.deleteRows(
        at: (0..<70).map { IndexPath(row: $0, section: 0) }, with: animation)
      phone.header.endRefreshing()
    }
    phone.roll(0.8)
    #expect(phone.table.contentInset == .zero && phone.offset == -bars.top)
    #expect(phone.footer.view.frame.minY == 812 - bars.top - bars.bottom, "the list is short now")
  }

  @Test(
    "sections inserted and deleted while a footer refreshes keep it at the end",
    arguments: [Bars.none, .barAndTabs])
  func sections(bars: Bars) {
    let phone = Phone(bars) {
      $0.sections = [10, 10, 10]
      $0.sectionHeaderHeight = 28
    }
    phone.run { phone.footer.beginRefreshing() }
    phone.roll(0.4)
    for count in [4, 5, 2, 1, 3] {
      phone.run {
        phone.list.sections = Array(repeating: 10, count: count)
        phone.table.reloadData()
      }
      phone.roll(0.3)
      let content = phone.table.contentSize.height
      let free = 812 - bars.top - bars.bottom
      #expect(phone.footer.view.frame.minY == max(content, free))
      #expect(phone.footer.heldInset == 44 + max(0, free - content))
    }
    phone.run { phone.footer.endRefreshing() }
    phone.roll(0.6)
    #expect(phone.table.contentInset == .zero)
    #expect(phone.offset <= phone.table.contentSize.height + bars.bottom - 812)
  }
}
