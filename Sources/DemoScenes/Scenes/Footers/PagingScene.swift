import Tug

extension Scene {
  public static let paging = Scene(
    id: "paging", group: .footers, title: "Scrolling by pages",
    summary:
      "A scroll view that moves page by page. Pull down on the first page, or pull up on the last one.",
    screen: { PagingViewController(environment: $0) })
}

/// A paging scroll view with controls at both ends.
final class PagingViewController: SceneViewController {
  private static let most = 8
  private var pages: [UIView] = []

  init(environment: SceneEnvironment) {
    super.init(environment: environment, scrollView: UIScrollView())
  }

  override func viewDidLoad() {
    super.viewDidLoad()
    scrollView.isPagingEnabled = true
    scrollView.contentInsetAdjustmentBehavior = .never
    scrollView.clipsToBounds = true
    addPages(4)
    scrollView.tug.header = .pull { [weak self] in
      try await self?.environment.pause(1)
    }
    scrollView.tug.footer = .pullToLoad { [weak self] in
      try await self?.loadMore() ?? .noMoreData
    }
  }

  override func viewDidLayoutSubviews() {
    margins = view.safeAreaInsets
    super.viewDidLayoutSubviews()
    placePages()
  }

  private func loadMore() async throws -> RefreshResult {
    try await environment.pause(1)
    addPages(2)
    placePages()
    return pages.count < Self.most ? .success : .noMoreData
  }

  private func addPages(_ count: Int) {
    for index in pages.count..<(pages.count + count) {
      let page = Card(index + 1)
      scrollView.addSubview(page)
      pages.append(page)
    }
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
