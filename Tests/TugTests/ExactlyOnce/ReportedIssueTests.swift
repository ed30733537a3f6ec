// Complaint numbers refer to docs/references/complaints.md.

import Foundation
import Testing

@testable import Tug

/// Reports by users of MJRefresh about footers that load twice, forever, or never. The numbers are
/// those of its issues.
@MainActor
@Suite("Footers that load too often or not at all", .timeLimit(.minutes(30)))
struct ReportedIssueTests {
  private func list(
    _ kind: PagedList.Kind, _ arrival: Arrival, after delay: TimeInterval = 0.3,
    pageSize: Int = 12, _ footer: Footer = .auto
  ) -> PagedList {
    let list = PagedList(kind, pageSize: pageSize, arrival, after: delay)
    list.attach(footer)
    return list
  }

  @Test(
    "MJ#463, MJ#1020: reloaded and ended in one turn, in either order, during a drag",
    arguments: [Arrival.reloadThenEnd, .endThenReload], PagedList.Kind.allCases)
  func underFinger(arrival: Arrival, kind: PagedList.Kind) {
    let list = list(kind, arrival, after: 0.2)
    let finger = list.device.finger
    finger.grab(at: CGPoint(x: 180, y: 640), toward: CGPoint(x: 0, y: -1))
    finger.move(by: CGPoint(x: 0, y: -560), over: 1)
    for _ in 0..<40 {
      finger.move(by: CGPoint(x: 0, y: -2), over: 1 / 60)
      finger.move(by: CGPoint(x: 0, y: 1.5), over: 1 / 60)
    }
    finger.up()
    list.device.settle()
    #expect(list.asked == [1], "one page per drag")
  }

  @Test(
    "MJ#813, MJ#976: ended with nothing new, it doesn't load at the end until the next drag",
    arguments: [DraggingFlagModel.untilInertiaEnds, .untilRelease], [0, 0.1, 0.5])
  func nothingNew(model: DraggingFlagModel, delay: TimeInterval) {
    let screen = Screen(contentHeight: 1000)
    screen.host.draggingFlagModel = model
    var loads = 0
    let wait = screen.host.run { FrameTimer(on: screen.scrollView) }
    screen.host.run {
      screen.scrollView.tug.footer = .auto(.bare(44)) { (footer: Refresher) in
        loads += 1
        guard delay > 0 else { return footer.endRefreshing() }
        wait.start(delay) { footer.endRefreshing() }
      }
    }
    for drag in 1...4 {
      screen.finger.fling(from: CGPoint(x: 180, y: 600), velocity: CGPoint(x: 0, y: -4000))
      screen.advance(6)
      #expect(loads == drag)
    }
  }

  @Test(
    "MJ#991, MJ#1162: failed requests aren't repeated, however long the list stays at its end",
    arguments: PagedList.Kind.allCases)
  func failures(kind: PagedList.Kind) {
    let list = list(kind, .reloadThenEnd)
    var loads = 0
    list.device.run {
      list.scrollView.tug.footer = .auto(.bare(44)) { (footer: Refresher) in
        loads += 1
        footer.endRefreshing(.failure(Trouble()))
      }
    }
    for gesture in PagedList.Gesture.allCases { list.swipe(gesture) }
    #expect(loads == 1, "after a failure only a tap loads")
    list.device.run { list.footer.beginRefreshing() }
    #expect(loads == 2)
  }

  @Test(
    "MJ#1009, MJ#439, MJ#1146: rows of many heights cause one request for each page",
    arguments: [PagedList.Kind.shrinkingTable, .growingTable], Arrival.allCases)
  func estimates(kind: PagedList.Kind, arrival: Arrival) {
    let list = list(kind, arrival)
    list.lastPage = 8
    for round in 0..<40 where !list.isDone { list.swipe(PagedList.Gesture.allCases[round % 4]) }
    #expect(list.asked == Array(1...7))
  }

  @Test(
    "MJ#1026, MJ#933: a fast fling over estimated rows causes one request for each page",
    arguments: PagedList.Kind.allCases, [-5, -20, -80] as [CGFloat])
  func farBefore(kind: PagedList.Kind, percent: CGFloat) {
    let list = PagedList(kind, pageSize: 30, .reloadThenEnd, after: 0.05)
    list.attach(.auto)
    list.lastPage = 6
    list.device.run { list.footer.trigger.auto?.distance = .percent(percent) }
    for _ in 0..<30 where !list.isDone { list.swipe(.hardFling) }
    #expect(list.asked == Array(1...5))
  }

  @Test(
    "MJ#1543: after a long swipe, the second page reloaded and ended at once: no third page",
    arguments: PagedList.Kind.allCases, [true, false])
  func bigSwipe(kind: PagedList.Kind, endsFirst: Bool) {
    let list = list(kind, endsFirst ? .endThenReload : .reloadThenEnd, after: 0.4)
    list.device.finger.drag(
      from: CGPoint(x: 180, y: 640), to: CGPoint(x: 180, y: 20), duration: 0.15, hold: 0)
    list.device.settle()
    #expect(list.asked == [1])
    #expect(list.footer.state == .idle)
  }

  @Test(
    "MJ#1391, MJ#1378: a collection view requests once per drag, reloaded or updated in batches",
    arguments: Arrival.allCases, [0, 0.05, 0.5])
  func collection(arrival: Arrival, delay: TimeInterval) {
    let list = list(.collection, arrival, after: delay)
    for swipe in 1...3 {
      list.swipe(.drag)
      #expect(list.asked.count <= swipe)
    }
    #expect(list.isInOrder && !list.asked.isEmpty)
  }

  @Test(
    "MJ#1552, MJ#675: ended in the completion of a batch update, the footer stays at the end",
    arguments: [PagedList.Kind.table, .collection],
    [Arrival.endInCompletion, .batchThenEnd, .endInBatch, .endThenBatch])
  func batchCompletion(kind: PagedList.Kind, arrival: Arrival) {
    let list = list(kind, arrival, after: 0.4)
    list.swipe(.drag)
    #expect(list.asked == [1])
    let end = list.scrollView.contentSize.height
    #expect(list.footer.view.frame.minY == end)
    #expect(list.footer.view.layer.presentation()?.position.y == end + 22)
    for _ in 0..<30 {
      list.device.advance(1 / 60)
      #expect(list.footer.view.layer.presentation()?.position.y == end + 22, "nothing slides")
    }
  }

  @Test("MJ#246, MJ#1363: it keeps loading after any number of pages", arguments: [1, 2, 6])
  func goesOn(step: Int) {
    let list = list(.table, Arrival.allCases[step], after: 0.1)
    list.lastPage = 30
    for _ in 0..<40 where !list.isDone { list.swipe(.hardFling) }
    #expect(list.asked == Array(1...29))
  }

  @Test(
    "MJ#1328, MJ#1500, MJ#1618: with little content, pulling the header doesn't load",
    arguments: [700, 800, 1200] as [CGFloat], [-5, -20, -80] as [CGFloat])
  func headerPull(height: CGFloat, percent: CGFloat) {
    let screen = Screen(contentHeight: height)
    var (refreshes, loads) = (0, 0)
    screen.host.run {
      screen.scrollView.tug.arbitration = .parallel
      screen.scrollView.tug.footer = .auto(.bare(44), options: .init(distance: .percent(percent))) {
        (footer: Refresher) in
        loads += 1
        footer.endRefreshing()
      }
      screen.scrollView.tug.header = .pull(.bare(54)) { (header: Refresher) in
        refreshes += 1
        header.endRefreshing()
      }
    }
    for _ in 0..<2 {
      screen.pull(toOffset: -90)
      screen.letGo()
      screen.advance(2)
    }
    #expect(refreshes == 2)
    #expect(loads == 0)
  }

  @Test(
    "MJ#1328: a refresh that makes a long list short doesn't load either",
    arguments: [-5, -20] as [CGFloat])
  func headerShortens(percent: CGFloat) {
    let screen = Screen(contentHeight: 4000)
    var loads = 0
    screen.host.run {
      screen.scrollView.tug.footer = .auto(.bare(44), options: .init(distance: .percent(percent))) {
        (footer: Refresher) in
        loads += 1
        footer.endRefreshing()
      }
      screen.scrollView.tug.header = .pull(.bare(54)) { [scroll = screen.scrollView] header in
        scroll.contentSize.height = 700
        header.endRefreshing()
      }
    }
    screen.pull(toOffset: -90)
    screen.letGo()
    screen.advance(2)
    #expect(screen.offset == 0)
    #expect(loads == 0)
  }
}
