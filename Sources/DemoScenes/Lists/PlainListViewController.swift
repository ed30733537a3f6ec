import Tug

/// Rows of plain text, for scenes about the controls.
class PlainListViewController: SceneViewController, UITableViewDataSource, UITableViewDelegate {
  let tableView = UITableView(frame: .zero, style: .plain)
  var rows: [String] = []

  init(environment: SceneEnvironment) {
    super.init(environment: environment, scrollView: tableView)
  }

  override func viewDidLoad() {
    super.viewDidLoad()
    tableView.accessibilityIdentifier = "list"
    tableView.rowHeight = 44
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
    (cell as? PlainCell)?.title.text = text(at: indexPath.row)
    return cell
  }

  /// The text of a row. By default that of `rows`.
  func text(at index: Int) -> String { rows[index] }

  func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
    tableView.deselectRow(at: indexPath, animated: true)
  }
}

/// A row with a title.
final class PlainCell: UITableViewCell {
  let title = UILabel()

  override init(style: UITableViewCell.CellStyle, reuseIdentifier: String?) {
    super.init(style: style, reuseIdentifier: reuseIdentifier)
    title.font = .systemFont(ofSize: 17)
    contentView.addSubview(title)
  }

  @available(*, unavailable)
  required init?(coder: NSCoder) { nil }

  override func layoutSubviews() {
    super.layoutSubviews()
    title.frame = contentView.bounds.insetBy(dx: 16, dy: 0)
  }
}
