import Tug

/// A list that another screen covers while it refreshes.
final class PushAndPopViewController: CountingListViewController {
  override func viewDidLoad() {
    super.viewDidLoad()
    title = DemoWords.current.inbox
    tableView.tug.header = .pull { [feed] in
      try await feed.refresh()
    }
    tableView.tug.footer = .auto { [feed] in
      try await feed.loadNext()
    }
  }

  override func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
    super.tableView(tableView, didSelectRowAt: indexPath)
    let detail = HeaderAndFooterViewController(environment: environment)
    detail.title = rows[indexPath.row].split(separator: "\n").first.map(String.init)
    navigationController?.pushViewController(detail, animated: true)
  }
}

extension Scene {
  public static let pushAndPop = Scene(
    id: "push-and-pop", group: .environment, title: "Push and pop",
    summary:
      "Pull, tap a row while the list refreshes, and come back: the refresh has continued, and the list "
      + "has kept its position.",
    screen: { PushAndPopViewController(feed: DemoFeed(in: $0, workTime: 4)) })
}
