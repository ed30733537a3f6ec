import Foundation

/// Says where the elements of a collection view lie. A subclass overrides what it knows; the base
/// lays out nothing.
@MainActor
open class UICollectionViewLayout {
  public internal(set) final weak var collectionView: UICollectionView?

  public init() {}

  /// There are no archives here: always `nil`.
  public required init?(coder: NSCoder) { nil }

  // MARK: Invalidation

  /// The collection view prepares the layout afresh at its next layout pass.
  open func invalidateLayout() {
    let context = UICollectionViewLayoutInvalidationContext()
    context.invalidateEverything = true
    invalidateLayout(with: context)
  }

  open func invalidateLayout(with context: UICollectionViewLayoutInvalidationContext) {
    collectionView?.layoutWasInvalidated()
  }

  /// Asked whenever the bounds' origin or size, or the insets, have changed. Default: false.
  open func shouldInvalidateLayout(forBoundsChange newBounds: CGRect) -> Bool { false }

  open func invalidationContext(
    forBoundsChange newBounds: CGRect
  ) -> UICollectionViewLayoutInvalidationContext { UICollectionViewLayoutInvalidationContext() }

  // MARK: Layout

  /// Called before the layout is asked for anything, when it is new or invalid.
  open func prepare() {}

  /// In points; the collection view's `contentSize` takes it.
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

  /// The direction that the layout is written for. Default: left to right.
  open var developmentLayoutDirection: UIUserInterfaceLayoutDirection { .leftToRight }

  /// Whether the collection view mirrors the layout where the interface runs in the other direction.
  /// Default: false.
  open var flipsHorizontallyInOppositeLayoutDirection: Bool { false }

  // MARK: Updates

  /// The offset after a batch of updates; by default, what it would be without this.
  open func targetContentOffset(forProposedContentOffset proposedContentOffset: CGPoint) -> CGPoint
  {
    proposedContentOffset
  }

  /// Where the animation of an inserted item begins. Default: at its place, and transparent.
  open func initialLayoutAttributesForAppearingItem(
    at itemIndexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes? {
    let attributes = layoutAttributesForItem(at: itemIndexPath)?.duplicate()
    attributes?.alpha = 0
    return attributes
  }

  /// Where the animation of a deleted item ends; the path is the one before the updates. Default:
  /// nil, which stands for the place that it had, and transparent.
  open func finalLayoutAttributesForDisappearingItem(
    at itemIndexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes? { nil }

  /// Called when all is set for the animation of a batch of updates, inside of its block.
  open func finalizeCollectionViewUpdates() {}
}

/// What of a layout is no longer valid.
@MainActor
open class UICollectionViewLayoutInvalidationContext {
  public init() {}

  public internal(set) final var invalidateEverything = false
  /// The data source was reloaded.
  public internal(set) final var invalidateDataSourceCounts = false
}
