import RefreshCore

/// The numbers of a scroll view at one moment, read once for all its controls.
@MainActor
struct ScrollReading {
  var offset: CGPoint
  let surroundings: Surroundings

  /// Everything but the offset. While it stays the same, so do the controls' places.
  struct Surroundings: Equatable {
    let content: CGSize
    let viewport: CGSize
    let insets: UIEdgeInsets

    /// The same as reading them and comparing, without making a copy.
    @MainActor
    func isOf(_ scrollView: UIScrollView, _ bounds: CGRect) -> Bool {
      viewport == bounds.size && content == scrollView.contentSize
        && insets == scrollView.adjustedContentInset
    }
  }

  init(_ scrollView: UIScrollView) {
    let bounds = scrollView.bounds
    offset = bounds.origin
    surroundings = Surroundings(
      content: scrollView.contentSize, viewport: bounds.size,
      insets: scrollView.adjustedContentInset)
  }

  /// The scroll view along one axis; the insets with all that is held.
  func metrics(along axis: Edge.Axis) -> AxisMetrics {
    let (content, viewport) = (surroundings.content, surroundings.viewport)
    let insets = surroundings.insets
    return switch axis {
    case .vertical:
      AxisMetrics(
        offset: Double(offset.y), contentLength: Double(content.height),
        viewportLength: Double(viewport.height), insetBefore: Double(insets.top),
        insetAfter: Double(insets.bottom))
    case .horizontal:
      AxisMetrics(
        offset: Double(offset.x), contentLength: Double(content.width),
        viewportLength: Double(viewport.width), insetBefore: Double(insets.left),
        insetAfter: Double(insets.right))
    }
  }
}
