/// The geometry of a scroll view at one moment, read once for all of its controls.
@MainActor
struct ScrollGeometry: Equatable {
  var offset: CGPoint
  let surroundings: Surroundings
  let isPaging: Bool
  /// The large title above the content, which the insets include as far as it shows.
  var title = LargeTitle.Extent()
  /// Whether it is a list without items, whatever its own header and footer are.
  var isWithoutItems = false

  /// Everything but the offset. While it stays the same, so do the places of most controls.
  struct Surroundings: Equatable {
    let content: CGSize
    let viewport: CGSize
    let insets: UIEdgeInsets
    /// The place of content that is smaller than its view; zero for other content.
    let alignment: CGPoint
    /// The part of the insets that only puts such content there.
    let gap: CGPoint
    /// The part of the inset at the top that is no control's, nor the app's or a bar's.
    let room: CGFloat
    /// The part of the inset at the top that bars take.
    let bars: CGFloat
    /// The inset at the top that is the app's, the controls', and the bars'.
    var top: CGFloat { insets.top - gap.y - room }

    @MainActor
    init(_ scrollView: UIScrollView, _ bounds: CGRect) {
      content = scrollView.contentSize
      viewport = bounds.size
      insets = scrollView.adjustedContentInset
      room = scrollView.inertRoom
      alignment = Self.isSmall(content, viewport) ? scrollView.alignmentOfContent : .zero
      gap =
        alignment == .zero ? .zero : Self.gap(in: scrollView, content, viewport, insets, alignment)
      bars = insets.top - gap.y - room - scrollView.contentInset.top
    }

    /// UIKit counts the gap before the content into the adjusted inset, whose other parts the rest of the free
    /// space tells. Content at the very end leaves no rest: there, the inset's other parts are summed up.
    @MainActor
    private static func gap(
      in scrollView: UIScrollView, _ content: CGSize, _ viewport: CGSize, _ insets: UIEdgeInsets,
      _ alignment: CGPoint
    ) -> CGPoint {
      let (own, behavior) = (scrollView.contentInset, scrollView.contentInsetAdjustmentBehavior)
      let area = behavior == .never ? .zero : scrollView.safeAreaInsets
      func gap(_ rest: CGFloat, _ share: CGFloat, beside parts: CGFloat) -> CGFloat {
        max(0, share < 0.99 ? rest * share / (1 - share) : parts)
      }
      return CGPoint(
        x: gap(
          viewport.width - insets.left - insets.right - content.width, alignment.x,
          beside: insets.left - own.left - area.left),
        y: gap(
          viewport.height - insets.top - insets.bottom - content.height, alignment.y,
          beside: insets.top - own.top - area.top))
    }

    /// The farthest that UIKit moves content along with a change, in points.
    func change(from former: Surroundings, along axis: Axis) -> CGFloat {
      switch axis {
      case .vertical:
        abs(content.height - former.content.height) + abs(viewport.height - former.viewport.height)
          + abs(insets.top - former.insets.top) + abs(insets.bottom - former.insets.bottom)
      case .horizontal:
        abs(content.width - former.content.width) + abs(viewport.width - former.viewport.width)
          + abs(insets.left - former.insets.left) + abs(insets.right - former.insets.right)
      }
    }

    private static func isSmall(_ content: CGSize, _ viewport: CGSize) -> Bool {
      content.height < viewport.height || content.width < viewport.width
    }

    /// Compares with the scroll view without making a copy.
    @MainActor
    func isOf(_ scrollView: UIScrollView, _ bounds: CGRect) -> Bool {
      viewport == bounds.size && content == scrollView.contentSize
        && insets == scrollView.adjustedContentInset
        && (!Self.isSmall(content, viewport) || alignment == scrollView.alignmentOfContent)
    }
  }

  init(_ scrollView: UIScrollView) {
    let bounds = scrollView.bounds
    offset = bounds.origin
    isPaging = scrollView.isPagingEnabled
    surroundings = Surroundings(scrollView, bounds)
  }

  /// The geometry along one axis, with everything that controls hold in the insets.
  func metrics(along axis: Axis) -> AxisMetrics {
    let (content, viewport) = (surroundings.content, surroundings.viewport)
    let insets = surroundings.insets
    var metrics =
      switch axis {
      case .vertical:
        AxisMetrics(
          offset: Double(offset.y), contentLength: Double(content.height),
          viewportLength: Double(viewport.height),
          insetBefore: Double(surroundings.top + title.hidden),
          insetAfter: Double(insets.bottom), titleLength: Double(title.length), isPaging: isPaging)
      case .horizontal:
        AxisMetrics(
          offset: Double(offset.x), contentLength: Double(content.width),
          viewportLength: Double(viewport.width),
          insetBefore: Double(insets.left - surroundings.gap.x),
          insetAfter: Double(insets.right), isPaging: isPaging)
      }
    metrics.alignment = Double(surroundings.alignment.coordinate(along: axis))
    metrics.isWithoutItems = isWithoutItems
    return metrics
  }

  /// Whether the content is pulled beyond an edge, along either axis.
  var isBeyondEdge: Bool {
    isBeyondEdge(along: .vertical) || isBeyondEdge(along: .horizontal)
  }

  private func isBeyondEdge(along axis: Axis) -> Bool {
    let metrics = metrics(along: axis)
    // Offsets are rounded to pixels.
    return (metrics.offset - metrics.restingOffset).magnitude > 0.5
  }

  /// The part of the geometry that no control along this axis can work with.
  func flaw(along axis: Axis) -> RefreshWarning.Subject? {
    let (along, across) = (metrics(along: axis), metrics(along: axis.other))
    if !AxisMetrics.isCoordinate(along.offset) { return .contentOffset }
    if !AxisMetrics.isLength(along.contentLength) { return .contentSize }
    let lengths = [along.viewportLength, across.viewportLength]
    if !lengths.allSatisfy(AxisMetrics.isLength) { return .bounds }
    let insets = [along.insetBefore, along.insetAfter, across.insetBefore, across.insetAfter]
    return insets.allSatisfy(AxisMetrics.isCoordinate) ? nil : .contentInset
  }
}

/// The axis along which a control is pulled.
enum Axis {
  case vertical, horizontal

  var other: Axis {
    switch self {
    case .vertical: .horizontal
    case .horizontal: .vertical
    }
  }
}

extension CGPoint {
  func coordinate(along axis: Axis) -> CGFloat {
    switch axis {
    case .vertical: y
    case .horizontal: x
    }
  }
}
