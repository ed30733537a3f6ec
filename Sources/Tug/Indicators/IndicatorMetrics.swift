/// The measures that the looks share. The extents, the gap and the type are MJRefresh's, so that a
/// screen that moves over keeps its rhythm.
@MainActor
enum IndicatorMetrics {
  static let pullExtent: CGFloat = 54
  static let footerExtent: CGFloat = 44
  /// Between the arrow or spinner and the words.
  static let labelInset: CGFloat = 25

  static func style(_ label: UILabel) {
    label.font = .boldSystemFont(ofSize: 14)
    label.textColor = .secondaryLabel
    label.textAlignment = .center
  }
}
