import Foundation

extension UIFont {
  /// Returns the font of a text style at the preferred text size, bold if the user requests bold
  /// text.
  @preconcurrency @MainActor
  public class func preferredFont(forTextStyle style: TextStyle) -> UIFont {
    preferredFont(forTextStyle: style, compatibleWith: nil)
  }

  /// Returns the font of a text style for the given settings instead of the device's.
  @preconcurrency @MainActor
  public class func preferredFont(
    forTextStyle style: TextStyle, compatibleWith traitCollection: UITraitCollection?
  ) -> UIFont {
    let traits = traitCollection ?? HeadlessHost.current.traits
    let size = style.size(for: traits.preferredContentSizeCategory)
    let isBold = traits.legibilityWeight == .bold
    return UIFont(
      size: size, weight: isBold ? style.boldWeight : style.weight, scaling: .preferred(style))
  }
}

extension UIFont.TextStyle {
  var weight: UIFont.Weight { self == .headline ? .semibold : .regular }
  var boldWeight: UIFont.Weight { self == .headline ? .bold : .semibold }

  /// The size in points, as listed in Apple's interface guidelines. An unknown style counts as
  /// body.
  func size(for category: UIContentSizeCategory) -> CGFloat {
    sizes[category.rank]
  }

  /// The ratio between the sizes of this style in a category and at the default text size.
  func growth(for category: UIContentSizeCategory) -> CGFloat {
    let (sizes, rank) = (sizes, category.rank)
    return sizes[rank] / sizes[UIContentSizeCategory.largeRank]
  }

  private var sizes: [CGFloat] { Self.sizes[self] ?? Self.bodySizes }

  private static let bodySizes: [CGFloat] = [14, 15, 16, 17, 19, 21, 23, 28, 33, 40, 47, 53]
  private static let sizes: [UIFont.TextStyle: [CGFloat]] = [
    .largeTitle: [31, 32, 33, 34, 36, 38, 40, 44, 48, 52, 56, 60],
    .title1: [25, 26, 27, 28, 30, 32, 34, 38, 43, 48, 53, 58],
    .title2: [19, 20, 21, 22, 24, 26, 28, 34, 39, 44, 50, 56],
    .title3: [17, 18, 19, 20, 22, 24, 26, 31, 37, 43, 49, 55],
    .headline: bodySizes,
    .body: bodySizes,
    .callout: [13, 14, 15, 16, 18, 20, 22, 26, 32, 38, 44, 51],
    .subheadline: [12, 13, 14, 15, 17, 19, 21, 25, 30, 36, 42, 49],
    .footnote: [12, 12, 12, 13, 15, 17, 19, 23, 27, 33, 38, 44],
    .caption1: [11, 11, 11, 12, 14, 16, 18, 22, 26, 32, 37, 43],
    .caption2: [11, 11, 11, 11, 13, 15, 17, 20, 24, 29, 34, 40],
  ]
}
