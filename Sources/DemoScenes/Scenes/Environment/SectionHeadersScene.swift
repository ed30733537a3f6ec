import Tug

extension Scene {
  public static let sectionHeaders = Scene(
    id: "section-headers", group: .environment, title: "Sticky section headers",
    summary: "Scroll while the list refreshes: the section headers stay in place.",
    screen: { SectionHeadersViewController(environment: $0) })
}

/// A plain table with sections.
final class SectionHeadersViewController: SceneViewController, UITableViewDataSource {
  private let tableView = UITableView(frame: .zero, style: .plain)
  private var sections = 4

  init(environment: SceneEnvironment) {
    super.init(environment: environment, scrollView: tableView)
  }

  override func viewDidLoad() {
    super.viewDidLoad()
    tableView.accessibilityIdentifier = "list"
    tableView.rowHeight = 44
    tableView.dataSource = self
    tableView.register(PlainCell.self, forCellReuseIdentifier: "row")
    tableView.tug.header = .pull { [weak self] in
      try await self?.environment.pause(3)
      self?.show(sections: 4)
    }
    tableView.tug.footer = .auto { [weak self] in
      try await self?.loadMore() ?? .noMoreData
    }
  }

  private func loadMore() async throws -> RefreshResult {
    try await environment.pause(1)
    show(sections: sections + 2)
    return sections < 10 ? .success : .noMoreData
  }

  private func show(sections: Int) {
    self.sections = sections
    tableView.reloadData()
  }

  func numberOfSections(in tableView: UITableView) -> Int { sections }

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
