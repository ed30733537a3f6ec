import HeadlessDriver
import Tug

extension Workload {
  static let tables = flings + reloads + appends + prepends

  private static let rowCounts = [1000, 100_000, 1_000_000]
  private static let page = 20

  /// A whole fling, because its frames differ. The figure is the cost of one frame.
  private static let flings = rowCounts.map { rows in
    table("frame of a flung table", rows: rows, operations: TableScene.framesOfFling) { scene in
      Session { scene.fling() }
    }
  }

  private static let reloads = rowCounts.map { rows in
    table("reloadData and layout", rows: rows) { scene in Session { scene.reload() } }
  }

  private static let appends = rowCounts.map { rows in
    table("append of a page of 20 rows", rows: rows) { scene in
      Session(restore: { scene.remove(at: scene.rowCount - page, count: page) }) {
        scene.insert(at: scene.rowCount, count: page)
      }
    }
  }

  private static let prepends = rowCounts.map { rows in
    table("prepend of a page of 20 rows", rows: rows) { scene in
      Session(restore: { scene.remove(at: 0, count: page) }) { scene.insert(at: 0, count: page) }
    }
  }

  private static func table(
    _ title: String, rows: Int, operations: Int = 1,
    _ session: @escaping (TableScene) -> Session
  ) -> Workload {
    Workload(title: title, variant: "\(grouped(rows)) rows", operations: operations) {
      session(TableScene(rows: rows))
    }
  }

  private static func grouped(_ number: Int) -> String {
    number < 1000
      ? "\(number)"
      : grouped(number / 1000) + "," + String("\(1000 + number % 1000)".dropFirst())
  }
}

/// A phone with a table of rows of one height, scrolled to the middle of its content.
@MainActor
private final class TableScene {
  static let framesOfFling = 120

  private let device: TestDevice
  private let table: UITableView
  private let rows: Rows
  private let middle: CGPoint

  var rowCount: Int { rows.count }

  init(rows count: Int) {
    let host = HeadlessHost()
    let rows = Rows(count: count)
    let table = host.run {
      let table = UITableView(frame: .zero, style: .plain)
      table.register(UITableViewCell.self, forCellReuseIdentifier: Rows.identifier)
      table.rowHeight = 44
      table.dataSource = rows
      return table
    }
    device = TestDevice(host: host) { table }
    self.rows = rows
    self.table = table
    device.settle()
    middle = CGPoint(x: 0, y: (table.contentSize.height / 2).rounded())
    standInTheMiddle()
  }

  private func standInTheMiddle() {
    device.run { table.setContentOffset(middle, animated: false) }
    device.host.layoutWindows()
  }

  /// Runs a fling, including the frames of the gesture before the counted ones.
  func fling() {
    standInTheMiddle()
    device.finger.fling(from: CGPoint(x: 180, y: 500), velocity: CGPoint(x: 0, y: -3000))
    for _ in 0..<Self.framesOfFling { device.advance(device.host.frameInterval) }
  }

  func reload() {
    device.run { table.reloadData() }
    device.host.layoutWindows()
  }

  func insert(at row: Int, count: Int) {
    rows.count += count
    device.run { table.insertRows(at: Self.paths(row, count), with: .none) }
    device.host.layoutWindows()
  }

  func remove(at row: Int, count: Int) {
    rows.count -= count
    device.run { table.deleteRows(at: Self.paths(row, count), with: .none) }
    device.host.layoutWindows()
  }

  private static func paths(_ row: Int, _ count: Int) -> [IndexPath] {
    (row..<row + count).map { IndexPath(row: $0, section: 0) }
  }
}

@MainActor
private final class Rows: UITableViewDataSource {
  static let identifier = "row"
  var count: Int

  init(count: Int) { self.count = count }

  func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { count }

  func tableView(
    _ tableView: UITableView, cellForRowAt indexPath: IndexPath
  ) -> UITableViewCell {
    tableView.dequeueReusableCell(withIdentifier: Self.identifier, for: indexPath)
  }
}
