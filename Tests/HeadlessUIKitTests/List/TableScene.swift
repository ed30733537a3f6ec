import Foundation
import HeadlessDriver

@testable import HeadlessUIKit

/// A table in a window of 100 × 200 points, whose delegate implements only the required methods of
/// `UITableViewDelegate`; other scenes add methods.
@MainActor
class TableScene: NSObject, UITableViewDataSource {
  var counts: [Int]
  var headers: [String?] = []
  var footers: [String?] = []
  var loaded = 0
  let device: TestDevice
  let table: UITableView

  init(
    _ counts: [Int], style: UITableView.Style = .plain, rowHeight: CGFloat = 40,
    cell: UITableViewCell.Type = UITableViewCell.self
  ) {
    self.counts = counts
    let host = HeadlessHost()
    let table = host.run { UITableView(frame: .zero, style: style) }
    self.table = table
    table.rowHeight = rowHeight
    table.register(cell, forCellReuseIdentifier: "cell")
    device = TestDevice(size: CGSize(width: 100, height: 200), host: host) { table }
  }

  /// Displays the table with this scene as its data source, and with the given delegate.
  func show(delegate: (any UITableViewDelegate)? = nil) {
    table.dataSource = self
    table.delegate = delegate
    device.advance(0)
  }

  func numberOfSections(in tableView: UITableView) -> Int { counts.count }
  func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
    counts[section]
  }
  func tableView(_ tableView: UITableView, cellForRowAt path: IndexPath) -> UITableViewCell {
    loaded += 1
    let cell = tableView.dequeueReusableCell(withIdentifier: "cell", for: path)
    cell.tag = path.section * 1000 + path.row
    return cell
  }
  func tableView(_ tableView: UITableView, titleForHeaderInSection section: Int) -> String? {
    section < headers.count ? headers[section] : nil
  }
  func tableView(_ tableView: UITableView, titleForFooterInSection section: Int) -> String? {
    section < footers.count ? footers[section] : nil
  }

  func scroll(to y: CGFloat) {
    table.contentOffset.y = y
    table.layoutIfNeeded()
  }

  /// The vertical position of a view on the screen.
  func screenY(_ view: UIView?) -> CGFloat? { view.map { $0.frame.minY - table.bounds.minY } }
}
