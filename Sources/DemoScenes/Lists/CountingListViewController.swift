import Tug

/// A list of the rows of a feed.
class CountingListViewController: PlainListViewController {
  let feed: DemoFeed

  init(feed: DemoFeed) {
    self.feed = feed
    super.init(environment: feed.environment)
  }

  /// Creates a list of mail.
  override convenience init(environment: SceneEnvironment) {
    self.init(feed: DemoFeed(in: environment))
  }

  override func viewDidLoad() {
    super.viewDidLoad()
    title = feed.title ?? title
    feed.onChange = { [weak self] in self?.showFeed() }
    showFeed()
  }

  private func showFeed() {
    rows = feed.rows
    tableView.reloadData()
  }
}
