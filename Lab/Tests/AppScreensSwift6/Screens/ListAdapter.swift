import HeadlessUIKit

/// Brings a table from one list of identifiers to another, with the fewest rows inserted and deleted.
final class ListAdapter: NSObject, UITableViewDataSource {
  private(set) var items: [String] = []
  private let tableView: UITableView

  init(tableView: UITableView) {
    self.tableView = tableView
    super.init()
    tableView.register(UITableViewCell.self, forCellReuseIdentifier: "item")
    tableView.dataSource = self
  }

  func apply(_ newItems: [String], animated: Bool) {
    guard animated else {
      items = newItems
      tableView.reloadData()
      return
    }
    let changes = newItems.difference(from: items)
    update {
      items = newItems
      for change in changes {
        switch change {
        case .remove(let row, _, _):
          tableView.deleteRows(at: [IndexPath(row: row, section: 0)], with: .fade)
        case .insert(let row, _, _):
          tableView.insertRows(at: [IndexPath(row: row, section: 0)], with: .automatic)
        }
      }
    }
  }

  private func update(_ changes: () -> Void) {
    tableView.performBatchUpdates(changes, completion: nil)
  }

  func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
    return items.count
  }

  func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
    let cell = tableView.dequeueReusableCell(withIdentifier: "item", for: indexPath)
    cell.textLabel?.text = items[indexPath.row]
    return cell
  }
}
