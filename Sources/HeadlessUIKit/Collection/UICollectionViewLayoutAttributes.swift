import Foundation

/// Where one element of a collection view lies, and how it looks. Lengths are points.
///
/// Unlike UIKit's, it is no `NSObject`: two are told apart by identity.
@MainActor
open class UICollectionViewLayoutAttributes {
  public var indexPath: IndexPath
  public let representedElementCategory: UICollectionView.ElementCategory
  /// Nil for a cell.
  public let representedElementKind: String?

  public var size = CGSize.zero
  public var center = CGPoint.zero
  public var transform = CGAffineTransform.identity
  /// 1 by default.
  public var alpha: CGFloat = 1
  /// Elements of a higher index lie in front; 0 by default.
  public var zIndex = 0
  public var isHidden = false

  /// Without regard to `transform`.
  public var frame: CGRect {
    get {
      CGRect(
        x: center.x - size.width / 2, y: center.y - size.height / 2, width: size.width,
        height: size.height)
    }
    set {
      size = newValue.size
      center = CGPoint(x: newValue.midX, y: newValue.midY)
    }
  }

  public var bounds: CGRect {
    get { CGRect(origin: .zero, size: size) }
    set { size = newValue.size }
  }

  public init(forCellWith indexPath: IndexPath) {
    self.indexPath = indexPath
    representedElementCategory = .cell
    representedElementKind = nil
  }

  public init(forSupplementaryViewOfKind elementKind: String, with indexPath: IndexPath) {
    self.indexPath = indexPath
    representedElementCategory = .supplementaryView
    representedElementKind = elementKind
  }

  /// Attributes that can be changed without changing these. A subclass copies what it adds.
  open func copy() -> Any {
    let copy =
      representedElementKind.map { Self.other($0, indexPath) }
      ?? UICollectionViewLayoutAttributes(forCellWith: indexPath)
    copy.size = size
    copy.center = center
    copy.transform = transform
    copy.alpha = alpha
    copy.zIndex = zIndex
    copy.isHidden = isHidden
    return copy
  }

  final func duplicate() -> UICollectionViewLayoutAttributes {
    copy() as? UICollectionViewLayoutAttributes ?? self
  }

  private static func other(_ kind: String, _ path: IndexPath) -> UICollectionViewLayoutAttributes {
    UICollectionViewLayoutAttributes(forSupplementaryViewOfKind: kind, with: path)
  }

  final var element: CollectionElement {
    CollectionElement(kind: representedElementKind, path: indexPath)
  }

  /// Whether a view need not be changed to show the other.
  final func looks(like other: UICollectionViewLayoutAttributes) -> Bool {
    type(of: self) == UICollectionViewLayoutAttributes.self
      && size == other.size && center == other.center && transform == other.transform
      && alpha == other.alpha && zIndex == other.zIndex && isHidden == other.isHidden
  }
}

/// What a view of a collection view stands for: an item, or a supplementary element of a kind.
struct CollectionElement: Hashable {
  /// Nil for an item.
  var kind: String?
  var path: IndexPath
}
