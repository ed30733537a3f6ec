import Foundation

/// A collection of items positioned by a layout, of which only the visible items have a cell.
///
/// As in UIKit, `reloadData` only marks everything as invalid: counts are requested at the next
/// layout pass or at the first query for them, and `contentSize` is correct after that pass (see
/// `layoutIfNeeded`). A batch of updates is laid out immediately.
///
/// A mirrored layout that is wider than the view starts at its right edge, and keeps its distance
/// from that edge when the content grows.
open class UICollectionView: UIScrollView {
  public enum ScrollDirection: Int, Sendable {
    case vertical, horizontal
  }

  public enum ElementCategory: UInt, Sendable {
    case cell, supplementaryView, decorationView
  }

  /// The target position of an item. The empty set scrolls as little as possible.
  public struct ScrollPosition: OptionSet, Sendable {
    public let rawValue: UInt
    public init(rawValue: UInt) { self.rawValue = rawValue }

    public static let top = ScrollPosition(rawValue: 1 << 0)
    public static let centeredVertically = ScrollPosition(rawValue: 1 << 1)
    public static let bottom = ScrollPosition(rawValue: 1 << 2)
    public static let left = ScrollPosition(rawValue: 1 << 3)
    public static let centeredHorizontally = ScrollPosition(rawValue: 1 << 4)
    public static let right = ScrollPosition(rawValue: 1 << 5)
  }

  public static let elementKindSectionHeader = "UICollectionElementKindSectionHeader"
  public static let elementKindSectionFooter = "UICollectionElementKindSectionFooter"

  public init(frame: CGRect, collectionViewLayout layout: UICollectionViewLayout) {
    collectionViewLayout = layout
    super.init(frame: frame)
    layout.collectionView = self
  }

  public required init?(coder: NSCoder) { nil }

  // MARK: Data source

  open weak var dataSource: (any UICollectionViewDataSource)? {
    didSet { if dataSource !== oldValue { reloadData() } }
  }

  /// The delegate, which should be a `UICollectionViewDelegate`. The type is the scroll view's,
  /// because Swift can't narrow it as Objective-C can.
  open override weak var delegate: (any UIScrollViewDelegate)? {
    didSet {
      collectionDelegate = delegate as? any UICollectionViewDelegate
      flowDelegate = delegate as? any UICollectionViewDelegateFlowLayout
      if delegate !== oldValue { collectionViewLayout.invalidateLayout() }
    }
  }
  final weak var collectionDelegate: (any UICollectionViewDelegate)?
  final weak var flowDelegate: (any UICollectionViewDelegateFlowLayout)?

  open var collectionViewLayout: UICollectionViewLayout {
    didSet {
      guard collectionViewLayout !== oldValue else { return }
      oldValue.collectionView = nil
      collectionViewLayout.collectionView = self
      collectionViewLayout.invalidateLayout()
    }
  }

  /// A view behind all items, with the size of the visible part.
  open var backgroundView: UIView? {
    didSet { replaceBackground(oldValue, by: backgroundView) }
  }

  // MARK: Selection (see UICollectionView+Selection)

  open var allowsSelection = true
  open var allowsMultipleSelection = false
  final var selection: Set<IndexPath> = []
  final var touchedItem: IndexPath?

  // MARK: State (see UICollectionView+Layout, +Elements, +Updates)

  final var sections = SectionRows()
  final var needsReload = true
  final var layoutIsInvalid = true
  final var preparedGeometry = PreparedGeometry()
  final var isLoadingElements = false
  /// The reuse pools by element kind, which is `nil` for cells.
  final var pools: [String?: ReusePool<UICollectionReusableView>] = [:]
  /// The visible views.
  final var views: [CollectionElement: UICollectionReusableView] = [:]
  final var batch: ItemBatch?

  open override func layoutSubviews() {
    super.layoutSubviews()
    backgroundView?.frame = layer.bounds
    prepareLayoutIfNeeded()
    updateElements()
  }

  open override func adjustedContentInsetDidChange() {
    super.adjustedContentInsetDidChange()
    setNeedsLayout()
  }

  open override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
    super.traitCollectionDidChange(previousTraitCollection)
    if previousTraitCollection?.layoutDirection != traitCollection.layoutDirection {
      collectionViewLayout.invalidateLayout()
    }
  }

  // MARK: Touches

  open override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
    super.touchesBegan(touches, with: event)
    if let touch = touches.first { highlightItem(under: touch) }
  }

  open override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {
    super.touchesEnded(touches, with: event)
    if let touch = touches.first { selectTouchedItem(touch) }
  }

  open override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) {
    super.touchesCancelled(touches, with: event)
    releaseTouchedItem()
  }
}
