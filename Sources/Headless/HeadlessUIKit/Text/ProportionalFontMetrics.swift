import Foundation

/// Metrics of text that a browser or an SVG viewer draws in Inter, which is nearly as wide as
/// Apple's San Francisco. Heights are those of San Francisco, so that labels have the same height
/// as on a phone.
///
/// Printable ASCII, Latin-1, and some symbols (`…`, quotes, arrows) have measured widths in six
/// weights. Wide characters (Chinese, Japanese, Korean, emoji) have a width of one em, Arabic letters
/// 0.64 em, all others 0.56 em. Kerning isn't included: drawn text can be up to about one percent narrower or wider
/// than measured.
public struct ProportionalFontMetrics: FontMetricsProviding {
  public init() {}
  public let ascender = 0.952
  public let descender = 0.241
  public let lineHeight = 1.193

  public func advance(of character: Character, weight: UIFont.Weight) -> Double {
    guard let scalar = character.unicodeScalars.first?.value else { return 0 }
    if let index = Self.index(of: scalar) { return Self.table(for: weight)[index] }
    if Self.arabic.contains(scalar) { return Self.arabicAdvance }
    return character.isWide ? 1 : Self.unmeasuredAdvance
  }

  /// The mean of Inter's lowercase letters.
  private static let unmeasuredAdvance = 0.56
  /// The widest mean of a text of Tug's, in the fonts that browsers have for it.
  private static let arabicAdvance = 0.64
  private static let arabic: ClosedRange<UInt32> = 0x600...0x6FF

  private static func table(for weight: UIFont.Weight) -> [Double] {
    switch weight.cssValue {
    case ...300: light
    case ...400: regular
    case ...500: medium
    case ...600: semibold
    case ...700: bold
    default: heavy
    }
  }

  private static let ascii: ClosedRange<UInt32> = 0x20...0x7E
  private static let latin1: ClosedRange<UInt32> = 0xA0...0xFF
  private static let signs: [UInt32] = "–—‘’“”•…€←↑→↓✓".unicodeScalars.map(\.value)

  private static func index(of scalar: UInt32) -> Int? {
    if ascii.contains(scalar) { return Int(scalar - ascii.lowerBound) }
    if latin1.contains(scalar) { return ascii.count + Int(scalar - latin1.lowerBound) }
    return signs.firstIndex(of: scalar).map { ascii.count + latin1.count + $0 }
  }

  /// Parses one number for each character of `ascii`, `latin1`, and `signs`.
  static func advances(_ thousandths: String) -> [Double] {
    let values = thousandths.split(whereSeparator: \.isWhitespace).compactMap { Double($0) }
    precondition(values.count == ascii.count + latin1.count + signs.count)
    return values.map { $0 / 1000 }
  }
}
