import Foundation
import HeadlessDriver
import Testing

/// A table that records what is asked of it and shows nothing, the usual way to test an adapter.
private final class MockTableView: UITableView {
  private(set) var calls: [String] = []

  override func register(_ cellClass: AnyClass?, forCellReuseIdentifier identifier: String) {
    calls.append("register \(identifier)")
  }

  override func reloadData() { calls.append("reload") }

  override func performBatchUpdates(
    _ updates: (() -> Void)?, completion: ((Bool) -> Void)? = nil
  ) {
    calls.append("begin")
    updates?()
    calls.append("end")
    completion?(true)
  }

  override func insertRows(at indexPaths: [IndexPath], with animation: RowAnimation) {
    calls.append("insert \(indexPaths.map(\.row))")
  }

  override func deleteRows(at indexPaths: [IndexPath], with animation: RowAnimation) {
    calls.append("delete \(indexPaths.map(\.row))")
  }

  override func dequeueReusableCell(
    withIdentifier identifier: String, for indexPath: IndexPath
  ) -> UITableViewCell {
    calls.append("dequeue \(identifier)")
    return UITableViewCell(style: .default, reuseIdentifier: identifier)
  }

  override var numberOfSections: Int { 1 }
  override func cellForRow(at indexPath: IndexPath) -> UITableViewCell? { nil }

  func takeCalls() -> [String] {
    defer { calls = [] }
    return calls
  }
}

@MainActor
@Suite("An adapter with a diff")
struct AdapterTests {
  @Test("an adapter asks a mock table for the changes of the diff")
  func mock() {
    HeadlessHost().run {
      let table = MockTableView(frame: .zero, style: .plain)
      let adapter = ListAdapter(tableView: table)
      #expect(table.takeCalls().first == "register item")
      adapter.apply(["a", "b", "c"], animated: false)
      #expect(table.takeCalls() == ["reload"])
      adapter.apply(["a", "c", "d"], animated: true)
      #expect(table.takeCalls() == ["begin", "delete [1]", "insert [2]", "end"])
      let cell = adapter.tableView(table, cellForRowAt: IndexPath(row: 2, section: 0))
      #expect(cell.textLabel?.text == "d")
      #expect(table.takeCalls() == ["dequeue item"])
    }
  }

  @Test("an adapter brings a real table to the new rows")
  func real() {
    let (device, table) = TestDevice.showing { UITableView(frame: .zero, style: .plain) }
    let adapter = device.run { ListAdapter(tableView: table) }
    device.run { adapter.apply(["a", "b", "c"], animated: false) }
    device.layOut()
    let kept = table.cellForRow(at: IndexPath(row: 2, section: 0))
    device.run { adapter.apply(["d", "a", "c"], animated: true) }
    device.settle()
    #expect(table.visibleCells.map { $0.textLabel?.text } == ["d", "a", "c"])
    #expect(table.visibleCells.last === kept, "a row that stays has lost its cell")
  }
}
