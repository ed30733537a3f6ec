// The collection view of the page "Getting started", which needs UIKit and Paging. DocumentationTests compares it
// with the page; bin/typecheck compiles it.
#if canImport(UIKit)
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
#endif
