import Foundation
import HeadlessDriver
import Testing

@testable import HeadlessUIKit

@MainActor
@Suite("Updates of a table")
struct TableUpdateTests {
  private func path(_ row: Int, _ section: Int = 0) -> IndexPath {
    IndexPath(row: row, section: section)
  }

  /// The displayed position of a view.
  private func seen(_ view: UIView) -> CGPoint? { view.layer.presentation()?.position }

  @Test("rows animate; frames and the content's size are final at once")
  func animation() {
    let scene = TableScene([4])
    scene.show()
    let cells = scene.table.visibleCells
    scene.counts = [5]
    var isDone = false
    scene.table.performBatchUpdates {
      scene.table.insertRows(at: [path(1)], with: .fade)
    } completion: {
      isDone = $0
    }
    #expect(scene.table.contentSize.height == 200)
    #expect(cells.map(\.frame.minY) == [0, 80, 120, 160])
    #expect(seen(cells[1])?.y == 60)
    let new = scene.table.cellForRow(at: path(1))
    #expect(new?.alpha == 1 && new?.layer.presentation()?.opacity == 0)
    scene.device.advance(0.15)
    #expect(seen(cells[1]).map { $0.y > 60 && $0.y < 100 } == true)
    #expect(!isDone)
    scene.device.advance(0.25)
    #expect(seen(cells[1])?.y == 100)
    #expect(new?.layer.presentation()?.opacity == 1)
    #expect(isDone)
  }

  @Test(
    "a deleted row leaves with its animation, and its cell is then reused",
    arguments: [
      (UITableView.RowAnimation.left, CGPoint(x: -50, y: 20)), (.right, CGPoint(x: 150, y: 20)),
      (.top, CGPoint(x: 50, y: -20)), (.bottom, CGPoint(x: 50, y: 60)),
      (.fade, CGPoint(x: 50, y: 20)), (.automatic, CGPoint(x: 50, y: 20)),
    ])
  func leaving(animation: UITableView.RowAnimation, target: CGPoint) {
    let scene = TableScene([3])
    scene.show()
    let cell = scene.table.visibleCells[0]
    scene.counts = [2]
    scene.table.deleteRows(at: [path(0)], with: animation)
    #expect(scene.table.visibleCells.count == 2 && !scene.table.visibleCells.contains(cell))
    #expect(cell.superview === scene.table)
    #expect(cell.layer.position == target)
    scene.device.advance(0.4)
    #expect(cell.superview == nil && cell.alpha == 1)
    #expect(scene.table.cellPool.waitingCount == 1)
  }

  @Test("rows that become visible slide in from their old positions")
  func comingIn() {
    let scene = TableScene([20])
    scene.show()
    scene.counts = [18]
    scene.table.deleteRows(at: [path(0), path(1)], with: .fade)
    let cell = scene.table.cellForRow(at: path(4))
    #expect(cell?.tag == 4 && cell?.frame.minY == 160)
    #expect(cell.flatMap(seen)?.y == 260)
  }

  @Test("without animation, all is in place at once, and the completion comes next turn")
  func none() {
    let scene = TableScene([2])
    scene.show()
    scene.counts = [3]
    var isDone = false
    scene.table.performBatchUpdates {
      scene.table.insertRows(at: [path(0)], with: .none)
    } completion: {
      isDone = $0
    }
    #expect(!isDone && scene.table.visibleCells.count == 3)
    #expect(scene.table.visibleCells.map(\.layer).allSatisfy { !$0.isAnimating })
    scene.device.advance(0)
    #expect(isDone)
  }

  @Test("batches can be nested, and end together")
  func nesting() {
    let scene = TableScene([2])
    scene.show()
    scene.table.beginUpdates()
    scene.counts = [3]
    scene.table.insertRows(at: [path(1)], with: .none)
    scene.table.performBatchUpdates {
      scene.counts = [2]
      scene.table.deleteRows(at: [path(0)], with: .none)
    }
    #expect(scene.table.contentSize.height == 80)
    scene.table.endUpdates()
    #expect(scene.table.numberOfRows(inSection: 0) == 2)
    #expect(scene.table.visibleCells.map(\.tag) == [1, 1])
  }

  @Test("a batch without changes reloads the heights")
  func emptyBatch() {
    let delegate = Heights()
    let scene = TableScene([3])
    scene.show(delegate: delegate)
    delegate.height = 60
    scene.table.performBatchUpdates(nil)
    #expect(scene.table.contentSize.height == 180)
    #expect(scene.table.visibleCells.map(\.frame.minY) == [0, 60, 120])
  }

  @Test("sections are inserted, deleted, and moved with their rows and headers")
  func sections() {
    let scene = TableScene([1, 2, 1])
    scene.table.sectionHeaderTopPadding = 0
    scene.headers = ["a", "b", "c"]
    scene.show()
    let (cells, header) = (scene.table.visibleCells, scene.table.headerView(forSection: 1))
    #expect(cells.count == 3)
    scene.counts = [2, 2, 1]
    scene.headers = ["new", "b", "a"]
    scene.table.performBatchUpdates {
      scene.table.deleteSections([2], with: .none)
      scene.table.insertSections([0], with: .none)
      scene.table.moveSection(0, toSection: 2)
    }
    #expect(scene.table.contentSize.height == 284)
    scene.device.advance(0.4)
    #expect(scene.table.cellForRow(at: path(0, 1)) === cells[1])
    #expect(scene.table.cellForRow(at: path(1, 1)) === cells[2])
    #expect(scene.table.headerView(forSection: 1) === header)
    #expect(header?.frame.minY == 108)
    #expect(scene.table.headerView(forSection: 0)?.textLabel?.text == "new")
    scene.counts[1] = 4
    scene.headers[1] = nil
    scene.table.reloadSections([1], with: .none)
    scene.device.advance(0)
    #expect(scene.table.contentSize.height == 336)
    #expect(scene.table.headerView(forSection: 1) == nil)
  }

  @Test("a row moves with its height and its cell")
  func moves() {
    let delegate = Heights()
    delegate.heights = [10, 20, 30]
    let scene = TableScene([3])
    scene.show(delegate: delegate)
    let cells = scene.table.visibleCells
    scene.table.selectRow(at: path(0), animated: false, scrollPosition: .none)
    scene.table.moveRow(at: path(0), to: path(2))
    #expect((0..<3).map { scene.table.rectForRow(at: path($0)).height } == [20, 30, 10])
    #expect(scene.table.visibleCells == [cells[1], cells[2], cells[0]])
    #expect(scene.table.indexPathForSelectedRow == path(2))
  }

  @Test("random batches have the same result as a reload")
  func randomBatches() {
    var random = Lehmer(state: 77)
    let scene = TableScene([7, 0, 12, 3], style: .grouped)
    let delegate = Heights()
    delegate.heights = (0..<500).map { CGFloat(20 + $0 % 5) }
    scene.show(delegate: delegate)
    delegate.height = 33
    delegate.heights = []
    scene.table.reloadData()
    for round in 0..<60 {
      scene.table.performBatchUpdates { scramble(scene, &random) }
      if round % 3 == 0 { scene.device.advance(0.1) }
      let (size, rects) = (scene.table.contentSize, rects(scene.table))
      let offset = scene.table.contentOffset
      if round % 4 == 0 {
        scene.table.reloadData()
        scene.device.advance(0)
      }
      #expect(scene.table.contentSize == size)
      #expect(self.rects(scene.table) == rects)
      scene.table.contentOffset = offset
    }
    scene.device.settle()
    #expect(scene.table.subviews.filter { $0 is UITableViewCell }.count == scene.table.cells.count)
  }

  private func rects(_ table: UITableView) -> [CGRect] {
    (0..<table.numberOfSections).flatMap { section in
      [table.rect(forSection: section), table.rectForFooter(inSection: section)]
        + (0..<table.numberOfRows(inSection: section)).map {
          table.rectForRow(at: path($0, section))
        }
    }
  }

  private func scramble(_ scene: TableScene, _ random: inout Lehmer) {
    let table = scene.table
    for section in scene.counts.indices where scene.counts[section] > 0 && random.next(2) == 0 {
      table.deleteRows(at: [path(random.next(scene.counts[section]), section)], with: .left)
      scene.counts[section] -= 1
    }
    if random.next(3) == 0, scene.counts.count > 2 {
      let section = random.next(scene.counts.count)
      table.deleteSections([section], with: .fade)
      scene.counts.remove(at: section)
    }
    if random.next(3) == 0 {
      let section = random.next(scene.counts.count + 1)
      table.insertSections([section], with: .top)
      scene.counts.insert(random.next(6), at: section)
    } else {
      for section in scene.counts.indices where random.next(2) == 0 {
        scene.counts[section] += 1
        let row = random.next(scene.counts[section])
        table.insertRows(at: [path(row, section)], with: .right)
      }
    }
  }

  private final class Heights: UITableViewDelegate {
    var height: CGFloat = 40
    var heights: [CGFloat] = []
    func tableView(_ tableView: UITableView, heightForRowAt indexPath: IndexPath) -> CGFloat {
      indexPath.row < heights.count ? heights[indexPath.row] : height
    }
  }
}
