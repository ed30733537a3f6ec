import Tug
import TugScrolling

/// A list that reports its scrolling.
final class ScrollEventsViewController: CountingListViewController {
  private let line = UILabel()
  private var scrolls = 0

  override func viewDidLoad() {
    super.viewDidLoad()
    line.text = "At rest"
    line.textAlignment = .center
    line.font = .systemFont(ofSize: 15, weight: .semibold)
    line.backgroundColor = .systemGray6
    add(line)
    tableView.tug.header = .pull { [feed] in
      try await feed.refresh()
    }
    tableView.tug.scrolling.onDirectionChange = {
      [weak self] direction in
      self?.line.text = "Heading \(direction)"
    }
    tableView.tug.scrolling.onEnd = { [weak self] in
      self?.scrollEnded()
    }
  }

  private func scrollEnded() {
    scrolls += 1
    line.text = "At rest after \(scrolls == 1 ? "one scroll" : "\(scrolls) scrolls")"
  }
}

extension Scene {
  public static let scrollEvents = Scene(
    id: "scroll-events", group: .special, title: "End and direction of a scroll",
    summary:
      "The line below the list shows which way the list is heading and when it has come to rest: once for "
      + "each scroll, including the bounce and the refresh.",
    screen: { ScrollEventsViewController(feed: DemoFeed(.news, in: $0)) })
}
