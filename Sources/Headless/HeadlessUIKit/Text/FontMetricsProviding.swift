import Foundation

/// The text metrics of a host, which must match the renderer's.
@preconcurrency @MainActor
public protocol FontMetricsProviding {
  /// The width of a character in ems (multiples of the font size).
  func advance(of character: Character, weight: UIFont.Weight) -> Double
  /// The heights above and below the baseline, and the distance between two lines, in ems.
  var ascender: Double { get }
  var descender: Double { get }
  var lineHeight: Double { get }
}

/// Metrics with a width of half an em for every character, and one em for wide ones (Chinese,
/// Japanese, Korean, emoji), so that a test can compute the results by hand.
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
  /// Whether the character has a width of one em in every font.
  var isWide: Bool {
    guard let value = unicodeScalars.first?.value else { return false }
    return (0x1100...0x115F).contains(value) || (0x2E80...0xA4CF).contains(value)
      || (0xAC00...0xD7A3).contains(value) || (0xF900...0xFAFF).contains(value)
      || (0xFE30...0xFE4F).contains(value) || (0xFF00...0xFF60).contains(value)
      || (0x1F300...0x1FAFF).contains(value) || (0x20000...0x3FFFD).contains(value)
  }
}
