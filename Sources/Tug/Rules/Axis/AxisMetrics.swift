/// The geometry of a scroll view along one axis, in points. All of Tug's arithmetic is done on it:
/// header, footer, leading, and trailing controls are the same sums on other numbers.
///
/// *Before* is the start of the axis (top or left), *after* its end (bottom or right). The insets are
/// the adjusted ones (the app's own plus the safe area) **without the inset that the control itself
/// holds**, so that a formula gives the same answer at rest and while refreshing.
package struct AxisMetrics: Sendable {
  var offset: Double
  var contentLength: Double
  package internal(set) var viewportLength: Double
  var insetBefore: Double
  var insetAfter: Double
  /// The length of what the system draws between the content and a control before it, such as a large title.
  /// `insetBefore` includes it.
  var titleLength = 0.0
  /// The part of the inset at the opposite end that another control holds.
  var heldElsewhere = 0.0
  /// The share of the space that short content leaves free which lies before it, from 0 to 1.
  var alignment = 0.0
  /// Whether the scroll view is a list without items. Its own header and footer are no content.
  var isWithoutItems = false
  /// Whether the scroll view stops at multiples of its viewport.
  var isPaging: Bool

  init(
    offset: Double, contentLength: Double, viewportLength: Double,
    insetBefore: Double = 0, insetAfter: Double = 0, titleLength: Double = 0, isPaging: Bool = false
  ) {
    self.isPaging = isPaging
    self.offset = offset
    self.contentLength = contentLength
    self.viewportLength = viewportLength
    self.insetBefore = insetBefore
    self.insetAfter = insetAfter
    self.titleLength = titleLength
  }

  /// Whether the numbers are those of a possible scroll view. Numbers so large that sums of them
  /// would lose whole points are not. A machine ignores invalid geometry.
  var isValid: Bool {
    Self.isLength(contentLength) && Self.isLength(viewportLength)
      && offset.magnitude <= Self.limit && insetBefore.magnitude <= Self.limit
      && insetAfter.magnitude <= Self.limit && Self.isLength(titleLength)
      && alignment >= 0 && alignment <= 1
  }

  /// Points. Enough for twenty billion rows.
  private static let limit = 1e12

  /// The largest difference, in points, that may come from rounding in sums of these numbers.
  var rounding: Double {
    1e-12
      * (offset.magnitude + contentLength + viewportLength + insetBefore.magnitude
        + insetAfter.magnitude)
  }

  /// The offsets of valid metrics.
  static let validOffsets = OffsetRange(after: -limit, before: limit)

  /// Whether an offset or an inset can have this value.
  static func isCoordinate(_ points: Double) -> Bool { points.magnitude <= limit }

  /// Whether a viewport or content can have this length. NaN fails every comparison.
  static func isLength(_ value: Double) -> Bool { value >= 0 && value <= limit }
}

/// The range of a control's own lengths.
enum ControlLength {
  /// Points. In sums with a longer one, offsets would lose whole points.
  static let longest = 1e6

  /// Whether a control can have this length. NaN fails every comparison.
  static func isUsable(_ points: Double) -> Bool { points >= 0 && points <= longest }
}

/// The end of an axis at which a control stands.
enum AxisEnd: Equatable, Sendable {
  /// Top or left.
  case before
  /// Bottom or right.
  case after

  /// A position this many points further out.
  func outward(_ position: Double, by points: Double) -> Double {
    switch self {
    case .before: position - points
    case .after: position + points
    }
  }
}

// MARK: - Formulas for every trigger

extension AxisMetrics {
  /// The same axis seen from its other end. The space that short content leaves free counts as
  /// content: it lies at the start of a scroll view, seen from either end.
  var mirrored: AxisMetrics {
    var mirrored = self
    if contentLength > 0 { mirrored.contentLength = max(contentLength, freeLength) }
    mirrored.alignment = 0
    mirrored.offset = mirroredOffset(offset)
    (mirrored.insetBefore, mirrored.insetAfter) = (insetAfter, insetBefore)
    return mirrored
  }

  /// Converts an offset between this axis and the mirrored one.
  func mirroredOffset(_ offset: Double) -> Double {
    max(contentLength, freeLength) - viewportLength - alignedGap - offset
  }

  /// The length of the viewport that the insets leave free.
  var freeLength: Double { viewportLength - insetBefore - insetAfter }

  /// The length by which the content exceeds the free viewport; negative for short content, whose gap
  /// it is.
  var contentOverhang: Double { contentLength - freeLength }

  /// Whether the content does not fill the free viewport.
  var isShort: Bool { contentOverhang <= 0 }

  /// Whether a control after the content has something to be the end of.
  ///
  /// An inset that another control holds does not make content short, and neither does rounding:
  /// a control changes the inset that this is measured by, and would come and go forever.
  func hasPlaceAfter(_ short: ShortContent, showsWhenEmpty: Bool) -> Bool {
    guard contentLength > 0, !isWithoutItems else { return showsWhenEmpty }
    return short != .hide || contentOverhang > heldElsewhere + rounding
  }

  /// Whether the content alone reaches the viewport's end. (MJRefresh, auto footer: `A.top + C > F`.)
  var fillsViewport: Bool { insetBefore + contentLength > viewportLength }

  /// The space before short content that isn't at the start of its viewport. (`contentAlignmentPoint`.)
  var alignedGap: Double { isAligned ? -contentOverhang * alignment : 0 }

  /// Whether short content is away from the start of its viewport.
  var isAligned: Bool { alignment > 0 && contentOverhang < 0 }

  /// The offset at which the content rests at its start.
  var firstOffset: Double { isAligned ? -insetBefore - alignedGap : -insetBefore }

  /// The offset nearest to the current one at which the content can rest. (`UIScrollView`.)
  var restingOffset: Double {
    max(firstOffset, min(offset, contentLength + insetAfter - viewportLength))
  }

  /// The resting offset while the control holds an inset at its end.
  func restingOffset(holding held: Double, at end: AxisEnd) -> Double {
    holding(held, at: end).restingOffset
  }

  /// The offset at which the content rests once a control at this end has closed, which holds this inset from
  /// then on.
  ///
  /// A scroll view that pages shows a whole page again, but never one further out: that of the content's end, if that
  /// is in view, or else the nearest one. Content that has grown meanwhile could rest anywhere, but
  /// not half-way between two pages. (`UIScrollView`: pages are multiples of the viewport, within the range of the
  /// content. MJRefresh: `y − contentInset.bottom`.)
  func closedOffset(at end: AxisEnd, holding held: Double) -> Double {
    let legal = restingOffset(holding: held, at: end)
    guard isPaging, !isShort, end == .after || legal == offset else { return legal }
    let last = contentLength - viewportLength
    let nearest =
      end == .after && offset >= last ? last : (offset / viewportLength).rounded() * viewportLength
    let page = max(firstOffset, min(nearest, holding(held, at: end).lastRestingOffset))
    return end.pull(from: page, to: offset) >= 0 ? page : legal
  }

  /// The axis while the control holds an inset at its end.
  func holding(_ held: Double, at end: AxisEnd) -> AxisMetrics {
    var metrics = self
    switch end {
    case .before: metrics.insetBefore += held
    case .after: metrics.insetAfter += held
    }
    return metrics
  }

  /// Whether the content rests at more than one offset.
  var isLongerThanViewport: Bool { lastRestingOffset > firstOffset }

  /// The last offset at which the content can rest. (`UIScrollView`.)
  var lastRestingOffset: Double {
    max(firstOffset, contentLength + insetAfter - viewportLength)
  }
}
