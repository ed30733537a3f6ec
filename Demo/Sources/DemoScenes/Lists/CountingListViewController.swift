import Tug

/// A list of the rows of a feed, or the words that there is no mail.
class CountingListViewController: PlainListViewController {
  let feed: DemoFeed
  private let emptyLabel = UILabel()

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
    emptyLabel.text = DemoWords.current.noMail
    emptyLabel.setTextSize(17)
    emptyLabel.textAlignment = .center
    emptyLabel.textColor = .secondaryLabel
    tableView.backgroundView = emptyLabel
    feed.onChange = { [weak self] in self?.showFeed() }
    showFeed()
  }

  private func showFeed() {
    rows = feed.items
    tableView.reloadData()
    emptyLabel.isHidden = !rows.isEmpty
  }
}
