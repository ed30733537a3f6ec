import Foundation

/// The alignment of text.
public enum NSTextAlignment: Int, Sendable {
  case left, center, right
  /// Drawn as `natural`.
  case justified
  /// Left or right, depending on the layout direction.
  case natural
}

/// The handling of text that is wider than its label.
public enum NSLineBreakMode: Int, Sendable {
  /// Lines break at words; text that doesn't fit in the last line is clipped.
  case byWordWrapping = 0
  /// Drawn as `byWordWrapping`.
  case byCharWrapping, byClipping
  /// Drawn as `byTruncatingTail`.
  case byTruncatingHead
  /// Lines break at words; the last line that fits ends in an ellipsis.
  case byTruncatingTail
  /// Drawn as `byTruncatingTail`.
  case byTruncatingMiddle
}

extension NSAttributedString.Key {
  /// A `UIFont`.
  public static let font = NSAttributedString.Key(rawValue: "NSFont")
  /// A `UIColor`.
  public static let foregroundColor = NSAttributedString.Key(rawValue: "NSColor")
}

extension NSLineBreakMode {
  /// Whether text that doesn't fit ends in an ellipsis.
  var truncates: Bool {
    switch self {
    case .byWordWrapping, .byCharWrapping, .byClipping: false
    case .byTruncatingHead, .byTruncatingTail, .byTruncatingMiddle: true
    }
  }
}
