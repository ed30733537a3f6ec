import Foundation
import HeadlessDriver
import Testing

@testable import HeadlessUIKit

@MainActor
@Suite("Heights of rows")
struct TableHeightTests {
  /// A cell with a height that depends on its row (30, 60, or 90 points), halved at twice the
  /// width.
  private final class SizedCell: UITableViewCell {
    static func height(of row: Int) -> CGFloat { CGFloat(30 + row * 7 % 3 * 30) }
    override func sizeThatFits(_ size: CGSize) -> CGSize {
      CGSize(width: size.width, height: Self.height(of: tag) * (size.width > 150 ? 0.5 : 1))
    }
  }

  private func sized(_ count: Int, estimate: CGFloat = 50) -> TableScene {
    let scene = TableScene([count], rowHeight: UITableView.automaticDimension, cell: SizedCell.self)
    scene.table.estimatedRowHeight = estimate
    scene.show()
    return scene
  }

  private func frames(_ table: UITableView) -> [CGFloat] { table.visibleCells.map(\.frame.minY) }

  @Test("rows have their estimated heights until they become visible")
  func estimates() {
    let scene = sized(100)
    let table = scene.table
    // 30 + 60 + 90 + 30 exceed 200 points.
    #expect(table.visibleCells.map(\.frame.height) == [30, 60, 90, 30])
    #expect(frames(table) == [0, 30, 90, 180])
    #expect(table.contentSize.height == 5010)
    #expect(scene.loaded == 4)
    table.reloadData()
    #expect(table.contentSize.height == 5000)
  }

  @Test("rows lower than their estimate reveal more rows, all with correct heights")
  func lowRows() {
    let scene = sized(100, estimate: 400)
    #expect(scene.table.visibleCells.count == 4)
    #expect(scene.table.contentSize.height == 38_610)
  }

  @Test("once all rows were visible, the content has its actual height")
  func seen() {
    let scene = sized(60)
    var y: CGFloat = 0
    while y + 200 < scene.table.contentSize.height {
      scene.scroll(to: y)
      y += 40
    }
    scene.scroll(to: scene.table.contentSize.height - 200)
    #expect(scene.table.contentSize.height == (0..<60).reduce(0) { $0 + SizedCell.height(of: $1) })
  }

  @Test("while scrolling up, visible rows stay when one above has another height")
  func compensation() {
    let scene = sized(100)
    let table = scene.table
    table.scrollToRow(at: IndexPath(row: 60, section: 0), at: .top, animated: false)
    table.layoutIfNeeded()
    for _ in 0..<80 where table.contentOffset.y > 20 {
      let cell = table.visibleCells[0]
      let before = cell.frame.minY - table.contentOffset.y
      let offset = table.contentOffset.y
      table.contentOffset.y = offset - 15
      table.layoutIfNeeded()
      #expect(cell.superview == nil || cell.frame.minY - table.contentOffset.y == before + 15)
      let ends = zip(table.visibleCells, table.visibleCells.dropFirst())
      #expect(ends.allSatisfy { $0.frame.maxY == $1.frame.minY })
    }
  }

  @Test("a finger that drags rows of unknown height down stays on its row")
  func compensatedDrag() {
    let scene = sized(100)
    let (table, finger) = (scene.table, scene.device.finger)
    table.scrollToRow(at: IndexPath(row: 50, section: 0), at: .top, animated: false)
    scene.device.advance(0)
    finger.down(at: CGPoint(x: 50, y: 20))
    finger.move(by: CGPoint(x: 0, y: 20), over: 0.1)
    let cell = table.visibleCells[1]
    let start = cell.frame.minY - table.contentOffset.y
    finger.move(by: CGPoint(x: 0, y: 120), over: 0.5)
    scene.device.advance(0)
    #expect(cell.frame.minY - table.contentOffset.y == start + 120)
    finger.up()
  }

  /// A cell that grows with the user's text size.
  private final class TextCell: UITableViewCell {
    override func sizeThatFits(_ size: CGSize) -> CGSize {
      let metrics = UIFontMetrics.default
      return CGSize(
        width: size.width, height: metrics.scaledValue(for: 40, compatibleWith: traitCollection))
    }
  }

  @Test("another text size updates the heights of the cells")
  func textSize() {
    let scene = TableScene([3], rowHeight: UITableView.automaticDimension, cell: TextCell.self)
    scene.show()
    #expect(scene.table.contentSize.height == 120)
    scene.device.host.updateTraits { $0.preferredContentSizeCategory = .accessibilityLarge }
    scene.device.advance(0.1)
    #expect(scene.table.contentSize.height > 150)
    scene.device.host.updateTraits { $0.preferredContentSizeCategory = .large }
    scene.device.advance(0.1)
    #expect(scene.table.contentSize.height == 120)
  }

  @Test("a different width updates the heights of the cells")
  func width() {
    let scene = sized(2)
    scene.table.frame.size.width = 200
    scene.device.advance(0)
    #expect(scene.table.visibleCells.map(\.frame.height) == [15, 30])
    #expect(scene.table.contentSize.height == 45)
  }

  @Test("with estimates of the delegate, heights are requested only for visible rows")
  func delegateEstimates() {
    let delegate = Estimating()
    let scene = TableScene([1000])
    scene.show(delegate: delegate)
    #expect(scene.table.contentSize.height == 20_100)
    #expect(Set(delegate.asked.dropFirst()) == Set(0..<5))
    delegate.height = UITableView.automaticDimension
    scene.table.reloadData()
    scene.device.advance(0)
    #expect(scene.table.visibleCells[0].frame.height == 44)
  }

  @Test("without estimates, rows of automatic height are 44 points high")
  func noEstimates() {
    let scene = sized(10, estimate: 0)
    #expect(scene.table.contentSize.height == 440)
    #expect(scene.table.visibleCells[0].frame.height == 44)
  }

  @Test("a cell with labels is as high as they require", arguments: [1, 3])
  func texts(lines: Int) {
    let host = HeadlessHost()
    host.run {
      let cell = UITableViewCell(style: .default, reuseIdentifier: nil)
      cell.textLabel?.numberOfLines = 0
      cell.textLabel?.text = Array(repeating: "x", count: lines).joined(separator: "\n")
      let label = cell.textLabel?.intrinsicContentSize.height ?? 0
      #expect(cell.sizeThatFits(CGSize(width: 300, height: 0)).height == max(44, label + 22))
    }
  }

  private final class Estimating: UITableViewDelegate {
    var asked: [Int] = []
    var height: CGFloat = 40
    func tableView(_ tableView: UITableView, heightForRowAt indexPath: IndexPath) -> CGFloat {
      asked.append(indexPath.row)
      return height
    }
    func tableView(
      _ tableView: UITableView, estimatedHeightForRowAt indexPath: IndexPath
    ) -> CGFloat { 20 }
  }

  /// A delegate with rows half as high at twice the width.
  private final class Asked: NSObject, UITableViewDelegate {
    func tableView(_ tableView: UITableView, heightForRowAt indexPath: IndexPath) -> CGFloat {
      tableView.bounds.width > 150 ? 20 : 40
    }
  }

  @Test("the delegate is asked again for heights when the width changes")
  func widthOfDelegate() {
    let (scene, delegate) = (TableScene([30]), Asked())
    scene.show(delegate: delegate)
    #expect(scene.table.contentSize.height == 1200)
    scene.table.frame.size.width = 200
    scene.table.layoutIfNeeded()
    #expect(scene.table.contentSize.height == 600)
    #expect(scene.table.visibleCells.first?.frame.height == 20)
  }

  @Test("content views keep clear of the safe area at their sides")
  func safeArea() {
    let scene = TableScene([3])
    scene.device.host.run {
      scene.device.window.deviceSafeAreaInsets = UIEdgeInsets(
        top: 0, left: 30, bottom: 0, right: 10)
    }
    scene.show()
    let cell = scene.table.visibleCells[0]
    scene.device.advance(0)
    #expect(cell.contentView.frame == CGRect(x: 30, y: 0, width: 60, height: 40))
    scene.table.insetsContentViewsToSafeArea = false
    scene.device.advance(0)
    #expect(cell.contentView.frame == cell.bounds)
  }
}
