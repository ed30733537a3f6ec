import Tug

/// Rows of text, for scenes about the controls. A row of two lines has a disc with its initial.
class PlainListViewController: SceneViewController, UITableViewDataSource, UITableViewDelegate {
  let tableView = TextSizedTableView(frame: .zero, style: .plain)
  var rows: [String] = []

  init(environment: SceneEnvironment) {
    super.init(environment: environment, scrollView: tableView)
  }

  override func viewDidLoad() {
    super.viewDidLoad()
    tableView.accessibilityIdentifier = "list"
    tableView.textRowHeight = 44
    tableView.dataSource = self
    tableView.delegate = self
    tableView.register(PlainCell.self, forCellReuseIdentifier: "row")
  }

  func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
    rows.count
  }

  func tableView(
    _ tableView: UITableView, cellForRowAt indexPath: IndexPath
  ) -> UITableViewCell {
    let cell = tableView.dequeueReusableCell(withIdentifier: "row", for: indexPath)
    (cell as? PlainCell)?.show(text(at: indexPath.row))
    cell.accessibilityIdentifier = "row-\(indexPath.row + 1)"
    return cell
  }

  /// The text of a row. By default that of `rows`.
  func text(at index: Int) -> String { rows[index] }

  func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
    tableView.deselectRow(at: indexPath, animated: true)
  }
}
