/// The measures that the looks share. The extents, the gap and the type are MJRefresh's, so that a
/// screen that moves over keeps its rhythm; all of it grows with the user's text size.
@MainActor
struct IndicatorMetrics {
  let titleFont: UIFont
  let subtitleFont: UIFont
  /// Height of a line of the title, in points.
  let titleRow: CGFloat
  let subtitleRow: CGFloat
  /// How many lines of the title there is room for, beside the line below it: at the largest sizes it
  /// often takes two.
  private let titleLines: Int

  /// Between the words and the middle of arrow and spinner.
  static let labelInset: CGFloat = 25
  /// Between the words and an image.
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
  /// Beyond, a control would be so long that it is hard to pull out.
  private static let largestScale: CGFloat = 1.6

  /// The title, with all of its lines, and the line below it.
  private var rows: CGFloat { titleRow * CGFloat(titleLines) + subtitleRow }

  /// Length of a control with words, in points.
  func extent(at edge: Refresher.Edge, _ trigger: Refresher.TriggerKind) -> CGFloat {
    let base = Self.baseExtent(at: edge, trigger)
    // 20 and 18 points are the rows of 14 and 12 point type, at the size that a device comes with.
    let growth = edge.isSide ? titleRow - 20 : rows - 38
    return base + max(0, growth)
  }

  /// Length of a control without words, in points.
  static func baseExtent(at edge: Refresher.Edge, _ trigger: Refresher.TriggerKind) -> CGFloat {
    if edge.isSide { return 60 }
    return edge == .top && trigger == .pull ? 54 : 44
  }
}
