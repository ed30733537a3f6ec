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
