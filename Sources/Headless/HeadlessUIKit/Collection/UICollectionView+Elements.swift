import Foundation

// MARK: - Views

extension UICollectionView {
  /// Creates a view for each visible element, and recycles the views of other elements.
  func updateElements() {
    // Creating a cell can request other cells, or scroll.
    guard !isLoadingElements else { return }
    isLoadingElements = true
    defer { isLoadingElements = false }
    let bounds = layer.ownBounds
    let shown = attributes(in: pagesInBounds).filter { Self.overlap($0.frame, bounds) }
    let elements = Set(shown.map(\.element))
    for element in views.keys.sorted() where !elements.contains(element) { recycle(element) }
    for attributes in shown {
      if let view = views[attributes.element] {
        show(attributes, on: view)
      } else {
        load(attributes)
      }
    }
  }

  /// Makes a change of the elements' views, which isn't a reason for another layout of the elements.
  private func keepingLayout(_ change: () -> Void) {
    let needsLayout = layoutState.needsLayout
    change()
    layoutState.needsLayout = needsLayout
  }

  /// Whether two rectangles have an area in common: `intersects` counts those that only touch.
  private static func overlap(_ one: CGRect, _ other: CGRect) -> Bool {
    one.minX < other.maxX && one.maxX > other.minX && one.minY < other.maxY && one.maxY > other.minY
  }

  /// Creates the view of an element. `start` contains its initial attributes.
  func load(
    _ attributes: UICollectionViewLayoutAttributes,
    from start: UICollectionViewLayoutAttributes? = nil
  ) {
    let element = attributes.element
    guard let dataSource, exists(element) else { return }
    var view: UICollectionReusableView?
    AnimationContext.entering(on: host) {
      UIView.performWithoutAnimation {
        let new = host.run { makeView(for: element, from: dataSource) }
        // The data source can reload the view, which changes the meaning of the path.
        guard exists(element), !needsReload else { return }
        view = new
        views[element] = new
        new.show(start ?? attributes)
        keepingLayout { add(new, for: element) }
        (new as? UICollectionViewCell)?.showSelected(selection.contains(element.path))
      }
      return view
    }
    if let view { host.run { notifyWillDisplay(view, element) } }
  }

  private func exists(_ element: CollectionElement) -> Bool {
    element.kind == nil
      ? sections.slot(of: element.path) != nil : element.path.section < sections.sectionCount
  }

  private func makeView(
    for element: CollectionElement, from dataSource: any UICollectionViewDataSource
  ) -> UICollectionReusableView {
    guard let kind = element.kind else {
      return dataSource.collectionView(self, cellForItemAt: element.path)
    }
    return dataSource.collectionView(
      self, viewForSupplementaryElementOfKind: kind, at: element.path)
  }

  func show(
    _ attributes: UICollectionViewLayoutAttributes, on view: UICollectionReusableView
  ) {
    let oldIndex = view.shownAttributes?.zIndex
    view.show(attributes)
    if oldIndex != attributes.zIndex { add(view, for: attributes.element) }
  }

  /// Adds a view in the order of `zIndex` and then of elements, next to the other views. Views that
  /// the app put behind them stay behind.
  private func add(_ view: UICollectionReusableView, for element: CollectionElement) {
    func isBefore(
      _ one: (CollectionElement, UICollectionReusableView),
      _ other: (CollectionElement, UICollectionReusableView)
    ) -> Bool {
      let (first, second) = (
        one.1.shownAttributes?.zIndex ?? 0, other.1.shownAttributes?.zIndex ?? 0
      )
      return first == second ? one.0 < other.0 : first < second
    }
    let others = views.filter { $0.value !== view && $0.value.containingView === self }
      .map { ($0.key, $0.value) }
    let new = (element, view)
    if let previous = others.filter({ isBefore($0, new) }).max(by: isBefore) {
      insertSubview(view, aboveSubview: previous.1)
    } else if let following = others.filter({ isBefore(new, $0) }).min(by: isBefore) {
      insertSubview(view, belowSubview: following.1)
    } else {
      addSubview(view)
    }
  }

  func recycle(_ element: CollectionElement) {
    guard let view = views.removeValue(forKey: element) else { return }
    endDisplaying(view, from: element)
  }

  func endDisplaying(_ view: UICollectionReusableView, from element: CollectionElement) {
    keepingLayout { view.removeFromSuperview() }
    view.shownAttributes = nil
    host.run { notifyDidEndDisplaying(view, element) }
    pools[element.kind, default: ReusePool()].keep(view)
  }
}

// MARK: - Delegate

extension UICollectionView {
  private func notifyWillDisplay(_ view: UICollectionReusableView, _ element: CollectionElement) {
    if let cell = view as? UICollectionViewCell {
      collectionDelegate?.collectionView(self, willDisplay: cell, forItemAt: element.path)
    } else if let kind = element.kind {
      collectionDelegate?.collectionView(
        self, willDisplaySupplementaryView: view, forElementKind: kind, at: element.path)
    }
  }

  private func notifyDidEndDisplaying(
    _ view: UICollectionReusableView, _ element: CollectionElement
  ) {
    if let cell = view as? UICollectionViewCell {
      collectionDelegate?.collectionView(self, didEndDisplaying: cell, forItemAt: element.path)
    } else if let kind = element.kind {
      collectionDelegate?.collectionView(
        self, didEndDisplayingSupplementaryView: view, forElementOfKind: kind, at: element.path)
    }
  }
}

// MARK: - Reuse

extension UICollectionView {
  func register(_ viewClass: AnyClass?, kind: String?, _ identifier: String) {
    let type = viewClass as? UICollectionReusableView.Type
    guard viewClass == nil || type != nil else {
      preconditionFailure("\(String(describing: viewClass)) isn't a class of reusable views")
    }
    pools[kind, default: ReusePool()].register(
      for: identifier, type.map { type in { AnyReusableClass.make(type, identifier) } })
  }

  func dequeue(
    _ identifier: String, for element: CollectionElement
  ) -> UICollectionReusableView? {
    let view = host.run { pools[element.kind]?.view(for: identifier) }
    if let view, let attributes = layoutAttributes(of: element) {
      UIView.performWithoutAnimation { view.show(attributes) }
    }
    return view
  }
}

extension CollectionElement: Comparable {
  /// Orders elements by section: the header, then the items, then other elements.
  static func < (one: CollectionElement, other: CollectionElement) -> Bool {
    if one.path.section != other.path.section { return one.path.section < other.path.section }
    if one.rank != other.rank { return one.rank < other.rank }
    return one.path == other.path
      ? (one.kind ?? "") < (other.kind ?? "") : one.path < other.path
  }

  private var rank: Int {
    switch kind {
    case UICollectionView.elementKindSectionHeader: 0
    case nil: 1
    default: 2
    }
  }
}

extension UICollectionView {
  func shownElements(ofKind kind: String?) -> [CollectionElement] {
    showElements()
    return views.keys.filter { $0.kind == kind }.sorted()
  }

  /// Creates the views of the next layout after a reload or a scroll.
  func showElements() {
    guard !isLoadingElements, layoutState.needsLayout else { return }
    prepareLayoutIfNeeded()
    updateElements()
  }

  func layoutAttributes(of element: CollectionElement) -> UICollectionViewLayoutAttributes? {
    if !isLoadingElements { prepareLayoutIfNeeded() }
    let (layout, path) = (collectionViewLayout, element.path)
    let attributes = host.run {
      guard let kind = element.kind else { return layout.layoutAttributesForItem(at: path) }
      return layout.layoutAttributesForSupplementaryView(ofKind: kind, at: path)
    }
    return attributes.map(mirroredIfNeeded)
  }
}
