/// The fonts and measures that all indicators with text share. They are MJRefresh's, so that a screen
/// that migrates keeps its proportions, and grow with the text size.
@MainActor
struct IndicatorMetrics {
  let titleFont: UIFont
  let subtitleFont: UIFont
  /// The height of a line of the title, in points.
  let titleRow: CGFloat
  let subtitleRow: CGFloat
  /// The number of lines of the title for which there is room. At the largest text sizes a title often
  /// takes two.
  private let titleLines: Int

  /// The distance from the text to the middle of the arrow or spinner, in points.
  static let labelInset: CGFloat = 25
  /// The distance from the text to an image, in points.
  static let imageInset: CGFloat = 20

  init(_ style: RefreshStyle, _ traits: UITraitCollection) {
    let isBold = traits.legibilityWeight == .bold
    titleFont =
      style.titleFont?(traits)
      ?? UIFontMetrics(forTextStyle: .subheadline).scaledFont(
        for: .systemFont(ofSize: Self.titleSize, weight: isBold ? .heavy : .semibold),
        maximumPointSize: Self.titleSize * Self.largestScale, compatibleWith: traits)
    subtitleFont =
      style.subtitleFont?(traits)
      ?? UIFontMetrics(forTextStyle: .footnote).scaledFont(
        for: .systemFont(ofSize: Self.subtitleSize, weight: isBold ? .semibold : .regular),
        maximumPointSize: Self.subtitleSize * Self.largestScale, compatibleWith: traits)
    titleRow = (titleFont.pointSize * 10 / 7).rounded(.up)
    subtitleRow = (subtitleFont.pointSize * 3 / 2).rounded(.up)
    titleLines = traits.preferredContentSizeCategory.isAccessibilityCategory ? 2 : 1
  }

  private static let titleSize: CGFloat = 14
  private static let subtitleSize: CGFloat = 12
  /// Beyond this scale, a control would be too long to be pulled out comfortably.
  private static let largestScale: CGFloat = 1.6

  /// The height of the title, with all of its lines, and of the subtitle.
  private var rows: CGFloat { titleRow * CGFloat(titleLines) + subtitleRow }

  /// The length of a control with text, in points.
  func extent(at edge: Refresher.Edge, _ trigger: Refresher.TriggerKind) -> CGFloat {
    let base = Self.baseExtent(at: edge, trigger)
    // 20 and 18 points are the lines of 14 and 12 point type at the default text size.
    let growth = edge.isSide ? titleRow - 20 : rows - 38
    return base + max(0, growth)
  }

  /// The length of a control without text, in points.
  static func baseExtent(at edge: Refresher.Edge, _ trigger: Refresher.TriggerKind) -> CGFloat {
    if edge.isSide { return 60 }
    return edge == .top && trigger == .pull ? 54 : 44
  }
}
