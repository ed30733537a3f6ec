import HeadlessUIKit

class SettingsViewController: UITableViewController {
  struct Row {
    let title: String
    let value: String?
    let isChosen: Bool
  }

  private(set) var rows: [Row] = []
  var onSelect: ((Int) -> Void)?

  init(rows: [Row]) {
    self.rows = rows
    super.init(style: .grouped)
    title = "Settings"
  }

  required init?(coder: NSCoder) {
    fatalError("init(coder:) has not been implemented")
  }

  override func viewDidLoad() {
    super.viewDidLoad()
    tableView.rowHeight = 50
    tableView.showsVerticalScrollIndicator = false
    tableView.keyboardDismissMode = .onDrag
    tableView.separatorColor = .opaqueSeparator
  }

  override func numberOfSections(in tableView: UITableView) -> Int { return 1 }

  override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
    return rows.count
  }

  override func tableView(
    _ tableView: UITableView, titleForHeaderInSection section: Int
  ) -> String? {
    return "General"
  }

  override func tableView(
    _ tableView: UITableView, cellForRowAt indexPath: IndexPath
  ) -> UITableViewCell {
    let cell =
      tableView.dequeueReusableCell(withIdentifier: "setting")
      ?? UITableViewCell(style: .value1, reuseIdentifier: "setting")
    let row = rows[indexPath.row]
    cell.textLabel?.text = row.title
    cell.detailTextLabel?.text = row.value
    cell.imageView?.image = UIImage(named: row.title.lowercased())
    cell.accessoryType = row.isChosen ? .checkmark : .disclosureIndicator
    cell.selectionStyle = .gray
    return cell
  }

  override func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
    tableView.deselectRow(at: indexPath, animated: true)
    onSelect?(indexPath.row)
  }
}
