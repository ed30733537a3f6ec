import Foundation

/// A view that displays text in one style, centered vertically.
open class UILabel: UIView {
  public override init(frame: CGRect) {
    textLayout = TextLayoutCache(host: HeadlessHost.current)
    super.init(frame: frame)
    isUserInteractionEnabled = false
  }

  public required init?(coder: NSCoder) { nil }

  private var textLayout: TextLayoutCache

  // MARK: Text

  /// The text. Assigning it removes the attributes of `attributedText`, but keeps the font and the
  /// color.
  open var text: String? {
    get { textLayout.style.text.isEmpty && !hasText ? nil : textLayout.style.text }
    set {
      hasText = newValue != nil
      underline = nil
      textLayout.style.text = newValue ?? ""
    }
  }
  private var hasText = false
  private var underline: Int?

  /// The text with attributes. Its `font` and `foregroundColor` become the label's; an underline is kept, and isn't
  /// drawn.
  ///
  /// A label has one style here: a string with two, which UIKit displays, is displayed with its first and
  /// reported as a mistake, because its wrong appearance would go unnoticed.
  open var attributedText: NSAttributedString? {
    get { text.map { NSAttributedString(string: $0, attributes: attributes) } }
    set {
      text = newValue?.string
      guard let newValue, newValue.length > 0 else { return }
      adopt(newValue)
    }
  }

  private var attributes: [NSAttributedString.Key: Any] {
    var attributes: [NSAttributedString.Key: Any] = [
      .font: textLayout.style.font, .foregroundColor: textColor ?? .label,
    ]
    attributes[.underlineStyle] = underline
    return attributes
  }

  private func adopt(_ string: NSAttributedString) {
    let whole = NSRange(location: 0, length: string.length)
    func value<Value>(_ key: NSAttributedString.Key) -> Value? {
      var range = NSRange()
      let value = string.attribute(key, at: 0, longestEffectiveRange: &range, in: whole)
      if range != whole { host.onMistake("a label in HeadlessUIKit has a single \(key.rawValue)") }
      return value as? Value
    }
    if let font: UIFont = value(.font) { self.font = font }
    if let color: UIColor = value(.foregroundColor) { textColor = color }
    underline = value(.underlineStyle)
  }

  // MARK: Appearance

  /// The font. The default is the system font at 17 points.
  open var font: UIFont! {
    get { textLayout.style.font }
    set { textLayout.style.font = newValue ?? .systemFont(ofSize: 17) }
  }

  /// Whether the font scales with the preferred text size. The default is `false`. Only fonts from
  /// `preferredFont(forTextStyle:)` or `UIFontMetrics` scale.
  open var adjustsFontForContentSizeCategory = false {
    didSet { adjustFont() }
  }

  open override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
    super.traitCollectionDidChange(previousTraitCollection)
    adjustFont()
  }

  /// A view outside of any window, such as a cell that waits for its reuse, isn't told about new traits.
  open override func didMoveToWindow() {
    super.didMoveToWindow()
    if window != nil { adjustFont() }
  }

  private func adjustFont() {
    if adjustsFontForContentSizeCategory { font = font.adjusted(to: traitCollection) }
  }

  /// The color of the text. The default is `UIColor.label`.
  open var textColor: UIColor! = .label {
    didSet {
      if textColor == nil { textColor = .label }
      setNeedsDisplay()
    }
  }

  open var textAlignment: NSTextAlignment {
    get { textLayout.style.alignment }
    set { textLayout.style.alignment = newValue }
  }

  open var lineBreakMode: NSLineBreakMode {
    get { textLayout.style.mode }
    set { textLayout.style.mode = newValue }
  }

  /// The maximum number of lines; 0 for no limit. The default is 1.
  open var numberOfLines: Int {
    get { textLayout.style.maxLines }
    set { textLayout.style.maxLines = max(0, newValue) }
  }

  // Kept: text isn't shrunk, and a highlighted or disabled label looks the same.

  open var adjustsFontSizeToFitWidth = false
  open var minimumScaleFactor: CGFloat = 0
  open var allowsDefaultTighteningForTruncation = false
  open var preferredMaxLayoutWidth: CGFloat = 0
  open var shadowColor: UIColor?
  open var shadowOffset = CGSize(width: 0, height: -1)
  open var highlightedTextColor: UIColor?
  open var isHighlighted = false
  open var isEnabled = true

  // MARK: Size

  /// The size of the text. A label of one line ignores `size`; other labels break lines at its
  /// width, where 0 means no limit.
  open override func sizeThatFits(_ size: CGSize) -> CGSize {
    let isLimited = numberOfLines != 1 && size.width > 0
    return textLayout.size(maxWidth: isLimited ? Double(size.width) : .infinity)
  }

  open override var intrinsicContentSize: CGSize { textLayout.size(maxWidth: .infinity) }
}

extension UILabel: ContentProviding {
  package var content: ViewContent? {
    guard hasText, !textLayout.style.text.isEmpty else { return nil }
    let layout = textLayout.layout(
      in: layer.ownBounds.size, direction: effectiveUserInterfaceLayoutDirection)
    return .text(layout, color: textColor)
  }
}

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
  /// The raw value of an `NSUnderlineStyle`.
  public static let underlineStyle = NSAttributedString.Key(rawValue: "NSUnderline")
}

/// How text is underlined.
public struct NSUnderlineStyle: OptionSet, Sendable {
  public let rawValue: Int
  public init(rawValue: Int) { self.rawValue = rawValue }

  public static let single = NSUnderlineStyle(rawValue: 1)
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
