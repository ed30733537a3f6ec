import Tug

extension Scene {
  public static let collection = Scene(
    id: "collection", group: .environment, title: "Collection view",
    summary:
      "A refresh inserts three tiles at the start, and loading adds twelve at the end: batch "
      + "updates in a grid while the controls close.",
    screen: { CollectionViewController(environment: $0) })
}

/// A grid that is changed with batch updates.
final class CollectionViewController: SceneViewController, UICollectionViewDataSource {
  private let collectionView: UICollectionView
  private var tiles = Array(1...18)

  init(environment: SceneEnvironment) {
    let layout = UICollectionViewFlowLayout()
    layout.itemSize = CGSize(width: 105, height: 105)
    layout.sectionInset = UIEdgeInsets(top: 12, left: 16, bottom: 12, right: 16)
    collectionView = UICollectionView(frame: .zero, collectionViewLayout: layout)
    super.init(environment: environment, scrollView: collectionView)
  }

  override func viewDidLoad() {
    super.viewDidLoad()
    collectionView.backgroundColor = .systemBackground
    collectionView.dataSource = self
    collectionView.register(
      TileCell.self, forCellWithReuseIdentifier: "tile")
    collectionView.tug.header = .pull { [weak self] in
      try await self?.refresh()
    }
    collectionView.tug.footer = .auto { [weak self] in
      try await self?.loadMore() ?? .noMoreData
    }
  }

  private func refresh() async throws {
    try await environment.pause(1)
    insert(3, at: 0)
  }

  private func loadMore() async throws -> RefreshResult {
    try await environment.pause(1)
    insert(12, at: tiles.count)
    return tiles.count < 60 ? .success : .noMoreData
  }

  private func insert(_ count: Int, at index: Int) {
    let next = tiles.count + 1
    collectionView.performBatchUpdates { [self] in
      tiles.insert(contentsOf: next..<next + count, at: index)
      collectionView.insertItems(
        at: (index..<index + count).map { IndexPath(item: $0, section: 0) })
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
