import HeadlessUIKit

/// A list with the system's refresh control.
class NewsViewController: UITableViewController {
  var headlines = (0..<30).map { "Headline \($0)" }
  private(set) var refreshCount = 0

  override func viewDidLoad() {
    super.viewDidLoad()
    tableView.register(UITableViewCell.self, forCellReuseIdentifier: "cell")
    let control = UIRefreshControl()
    control.tintColor = .systemGray2
    control.attributedTitle = NSAttributedString(string: "Pull")
    control.addAction(
      UIAction { [weak self] _ in self?.refreshCount += 1 }, for: .valueChanged)
    refreshControl = control
  }

  func finish(with new: String) {
    headlines.insert(new, at: 0)
    tableView.reloadData()
    refreshControl?.endRefreshing()
  }

  override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
    return headlines.count
  }

  override func tableView(
    _ tableView: UITableView, cellForRowAt indexPath: IndexPath
  ) -> UITableViewCell {
    let cell = tableView.dequeueReusableCell(withIdentifier: "cell", for: indexPath)
    cell.textLabel?.text = headlines[indexPath.row]
    return cell
  }
}
