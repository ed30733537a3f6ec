import Tug

extension Scene {
  public static let pushAndPop = Scene(
    id: "push-and-pop", group: .environment, title: "Push and pop",
    summary:
      "Pull, tap a row while the list refreshes, and come back: the refresh has continued, and the list "
      + "has kept its position.",
    screen: { PushAndPopViewController(environment: $0) })
}

/// A list that another screen covers while it refreshes.
final class PushAndPopViewController: CountingListViewController {
  override func viewDidLoad() {
    super.viewDidLoad()
    title = DemoWords.current.inbox
    workTime = 4
    tableView.tug.header = .pull { [weak self] in
      try await self?.refresh()
    }
    tableView.tug.footer = .auto { [weak self] in
      try await self?.loadMore() ?? .noMoreData
    }
  }

  override func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
    super.tableView(tableView, didSelectRowAt: indexPath)
    let detail = HeaderAndFooterViewController(environment: environment)
    detail.title = rows[indexPath.row].split(separator: "\n").first.map(String.init)
    navigationController?.pushViewController(detail, animated: true)
  }
}
