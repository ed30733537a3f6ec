import Foundation

/// The geometry for which a layout was last prepared or queried.
struct PreparedGeometry: Equatable {
  var bounds = CGRect.zero
  var inset = UIEdgeInsets.zero
  /// Whether the layout was mirrored; `nil` at first.
  var isMirrored: Bool?
}

// MARK: - Loading

extension UICollectionView {
  func reload() {
    releaseTouchedItem()
    selection = []
    needsReload = true
    let context = UICollectionViewLayoutInvalidationContext()
    context.invalidateEverything = true
    context.invalidateDataSourceCounts = true
    collectionViewLayout.invalidateLayout(with: context)
  }

  func layoutWasInvalidated() {
    layoutIsInvalid = true
    setNeedsLayout()
  }

  func loadCountsIfNeeded() {
    guard needsReload else { return }
    (needsReload, hasReloaded) = (false, host.behavior.reloadsAssignContentSize)
    for element in views.keys.sorted() { recycle(element) }
    sections = countedSections()
  }

  func countedSections() -> SectionRows {
    guard let dataSource else { return SectionRows() }
    return host.run {
      let count = max(0, dataSource.numberOfSections(in: self))
      return SectionRows(
        counts: (0..<count).map { dataSource.collectionView(self, numberOfItemsInSection: $0) })
    }
  }
}

// MARK: - Preparation

extension UICollectionView {
  func prepareLayoutIfNeeded() {
    loadCountsIfNeeded()
    invalidateLayoutForBoundsChange()
    guard layoutIsInvalid else { return }
    layoutIsInvalid = false
    host.run { collectionViewLayout.prepare() }
    resizeToLayout()
    invalidateLayoutForBoundsChange()
  }

  private func invalidateLayoutForBoundsChange() {
    let isMirrored = preparedGeometry.isMirrored
    let new = PreparedGeometry(
      bounds: layer.ownBounds, inset: adjustedContentInset, isMirrored: isMirrored)
    guard new != preparedGeometry else { return }
    preparedGeometry = new
    if let context = askLayout(for: new.bounds) { invalidate(with: context) }
  }

  /// The context with which other bounds invalidate the layout; `nil` if they don't.
  func askLayout(for bounds: CGRect) -> UICollectionViewLayoutInvalidationContext? {
    let layout = collectionViewLayout
    return host.run {
      layout.shouldInvalidateLayout(forBoundsChange: bounds)
        ? layout.invalidationContext(forBoundsChange: bounds) : nil
    }
  }

  func invalidate(with context: UICollectionViewLayoutInvalidationContext) {
    host.run { collectionViewLayout.invalidate(for: context) }
  }

  /// The area that is asked for the elements in the bounds. Recorded: whole pages of the bounds' size.
  var pagesInBounds: CGRect {
    let bounds = layer.ownBounds
    guard bounds.width > 0, bounds.height > 0 else { return bounds }
    func span(_ low: CGFloat, _ high: CGFloat, _ page: CGFloat) -> (CGFloat, CGFloat) {
      let first = (low / page).rounded(.down) * page
      return (first, max(first + page, (high / page).rounded(.up) * page) - first)
    }
    let (x, width) = span(bounds.minX, bounds.maxX, bounds.width)
    let (y, height) = span(bounds.minY, bounds.maxY, bounds.height)
    return CGRect(x: x, y: y, width: width, height: height)
  }

  /// Sets the content's size from the layout. Mirrored content keeps its distance from the right
  /// edge.
  private func resizeToLayout() {
    let (size, mirrored) = (collectionViewLayout.collectionViewContentSize, isMirrored)
    let wasMirrored = preparedGeometry.isMirrored
    let fromEnd = wasMirrored == mirrored ? storedSize.width - layer.ownBounds.maxX : nil
    preparedGeometry.isMirrored = mirrored
    let grows = size.width != storedSize.width
    if hasReloaded || size != storedSize { resizeContent(to: size, inUpdate: isLoadingElements) }
    hasReloaded = false
    if mirrored, grows || wasMirrored != true {
      let x = size.width - layer.ownBounds.width - (fromEnd ?? -adjustedContentInset.right)
      contentOffset = clamped(CGPoint(x: x, y: layer.boundsOrigin.y))
    }
  }
}

// MARK: - Right to left

extension UICollectionView {
  /// Whether the layout's frames are mirrored for the views.
  var isMirrored: Bool {
    collectionViewLayout.flipsHorizontallyInOppositeLayoutDirection
      && effectiveUserInterfaceLayoutDirection != collectionViewLayout.developmentLayoutDirection
  }

  func mirrored(_ rect: CGRect) -> CGRect {
    let width = collectionViewLayout.collectionViewContentSize.width
    return CGRect(x: width - rect.maxX, y: rect.minY, width: rect.width, height: rect.height)
  }

  func mirroredIfNeeded(
    _ attributes: UICollectionViewLayoutAttributes
  ) -> UICollectionViewLayoutAttributes {
    guard isMirrored else { return attributes }
    let copy = attributes.duplicate()
    copy.center.x = collectionViewLayout.collectionViewContentSize.width - attributes.center.x
    return copy
  }

  /// The attributes of the elements in a rectangle in view coordinates.
  func attributes(in rect: CGRect) -> [UICollectionViewLayoutAttributes] {
    let area = isMirrored ? mirrored(rect) : rect
    return host.run { collectionViewLayout.layoutAttributesForElements(in: area) ?? [] }
      .map(mirroredIfNeeded)
  }

  /// The area inside the insets, in the layout's coordinates.
  var unmirroredVisibleRect: CGRect {
    let rect = layer.ownBounds.inset(by: adjustedContentInset)
    return isMirrored ? mirrored(rect) : rect
  }
}
