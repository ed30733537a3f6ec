// The code of the page "Cookbook", which needs UIKit. DocumentationTests compares it with the page;
// bin/typecheck compiles it.
#if canImport(UIKit) && canImport(WebKit)
  import Combine
  import Tug
  import WebKit

  @MainActor
  private final class CookbookFeed {
    func posts(after last: String?) async throws -> [String] { [] }
    func refresh() async throws {}
    func loadNext() async throws -> Bool { false }
  }

  private final class DiffableController: UIViewController {
    private let feed = CookbookFeed()
    private let collectionView: UICollectionView
    private let dataSource: UICollectionViewDiffableDataSource<Int, String>

    init(
      _ collectionView: UICollectionView,
      _ dataSource: UICollectionViewDiffableDataSource<Int, String>
    ) {
      (self.collectionView, self.dataSource) = (collectionView, dataSource)
      super.init(nibName: nil, bundle: nil)
    }

    required init?(coder: NSCoder) { nil }

    override func viewDidLoad() {
      super.viewDidLoad()
      collectionView.tug.header = .pull { [feed, weak self] in
        let posts = try await feed.posts(after: nil)
        var snapshot = NSDiffableDataSourceSnapshot<Int, String>()
        snapshot.appendSections([0])
        snapshot.appendItems(posts)
        await self?.dataSource.apply(snapshot, animatingDifferences: false)
      }
    }
  }

  @MainActor
  private func compositional(_ feed: CookbookFeed) -> UICollectionView {
    let configuration = UICollectionLayoutListConfiguration(appearance: .plain)
    let layout = UICollectionViewCompositionalLayout.list(using: configuration)
    let collectionView = UICollectionView(frame: .zero, collectionViewLayout: layout)
    collectionView.tug.footer = .auto { [feed] in try await feed.loadNext() }
    collectionView.tug.footer?.trigger.auto?.distance = .viewports(1)
    return collectionView
  }

  @MainActor
  private func nested(
    _ tableView: UITableView, _ gallery: UICollectionView, _ feed: CookbookFeed
  ) {
    tableView.tug.header = .pull { [feed] in try await feed.refresh() }
    gallery.tug.trailing = .auto { [feed] in try await feed.loadNext() }
  }

  @MainActor
  private func sheet(_ controller: UIViewController, _ tableView: UITableView) {
    tableView.tug.header?.trigger.pull?.worksInSheets = true
    if let sheet = controller.sheetPresentationController {
      sheet.detents = [.medium(), .large()]
      sheet.prefersGrabberVisible = true
      sheet.prefersScrollingExpandsWhenScrolledToEdge = false
    }
  }

  private final class LargeTitleController: UIViewController {
    private let tableView = UITableView(frame: .zero, style: .plain)

    override func viewDidLoad() {
      super.viewDidLoad()
      navigationItem.largeTitleDisplayMode = .always
      view.insertSubview(tableView, at: 0)
      tableView.contentInsetAdjustmentBehavior = .automatic
    }
  }

  private final class WebController: UIViewController, WKNavigationDelegate {
    private let webView = WKWebView()

    func addHeader() {
      webView.navigationDelegate = self
      webView.scrollView.tug.header = .pull(callback: { [weak webView] _ in webView?.reload() })
    }

    func webView(_ webView: WKWebView, didFinish navigation: WKNavigation?) {
      webView.scrollView.tug.header?.endRefreshing()
    }

    func webView(
      _ webView: WKWebView, didFail navigation: WKNavigation?, withError error: any Error
    ) {
      webView.scrollView.tug.header?.endRefreshing(.failure(error))
    }
  }

  @MainActor
  private func arrow(_ tableView: UITableView, _ feed: CookbookFeed) {
    let style = RefreshStyle.classic.with {
      $0.arrowImage = UIImage(systemName: "chevron.compact.down")
      $0.arrowColor = .tintColor
    }
    tableView.tug.header = .pull(style) { [feed] in try await feed.refresh() }
  }

  private final class CombineController: UIViewController {
    private let tableView = UITableView(frame: .zero, style: .plain)

    func show(_ posts: [String]) {}

    func addHeader(_ publisher: AnyPublisher<[String], any Error>) {
      tableView.tug.header = .pull { [weak self] in
        for try await posts in publisher.values {
          self?.show(posts)
          return
        }
      }
    }
  }
#endif
