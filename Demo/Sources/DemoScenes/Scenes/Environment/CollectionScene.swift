import Tug

/// A grid that is changed with batch updates.
final class CollectionViewController: SceneViewController, UICollectionViewDataSource {
  private let collectionView: UICollectionView
  private let feed: TileFeed
  private var tiles: [Int]

  init(feed: TileFeed) {
    self.feed = feed
    tiles = feed.tiles
    let layout = UICollectionViewFlowLayout()
    layout.itemSize = CGSize(width: 105, height: 105)
    layout.sectionInset = UIEdgeInsets(top: 12, left: 16, bottom: 12, right: 16)
    collectionView = UICollectionView(frame: .zero, collectionViewLayout: layout)
    super.init(environment: feed.environment, scrollView: collectionView)
  }

  override func viewDidLoad() {
    super.viewDidLoad()
    collectionView.backgroundColor = .systemBackground
    collectionView.dataSource = self
    collectionView.register(
      TileCell.self, forCellWithReuseIdentifier: "tile")
    feed.onInsert = { [weak self] in self?.insert($0) }
    collectionView.tug.header = .pull { [feed] in
      try await feed.refresh()
    }
    collectionView.tug.footer = .auto { [feed] in
      try await feed.loadNext()
    }
  }

  private func insert(_ places: Range<Int>) {
    collectionView.performBatchUpdates { [self] in
      tiles = feed.tiles
      collectionView.insertItems(at: places.map { IndexPath(item: $0, section: 0) })
    }
  }

  func collectionView(
    _ collectionView: UICollectionView, numberOfItemsInSection section: Int
  ) -> Int {
    tiles.count
  }

  func collectionView(
    _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
  ) -> UICollectionViewCell {
    let cell = collectionView.dequeueReusableCell(withReuseIdentifier: "tile", for: indexPath)
    (cell as? TileCell)?.show(tiles[indexPath.item])
    return cell
  }
}

/// A tile with a number.
private final class TileCell: UICollectionViewCell {
  private var card: Card?

  func show(_ number: Int) {
    card?.removeFromSuperview()
    let card = Card(number)
    contentView.addSubview(card)
    self.card = card
    setNeedsLayout()
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    card?.frame = contentView.bounds
  }
}

extension Scene {
  public static let collection = Scene(
    id: "collection", group: .environment, title: "Collection view",
    summary:
      "A refresh inserts three tiles at the start, and loading adds twelve at the end: batch "
      + "updates in a grid while the controls close.",
    screen: { CollectionViewController(feed: TileFeed(in: $0)) })
}
