import Foundation

/// An object that scales fonts and values with the preferred text size, in proportion to a text
/// style.
@preconcurrency @MainActor
public final class UIFontMetrics {
  private let style: UIFont.TextStyle

  public static let `default` = UIFontMetrics(forTextStyle: .body)

  public init(forTextStyle textStyle: UIFont.TextStyle) { style = textStyle }

  public func scaledFont(for font: UIFont) -> UIFont { scaledFont(for: font, compatibleWith: nil) }

  public func scaledFont(for font: UIFont, maximumPointSize: CGFloat) -> UIFont {
    scaledFont(for: font, maximumPointSize: maximumPointSize, compatibleWith: nil)
  }

  public func scaledFont(
    for font: UIFont, compatibleWith traitCollection: UITraitCollection?
  ) -> UIFont {
    scaledFont(for: font, maximumPointSize: .infinity, compatibleWith: traitCollection)
  }

  /// - Parameter maximumPointSize: The maximum size of the font, in points.
  public func scaledFont(
    for font: UIFont, maximumPointSize: CGFloat, compatibleWith traitCollection: UITraitCollection?
  ) -> UIFont {
    let size = scaledValue(for: font.pointSize, compatibleWith: traitCollection)
    return UIFont(
      size: min(size, maximumPointSize), weight: font.weight,
      scaling: .scaled(style, size: font.pointSize, maximum: maximumPointSize))
  }

  public func scaledValue(for value: CGFloat) -> CGFloat {
    scaledValue(for: value, compatibleWith: nil)
  }

  /// Returns a scaled value in whole pixels. UIKit scales by line heights and rounds differently,
  /// so results can differ by a point.
  public func scaledValue(
    for value: CGFloat, compatibleWith traitCollection: UITraitCollection?
  ) -> CGFloat {
    let host = HeadlessHost.current
    let category = (traitCollection ?? host.traits).preferredContentSizeCategory
    let factor = style.growth(for: category)
    return (value * factor * host.screen.scale).rounded() / host.screen.scale
  }
}

/// The user's preferred text size.
public struct UIContentSizeCategory: RawRepresentable, Hashable, Sendable {
  public let rawValue: String
  public init(rawValue: String) { self.rawValue = rawValue }

  public static let extraSmall = Self(rawValue: "UICTContentSizeCategoryXS")
  public static let small = Self(rawValue: "UICTContentSizeCategoryS")
  public static let medium = Self(rawValue: "UICTContentSizeCategoryM")
  /// The default size of a device.
  public static let large = Self(rawValue: "UICTContentSizeCategoryL")
  public static let extraLarge = Self(rawValue: "UICTContentSizeCategoryXL")
  public static let extraExtraLarge = Self(rawValue: "UICTContentSizeCategoryXXL")
  public static let extraExtraExtraLarge = Self(rawValue: "UICTContentSizeCategoryXXXL")
  public static let accessibilityMedium = Self(
    rawValue: "UICTContentSizeCategoryAccessibilityM")
  public static let accessibilityLarge = Self(rawValue: "UICTContentSizeCategoryAccessibilityL")
  public static let accessibilityExtraLarge = Self(
    rawValue: "UICTContentSizeCategoryAccessibilityXL")
  public static let accessibilityExtraExtraLarge = Self(
    rawValue: "UICTContentSizeCategoryAccessibilityXXL")
  public static let accessibilityExtraExtraExtraLarge = Self(
    rawValue: "UICTContentSizeCategoryAccessibilityXXXL")

  /// All categories, from the smallest to the largest.
  static let ordered: [UIContentSizeCategory] = [
    .extraSmall, .small, .medium, .large, .extraLarge, .extraExtraLarge, .extraExtraExtraLarge,
    .accessibilityMedium, .accessibilityLarge, .accessibilityExtraLarge,
    .accessibilityExtraExtraLarge, .accessibilityExtraExtraExtraLarge,
  ]

  /// The index in `ordered`. An unknown category counts as `.large`.
  var rank: Int { Self.ordered.firstIndex(of: self) ?? Self.largeRank }
  static let largeRank = 3

  /// Whether the category is one of the five larger accessibility sizes.
  public var isAccessibilityCategory: Bool { rank >= 7 }

  public static func < (left: Self, right: Self) -> Bool { left.rank < right.rank }
  public static func <= (left: Self, right: Self) -> Bool { left.rank <= right.rank }
  public static func > (left: Self, right: Self) -> Bool { left.rank > right.rank }
  public static func >= (left: Self, right: Self) -> Bool { left.rank >= right.rank }
}
