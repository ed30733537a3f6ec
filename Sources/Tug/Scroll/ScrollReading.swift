/// The numbers of a scroll view at one moment, read once for all its controls.
@MainActor
struct ScrollReading {
  let offset: CGFloat
  let surroundings: Surroundings

  /// Everything but the offset. While it stays the same, so do the controls' places.
  struct Surroundings: Equatable {
    let contentHeight: CGFloat
    let viewport: CGSize
    let insets: UIEdgeInsets
  }

  init(_ scrollView: UIScrollView) {
    let bounds = scrollView.bounds
    offset = bounds.minY
    surroundings = Surroundings(
      contentHeight: scrollView.contentSize.height, viewport: bounds.size,
      insets: scrollView.adjustedContentInset)
  }
}
