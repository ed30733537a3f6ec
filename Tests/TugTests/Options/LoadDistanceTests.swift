// Complaint numbers refer to docs/references/complaints.md.

import Foundation
import HeadlessDriver
import Testing

@testable import Tug

@MainActor
@Suite("When an automatic control loads", .timeLimit(.minutes(30)), .replayed)
struct LoadDistanceTests {
  private func footer(on screen: Screen, _ distance: Refresher.LoadDistance) -> Refresher {
    screen.host.run {
      let footer = Refresher.auto(.bare(44)) { (_: Refresher) in }
      footer.trigger.auto?.distance = distance
      screen.scrollView.tug.footer = footer
      return footer
    }
  }

  @Test(
    "complaint 28: at a share of itself, or points, screens, or items before the end",
    arguments: [
      (Refresher.LoadDistance.percent(1), 1377), (.percent(-2), 1245), (.percent(1.5), 1399),
      (.points(0), 1333), (.points(500), 833), (.viewports(1), 666), (.items(3), 1377),
    ] as [(Refresher.LoadDistance, CGFloat)])
  func distance(distance: Refresher.LoadDistance, offset: CGFloat) {
    let screen = Screen()
    let footer = footer(on: screen, distance)
    screen.scroll(to: offset - 0.5)
    #expect(footer.state == .idle)
    screen.scroll(to: offset)
    #expect(footer.state == .refreshing)
  }

  @Test("a distance set later applies from then on")
  func changed() {
    let screen = Screen()
    let footer = footer(on: screen, .percent(1))
    screen.scroll(to: 1000)
    screen.host.run { footer.trigger.auto?.distance = .points(300) }
    screen.scroll(to: 1020)
    #expect(footer.state == .idle)
    screen.scroll(to: 1033)
    #expect(footer.state == .refreshing)
  }

  @Test(
    "complaint 28: in a table it loads when the given row before the end comes into view",
    arguments: [(1, 99), (5, 95), (41, 59), (0, 99)])
  func items(count: Int, row: Int) {
    let list = RowList(sections: [60, 0, 40])
    let footer = list.footer(.items(count))
    let start = CGFloat(row * 50) - 480
    list.scroll(to: start - 1)
    #expect(footer.state == .idle)
    list.scroll(to: start)
    #expect(footer.state == .refreshing)
  }

  @Test("with fewer rows than that, any drag downward loads")
  func fewItems() {
    let list = RowList(sections: [20])
    let footer = list.footer(.items(1000))
    list.device.advance(1)
    #expect(footer.state == .idle)
    list.device.finger.drag(from: CGPoint(x: 100, y: 300), to: CGPoint(x: 100, y: 280))
    #expect(footer.state == .refreshing)
  }

  @Test("at the top, rows count from the start")
  func firstItems() {
    let list = RowList(sections: [60])
    list.scroll(to: 1000)
    let older = list.device.run {
      let older = Refresher.auto(.bare(44)) { (_: Refresher) in }
      older.trigger.auto?.distance = .items(3)
      list.table.tug.header = older
      return older
    }
    list.scroll(to: 151)
    #expect(older.state == .idle)
    list.scroll(to: 150)
    #expect(older.state == .refreshing)
  }

  @Test(
    "complaint 24: sideways, the last items are the last in either layout direction",
    arguments: [false, true])
  func sideways(isRightToLeft: Bool) {
    let strip = Strip()
    let host = HeadlessHost()
    if isRightToLeft { host.updateTraits { $0.layoutDirection = .rightToLeft } }
    var made: UICollectionView?
    let device = TestDevice(size: CGSize(width: 320, height: 100), host: host) {
      let layout = Mirroring()
      layout.scrollDirection = .horizontal
      layout.itemSize = CGSize(width: 90, height: 100)
      layout.minimumLineSpacing = 10
      let view = UICollectionView(frame: .zero, collectionViewLayout: layout)
      view.register(UICollectionViewCell.self, forCellWithReuseIdentifier: "cell")
      view.dataSource = strip
      made = view
      return view
    }
    device.advance(0)
    guard let view = made else { return }
    let last = view.layoutAttributesForItem(at: IndexPath(item: 39, section: 0))?.frame ?? .zero
    let isAtLeft = last.minX == 0
    let trailing = device.run {
      view.contentOffset.x = isAtLeft ? view.contentSize.width - 320 : 0
      let trailing = Refresher.auto(.bare(60)) { (_: Refresher) in }
      trailing.trigger.auto?.distance = .items(2)
      view.tug.trailing = trailing
      return trailing
    }
    // The second to last item begins 190 points before the end.
    let trigger = isAtLeft ? 190 : view.contentSize.width - 320 - 190
    device.run { view.contentOffset.x = trigger + (isAtLeft ? 1 : -1) }
    #expect(trailing.state == .idle)
    device.run { view.contentOffset.x = trigger }
    #expect(isAtLeft == isRightToLeft)
    #expect(trailing.state == .refreshing)
  }

  @Test("the rows of the next page count from its end")
  func nextPage() {
    let list = RowList(sections: [20])
    let footer = list.footer(.items(4))
    list.scroll(to: 320)
    #expect(footer.state == .refreshing)
    list.device.run {
      list.sections = [40]
      list.table.reloadData()
      list.table.layoutIfNeeded()
      footer.endRefreshing()
    }
    list.scroll(to: 1319)
    #expect(footer.state == .idle)
    list.scroll(to: 1320)
    #expect(footer.state == .refreshing)
  }

  @Test(
    "complaint 11: reloaded and ended in one turn, at the end or near it, it loads once per drag",
    arguments: [DraggingFlagModel.untilInertiaEnds, .untilRelease], [true, false])
  func onceForDrag(model: DraggingFlagModel, endsFirst: Bool) {
    let screen = Screen(contentHeight: 1000)
    screen.host.draggingFlagModel = model
    var loads = 0
    let footer = screen.host.run {
      Refresher.auto(.bare(44)) { [scrollView = screen.scrollView] (footer: Refresher) in
        loads += 1
        if endsFirst { footer.endRefreshing() }
        scrollView.contentSize.height += 30
        if !endsFirst { footer.endRefreshing() }
      }
    }
    screen.host.run { screen.scrollView.tug.footer = footer }
    screen.finger.drag(from: CGPoint(x: 180, y: 600), to: CGPoint(x: 180, y: 60))
    screen.finger.drag(from: CGPoint(x: 180, y: 60), to: CGPoint(x: 180, y: 61))
    #expect(loads == 1)
    screen.advance(3)
    #expect(loads == 1, "coming to rest doesn't load")
    screen.finger.drag(from: CGPoint(x: 180, y: 600), to: CGPoint(x: 180, y: 400))
    screen.advance(3)
    #expect(loads == 2)
  }

  @Test("complaint 3: with estimated row heights it loads once for each page")
  func estimates() {
    let list = RowList(sections: [30], estimate: 200)
    var loads = 0
    let footer = list.device.run {
      let footer = Refresher.auto(.bare(44)) { [unowned list] (footer: Refresher) in
        loads += 1
        list.sections[0] += 30
        list.table.reloadData()
        footer.endRefreshing()
      }
      list.table.tug.footer = footer
      return footer
    }
    let finger = Finger(on: list.device.window)
    for drag in 1...30 {
      let before = loads
      finger.drag(from: CGPoint(x: 100, y: 400), to: CGPoint(x: 100, y: 50))
      list.device.advance(3)
      #expect(loads <= before + 1, "drag \(drag)")
    }
    #expect(loads >= 2)
    #expect(footer.state == .idle)
    #expect(list.table.contentInset.bottom == 44)
  }

  @Test(
    "the app's own scrolling loads, if enabled", arguments: [true, false])
  func programmatic(fires: Bool) {
    let screen = Screen()
    let footer = footer(on: screen, .percent(1))
    screen.host.run {
      if !fires { footer.trigger.auto?.causes.remove(.program) }
      screen.scrollView.setContentOffset(CGPoint(x: 0, y: 1377), animated: true)
    }
    screen.advance(1)
    #expect((footer.state == .refreshing) == fires)
  }

  @Test(
    "a fling that reaches the end counts as the user's scrolling",
    arguments: [DraggingFlagModel.untilRelease])
  func fling(model: DraggingFlagModel) {
    let screen = Screen()
    screen.host.draggingFlagModel = model
    let footer = footer(on: screen, .percent(1))
    screen.host.run { footer.trigger.auto?.causes.remove(.program) }
    screen.finger.fling(from: CGPoint(x: 180, y: 500), velocity: CGPoint(x: 0, y: -6000))
    screen.advance(4)
    #expect(footer.state == .refreshing)
  }

  @Test("with automatic loading off, only a tap and the app start it")
  func manual() {
    let screen = Screen()
    let footer = footer(on: screen, .percent(1))
    screen.host.run { footer.trigger.auto?.causes = [] }
    screen.scroll(to: 1377)
    #expect(footer.state == .idle)
    screen.finger.tap(at: CGPoint(x: 180, y: 640))
    #expect(footer.state == .refreshing)
  }

  @Test(
    "complaint 29: after a failure the next drag retries once, if enabled",
    arguments: [true, false])
  func retry(isWanted: Bool) {
    let screen = Screen(contentHeight: 700)
    var loads = 0
    let footer = screen.host.run {
      let footer = Refresher.auto(.bare(44)) { (footer: Refresher) in
        loads += 1
        footer.endRefreshing(.failure(Trouble()))
      }
      footer.trigger.auto?.retriesFailure = isWanted
      screen.scrollView.tug.footer = footer
      return footer
    }
    for drag in 1...3 {
      screen.finger.drag(from: CGPoint(x: 180, y: 600), to: CGPoint(x: 180, y: 400))
      screen.finger.drag(from: CGPoint(x: 180, y: 400), to: CGPoint(x: 180, y: 402))
      screen.advance(2)
      screen.scroll(to: 0)
      #expect(loads == (isWanted ? drag : 1))
      #expect(footer.state == .failed)
    }
  }

  @Test("complaint 15: short content is filled page by page until the screen is full")
  func fill() async {
    let screen = Screen(contentHeight: 0)
    let work = Work()
    let footer = screen.host.run {
      let footer = Refresher.auto(.bare(44)) { try await work.run() }
      footer.shortContent = .fill(limit: 10)
      screen.scrollView.tug.footer = footer
      screen.scrollView.contentSize.height = 200
      return footer
    }
    for page in 1...3 {
      screen.advance(0.05)
      await work.started(page)
      screen.host.run { screen.scrollView.contentSize.height += 200 }
      work.finish()
      await screen.wait(for: footer, toBe: .idle)
    }
    screen.advance(1)
    await screen.settleTasks()
    #expect(work.starts == 3)
    #expect(screen.scrollView.contentSize.height == 800)
  }

  @Test("filling stops when the pages stay small or empty", arguments: [(1, 4), (0, 1)])
  func fillBound(growth: CGFloat, expected: Int) {
    let screen = Screen(contentHeight: 100)
    var loads = 0
    screen.host.run {
      let footer = Refresher.auto(.bare(44)) { [scroll = screen.scrollView] (footer: Refresher) in
        loads += 1
        scroll.contentSize.height += growth
        footer.endRefreshing()
      }
      footer.shortContent = .fill(limit: 4)
      screen.scrollView.tug.footer = footer
    }
    screen.advance(2)
    #expect(loads == expected)
    #expect(screen.host.scheduledCount == 0)
  }

  @Test(
    "complaint 14: below short content it is hidden, at the end of the screen, or after the content",
    arguments: [
      (Refresher.ShortContent.hide, 100, true), (.pin, 559, false), (.follow, 100, false),
    ]
      as [(Refresher.ShortContent, CGFloat, Bool)])
  func shortContent(short: Refresher.ShortContent, y: CGFloat, isHidden: Bool) {
    let screen = Screen(
      contentHeight: 100, safeArea: UIEdgeInsets(top: 30, left: 0, bottom: 34, right: 0))
    let footer = footer(on: screen, .percent(1))
    screen.host.run { footer.shortContent = short }
    #expect(footer.view.frame.minY == y)
    #expect(footer.view.isHidden == isHidden)
    #expect(screen.inset.bottom == (isHidden ? 0 : 44))
    screen.host.run { screen.scrollView.contentSize.height = 900 }
    #expect(!footer.view.isHidden)
    #expect(footer.view.frame.minY == 900)
    #expect(screen.inset.bottom == 44)
  }

  @Test(
    "complaint 16: below an empty list no footer of either kind appears or works",
    arguments: [true, false])
  func empty(isPull: Bool) {
    let screen = Screen(contentHeight: 0)
    screen.scrollView.alwaysBounceVertical = true
    let footer = screen.host.run {
      let footer =
        isPull
        ? Refresher.pull(.bare(44)) { (_: Refresher) in }
        : Refresher.auto(.bare(44)) { (_: Refresher) in }
      screen.scrollView.tug.footer = footer
      return footer
    }
    #expect(footer.view.isHidden)
    screen.pull(toOffset: 80)
    #expect(footer.progress == 0)
    screen.letGo()
    screen.advance(1)
    #expect(footer.state == .idle)
    #expect(screen.inset == .zero)
    screen.host.run { footer.showsWhenEmpty = true }
    #expect(!footer.view.isHidden)
  }
}

private final class Mirroring: UICollectionViewFlowLayout {
  override var flipsHorizontallyInOppositeLayoutDirection: Bool { true }
}

@MainActor
private final class Strip: UICollectionViewDataSource {
  func collectionView(
    _ collectionView: UICollectionView, numberOfItemsInSection section: Int
  ) -> Int { 40 }
  func collectionView(
    _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
  ) -> UICollectionViewCell {
    collectionView.dequeueReusableCell(withReuseIdentifier: "cell", for: indexPath)
  }
}
