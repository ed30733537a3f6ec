import Foundation

/// Where the lines of a text start. Justified text is not supported.
public enum NSTextAlignment: Int, Sendable {
  case left, center, right
  /// Left or right, as the layout direction has it.
  case natural = 4
}

/// What happens to text that is wider than its label.
public enum NSLineBreakMode: Int, Sendable {
  /// Lines end at words; what does not fit into the last line is not shown.
  case byWordWrapping = 0
  /// Lines end at words; the last one that there is room for ends in "…".
  case byTruncatingTail = 4
}

#if !canImport(AppKit)
  extension NSAttributedString.Key {
    /// A `UIFont`.
    public static let font = NSAttributedString.Key(rawValue: "NSFont")
    /// A `UIColor`.
    public static let foregroundColor = NSAttributedString.Key(rawValue: "NSColor")
  }
#endif
