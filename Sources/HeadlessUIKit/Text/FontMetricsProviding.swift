import Foundation

/// Measures text. The host has one: widths are the business of whoever draws the text.
@MainActor
public protocol FontMetricsProviding {
  /// Width of a character in ems (multiples of the font size).
  func advance(of character: Character, weight: UIFont.Weight) -> Double
  /// Heights above and below the baseline, and between two lines, in ems.
  var ascender: Double { get }
  var descender: Double { get }
  var lineHeight: Double { get }
}

/// Every character is half an em wide, wide ones (Chinese, Japanese, Korean, emoji) a whole: numbers that a
/// test can work out by hand.
public struct FixedFontMetrics: FontMetricsProviding {
  public init() {}
  public let ascender = 0.95
  public let descender = 0.25
  public let lineHeight = 1.2
  public func advance(of character: Character, weight: UIFont.Weight) -> Double {
    character.isWide ? 1 : 0.5
  }
}

extension Character {
  /// True for characters that fill a whole em in every font.
  var isWide: Bool {
    guard let value = unicodeScalars.first?.value else { return false }
    return (0x1100...0x115F).contains(value) || (0x2E80...0xA4CF).contains(value)
      || (0xAC00...0xD7A3).contains(value) || (0xF900...0xFAFF).contains(value)
      || (0xFE30...0xFE4F).contains(value) || (0xFF00...0xFF60).contains(value)
      || (0x1F300...0x1FAFF).contains(value) || (0x20000...0x3FFFD).contains(value)
  }
}
