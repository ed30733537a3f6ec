/// The large title of iOS 26, which lies in the scroll view, between its content and a header.
///
/// UIKit counts the visible part into the adjusted inset. Tug counts all of it, so that a header stands
/// beyond the title, and opens there from anywhere in the content.
@MainActor
struct LargeTitle {
  struct Extent: Equatable {
    /// The height of the whole title, in points.
    var length: CGFloat = 0
    /// The part that the adjusted inset does not include.
    var hidden: CGFloat = 0
  }

  private var length: CGFloat = 0
  private var viewport = CGSize.zero

  /// Reads the title of a scroll view.
  ///
  /// Nothing else says how high it is: what the adjusted inset has beside the app's own inset and the safe
  /// area is the visible part, which is all of it while the content is pulled.
  mutating func extent(in scrollView: UIScrollView, _ geometry: ScrollGeometry) -> Extent {
    guard #available(iOS 26.0, *), scrollView.contentInsetAdjustmentBehavior != .never else {
      return Extent()
    }
    let (insets, size) = (geometry.surroundings.insets, geometry.surroundings.viewport)
    let beside = insets.top - scrollView.contentInset.top - scrollView.safeAreaInsets.top
    let visible = beside.isFinite ? max(0, beside) : 0
    let isPulled = geometry.offset.y < -insets.top - Self.tolerance
    length = isPulled || size != viewport ? visible : max(length, visible)
    viewport = size
    return Extent(length: length, hidden: length - visible)
  }

  /// Points. Offsets are rounded to pixels.
  private static let tolerance: CGFloat = 1
}
