/// A scroll view along one axis, at one moment, in points. All the arithmetic of Tug is done on
/// this: header, footer, leading and trailing are the same sums on other numbers.
///
/// *Before* is the start of the axis (top, or left), *after* its end (bottom, or right). The insets
/// are the adjusted ones (the app's own plus the safe area) **without what the control itself
/// holds**, so that a formula gives the same answer at rest and while refreshing.
public struct AxisMetrics: Equatable, Sendable {
  public var offset: Double
  public var contentLength: Double
  public var viewportLength: Double
  public var insetBefore: Double
  public var insetAfter: Double
  /// The scroll view stops at multiples of its viewport.
  public var isPaging: Bool

  public init(
    offset: Double, contentLength: Double, viewportLength: Double,
    insetBefore: Double = 0, insetAfter: Double = 0, isPaging: Bool = false
  ) {
    self.isPaging = isPaging
    self.offset = offset
    self.contentLength = contentLength
    self.viewportLength = viewportLength
    self.insetBefore = insetBefore
    self.insetAfter = insetAfter
  }

  /// False for numbers that no scroll view has, and for those so large that sums of them would lose
  /// their points: a machine ignores geometry like that.
  public var isValid: Bool {
    Self.isLength(contentLength) && Self.isLength(viewportLength)
      && offset.magnitude <= Self.limit && insetBefore.magnitude <= Self.limit
      && insetAfter.magnitude <= Self.limit
  }

  /// Points: twenty thousand million rows.
  private static let limit = 1e12

  /// Differences up to this, in points, may come from sums of these numbers and mean nothing.
  var rounding: Double {
    1e-12
      * (offset.magnitude + contentLength + viewportLength + insetBefore.magnitude
        + insetAfter.magnitude)
  }

  /// The offsets that valid metrics can have.
  static let validOffsets = QuietOffsets(after: -limit, before: limit)

  /// True for what an offset or an inset can be.
  public static func isCoordinate(_ points: Double) -> Bool { points.magnitude <= limit }

  /// True for what the length of a viewport or of content can be. NaN fails every comparison.
  public static func isLength(_ value: Double) -> Bool { value >= 0 && value <= limit }
}

/// The end of an axis at which a control stands.
public enum AxisEnd: Equatable, Sendable {
  /// Top, or left: a header.
  case before
  /// Bottom, or right: a footer.
  case after

  /// A position that lies so many points further out.
  func outward(_ position: Double, by points: Double) -> Double {
    switch self {
    case .before: position - points
    case .after: position + points
    }
  }
}

// MARK: - What both triggers ask

extension AxisMetrics {
  /// The same axis, seen from its other end: what was before is after. What short content leaves
  /// free counts as content here: it lies at the start of a scroll view, seen from either end.
  public var mirrored: AxisMetrics {
    var mirrored = self
    if contentLength > 0 { mirrored.contentLength = max(contentLength, freeLength) }
    mirrored.offset = mirroredOffset(offset)
    (mirrored.insetBefore, mirrored.insetAfter) = (insetAfter, insetBefore)
    return mirrored
  }

  /// An offset of this axis on the mirrored one, and the other way around.
  public func mirroredOffset(_ offset: Double) -> Double {
    max(contentLength, freeLength) - viewportLength - offset
  }

  /// Length of the viewport that the insets leave free.
  public var freeLength: Double { viewportLength - insetBefore - insetAfter }

  /// How much longer the content is than the free viewport; negative for short content, and then it
  /// is the gap below it.
  public var contentOverhang: Double { contentLength - freeLength }

  /// True for content that does not fill the free viewport.
  public var isShort: Bool { contentOverhang <= 0 }

  /// True when there is something for a control behind the content to be the end of.
  func hasPlaceAfter(_ settings: ControlSettings) -> Bool {
    guard contentLength > 0 else { return settings.showsWhenEmpty }
    return settings.shortContent != .hide || !isShort
  }

  /// True when the content alone reaches the viewport's end. (MJRefresh, auto footer: `A.top + C > F`.)
  public var fillsViewport: Bool { insetBefore + contentLength > viewportLength }

  /// The offset at rest at the start of the content.
  public var firstOffset: Double { -insetBefore }
}
