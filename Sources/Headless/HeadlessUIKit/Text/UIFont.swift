import Foundation

/// A size and a weight of the system font.
public final class UIFont: Sendable, Hashable {
  public struct Weight: Hashable, Sendable, RawRepresentable {
    /// The weight from −1 to 1, as in UIKit.
    public let rawValue: CGFloat
    public init(rawValue: CGFloat) { self.rawValue = rawValue }

    public static let ultraLight = Weight(rawValue: -0.8)
    public static let thin = Weight(rawValue: -0.6)
    public static let light = Weight(rawValue: -0.4)
    public static let regular = Weight(rawValue: 0)
    public static let medium = Weight(rawValue: 0.23)
    public static let semibold = Weight(rawValue: 0.3)
    public static let bold = Weight(rawValue: 0.4)
    public static let heavy = Weight(rawValue: 0.56)
    public static let black = Weight(rawValue: 0.62)

    /// The numeric weight in CSS and SVG.
    public var cssValue: Int {
      switch rawValue {
      case ..<(-0.2): 300
      case ..<0.1: 400
      case ..<0.27: 500
      case ..<0.35: 600
      case ..<0.5: 700
      default: 800
      }
    }
  }

  public struct TextStyle: Hashable, Sendable, RawRepresentable {
    public let rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }

    public static let largeTitle = TextStyle(rawValue: "UICTFontTextStyleTitle0")
    public static let title1 = TextStyle(rawValue: "UICTFontTextStyleTitle1")
    public static let title2 = TextStyle(rawValue: "UICTFontTextStyleTitle2")
    public static let title3 = TextStyle(rawValue: "UICTFontTextStyleTitle3")
    public static let headline = TextStyle(rawValue: "UICTFontTextStyleHeadline")
    public static let body = TextStyle(rawValue: "UICTFontTextStyleBody")
    public static let callout = TextStyle(rawValue: "UICTFontTextStyleCallout")
    public static let subheadline = TextStyle(rawValue: "UICTFontTextStyleSubhead")
    public static let footnote = TextStyle(rawValue: "UICTFontTextStyleFootnote")
    public static let caption1 = TextStyle(rawValue: "UICTFontTextStyleCaption1")
    public static let caption2 = TextStyle(rawValue: "UICTFontTextStyleCaption2")
  }

  /// The size in points.
  public let pointSize: CGFloat
  public let weight: Weight

  /// The scaling of a font with the preferred text size, in a label that requests it.
  enum Scaling: Sendable {
    case preferred(TextStyle)
    case scaled(TextStyle, size: CGFloat, maximum: CGFloat)
  }

  /// The scaling; `nil` for a font of fixed size.
  let scaling: Scaling?

  /// The name. Text in any font has the metrics of the system font.
  public let fontName: String

  init(
    size: CGFloat, weight: Weight, scaling: Scaling? = nil, name: String = ".SFUI-Regular"
  ) {
    pointSize = size
    self.weight = weight
    self.scaling = scaling
    fontName = name
  }

  /// Creates a font with a name. Every name exists here; its weight is the one that the name ends in. A
  /// size that isn't positive and finite counts as 17 points.
  public convenience init?(name fontName: String, size fontSize: CGFloat) {
    let weights: [(String, Weight)] = [
      ("UltraLight", .ultraLight), ("Thin", .thin), ("Light", .light), ("Medium", .medium),
      ("SemiBold", .semibold), ("DemiBold", .semibold), ("Bold", .bold), ("Heavy", .heavy),
      ("Black", .black),
    ]
    let weight = weights.first { fontName.lowercased().hasSuffix($0.0.lowercased()) }
    self.init(
      size: fontSize > 0 && fontSize.isFinite ? fontSize : 17, weight: weight?.1 ?? .regular,
      name: fontName)
  }

  public class var systemFontSize: CGFloat { 14 }
  public class var smallSystemFontSize: CGFloat { 12 }
  public class var labelFontSize: CGFloat { 17 }
  public class var buttonFontSize: CGFloat { 18 }

  /// Returns a system font: slanted letters aren't modeled.
  public class func italicSystemFont(ofSize fontSize: CGFloat) -> UIFont {
    systemFont(ofSize: fontSize)
  }

  /// Returns a system font: digits of equal width aren't modeled.
  public class func monospacedDigitSystemFont(
    ofSize fontSize: CGFloat, weight: Weight
  ) -> UIFont { systemFont(ofSize: fontSize, weight: weight) }

  /// Returns a system font: letters of equal width aren't modeled.
  public class func monospacedSystemFont(ofSize fontSize: CGFloat, weight: Weight) -> UIFont {
    systemFont(ofSize: fontSize, weight: weight)
  }

  /// Returns a system font. A size that isn't positive and finite counts as 17 points, the system's
  /// size.
  public class func systemFont(ofSize fontSize: CGFloat, weight: Weight = .regular) -> UIFont {
    UIFont(size: fontSize > 0 && fontSize.isFinite ? fontSize : 17, weight: weight)
  }

  public class func boldSystemFont(ofSize fontSize: CGFloat) -> UIFont {
    systemFont(ofSize: fontSize, weight: .semibold)
  }

  public func withSize(_ fontSize: CGFloat) -> UIFont {
    UIFont(
      size: fontSize > 0 && fontSize.isFinite ? fontSize : 17, weight: weight, name: fontName)
  }

  @preconcurrency @MainActor public var lineHeight: CGFloat {
    em(HeadlessHost.current.fontMetrics.lineHeight)
  }
  @preconcurrency @MainActor public var ascender: CGFloat {
    em(HeadlessHost.current.fontMetrics.ascender)
  }

  private func em(_ value: Double) -> CGFloat { CGFloat(value) * pointSize }

  public static func == (lhs: UIFont, rhs: UIFont) -> Bool {
    lhs.pointSize == rhs.pointSize && lhs.weight == rhs.weight && lhs.fontName == rhs.fontName
  }

  public func hash(into hasher: inout Hasher) {
    hasher.combine(pointSize)
    hasher.combine(weight)
  }
}

extension UIFont {
  /// The same font for the given settings.
  @MainActor
  func adjusted(to traits: UITraitCollection) -> UIFont {
    switch scaling {
    case .preferred(let style): .preferredFont(forTextStyle: style, compatibleWith: traits)
    case .scaled(let style, let size, let maximum):
      UIFontMetrics(forTextStyle: style).scaledFont(
        for: .systemFont(ofSize: size, weight: weight), maximumPointSize: maximum,
        compatibleWith: traits)
    case nil: self
    }
  }
}

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
