import Foundation
import HeadlessDriver
import Testing

@testable import HeadlessUIKit

@MainActor
@Suite("Selection and prefetching in a table")
struct TableSelectionTests {
  private final class Log: UITableViewDelegate, UITableViewDataSourcePrefetching {
    var calls: [String] = []
    var blocked: Set<Int> = []
    func tableView(_ tableView: UITableView, shouldHighlightRowAt path: IndexPath) -> Bool {
      !blocked.contains(path.row)
    }
    func tableView(_ tableView: UITableView, didHighlightRowAt path: IndexPath) {
      calls.append("highlight \(path.row)")
    }
    func tableView(_ tableView: UITableView, didUnhighlightRowAt path: IndexPath) {
      calls.append("unhighlight \(path.row)")
    }
    func tableView(_ tableView: UITableView, willSelectRowAt path: IndexPath) -> IndexPath? {
      calls.append("will select \(path.row)")
      return path.row == 2 ? nil : path
    }
    func tableView(_ tableView: UITableView, willDeselectRowAt path: IndexPath) -> IndexPath? {
      calls.append("will deselect \(path.row)")
      return path
    }
    func tableView(_ tableView: UITableView, didSelectRowAt path: IndexPath) {
      calls.append("select \(path.row)")
    }
    func tableView(_ tableView: UITableView, didDeselectRowAt path: IndexPath) {
      calls.append("deselect \(path.row)")
    }
    func tableView(_ tableView: UITableView, prefetchRowsAt paths: [IndexPath]) {
      calls.append("fetch \(paths.map(\.row))")
    }
    func tableView(_ tableView: UITableView, cancelPrefetchingForRowsAt paths: [IndexPath]) {
      calls.append("cancel \(paths.map(\.row))")
    }
    func take() -> [String] {
      defer { calls = [] }
      return calls
    }
  }

  private func tap(_ row: Int, _ scene: TableScene) {
    scene.device.finger.tap(at: CGPoint(x: 50, y: CGFloat(row * 40 + 20)))
    scene.device.settle()
  }

  @Test("a tap calls the delegate before it changes the selection")
  func single() {
    let (scene, log) = (TableScene([5]), Log())
    scene.show(delegate: log)
    tap(0, scene)
    #expect(log.take() == ["highlight 0", "will select 0", "select 0", "unhighlight 0"])
    tap(1, scene)
    #expect(
      log.take() == [
        "highlight 1", "will select 1", "will deselect 0", "deselect 0", "select 1",
        "unhighlight 1",
      ])
    tap(2, scene)
    #expect(log.take() == ["highlight 2", "will select 2", "unhighlight 2"])
    log.blocked = [3]
    tap(3, scene)
    #expect(log.take() == [])
    #expect(scene.table.indexPathsForSelectedRows == [IndexPath(row: 1, section: 0)])
    scene.table.allowsSelection = false
    tap(0, scene)
    #expect(log.take() == [])
  }

  @Test("several rows can be selected, and a second tap deselects a row")
  func multiple() {
    let (scene, log) = (TableScene([5]), Log())
    scene.table.allowsMultipleSelection = true
    scene.show(delegate: log)
    for row in [3, 0, 3, 1] { tap(row, scene) }
    #expect(
      log.take().filter { !$0.contains("light") } == [
        "will select 3", "select 3", "will select 0", "select 0", "will deselect 3", "deselect 3",
        "will select 1", "select 1",
      ])
    #expect(scene.table.indexPathsForSelectedRows?.map(\.row) == [0, 1])
    #expect(scene.table.visibleCells.map(\.isSelected) == [true, true, false, false, false])
    scene.table.reloadData()
    #expect(scene.table.indexPathsForSelectedRows == nil)
  }

  @Test("upcoming rows are prefetched, the nearest first")
  func prefetching() {
    let (scene, log) = (TableScene([100]), Log())
    scene.table.prefetchDataSource = log
    scene.show()
    #expect(log.take() == ["fetch [5, 6, 7, 8, 9]"])
    scene.scroll(to: 80)
    #expect(log.take() == ["fetch [10, 11]"])
    scene.scroll(to: 400)
    #expect(log.take() == ["cancel [7, 8, 9]", "fetch [15, 16, 17, 18, 19]"])
    scene.scroll(to: 360)
    #expect(log.take() == ["cancel [15, 16, 17, 18, 19]", "fetch [8, 7, 6, 5, 4]"])
    scene.table.isPrefetchingEnabled = false
    scene.scroll(to: 1000)
    #expect(log.take() == [])
  }

  @Test("a row scrolls to below the pinned header")
  func scrollBelowHeader() {
    let scene = TableScene([50])
    scene.headers = ["a"]
    scene.table.sectionHeaderTopPadding = 0
    scene.table.contentInset.top = 10
    scene.show()
    scene.table.scrollToRow(at: IndexPath(row: 20, section: 0), at: .top, animated: false)
    scene.table.layoutIfNeeded()
    #expect(scene.table.contentOffset.y == 790)
    let cell = scene.table.cellForRow(at: IndexPath(row: 20, section: 0))
    #expect(scene.screenY(cell) == 38)
    scene.table.selectRow(
      at: IndexPath(row: 40, section: 0), animated: false, scrollPosition: .none)
    scene.table.scrollToNearestSelectedRow(at: .bottom, animated: true)
    scene.device.settle()
    #expect(scene.table.contentOffset.y == 1468)
  }
}
