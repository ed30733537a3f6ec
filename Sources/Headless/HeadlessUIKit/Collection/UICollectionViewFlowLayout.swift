import Foundation

/// A layout that arranges items in lines as wide as the collection view; see `FlowLines` for the
/// rules. Sections are stacked in the scroll direction.
///
/// The layout requests all sizes from the delegate when it is prepared. Lines lie within the
/// collection view's adjusted insets. Frames are aligned to pixels.
open class UICollectionViewFlowLayout: UICollectionViewLayout {
  /// The scroll direction, which is perpendicular to the lines.
  open var scrollDirection = UICollectionView.ScrollDirection.vertical {
    didSet { if scrollDirection != oldValue { invalidateLayout() } }
  }

  /// The size of items in points, if the delegate doesn't provide it. The default is 50 × 50.
  open var itemSize = CGSize(width: 50, height: 50) {
    didSet { if itemSize != oldValue { invalidateLayout() } }
  }

  /// The spacing between two lines, in points. The default is 10.
  open var minimumLineSpacing: CGFloat = 10 {
    didSet { if minimumLineSpacing != oldValue { invalidateLayout() } }
  }

  /// The minimum spacing between two items in a line, in points. The default is 10.
  open var minimumInteritemSpacing: CGFloat = 10 {
    didSet { if minimumInteritemSpacing != oldValue { invalidateLayout() } }
  }

  /// The margins around the lines of each section, even an empty one. Headers and footers lie
  /// outside them.
  open var sectionInset = UIEdgeInsets.zero {
    didSet { if sectionInset != oldValue { invalidateLayout() } }
  }

  /// The size of headers. Only the length along the scroll direction is used. The default is zero,
  /// which means no headers.
  open var headerReferenceSize = CGSize.zero {
    didSet { if headerReferenceSize != oldValue { invalidateLayout() } }
  }

  /// The size of footers; see `headerReferenceSize`.
  open var footerReferenceSize = CGSize.zero {
    didSet { if footerReferenceSize != oldValue { invalidateLayout() } }
  }

  /// Whether headers stay visible as long as a part of their section is visible. The default is
  /// `false`.
  open var sectionHeadersPinToVisibleBounds = false {
    didSet { if sectionHeadersPinToVisibleBounds != oldValue { invalidateLayout() } }
  }

  open var sectionFootersPinToVisibleBounds = false {
    didSet { if sectionFootersPinToVisibleBounds != oldValue { invalidateLayout() } }
  }

  /// The arrangement of the items; `nil` if it is invalid.
  private var content: FlowContent?

  private var isVertical: Bool { scrollDirection == .vertical }
  private var scale: CGFloat { collectionView?.host.screen.scale ?? 1 }

  // MARK: Layout

  open override func prepare() {
    super.prepare()
    if content == nil { content = makeContent() }
  }

  open override var collectionViewContentSize: CGSize {
    guard let content else { return .zero }
    return oriented(CGSize(width: content.width, height: content.height))
  }

  open override func invalidateLayout(with context: UICollectionViewLayoutInvalidationContext) {
    let isScrollOnly =
      (context as? UICollectionViewFlowLayoutInvalidationContext)
      .map { !$0.invalidateFlowLayoutDelegateMetrics && !$0.invalidateEverything } ?? false
    if !isScrollOnly { content = nil }
    super.invalidateLayout(with: context)
  }

  open override func shouldInvalidateLayout(forBoundsChange newBounds: CGRect) -> Bool {
    sectionHeadersPinToVisibleBounds || sectionFootersPinToVisibleBounds
      || content?.width != lineWidth(in: newBounds.size)
  }

  /// Scrolling only changes pinned elements; a different width invalidates all lines.
  open override func invalidationContext(
    forBoundsChange newBounds: CGRect
  ) -> UICollectionViewLayoutInvalidationContext {
    let context = UICollectionViewFlowLayoutInvalidationContext()
    context.invalidateFlowLayoutDelegateMetrics = content?.width != lineWidth(in: newBounds.size)
    return context
  }

  // MARK: Elements

  open override func layoutAttributesForElements(
    in rect: CGRect
  ) -> [UICollectionViewLayoutAttributes]? {
    guard let content else { return [] }
    let area = oriented(rect)
    return content.sections(from: area.minY, to: area.maxY).flatMap { section in
      let cells = content.items(of: section, from: area.minY, to: area.maxY, scale: scale)
        .filter { $0.frame.overlaps(area) }
        .map { cell(at: IndexPath(item: $0.item, section: section), $0.frame) }
      let ends = [
        end(UICollectionView.elementKindSectionHeader, of: section, in: content),
        end(UICollectionView.elementKindSectionFooter, of: section, in: content),
      ].compactMap(\.self).filter { $0.size != .zero && $0.frame.overlaps(rect) }
      return cells + ends
    }
  }

  open override func layoutAttributesForItem(
    at indexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes? {
    guard indexPath.count == 2 else { return nil }
    return content?.frame(of: indexPath.item, in: indexPath.section, scale: scale)
      .map { cell(at: indexPath, $0) }
  }

  open override func layoutAttributesForSupplementaryView(
    ofKind elementKind: String, at indexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes? {
    guard let content, indexPath.count == 2, indexPath.item == 0,
      content.sections.indices.contains(indexPath.section)
    else { return nil }
    return end(elementKind, of: indexPath.section, in: content)
  }

  private func cell(at path: IndexPath, _ frame: CGRect) -> UICollectionViewLayoutAttributes {
    let attributes = UICollectionViewLayoutAttributes(forCellWith: path)
    attributes.frame = oriented(frame)
    return attributes
  }

  /// The index of headers and footers, in front of the cells as in UIKit.
  private static var indexOfEnds: Int { 10 }

  private func end(
    _ kind: String, of section: Int, in content: FlowContent
  ) -> UICollectionViewLayoutAttributes? {
    let shown = oriented(collectionView?.unmirroredVisibleRect ?? .zero)
    let frame: CGRect
    switch kind {
    case UICollectionView.elementKindSectionHeader:
      frame =
        sectionHeadersPinToVisibleBounds
        ? content.pinnedHeaderFrame(of: section, showing: shown) : content.headerFrame(of: section)
    case UICollectionView.elementKindSectionFooter:
      frame =
        sectionFootersPinToVisibleBounds
        ? content.pinnedFooterFrame(of: section, showing: shown) : content.footerFrame(of: section)
    default: return nil
    }
    let attributes = UICollectionViewLayoutAttributes(
      forSupplementaryViewOfKind: kind, with: IndexPath(item: 0, section: section))
    // As in UIKit, an end without a height has attributes, but no view.
    let size = frame.height > 0 ? frame.size : .zero
    attributes.frame = oriented(CGRect(origin: frame.origin, size: size))
    attributes.zIndex = Self.indexOfEnds
    return attributes
  }

  // MARK: Direction

  private func oriented(_ size: CGSize) -> CGSize { isVertical ? size : size.transposed }
  private func oriented(_ rect: CGRect) -> CGRect { isVertical ? rect : rect.transposed }
  private func oriented(_ inset: UIEdgeInsets) -> UIEdgeInsets {
    isVertical ? inset : inset.transposed
  }

  private func lineWidth(in size: CGSize) -> CGFloat {
    let inset = oriented(collectionView?.adjustedContentInset ?? .zero)
    return max(0, oriented(size).width - inset.left - inset.right)
  }
}

// MARK: - Measurement

extension UICollectionViewFlowLayout {
  private func makeContent() -> FlowContent? {
    guard let collectionView else { return nil }
    let width = lineWidth(in: collectionView.bounds.size)
    let delegate = collectionView.flowDelegate
    return collectionView.host.run {
      let sections = (0..<collectionView.numberOfSections).map { section in
        let metrics = metrics(of: section, asking: delegate, in: collectionView)
        let lines = lines(
          of: section, metrics, width: max(0, width - metrics.inset.left - metrics.inset.right),
          asking: delegate, in: collectionView)
        return FlowSection(metrics: metrics, lines: lines, width: width)
      }
      return FlowContent(width: width, sections: sections)
    }
  }

  private func metrics(
    of section: Int, asking delegate: (any UICollectionViewDelegateFlowLayout)?,
    in view: UICollectionView
  ) -> FlowSection.Metrics {
    guard let delegate else {
      return FlowSection.Metrics(
        inset: oriented(sectionInset), itemSpacing: minimumInteritemSpacing,
        lineSpacing: minimumLineSpacing, headerHeight: oriented(headerReferenceSize).height,
        footerHeight: oriented(footerReferenceSize).height)
    }
    return FlowSection.Metrics(
      inset: oriented(delegate.collectionView(view, layout: self, insetForSectionAt: section)),
      itemSpacing: delegate.collectionView(
        view, layout: self, minimumInteritemSpacingForSectionAt: section),
      lineSpacing: delegate.collectionView(
        view, layout: self, minimumLineSpacingForSectionAt: section),
      headerHeight: oriented(
        delegate.collectionView(view, layout: self, referenceSizeForHeaderInSection: section)
      ).height,
      footerHeight: oriented(
        delegate.collectionView(view, layout: self, referenceSizeForFooterInSection: section)
      ).height)
  }

  private func lines(
    of section: Int, _ metrics: FlowSection.Metrics, width: CGFloat,
    asking delegate: (any UICollectionViewDelegateFlowLayout)?, in view: UICollectionView
  ) -> FlowLines {
    let count = view.numberOfItems(inSection: section)
    guard let delegate else {
      return FlowLines(
        count: count, size: oriented(itemSize), width: width, itemSpacing: metrics.itemSpacing,
        lineSpacing: metrics.lineSpacing)
    }
    let sizes = (0..<count).map { item in
      oriented(
        delegate.collectionView(
          view, layout: self, sizeForItemAt: IndexPath(item: item, section: section)))
    }
    return FlowLines(
      sizes: sizes, width: width, itemSpacing: metrics.itemSpacing,
      lineSpacing: metrics.lineSpacing)
  }
}

open class UICollectionViewFlowLayoutInvalidationContext: UICollectionViewLayoutInvalidationContext {
  /// Whether sizes, insets, and spacings must be requested again. The default is `true`.
  open var invalidateFlowLayoutDelegateMetrics = true
  /// Whether frames have changed. The default is `true`.
  open var invalidateFlowLayoutAttributes = true
}
