import HeadlessUIKit

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
