import Tug

/// A plain table with sections: one for each row of its feed.
final class SectionHeadersViewController: SceneViewController, UITableViewDataSource {
  private let tableView = UITableView(frame: .zero, style: .plain)
  private let feed: DemoFeed

  init(feed: DemoFeed) {
    self.feed = feed
    super.init(environment: feed.environment, scrollView: tableView)
  }

  override func viewDidLoad() {
    super.viewDidLoad()
    tableView.accessibilityIdentifier = "list"
    tableView.rowHeight = 44
    tableView.dataSource = self
    tableView.register(PlainCell.self, forCellReuseIdentifier: "row")
    feed.onChange = { [weak self] in self?.tableView.reloadData() }
    tableView.tug.header = .pull { [feed] in
      try await feed.refresh()
    }
    tableView.tug.footer = .auto { [feed] in
      try await feed.loadNext()
    }
  }

  func numberOfSections(in tableView: UITableView) -> Int { feed.items.count }

  func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 6 }

  func tableView(_ tableView: UITableView, titleForHeaderInSection section: Int) -> String? {
    "Section \(section + 1)"
  }

  func tableView(
    _ tableView: UITableView, cellForRowAt indexPath: IndexPath
  ) -> UITableViewCell {
    let cell = tableView.dequeueReusableCell(withIdentifier: "row", for: indexPath)
    (cell as? PlainCell)?.show(DemoContent.mail.row(indexPath.row))
    return cell
  }
}

extension Scene {
  public static let sectionHeaders = Scene(
    id: "section-headers", group: .environment, title: "Sticky section headers",
    summary: "Scroll while the list refreshes: the section headers stay in place.",
    screen: {
      SectionHeadersViewController(
        feed: DemoFeed(in: $0, first: 4, pageSize: 2, maximum: 10, workTime: 3))
    })
}
