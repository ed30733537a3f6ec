import Foundation

/// The position and appearance of an element of a collection view. Lengths are in points.
///
/// Unlike in UIKit, the class isn't an `NSObject`, and instances are compared by identity.
@preconcurrency @MainActor
open class UICollectionViewLayoutAttributes {
  open var indexPath: IndexPath
  public let representedElementCategory: UICollectionView.ElementCategory
  /// The kind of a supplementary element; `nil` for a cell.
  public let representedElementKind: String?

  open var size = CGSize.zero
  open var center = CGPoint.zero
  open var transform = CGAffineTransform.identity
  /// The opacity. The default is 1.
  open var alpha: CGFloat = 1
  /// The order of the element; higher indexes are in front. The default is 0.
  open var zIndex = 0
  open var isHidden = false

  /// The frame without `transform`.
  open var frame: CGRect {
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

  open var bounds: CGRect {
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

  /// Returns an independent copy. A subclass copies its own properties.
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

  /// Whether a view with these attributes also matches the others.
  final func isVisuallyEqual(to other: UICollectionViewLayoutAttributes) -> Bool {
    type(of: self) == UICollectionViewLayoutAttributes.self
      && size == other.size && center == other.center && transform == other.transform
      && alpha == other.alpha && zIndex == other.zIndex && isHidden == other.isHidden
  }
}

/// The element of a view: an item, or a supplementary element of a kind.
struct CollectionElement: Hashable {
  /// The kind of a supplementary element; `nil` for an item.
  var kind: String?
  var path: IndexPath
}
