import Tug

/// A paging scroll view with controls at both ends.
final class PagingViewController: SceneViewController {
  private let feed: DemoFeed
  private var pages: [UIView] = []

  init(feed: DemoFeed) {
    self.feed = feed
    super.init(environment: feed.environment, scrollView: UIScrollView())
  }

  override func viewDidLoad() {
    super.viewDidLoad()
    scrollView.isPagingEnabled = true
    scrollView.contentInsetAdjustmentBehavior = .never
    scrollView.clipsToBounds = true
    showPages()
    feed.onChange = { [weak self] in self?.showPages() }
    scrollView.tug.header = .pull { [feed] in
      try await feed.refresh()
    }
    scrollView.tug.footer = .pullToLoad { [feed] in
      try await feed.loadNext()
    }
  }

  override func viewDidLayoutSubviews() {
    margins = view.safeAreaInsets
    super.viewDidLayoutSubviews()
    placePages()
  }

  /// Shows a page for each item of the feed.
  private func showPages() {
    for page in pages { page.removeFromSuperview() }
    pages = feed.items.indices.map { Card($0 + 1) }
    for page in pages { scrollView.addSubview(page) }
    placePages()
  }

  private func placePages() {
    let size = scrollView.bounds.size
    for (index, page) in pages.enumerated() {
      let frame = CGRect(origin: CGPoint(x: 0, y: CGFloat(index) * size.height), size: size)
      page.frame = frame.insetBy(dx: 16, dy: 16)
    }
    scrollView.contentSize = CGSize(
      width: size.width, height: CGFloat(pages.count) * size.height)
  }
}

extension Scene {
  public static let paging = Scene(
    id: "paging", group: .footers, title: "Scrolling by pages",
    summary:
      "A scroll view that moves page by page. Pull down on the first page, or pull up on the last one.",
    screen: { PagingViewController(feed: DemoFeed(in: $0, first: 4, pageSize: 2, maximum: 8)) })
}
