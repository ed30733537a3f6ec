import Tug

/// The text style, with a `tableHeaderView` between the control and the rows.
final class TextHeaderViewController: PlainListViewController {
  private let banner = UILabel()
  private let feed: DemoFeed

  init(feed: DemoFeed) {
    self.feed = feed
    super.init(environment: feed.environment)
  }

  override func viewDidLoad() {
    super.viewDidLoad()
    title = DemoWords.current.weather
    rows = DemoWords.current.days
    banner.frame = CGRect(x: 0, y: 0, width: view.bounds.width, height: 44)
    banner.font = .systemFont(ofSize: 22, weight: .bold)
    banner.textAlignment = .center
    banner.textColor = .white
    banner.backgroundColor = .systemIndigo
    showTemperature()
    tableView.tableHeaderView = banner
    feed.onChange = { [weak self] in self?.showTemperature() }
    tableView.tug.header = .pull(.text) { [feed] in
      try await feed.refresh()
    }
  }

  private func showTemperature() {
    banner.text = feed.items.first
  }
}

extension Scene {
  public static let textHeader = Scene(
    id: "text-header", group: .headers, title: "Text, above a table header",
    summary: "A header without an arrow or a spinner, above a list with a table header view.",
    screen: {
      let weather = DemoFeed(
        in: $0, pageSize: 1, row: { "\(18 - $0 % 9)°\(DemoWords.current.clear)" })
      return TextHeaderViewController(feed: weather)
    })
}
