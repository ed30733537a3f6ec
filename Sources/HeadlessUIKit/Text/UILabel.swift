import Foundation

/// Shows text in one style, centred in its height.
open class UILabel: UIView {
  public override init(frame: CGRect) {
    layouter = TextLayouter(host: HeadlessHost.current)
    super.init(frame: frame)
    isUserInteractionEnabled = false
  }

  public required init?(coder: NSCoder) { nil }

  private var layouter: TextLayouter

  // MARK: Text

  /// Assigning it drops the attributes of `attributedText`, but keeps the font and the colour.
  open var text: String? {
    get { layouter.style.text.isEmpty && !hasText ? nil : layouter.style.text }
    set {
      hasText = newValue != nil
      layouter.style.text = newValue ?? ""
    }
  }
  private var hasText = false

  /// Its `font` and `foregroundColor` become the label's. They must cover the whole string: a label
  /// has one style, and a text that shows in another one than it asks for would go unnoticed, so
  /// two styles in one string stop here.
  open var attributedText: NSAttributedString? {
    get { text.map { NSAttributedString(string: $0, attributes: attributes) } }
    set {
      text = newValue?.string
      guard let newValue, newValue.length > 0 else { return }
      adopt(newValue)
    }
  }

  private var attributes: [NSAttributedString.Key: Any] {
    [.font: layouter.style.font, .foregroundColor: textColor ?? .label]
  }

  private func adopt(_ string: NSAttributedString) {
    let whole = NSRange(location: 0, length: string.length)
    func value<Value>(_ key: NSAttributedString.Key) -> Value? {
      var range = NSRange()
      let value = string.attribute(key, at: 0, longestEffectiveRange: &range, in: whole)
      precondition(range == whole, "HeadlessUIKit shows a text in one \(key.rawValue)")
      return value as? Value
    }
    if let font: UIFont = value(.font) { self.font = font }
    if let color: UIColor = value(.foregroundColor) { textColor = color }
  }

  // MARK: Looks

  /// The system font of 17 points unless set.
  open var font: UIFont! {
    get { layouter.style.font }
    set { layouter.style.font = newValue ?? .systemFont(ofSize: 17) }
  }

  /// Whether the font follows the user's text size; false unless set. Fonts of a fixed size stay as
  /// they are: it takes one of `preferredFont(forTextStyle:)` or of `UIFontMetrics`.
  open var adjustsFontForContentSizeCategory = false {
    didSet { adjustFont() }
  }

  open override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
    super.traitCollectionDidChange(previousTraitCollection)
    adjustFont()
  }

  private func adjustFont() {
    if adjustsFontForContentSizeCategory { font = font.adjusted(to: traitCollection) }
  }

  /// `UIColor.label` unless set.
  open var textColor: UIColor! = .label {
    didSet {
      if textColor == nil { textColor = .label }
      setNeedsDisplay()
    }
  }

  open var textAlignment: NSTextAlignment {
    get { layouter.style.alignment }
    set { layouter.style.alignment = newValue }
  }

  open var lineBreakMode: NSLineBreakMode {
    get { layouter.style.mode }
    set { layouter.style.mode = newValue }
  }

  /// 1 unless set; 0 for as many as the text needs.
  open var numberOfLines: Int {
    get { layouter.style.maxLines }
    set { layouter.style.maxLines = max(0, newValue) }
  }

  // MARK: Size

  /// A label of one line ignores `size`; more lines break at its width, where 0 counts as no limit.
  open override func sizeThatFits(_ size: CGSize) -> CGSize {
    let isLimited = numberOfLines != 1 && size.width > 0
    return layouter.size(maxWidth: isLimited ? Double(size.width) : .infinity)
  }

  open override var intrinsicContentSize: CGSize { layouter.size(maxWidth: .infinity) }
}

extension UILabel: ContentShowing {
  package var content: ViewContent? {
    guard hasText, !layouter.style.text.isEmpty else { return nil }
    let layout = layouter.layout(
      in: layer.bounds.size, direction: effectiveUserInterfaceLayoutDirection)
    return .text(layout, color: textColor)
  }
}
