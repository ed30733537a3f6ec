import Foundation
import HeadlessDriver
import Testing

@testable import Tug

/// Rows on screen don't move by a pixel when older rows are inserted above.
@MainActor
@Suite("Inserting above the visible rows", .timeLimit(.minutes(30)), .replayed)
struct PrependTests {
  enum Heights: CaseIterable, Sendable {
    case fixed, estimated, wronglyEstimated
  }

  enum Way: CaseIterable, Sendable {
    case reload, insertion, section
  }

  @Test("rows of a table don't move by a pixel", arguments: Heights.allCases, Way.allCases)
  func table(heights: Heights, way: Way) {
    let chat = Chat(heights)
    for offset in [0, 13.5, 700] as [CGFloat] {
      chat.scroll(to: offset)
      let before = chat.shown
      chat.prepend(20, way)
      #expect(!before.isEmpty)
      for (message, y) in before { #expect(chat.shown[message] == y, "\(message) at \(offset)") }
    }
    chat.device.advance(1)
    #expect(chat.table.contentOffset.y > 700)
  }

  @Test("items of a collection view don't move by a pixel")
  func collection() {
    let chat = Chat(.fixed)
    let layout = UICollectionViewFlowLayout()
    layout.itemSize = CGSize(width: 300, height: 50)
    let grid = Grid(count: 60)
    var made: UICollectionView?
    let device = TestDevice(size: CGSize(width: 320, height: 480), host: chat.device.host) {
      let view = UICollectionView(frame: .zero, collectionViewLayout: layout)
      view.register(UICollectionViewCell.self, forCellWithReuseIdentifier: "cell")
      view.dataSource = grid
      made = view
      return view
    }
    guard let view = made else { return }
    device.advance(0)
    view.contentOffset.y = 777
    view.layoutIfNeeded()
    let first = view.indexPathsForVisibleItems.min()
    let y = first.flatMap { view.layoutAttributesForItem(at: $0)?.frame.minY } ?? 0
    device.run {
      view.tug.preservePosition {
        grid.count += 30
        view.insertItems(at: (0..<30).map { IndexPath(item: $0, section: 0) })
      }
    }
    let now = first.flatMap {
      view.layoutAttributesForItem(at: IndexPath(item: $0.item + 30, section: 0))?.frame.minY
    }
    #expect(now.map { $0 - view.contentOffset.y } == y - 777)
    #expect(view.contentOffset.y == 2577)
  }

  @Test("in a plain scroll view the end of the content stays in place")
  func plain() {
    let screen = Screen()
    screen.scroll(to: 300)
    screen.host.run {
      screen.scrollView.tug.preservePosition { screen.scrollView.contentSize.height += 450.5 }
    }
    #expect(screen.offset == 750.5)
  }

  @Test("a header that loads older rows keeps the newer ones in place every time")
  func chatHistory() {
    let chat = Chat(.estimated)
    chat.scroll(to: 500)
    var loads = 0
    let older = chat.device.run {
      let older = Refresher.auto(.bare(40)) { (control: Refresher) in
        loads += 1
        chat.prepend(20, .reload)
        control.endRefreshing()
      }
      chat.table.tug.header = older
      return older
    }
    older.trigger.auto?.distance = .points(0)
    for round in 1...3 {
      chat.scroll(to: 100)
      #expect(loads == round - 1)
      let before = chat.shown
      chat.scroll(to: -5)
      #expect(loads == round)
      let moved = before.compactMapValues { $0 + 105 }
      for (message, y) in chat.shown { #expect(moved[message] == nil || moved[message] == y) }
      #expect(chat.table.contentOffset.y > 500)
    }
  }

  @Test("during a drag or a deceleration, the rows continue their motion")
  func inMotion() {
    let chat = Chat(.estimated)
    chat.scroll(to: 600)
    let finger = chat.device.finger
    finger.grab(at: CGPoint(x: 100, y: 100), toward: CGPoint(x: 0, y: 1))
    finger.move(by: CGPoint(x: 0, y: 40), over: 0.1)
    let before = chat.shown
    chat.prepend(20, .reload)
    for (message, y) in before { #expect(chat.shown[message] == y) }
    finger.move(by: CGPoint(x: 0, y: 30), over: 0.1)
    for (message, y) in chat.shown {
      if let before = before[message] { #expect(y == before + 30) }
    }
    finger.fling(from: finger.location, velocity: .zero)
    finger.up()
    chat.device.advance(1)

    finger.fling(from: CGPoint(x: 100, y: 100), velocity: CGPoint(x: 0, y: 1500))
    chat.device.advance(0.1)
    let gliding = chat.shown
    #expect(chat.table.isDecelerating)
    chat.prepend(20, .insertion)
    for (message, y) in gliding { #expect(chat.shown[message] == y) }
    #expect(chat.table.isDecelerating)
    let place = chat.table.contentOffset.y
    chat.device.advance(0.1)
    #expect(chat.table.contentOffset.y < place - 20, "it keeps decelerating")
  }

  @Test("an insertion above starts no load below, and short content stays within its bounds")
  func startsNothing() {
    let screen = Screen(contentHeight: 700)
    let footer = screen.host.run {
      let footer = Refresher.auto(.bare(44)) { (_: Refresher) in }
      screen.scrollView.tug.footer = footer
      footer.trigger.auto?.maximumTriggersPerDrag = nil
      return footer
    }
    screen.host.run { screen.scrollView.contentOffset.y = 76 }
    screen.host.run {
      screen.scrollView.tug.preservePosition { screen.scrollView.contentSize.height += 500 }
    }
    #expect(screen.offset == 576)
    #expect(footer.state == .idle)

    let short = Screen(contentHeight: 100)
    short.host.run {
      short.scrollView.tug.preservePosition { short.scrollView.contentSize.height = 300 }
    }
    #expect(short.offset == 0)
  }
}

/// Numbered messages. The newest has the highest number.
@MainActor
private final class Chat: NSObject, UITableViewDataSource, UITableViewDelegate {
  private var sections: [[Int]] = [Array(1000..<1040)]
  private let heights: PrependTests.Heights
  let table: UITableView
  let device: TestDevice

  init(_ heights: PrependTests.Heights) {
    self.heights = heights
    let host = HeadlessHost()
    let table = host.run { UITableView(frame: .zero, style: .plain) }
    self.table = table
    table.register(UITableViewCell.self, forCellReuseIdentifier: "cell")
    device = TestDevice(size: CGSize(width: 320, height: 480), host: host) { table }
    super.init()
    table.estimatedRowHeight = heights == .fixed ? 0 : 44
    table.dataSource = self
    table.delegate = self
    device.advance(0)
  }

  /// The position of each message on the screen.
  var shown: [Int: CGFloat] {
    let pairs = (table.indexPathsForVisibleRows ?? []).map { path in
      (sections[path.section][path.row], table.rectForRow(at: path).minY - table.contentOffset.y)
    }
    return Dictionary(uniqueKeysWithValues: pairs)
  }

  func scroll(to y: CGFloat) {
    device.run {
      table.contentOffset.y = y
      table.layoutIfNeeded()
    }
  }

  func prepend(_ count: Int, _ way: PrependTests.Way) {
    let first = sections[0][0]
    let older = Array((first - count)..<first)
    device.run {
      table.tug.preservePosition {
        switch way {
        case .reload:
          sections[0] = older + sections[0]
          table.reloadData()
        case .insertion:
          sections[0] = older + sections[0]
          table.insertRows(at: older.indices.map { IndexPath(row: $0, section: 0) }, with: .fade)
        case .section:
          sections.insert(older, at: 0)
          table.insertSections([0], with: .none)
        }
      }
    }
  }

  func numberOfSections(in tableView: UITableView) -> Int { sections.count }
  func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
    sections[section].count
  }
  func tableView(_ tableView: UITableView, cellForRowAt path: IndexPath) -> UITableViewCell {
    tableView.dequeueReusableCell(withIdentifier: "cell", for: path)
  }
  func tableView(_ tableView: UITableView, heightForRowAt path: IndexPath) -> CGFloat {
    heights == .fixed ? 44 : CGFloat(30 + sections[path.section][path.row] % 7 * 10)
  }
  func tableView(
    _ tableView: UITableView, estimatedHeightForRowAt path: IndexPath
  ) -> CGFloat {
    switch heights {
    case .fixed: 44
    case .estimated: 60
    case .wronglyEstimated: 300
    }
  }
}
