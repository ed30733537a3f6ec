import Foundation
import HeadlessDriver
import Testing

@testable import HeadlessUIKit

@MainActor
@Suite("Sections of a table")
struct SectionTests {
  private func plain() -> TableScene {
    let scene = TableScene([5, 10, 3])
    scene.headers = ["a", "b", nil]
    scene.footers = [nil, "end", nil]
    scene.table.sectionHeaderTopPadding = 0
    scene.show()
    return scene
  }

  @Test("headers, rows, and footers are stacked")
  func rects() {
    let table = plain().table
    #expect(table.contentSize.height == 804)
    #expect(table.rectForHeader(inSection: 0) == CGRect(x: 0, y: 0, width: 100, height: 28))
    #expect(table.rectForRow(at: IndexPath(row: 0, section: 1)).minY == 256)
    #expect(table.rectForFooter(inSection: 1) == CGRect(x: 0, y: 656, width: 100, height: 28))
    #expect(table.rect(forSection: 1) == CGRect(x: 0, y: 228, width: 100, height: 456))
    #expect(table.rectForHeader(inSection: 2).height == 0)
    #expect(table.rect(forSection: 3) == .zero && table.rectForFooter(inSection: -1) == .zero)
    #expect(table.indexPathForRow(at: CGPoint(x: 0, y: 10)) == nil)
    #expect(table.indexPathForRow(at: CGPoint(x: 0, y: 300)) == IndexPath(row: 1, section: 1))
    let paths = table.indexPathsForRows(in: CGRect(x: 0, y: 190, width: 1, height: 70))
    #expect(paths == [[0, 4], [1, 0]].map { IndexPath(indexes: $0) })
  }

  @Test(
    "in plain style, a header is pinned until its section pushes it away",
    arguments: [
      (-30, 30, nil), (0, 0, nil), (50, 0, nil), (199, 0, 29), (210, -10, 18), (228, nil, 0),
      (300, nil, 0),
    ] as [(CGFloat, CGFloat?, CGFloat?)])
  func stickyHeaders(offset: CGFloat, first: CGFloat?, second: CGFloat?) {
    let scene = plain()
    scene.scroll(to: offset)
    #expect(scene.screenY(scene.table.headerView(forSection: 0)) == first)
    if offset > 150 {
      #expect(scene.screenY(scene.table.headerView(forSection: 1)) == second)
    }
  }

  @Test(
    "a footer is pinned to the bottom until its section pushes it away",
    arguments: [(28.0, nil), (60, 196), (84, 172), (200, 172), (484, 172), (500, 156)]
      as [(CGFloat, CGFloat?)])
  func stickyFooters(offset: CGFloat, expected: CGFloat?) {
    let scene = plain()
    scene.scroll(to: offset)
    #expect(scene.screenY(scene.table.footerView(forSection: 1)) == expected)
  }

  @Test("headers are pinned below the inset, and follow its changes immediately")
  func insetMovesHeaders() {
    let scene = plain()
    scene.table.contentInset.top = 54
    for y in [-54, -20, 0, 40] as [CGFloat] {
      scene.scroll(to: y)
      #expect(scene.screenY(scene.table.headerView(forSection: 0)) == max(54, -y))
    }
    scene.table.contentInset.top = 20
    scene.device.advance(0)
    #expect(scene.screenY(scene.table.headerView(forSection: 0)) == 20)
  }

  @Test(
    "with the inset of a refreshing control, a header is never below its content",
    arguments: [-74, -54, -40, -20, 0, 30] as [CGFloat])
  func heldInset(offset: CGFloat) {
    let scene = plain()
    let (top, held): (CGFloat, CGFloat) = (20, 54)
    scene.table.contentInset.top = top + held
    scene.scroll(to: -top - held)
    scene.scroll(to: offset)
    scene.table.contentInset.top = min(max(-offset, top), top + held)
    scene.device.advance(0)
    #expect(scene.screenY(scene.table.headerView(forSection: 0)) == max(top, -offset))
  }

  @Test("headers are in front of the cells, and are removed with their section")
  func order() {
    let scene = plain()
    for y in [0, 100, 240, 20] as [CGFloat] {
      scene.scroll(to: y)
      let isCell = scene.table.subviews.map { $0 is UITableViewCell }
      #expect(isCell.lastIndex(of: true) ?? 0 < isCell.firstIndex(of: false) ?? 99)
      let shown = scene.table.subviews.filter { $0 is UITableViewHeaderFooterView }
      #expect(shown.allSatisfy { $0.frame.intersects(scene.table.bounds) })
    }
  }

  @Test("grouped sections are separated by space, and their headers scroll")
  func grouped() {
    let scene = TableScene([2, 2], style: .grouped)
    scene.headers = [nil, "title"]
    scene.show()
    let table = scene.table
    #expect(table.rectForHeader(inSection: 0).height == 35)
    #expect(table.rectForFooter(inSection: 0).height == 17.5)
    #expect(table.rectForHeader(inSection: 1).height == 38)
    #expect(table.contentSize.height == 268)
    #expect(table.headerView(forSection: 1)?.textLabel?.text == "TITLE")
    table.contentInset.bottom = 200
    scene.scroll(to: 150)
    #expect(scene.screenY(table.headerView(forSection: 1)) == -17.5)
    scene.scroll(to: 180)
    #expect(table.headerView(forSection: 1) == nil)
  }

  @Test("headers of plain tables have padding above them, which isn't pinned")
  func topPadding() {
    let scene = TableScene([10])
    scene.headers = ["a"]
    scene.show()
    #expect(scene.table.contentSize.height == 450)
    #expect(scene.table.headerView(forSection: 0)?.frame.minY == 22)
    scene.scroll(to: 100)
    #expect(scene.screenY(scene.table.headerView(forSection: 0)) == 0)
    scene.table.sectionHeaderTopPadding = 5
    scene.device.advance(0)
    #expect(scene.table.contentSize.height == 433)
  }

  @Test("views of the delegate are reused, reported, and as high as it says")
  func customViews() {
    let scene = TableScene(Array(repeating: 3, count: 30))
    scene.table.sectionHeaderTopPadding = 0
    scene.table.register(HeaderView.self, forHeaderFooterViewReuseIdentifier: "header")
    let delegate = Headers()
    scene.show(delegate: delegate)
    #expect(scene.table.headerView(forSection: 0)?.frame.height == 33)
    #expect(delegate.log.first == "+0")
    for y in stride(from: 0, through: 3000, by: 50) as StrideThrough<CGFloat> {
      scene.scroll(to: y)
      let top = scene.table.subviews.compactMap { $0 as? HeaderView }.map(\.frame.minY).min()
      #expect(top.map { $0 <= scene.table.bounds.minY } == true)
    }
    #expect(HeaderView.made < 8)
    #expect(delegate.log.filter { $0 == "+3" }.count == 1)
    #expect(delegate.log.contains("-3"))
    #expect(delegate.made == delegate.log.filter { $0.hasPrefix("+") }.count + 1)
  }

  @Test("heights of the delegate apply even without a view")
  func delegateHeights() {
    let scene = TableScene([1, 1])
    scene.table.sectionHeaderTopPadding = 0
    let delegate = Heights()
    scene.show(delegate: delegate)
    #expect(scene.table.contentSize.height == 120)
    #expect(scene.table.headerView(forSection: 0) == nil)
  }

  private final class HeaderView: UITableViewHeaderFooterView {
    static var made = 0
    override init(reuseIdentifier: String?) {
      super.init(reuseIdentifier: reuseIdentifier)
      Self.made += 1
    }
    required init?(coder: NSCoder) { nil }
    override func sizeThatFits(_ size: CGSize) -> CGSize { CGSize(width: size.width, height: 33) }
  }

  private final class Headers: UITableViewDelegate {
    var log: [String] = []
    var made = 0
    func tableView(_ tableView: UITableView, viewForHeaderInSection section: Int) -> UIView? {
      made += 1
      return tableView.dequeueReusableHeaderFooterView(withIdentifier: "header")
    }
    func tableView(
      _ tableView: UITableView, willDisplayHeaderView view: UIView, forSection section: Int
    ) { log.append("+\(section)") }
    func tableView(
      _ tableView: UITableView, didEndDisplayingHeaderView view: UIView, forSection section: Int
    ) { log.append("-\(section)") }
  }

  private final class Heights: UITableViewDelegate {
    func tableView(_ tableView: UITableView, heightForHeaderInSection section: Int) -> CGFloat {
      CGFloat(10 * (section + 1))
    }
    func tableView(_ tableView: UITableView, heightForFooterInSection section: Int) -> CGFloat { 5 }
  }
}
