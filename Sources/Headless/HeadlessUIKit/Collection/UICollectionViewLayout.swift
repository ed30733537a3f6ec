import Foundation

/// An object that determines the positions of elements in a collection view. The base class has no
/// elements; subclasses override its methods.
@preconcurrency @MainActor
open class UICollectionViewLayout {
  open internal(set) weak var collectionView: UICollectionView?

  public init() {}

  /// Returns `nil`: archives aren't supported.
  public required init?(coder: NSCoder) { nil }

  // MARK: Invalidation

  /// Invalidates the layout, which is prepared again at the next layout pass.
  open func invalidateLayout() {
    let context = boundsContext ?? UICollectionViewLayoutInvalidationContext()
    if boundsContext == nil { context.invalidateEverything = true }
    boundsContext = nil
    invalidateLayout(with: context)
  }

  private var boundsContext: UICollectionViewLayoutInvalidationContext?

  /// Invalidates the layout for other bounds. As recorded, that calls both methods.
  func invalidate(for context: UICollectionViewLayoutInvalidationContext) {
    boundsContext = context
    invalidateLayout()
    boundsContext = nil
  }

  open func invalidateLayout(with context: UICollectionViewLayoutInvalidationContext) {
    collectionView?.layoutWasInvalidated()
  }

  /// Returns whether a change of the bounds or the insets invalidates the layout. The default is
  /// `false`.
  open func shouldInvalidateLayout(forBoundsChange newBounds: CGRect) -> Bool { false }

  open func invalidationContext(
    forBoundsChange newBounds: CGRect
  ) -> UICollectionViewLayoutInvalidationContext { UICollectionViewLayoutInvalidationContext() }

  // MARK: Layout

  /// Called before any query when the layout is new or invalid.
  open func prepare() {}

  /// The size of the content in points.
  open var collectionViewContentSize: CGSize { .zero }

  open func layoutAttributesForElements(
    in rect: CGRect
  ) -> [UICollectionViewLayoutAttributes]? { nil }

  open func layoutAttributesForItem(
    at indexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes? { nil }

  open func layoutAttributesForSupplementaryView(
    ofKind elementKind: String, at indexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes? { nil }

  // MARK: Right to left

  /// The layout direction for which the layout is written. The default is left to right.
  open var developmentLayoutDirection: UIUserInterfaceLayoutDirection { .leftToRight }

  /// Whether the layout is mirrored if the interface has the opposite direction. The default is
  /// `false`.
  open var flipsHorizontallyInOppositeLayoutDirection: Bool { false }

  // MARK: Updates

  /// Returns the offset after a batch of updates. The default is the proposed offset.
  open func targetContentOffset(forProposedContentOffset proposedContentOffset: CGPoint) -> CGPoint {
    proposedContentOffset
  }

  /// Returns the initial attributes of an inserted item for the animation. The default is its final
  /// position with an alpha of 0.
  open func initialLayoutAttributesForAppearingItem(
    at itemIndexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes? {
    let attributes = layoutAttributesForItem(at: itemIndexPath)?.duplicate()
    attributes?.alpha = 0
    return attributes
  }

  /// Returns the final attributes of a deleted item for the animation. The path refers to the state
  /// before the updates. The default is `nil`, which means its old position with an alpha of 0.
  open func finalLayoutAttributesForDisappearingItem(
    at itemIndexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes? { nil }

  /// Called inside the animation block of a batch of updates, after all changes.
  open func finalizeCollectionViewUpdates() {}
}

/// A description of the invalid parts of a layout.
@preconcurrency @MainActor
open class UICollectionViewLayoutInvalidationContext {
  public init() {}

  public internal(set) final var invalidateEverything = false
  /// Whether the data source was reloaded.
  public internal(set) final var invalidateDataSourceCounts = false
}

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
