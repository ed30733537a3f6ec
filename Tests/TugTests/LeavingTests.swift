// Complaint numbers refer to docs/references/complaints.md.

import Foundation
import HeadlessDriver
import Testing

@testable import Tug

@MainActor
@Suite("Leaving the screen and coming back", .timeLimit(.minutes(30)), .replayed)
struct LeavingTests {
  private let own = UIEdgeInsets(top: 12, left: 0, bottom: 3, right: 0)

  private func screen() -> (Screen, Refresher) {
    let screen = Screen(
      contentInset: own, safeArea: UIEdgeInsets(top: 64, left: 0, bottom: 34, right: 0))
    let header = screen.host.run {
      let header = Refresher.pull(.bare(54)) { (_: Refresher) in }
      screen.scrollView.tug.header = header
      return header
    }
    return (screen, header)
  }

  private func leave(_ screen: Screen) {
    screen.host.run { screen.scrollView.removeFromSuperview() }
  }

  @Test(
    "complaint 5: left during a pull, the list is at rest and starts nothing on return",
    arguments: [DraggingFlagModel.untilInertiaEnds, .untilRelease])
  func inPull(model: DraggingFlagModel) {
    let (screen, header) = screen()
    screen.host.draggingFlagModel = model
    for _ in 0..<3 {
      screen.pull(toOffset: -76 - 70)
      #expect(header.state == .pulling)
      leave(screen)
      #expect(header.state == .idle)
      screen.finger.up()
      screen.advance(1)
      screen.attach()
      screen.advance(1)
      screen.scroll(to: -76)
      screen.advance(1)
      #expect(header.state == .idle)
      #expect(header.progress == 0)
      #expect(screen.inset == own)
    }
  }

  @Test(
    "complaint 5: left during a refresh, it holds its length once, and gives it back once",
    arguments: [true, false])
  func inRefresh(endsAway: Bool) {
    let (screen, header) = screen()
    for _ in 0..<3 {
      screen.host.run { header.beginRefreshing() }
      screen.advance(0.1)
      leave(screen)
      screen.advance(1)
      #expect(header.state == .refreshing)
      if endsAway { screen.host.run { header.endRefreshing() } }
      screen.attach()
      screen.advance(1)
      if !endsAway {
        #expect(screen.inset.top == 66)
        #expect(screen.offset == -130)
        screen.host.run { header.endRefreshing() }
      }
      screen.advance(1)
      #expect(screen.inset == own)
      #expect(screen.offset == -76)
    }
    #expect(screen.host.scheduledCount == 0)
  }

  @Test("complaint 10: removing a footer keeps the inset of the home indicator")
  func footerGoes() {
    let (screen, _) = screen()
    screen.host.run {
      screen.scrollView.tug.footer = .auto(.classic) { (_: Refresher) in }
      screen.scrollView.tug.footer = nil
    }
    #expect(screen.inset == own)
    #expect(screen.scrollView.adjustedContentInset.bottom == 37)
  }

  @Test("complaint 1: sticky section headers rest below the open header, and at the top beyond it")
  func stickyHeaders() {
    let list = StickyList()
    let header = list.device.run {
      let header = Refresher.pull(.bare(54)) { (_: Refresher) in }
      list.table.tug.header = header
      header.beginRefreshing()
      return header
    }
    list.device.advance(0.5)
    #expect(list.screenY == 54)
    for (offset, y) in [(-30, 30), (10, 0), (200, 0), (-54, 54), (-100, 100)]
      as [(CGFloat, CGFloat)]
    {
      list.scroll(to: offset)
      #expect(list.screenY == y, "at offset \(offset)")
    }
    list.scroll(to: 30)
    list.device.run { header.endRefreshing() }
    list.device.advance(1)
    #expect(list.screenY == 0)
    #expect(list.table.contentOffset.y == 30)
  }
}

/// Sections with headers that stick.
@MainActor
private final class StickyList: NSObject, UITableViewDataSource, UITableViewDelegate {
  let table: UITableView
  let device: TestDevice

  override init() {
    let host = HeadlessHost()
    let table = host.run { UITableView(frame: .zero, style: .plain) }
    self.table = table
    table.register(UITableViewCell.self, forCellReuseIdentifier: "cell")
    device = TestDevice(host: host) { table }
    super.init()
    table.sectionHeaderTopPadding = 0
    table.dataSource = self
    table.delegate = self
    device.advance(0)
  }

  /// The position of the first section's header on the screen.
  var screenY: CGFloat? {
    table.headerView(forSection: 0).map { $0.frame.minY - table.bounds.minY }
  }

  func scroll(to y: CGFloat) {
    device.run {
      table.contentOffset.y = y
      table.layoutIfNeeded()
    }
  }

  func numberOfSections(in tableView: UITableView) -> Int { 3 }
  func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 20 }
  func tableView(_ tableView: UITableView, cellForRowAt path: IndexPath) -> UITableViewCell {
    tableView.dequeueReusableCell(withIdentifier: "cell", for: path)
  }
  func tableView(_ tableView: UITableView, titleForHeaderInSection section: Int) -> String? { "A" }
}
