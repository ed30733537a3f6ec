// The code of pages that needs UIKit. DocumentationTests compares it with the pages, bin/typecheck compiles it.
#if canImport(UIKit)
  // The pages "Getting started" and "Cookbook". The test of the search is in Tests/DocumentationTests/Code/Search.swift.
  import Paging
  import Tug

  private final class GridViewController: UIViewController {
    private let feed: PagedFeed<Post, Int, String>
    private let collectionView: UICollectionView
    private let dataSource: UICollectionViewDiffableDataSource<Int, Int>

    init(
      _ feed: PagedFeed<Post, Int, String>, _ collectionView: UICollectionView,
      _ dataSource: UICollectionViewDiffableDataSource<Int, Int>
    ) {
      (self.feed, self.collectionView, self.dataSource) = (feed, collectionView, dataSource)
      super.init(nibName: nil, bundle: nil)
    }

    required init?(coder: NSCoder) { nil }

    override func viewDidLoad() {
      super.viewDidLoad()
      feed.onChange = { [weak dataSource] change in
        var snapshot = NSDiffableDataSourceSnapshot<Int, Int>()
        snapshot.appendSections([0])
        snapshot.appendItems(change.items.map(\.id))
        dataSource?.apply(snapshot, animatingDifferences: false)
      }
      collectionView.tug.header = .pull { [feed] in try await feed.refresh() }
      collectionView.tug.footer = .auto { [feed] in try await feed.loadNext() }
    }
  }

  extension RefreshStyle {
    static var brand: RefreshStyle {
      .classic.with {
        $0.tintColor = .systemIndigo
        $0[.refreshing].title = "One moment"
      }
    }
  }

  @MainActor
  private final class Search {
    private let tableView = UITableView(frame: .zero, style: .plain)
    private let posts: PagedFeed<String, String, String>
    private var query = ""

    init(_ posts: PagedFeed<String, String, String>) {
      self.posts = posts
      tableView.tug.header = .pull(.brand) { [posts] in try await posts.refresh() }
    }

    func search(for text: String) {
      query = text
      tableView.tug.header?.endRefreshing(.cancelled)
      posts.reset()
      tableView.tug.header?.beginRefreshing()
    }
  }
#endif

#if canImport(ObjectiveC) && canImport(UIKit)
  // The pages about Objective-C.
  import Tug
  import UIKit

  @objc extension UIScrollView {
    func addTugHeader(_ load: @escaping () -> Void) {
      tug.header = .pull(callback: { _ in load() })
    }

    func endTugHeader(error: Error?) {
      tug.header?.endRefreshing(error.map { .failure($0) } ?? .success)
    }
  }
#endif
