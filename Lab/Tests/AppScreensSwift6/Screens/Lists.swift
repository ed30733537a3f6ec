import HeadlessUIKit

/// Brings a table from one list of identifiers to another, with the fewest rows inserted and deleted.
final class ListAdapter: NSObject, UITableViewDataSource {
  private(set) var items: [String] = []
  private let tableView: UITableView

  init(tableView: UITableView) {
    self.tableView = tableView
    super.init()
    tableView.register(UITableViewCell.self, forCellReuseIdentifier: "item")
    tableView.dataSource = self
  }

  func apply(_ newItems: [String], animated: Bool) {
    guard animated else {
      items = newItems
      tableView.reloadData()
      return
    }
    let changes = newItems.difference(from: items)
    update {
      items = newItems
      for change in changes {
        switch change {
        case .remove(let row, _, _):
          tableView.deleteRows(at: [IndexPath(row: row, section: 0)], with: .fade)
        case .insert(let row, _, _):
          tableView.insertRows(at: [IndexPath(row: row, section: 0)], with: .automatic)
        }
      }
    }
  }

  private func update(_ changes: () -> Void) {
    tableView.performBatchUpdates(changes, completion: nil)
  }

  func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
    return items.count
  }

  func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
    let cell = tableView.dequeueReusableCell(withIdentifier: "item", for: indexPath)
    cell.textLabel?.text = items[indexPath.row]
    return cell
  }
}

/// A list with the system's refresh control.
class NewsViewController: UITableViewController {
  var headlines = (0..<30).map { "Headline \($0)" }
  private(set) var refreshCount = 0

  override func viewDidLoad() {
    super.viewDidLoad()
    tableView.register(UITableViewCell.self, forCellReuseIdentifier: "cell")
    let control = UIRefreshControl()
    control.tintColor = .systemGray2
    control.attributedTitle = NSAttributedString(string: "Pull")
    control.addAction(
      UIAction { [weak self] _ in self?.refreshCount += 1 }, for: .valueChanged)
    refreshControl = control
  }

  func finish(with new: String) {
    headlines.insert(new, at: 0)
    tableView.reloadData()
    refreshControl?.endRefreshing()
  }

  override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
    return headlines.count
  }

  override func tableView(
    _ tableView: UITableView, cellForRowAt indexPath: IndexPath
  ) -> UITableViewCell {
    let cell = tableView.dequeueReusableCell(withIdentifier: "cell", for: indexPath)
    cell.textLabel?.text = headlines[indexPath.row]
    return cell
  }
}

final class PhotoCell: UICollectionViewCell {
  let imageView = UIImageView(image: nil)

  override init(frame: CGRect) {
    super.init(frame: frame)
    imageView.contentMode = .scaleAspectFill
    imageView.clipsToBounds = true
    contentView.addSubview(imageView)
  }

  required init?(coder: NSCoder) { fatalError("init(coder:) has not been implemented") }

  override var isSelected: Bool {
    didSet { layer.borderWidth = isSelected ? 3 : 0 }
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    imageView.frame = contentView.bounds
  }
}

class PhotoGridViewController: UICollectionViewController {
  var colors: [UIColor] = [.red, .green, .blue, .cyan, .yellow, .magenta, .orange, .purple, .brown]
  private(set) var selected: [Int] = []

  init() {
    let layout = UICollectionViewFlowLayout()
    layout.itemSize = CGSize(width: 100, height: 100)
    layout.minimumInteritemSpacing = 10
    layout.minimumLineSpacing = 10
    super.init(collectionViewLayout: layout)
  }

  required init?(coder: NSCoder) { fatalError("init(coder:) has not been implemented") }

  override func viewDidLoad() {
    super.viewDidLoad()
    collectionView.register(PhotoCell.self, forCellWithReuseIdentifier: "photo")
    collectionView.backgroundColor = .black
    collectionView.alwaysBounceVertical = true
  }

  override func collectionView(
    _ collectionView: UICollectionView, numberOfItemsInSection section: Int
  ) -> Int {
    return colors.count
  }

  override func collectionView(
    _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
  ) -> UICollectionViewCell {
    let cell = collectionView.dequeueReusableCell(withReuseIdentifier: "photo", for: indexPath)
    cell.backgroundColor = colors[indexPath.item]
    return cell
  }

  override func collectionView(
    _ collectionView: UICollectionView, didSelectItemAt indexPath: IndexPath
  ) {
    selected.append(indexPath.item)
  }
}

/// Items in two columns, each as low as its height, in the column that is shorter.
final class TimelineLayout: UICollectionViewLayout {
  var heights: [CGFloat] = []
  private var cache: [UICollectionViewLayoutAttributes] = []
  private var length: CGFloat = 0

  override func prepare() {
    super.prepare()
    guard let collectionView = collectionView else { return }
    var bottoms: [CGFloat] = [0, 0]
    let width = collectionView.bounds.width / 2
    cache = (0..<collectionView.numberOfItems(inSection: 0)).map { item in
      let column = bottoms[0] <= bottoms[1] ? 0 : 1
      let attributes = UICollectionViewLayoutAttributes(
        forCellWith: IndexPath(item: item, section: 0))
      attributes.frame = CGRect(
        x: CGFloat(column) * width, y: bottoms[column], width: width, height: heights[item])
      bottoms[column] += heights[item]
      return attributes
    }
    length = bottoms.max() ?? 0
  }

  override var collectionViewContentSize: CGSize {
    return CGSize(width: collectionView?.bounds.width ?? 0, height: length)
  }

  override func layoutAttributesForElements(
    in rect: CGRect
  ) -> [UICollectionViewLayoutAttributes]? {
    return cache.filter { $0.frame.intersects(rect) }
  }

  override func layoutAttributesForItem(
    at indexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes? {
    return cache[indexPath.item]
  }
}
