import Foundation

/// The alignment of text. Justified text isn't supported.
public enum NSTextAlignment: Int, Sendable {
  case left, center, right
  /// Left or right, depending on the layout direction.
  case natural = 4
}

/// The handling of text that is wider than its label.
public enum NSLineBreakMode: Int, Sendable {
  /// Lines break at words; text that doesn't fit in the last line is clipped.
  case byWordWrapping = 0
  /// Lines break at words; the last line that fits ends in an ellipsis.
  case byTruncatingTail = 4
}

extension NSAttributedString.Key {
  /// A `UIFont`.
  public static let font = NSAttributedString.Key(rawValue: "NSFont")
  /// A `UIColor`.
  public static let foregroundColor = NSAttributedString.Key(rawValue: "NSColor")
}
