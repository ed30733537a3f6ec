import AllocationCounter
import Foundation
import HeadlessDriver
import Testing

@testable import HeadlessUIKit

@MainActor
@Suite("Long tables")
struct TableScaleTests {
  private final class Heights: UITableViewDelegate {
    var asked = 0
    func tableView(_ tableView: UITableView, heightForRowAt indexPath: IndexPath) -> CGFloat {
      asked += 1
      return CGFloat(30 + indexPath.row % 3 * 10)
    }
  }

  private final class Plain: UITableViewDelegate {}

  @Test("rows of equal height are not queried and take no memory", arguments: [false, true])
  func evenRows(hasDelegate: Bool) {
    let delegate = Plain()
    let scene = TableScene([1_000_000])
    scene.show(delegate: hasDelegate ? delegate : nil)
    #expect(scene.table.contentSize.height == 40_000_000)
    let tree = scene.table.positions.root
    #expect(tree?.run.count == 1_000_000 || (tree?.left == nil) != (tree?.right == nil))
    scene.scroll(to: 39_999_800)
    #expect(scene.table.visibleCells.map(\.tag) == (999_995..<1_000_000).map { $0 })
    #expect(scene.loaded == 10)
  }

  @Test("the delegate is called once for each height, and only for the rows of a new page")
  func pages() {
    let delegate = Heights()
    let scene = TableScene([100_000])
    scene.show(delegate: delegate)
    // The first row is queried twice, to check whether the delegate implements the method.
    #expect(delegate.asked == 100_001)
    for start in [0, 100_020] {
      delegate.asked = 0
      scene.counts[0] += 20
      let page = (start..<start + 20).map { IndexPath(row: $0, section: 0) }
      scene.table.insertRows(at: page, with: .none)
      #expect(delegate.asked == 20)
      scene.device.advance(0)
    }
    #expect(scene.table.numberOfRows(inSection: 0) == 100_040)
  }

  @Test(
    "a row without a cell takes at most 24 bytes", .enabled(if: allocation_count_is_available()),
    arguments: [false, true])
  func memory(hasScrolled: Bool) {
    let delegate = Heights()
    let scene = TableScene([1_000_000])
    allocation_count_begin()
    scene.show(delegate: delegate)
    if hasScrolled { for y in 1...20 { scene.scroll(to: CGFloat(y) * 1_900_000) } }
    _ = allocation_count_end()
    let perRow = Double(allocation_bytes_kept()) / 1_000_000
    #expect(perRow <= 24)
    #expect(perRow >= 8, "different heights must take memory: the count is wrong")
  }

  @Test("visible and unused cells are each at most the largest number visible at once")
  func liveCells() {
    CountedCell.live = 0
    let scene = TableScene([100_000], cell: CountedCell.self)
    scene.show()
    for step in 0..<300 {
      scene.scroll(to: CGFloat(step * step * 7 % 3_999_000))
      #expect(CountedCell.live <= 2 * 6)
      #expect(scene.table.cellPool.waitingCount <= 6)
    }
  }

  @Test("a scroll step loads only the rows that become visible")
  func steps() {
    let scene = TableScene([1_000_000])
    scene.show()
    scene.loaded = 0
    for y in stride(from: 0, through: 4000, by: 20) as StrideThrough<CGFloat> {
      scene.scroll(to: y)
    }
    #expect(scene.loaded == 100)
  }

  private final class CountedCell: UITableViewCell {
    static var live = 0
    override init(style: CellStyle, reuseIdentifier: String?) {
      super.init(style: style, reuseIdentifier: reuseIdentifier)
      Self.live += 1
    }
    required init?(coder: NSCoder) { nil }
    isolated deinit { Self.live -= 1 }
  }
}
