import Foundation
import HeadlessDriver
import Testing

@testable import HeadlessUIKit

/// A table of texts in a window of 100 × 200 points, with rows of 40 points.
@MainActor
private final class ListScene: UITableViewDataSource, UITableViewDelegate {
  var sections: [[String]]
  var heights: [CGFloat]?
  private(set) var log: [String] = []
  private(set) var device: TestDevice!
  var mistakes: [String] = []
  var table: UITableView { device.window.rootViewController!.view as! UITableView }

  init(_ count: Int) {
    sections = [(0..<count).map { "row \($0)" }]
    device = TestDevice(size: CGSize(width: 100, height: 200)) {
      let table = UITableView(frame: .zero, style: .plain)
      table.rowHeight = 40
      table.register(TextCell.self, forCellReuseIdentifier: "text")
      table.dataSource = self
      table.delegate = self
      return table
    }
    device.host.onMistake = { [unowned self] in mistakes.append($0) }
  }

  final class TextCell: UITableViewCell {
    let made = "by the cell's own initializer"
    private(set) var reuses = 0
    override init(style: CellStyle, reuseIdentifier: String?) {
      super.init(style: .subtitle, reuseIdentifier: reuseIdentifier)
    }
    required init?(coder: NSCoder) { nil }
    override func prepareForReuse() {
      super.prepareForReuse()
      reuses += 1
    }
  }

  func takeLog() -> [String] {
    defer { log = [] }
    return log
  }

  var shown: [String] {
    table.visibleCells.map { $0.textLabel?.text ?? "" }
  }

  func numberOfSections(in tableView: UITableView) -> Int { sections.count }
  func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
    sections[section].count
  }
  func tableView(_ tableView: UITableView, cellForRowAt path: IndexPath) -> UITableViewCell {
    let cell = tableView.dequeueReusableCell(withIdentifier: "text", for: path)
    cell.textLabel?.text = sections[path.section][path.row]
    return cell
  }
  func tableView(_ tableView: UITableView, heightForRowAt path: IndexPath) -> CGFloat {
    heights?[path.row] ?? tableView.rowHeight
  }
  func tableView(
    _ tableView: UITableView, willDisplay cell: UITableViewCell, forRowAt path: IndexPath
  ) { log.append("+\(path.row)") }
  func tableView(
    _ tableView: UITableView, didEndDisplaying cell: UITableViewCell, forRowAt path: IndexPath
  ) { log.append("-\(path.row)") }
  func tableView(_ tableView: UITableView, didSelectRowAt path: IndexPath) {
    log.append("select \(path.row)")
  }
  func tableView(_ tableView: UITableView, didDeselectRowAt path: IndexPath) {
    log.append("deselect \(path.row)")
  }
}

@MainActor
@Suite("UITableView")
struct UITableViewTests {
  private func path(_ row: Int, _ section: Int = 0) -> IndexPath {
    IndexPath(row: row, section: section)
  }

  @Test("only visible rows have a cell, and cells are reused")
  func visibleCellsOnly() {
    let scene = ListScene(1000)
    let table = scene.table
    #expect(table.contentSize == CGSize(width: 100, height: 40_000))
    #expect(scene.takeLog() == ["+0", "+1", "+2", "+3", "+4"])
    let first = table.visibleCells[0]
    table.contentOffset.y = 60
    table.layoutIfNeeded()
    #expect(scene.takeLog() == ["-0", "+5", "+6"])
    #expect(table.indexPathsForVisibleRows == (1...6).map { path($0) })
    table.contentOffset.y = 100
    table.layoutIfNeeded()
    #expect(scene.shown == ["row 2", "row 3", "row 4", "row 5", "row 6", "row 7"])
    table.setContentOffset(CGPoint(x: 0, y: 39_000), animated: false)
    table.layoutIfNeeded()
    #expect(scene.shown == (975..<980).map { "row \($0)" })
    let cell = first as? ListScene.TextCell
    #expect(cell?.made == "by the cell's own initializer")
    #expect((cell?.reuses ?? 0) >= 1)
    let cellCount = table.subviews.filter { $0 is UITableViewCell }.count
    #expect(cellCount == 5)
  }

  @Test("cells are in row order, in front of the app's views")
  func order() {
    let scene = ListScene(100)
    let table = scene.table
    let refresh = scene.device.run { UIView() }
    table.insertSubview(refresh, at: 0)
    for y in [300, 100, 2000, 0] as [CGFloat] {
      table.contentOffset.y = y
      table.layoutIfNeeded()
      #expect(table.subviews.first === refresh)
      let cells = table.subviews.compactMap { $0 as? UITableViewCell }
      #expect(cells.map(\.frame.minY) == cells.map(\.frame.minY).sorted())
      #expect(cells == table.visibleCells)
    }
  }

  @Test("after reloadData, the size is correct at once")
  func reload() {
    let scene = ListScene(3)
    let table = scene.table
    scene.sections = [["a"], [], ["b", "c"]]
    _ = scene.takeLog()
    table.reloadData()
    #expect(table.contentSize.height == 120)
    #expect(table.numberOfSections == 3)
    #expect(table.numberOfRows(inSection: 2) == 2)
    #expect(table.numberOfRows(inSection: 9) == 0)
    scene.device.advance(0)
    #expect(scene.takeLog() == ["-0", "-1", "-2", "+0", "+0", "+1"])
    #expect(scene.shown == ["a", "b", "c"])
    #expect(table.indexPathForRow(at: CGPoint(x: 5, y: 100)) == path(1, 2))
    #expect(table.indexPathForRow(at: CGPoint(x: 5, y: 130)) == nil)
    #expect(table.rectForRow(at: path(1, 2)) == CGRect(x: 0, y: 80, width: 100, height: 40))
    #expect(table.rectForRow(at: path(7)) == .zero)
  }

  @Test("header, rows, and footer are stacked, as wide as the table")
  func headerAndFooter() {
    let scene = ListScene(2)
    let table = scene.table
    let (header, footer) = scene.device.run {
      (
        UIView(frame: CGRect(x: 9, y: 9, width: 9, height: 30)),
        UIView(frame: CGRect(x: 0, y: 0, width: 0, height: 20))
      )
    }
    table.tableHeaderView = header
    table.tableFooterView = footer
    #expect(table.contentSize.height == 130)
    scene.device.advance(0)
    #expect(header.frame == CGRect(x: 0, y: 0, width: 100, height: 30))
    #expect(footer.frame == CGRect(x: 0, y: 110, width: 100, height: 20))
    #expect(table.rectForRow(at: path(0)).minY == 30)
    #expect(table.visibleCells.map(\.frame.minY) == [30, 70])
    table.frame.size.width = 60
    scene.device.advance(0)
    #expect(header.frame.width == 60 && table.contentSize.width == 60)
    #expect(table.visibleCells.allSatisfy { $0.frame.width == 60 })
    table.tableHeaderView = nil
    #expect(table.contentSize.height == 100)
    #expect(header.superview == nil)
  }

  @Test("rows have the heights of the delegate")
  func heights() {
    let scene = ListScene(4)
    scene.heights = [10, 100, 50, 500]
    scene.table.reloadData()
    #expect(scene.table.contentSize.height == 660)
    scene.device.advance(0)
    #expect(scene.table.visibleCells.map(\.frame.height) == [10, 100, 50, 500])
  }

  @Test("inserted and deleted rows move the others, which keep their cells")
  func updates() {
    let scene = ListScene(4)
    let table = scene.table
    let cells = table.visibleCells
    table.selectRow(at: path(2), animated: false, scrollPosition: .none)
    _ = scene.takeLog()
    scene.sections = [["new", "row 0", "row 2", "newer", "row 3"]]
    var isDone = false
    table.performBatchUpdates {
      table.deleteRows(at: [path(1)], with: .automatic)
      table.insertRows(at: [path(0), path(3)], with: .automatic)
    } completion: {
      isDone = $0
    }
    #expect(table.contentSize.height == 200)
    #expect(table.indexPathForSelectedRow == path(2))
    scene.device.advance(0.1)
    #expect(!isDone)
    #expect(scene.takeLog() == ["+0", "+3"])
    scene.device.advance(0.3)
    #expect(isDone)
    #expect(scene.takeLog() == ["-1"])
    #expect(scene.shown == ["new", "row 0", "row 2", "newer", "row 3"])
    #expect(table.cellForRow(at: path(1)) === cells[0])
    #expect(table.cellForRow(at: path(4)) === cells[3])
    scene.sections[0][4] = "changed"
    table.reloadRows(at: [path(4)], with: .none)
    scene.device.advance(0.1)
    #expect(scene.shown.last == "changed")
    #expect(scene.mistakes == [])
  }

  @Test("inconsistent changes are reported, and the table displays the data")
  func wrongUpdate() {
    let scene = ListScene(2)
    scene.sections = [["a", "b", "c", "d"]]
    scene.table.insertRows(at: [path(0)], with: .automatic)
    scene.device.advance(0)
    #expect(scene.mistakes.count == 1)
    #expect(scene.shown == ["a", "b", "c", "d"])
  }

  @Test("a tap highlights a row, then selects it; a second replaces the selection")
  func selection() {
    let scene = ListScene(10)
    let (table, finger) = (scene.table, scene.device.finger)
    table.delaysContentTouches = false
    _ = scene.takeLog()
    finger.down(at: CGPoint(x: 50, y: 50))
    scene.device.advance(0.05)
    #expect(table.visibleCells.map(\.isHighlighted) == [false, true, false, false, false])
    finger.up()
    scene.device.settle()
    #expect(table.indexPathForSelectedRow == path(1))
    #expect(table.visibleCells.map(\.isSelected) == [false, true, false, false, false])
    #expect(!table.visibleCells[1].isHighlighted)
    finger.tap(at: CGPoint(x: 50, y: 130))
    scene.device.settle()
    #expect(scene.takeLog() == ["select 1", "deselect 1", "select 3"])
    table.deselectRow(at: path(3), animated: true)
    #expect(table.indexPathForSelectedRow == nil)
    #expect(table.visibleCells.allSatisfy { !$0.isSelected })
    #expect(scene.takeLog() == [])
  }

  @Test("a drag doesn't select a row, and removes the highlight")
  func dragDoesNotSelect() {
    let scene = ListScene(100)
    let (table, finger) = (scene.table, scene.device.finger)
    table.delaysContentTouches = false
    finger.down(at: CGPoint(x: 50, y: 150))
    scene.device.advance(0.05)
    #expect(table.visibleCells[3].isHighlighted)
    finger.move(by: CGPoint(x: 0, y: -60), over: 0.3)
    #expect(table.contentOffset.y > 0)
    #expect(table.visibleCells.allSatisfy { !$0.isHighlighted })
    finger.up()
    scene.device.settle()
    #expect(table.indexPathForSelectedRow == nil)
  }

  @Test(
    "a row scrolls to its position, as far as the content allows",
    arguments: [
      (50, UITableView.ScrollPosition.top, 2000.0), (50, .middle, 1920), (50, .bottom, 1840),
      (50, .none, 1840), (0, .bottom, 0), (99, .top, 3800), (1000, .top, 0), (2, .none, 0),
    ])
  func scrolling(row: Int, position: UITableView.ScrollPosition, expected: CGFloat) {
    let scene = ListScene(100)
    scene.table.scrollToRow(at: path(row), at: position, animated: false)
    #expect(scene.table.contentOffset.y == expected)
  }

  @Test(
    "the rows in a rectangle are those that were recorded",
    arguments: [
      (0, 0, 320, 200, [0, 1, 2, 3, 4]), (0, 44, 320, 44, [1]), (0, 43.5, 320, 1, [0]),
      (0, 88, 320, 0, [2]), (400, 0, 10, 10, []), (0, 1000, 320, 100, []), (0, -50, 320, 60, [0]),
      (0, 0, 0, 0, [0]), (0, 43.5, 320, 1.5, [0, 1]), (0, 43, 320, 1.99, [0]),
      (320, 0, 10, 10, []), (-10, 0, 10.5, 10, [0]), (0, -90, 320, 60, []),
    ] as [(CGFloat, CGFloat, CGFloat, CGFloat, [Int])])
  func rowsInRect(x: CGFloat, y: CGFloat, width: CGFloat, height: CGFloat, rows: [Int]) {
    final class Source: NSObject, UITableViewDataSource {
      func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 10 }
      func tableView(_ tableView: UITableView, cellForRowAt path: IndexPath) -> UITableViewCell {
        UITableViewCell(style: .default, reuseIdentifier: nil)
      }
    }
    let source = Source()
    let (_, table) = TestDevice.showing(size: CGSize(width: 320, height: 480)) {
      () -> UITableView in
      let table = UITableView()
      table.rowHeight = 44
      table.dataSource = source
      return table
    }
    let rect = CGRect(x: x, y: y, width: width, height: height)
    #expect(table.indexPathsForRows(in: rect)?.map(\.row) == rows)
  }

  @Test("the separator is one point high, at the bottom of the cell")
  func separator() {
    let scene = ListScene(1)
    scene.device.advance(0)
    let cell = scene.table.visibleCells[0]
    let line = cell.subviews.first { $0 is CellSeparator }
    #expect(line?.frame == CGRect(x: 16, y: 39, width: 68, height: 1))
    scene.table.separatorStyle = .none
    #expect(line?.isHidden == true)
  }

  @Test(
    "the separator ends before the trailing edge, in either direction")
  func mirroredSeparator() {
    let scene = ListScene(1)
    scene.device.advance(0)
    let cell = scene.table.visibleCells[0]
    cell.semanticContentAttribute = .forceRightToLeft
    scene.device.advance(0)
    let line = cell.subviews.first { $0 is CellSeparator }
    #expect(line?.frame == CGRect(x: 16, y: 39, width: 68, height: 1))
    cell.separatorInset = UIEdgeInsets(top: 0, left: 30, bottom: 0, right: 10)
    scene.device.advance(0)
    #expect(line?.frame == CGRect(x: 10, y: 39, width: 60, height: 1))
  }
}
