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
  open func targetContentOffset(forProposedContentOffset proposedContentOffset: CGPoint) -> CGPoint
  {
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
