/// The fonts and measures that all indicators with text share. They are MJRefresh's, so that a screen
/// that migrates keeps its proportions, and grow with the text size, as far as the user wants.
@MainActor
struct IndicatorMetrics {
  let titleFont: UIFont
  let subtitleFont: UIFont
  /// The height of a line of the title, in points.
  let titleRow: CGFloat
  let subtitleRow: CGFloat
  /// The number of lines of the subtitle; 0 for as many as it needs. At the largest text sizes, a line has few words.
  let mostSubtitleLines: Int

  /// The distance from the text to the middle of the arrow or spinner, in points.
  static let labelInset: CGFloat = 25
  /// The time in which a sign turns over or fades, in seconds.
  static let signDuration: TimeInterval = 0.25
  /// The distance from the text to an image, in points.
  static let imageInset: CGFloat = 20

  /// - Parameter isLimited: whether text has at most twice its size, so that no control is longer than a finger can
  ///   pull, or a short list is high.
  init(_ style: RefreshStyle, _ traits: UITraitCollection, isLimited: Bool) {
    let largest: CGFloat = isLimited ? 2 : 100
    let isBold = traits.legibilityWeight == .bold
    titleFont =
      style.titleFont?(traits)
      ?? UIFontMetrics(forTextStyle: .subheadline).scaledFont(
        for: .systemFont(ofSize: 14, weight: isBold ? .heavy : .semibold),
        maximumPointSize: 14 * largest, compatibleWith: traits)
    subtitleFont =
      style.subtitleFont?(traits)
      ?? UIFontMetrics(forTextStyle: .footnote).scaledFont(
        for: .systemFont(ofSize: 12, weight: isBold ? .semibold : .regular),
        maximumPointSize: 12 * largest, compatibleWith: traits)
    titleRow = (titleFont.pointSize * 10 / 7).rounded(.up)
    subtitleRow = (subtitleFont.pointSize * 3 / 2).rounded(.up)
    mostSubtitleLines = traits.preferredContentSizeCategory.isAccessibilityCategory ? 0 : 3
  }

  /// The height of a line of the title and one of the subtitle, of 14 and 12 point type, in points. So much is in the
  /// length of a control without text.
  static let usualHeight: CGFloat = 38

  /// The length of a control without text, in points.
  static func baseExtent(at edge: Refresher.Edge, _ trigger: Refresher.TriggerKind) -> CGFloat {
    if edge.isSide { return 60 }
    return edge == .top && trigger == .pull ? 54 : 44
  }
}
