/// The title and the subtitle of an indicator. At the sides only the title shows, in small type.
final class CaptionView: UIView {
  let titleLabel = UILabel()
  private var second: UILabel?
  private(set) lazy var metrics = IndicatorMetrics(style, traitCollection, isLimited: isLimited)
  private var style = RefreshStyle.normal
  private(set) var status: RefreshStatus?
  /// Whether text has at most twice its size: where a finger pulls the control out, and at the sides.
  var isLimited = true { didSet { if isLimited != oldValue { apply(style) } } }
  /// Measures titles that don't show.
  private lazy var ruler = UILabel()
  private var kept: (measure: Measure, result: CGFloat)?

  init() {
    super.init(frame: .zero)
    isUserInteractionEnabled = false
    add(titleLabel)
    titleLabel.numberOfLines = 0
  }

  @available(*, unavailable)
  required init?(coder: NSCoder) { nil }

  /// The first subtitle makes it.
  var subtitleLabel: UILabel {
    if let second { return second }
    let new = UILabel()
    second = new
    new.isHidden = true
    add(new)
    return new
  }

  private func add(_ label: UILabel) {
    label.textAlignment = .center
    addSubview(label)
  }

  func apply(_ style: RefreshStyle) {
    self.style = style
    metrics = IndicatorMetrics(style, traitCollection, isLimited: isLimited)
    restyle()
  }

  func show(_ status: RefreshStatus) {
    self.status = status
    restyle()
  }

  // MARK: Words

  private var isAtSide: Bool { status?.edge.isSide ?? false }

  private func restyle() {
    guard let status else { return }
    let own = style.value(\.tintColor, for: status.state)
    let color =
      own ?? style.textColor ?? style.tintColor
      ?? (status.state == .failed ? ResultSign.failureColor : .label)
    let font = isAtSide ? metrics.subtitleFont : metrics.titleFont
    set(titleLabel, font, color, status.title, status.attributedTitle)
    if status.subtitle != nil { _ = subtitleLabel }
    if let second {
      set(
        second, metrics.subtitleFont, own ?? style.subtitleColor ?? color, status.subtitle,
        status.attributedSubtitle)
      second.isHidden = status.subtitle == nil || isAtSide
      second.numberOfLines = metrics.mostSubtitleLines
    }
    if isButton(status) { underlineTitle() }
    titleLabel.isHidden = status.isTitleHidden
    setNeedsLayout()
  }

  private func set(
    _ label: UILabel, _ font: UIFont, _ color: UIColor, _ text: String?,
    _ attributed: NSAttributedString?
  ) {
    label.font = font
    label.textColor = color
    if let attributed, !isAtSide { label.attributedText = attributed } else { label.text = text }
  }

  /// Whether the title is to look like a button. A tap on a pulled control does nothing that people see.
  private func isButton(_ status: RefreshStatus) -> Bool {
    UIAccessibility.buttonShapesEnabled && status.isAutomatic && !isAtSide
      && status.attributedTitle == nil && (status.state == .idle || status.state == .failed)
  }

  private func underlineTitle() {
    guard let title = titleLabel.text, let font = titleLabel.font, let color = titleLabel.textColor
    else { return }
    titleLabel.attributedText = NSAttributedString(
      string: title,
      attributes: [
        .underlineStyle: NSUnderlineStyle.single.rawValue, .font: font, .foregroundColor: color,
      ])
  }

  // MARK: Measures

  /// The width of the text across the control; 0 if none is visible.
  var textWidth: CGFloat {
    guard !isHidden else { return 0 }
    // A line that is truncated or broken is as wide as its room.
    return min(max(width(of: titleLabel), second.map { width(of: $0) } ?? 0), bounds.width)
  }

  private func width(of label: UILabel) -> CGFloat {
    label.isHidden ? 0 : label.sizeThatFits(bounds.size).width
  }

  /// The height of the text in this width. A title may take the place of another one while a finger holds the
  /// control: there is room for the longest, so that the control keeps its length.
  func height(in width: CGFloat) -> CGFloat {
    let measure = Measure(titles: titles, font: metrics.titleFont, width: width)
    let titles = result(of: measure) {
      $0.titles.map { title in isShort(title, in: width) ? 1 : lines(of: title, in: width) }.max()
    }
    // Whoever pulls again after a failure has read its reason.
    let isRead = status?.state == .failed && status?.isOpen == false && isLimited
    let subtitle = isRead ? 1 : second.map { lines($0, in: width) } ?? 1
    return max(1, titles, lines(titleLabel, in: width)) * metrics.titleRow
      + subtitle * metrics.subtitleRow
  }

  /// The width of the longest word, which isn't broken.
  var longestWord: CGFloat {
    result(of: Measure(titles: titles, font: metrics.subtitleFont, width: 0)) {
      ruler.widthOfLongestWord(in: $0.titles, metrics.subtitleFont)
    }
  }

  private struct Measure: Equatable {
    let titles: [String]
    let font: UIFont
    let width: CGFloat
  }

  private func result(of measure: Measure, _ find: (Measure) -> CGFloat?) -> CGFloat {
    if let kept, kept.measure == measure { return kept.result }
    let result = find(measure) ?? 0
    kept = (measure, result)
    return result
  }

  /// All titles for which there is room; at the end of the data only that.
  private var titles: [String] {
    guard let status else { return [] }
    return status.state == .noMoreData ? [status.title] : status.titles
  }

  /// No character is wider than its font is high. Measuring takes longer than anything else here.
  private func isShort(_ title: String, in width: CGFloat) -> Bool {
    CGFloat(title.count) * metrics.titleFont.pointSize <= width && !title.contains("\n")
  }

  private func lines(of title: String, in width: CGFloat) -> CGFloat {
    (ruler.text, ruler.font, ruler.numberOfLines) = (title, metrics.titleFont, 0)
    return lines(ruler, in: width)
  }

  private func lines(_ label: UILabel, in width: CGFloat) -> CGFloat {
    guard !label.isHidden, width > 0 else { return 1 }
    let size = label.sizeThatFits(CGSize(width: width, height: .greatestFiniteMagnitude))
    return max(1, (size.height / label.font.lineHeight - 0.1).rounded(.up))
  }

  // MARK: Layout

  override func layoutSubviews() {
    super.layoutSubviews()
    guard let second, !second.isHidden, !titleLabel.isHidden else {
      titleLabel.frame = bounds
      second?.frame = bounds
      second?.alpha = 1
      return
    }
    // The title has priority in a control that the app has made shorter.
    let title = lines(titleLabel, in: bounds.width) * metrics.titleRow
    let rows = max(0, ((bounds.height - title) / metrics.subtitleRow).rounded(.down))
    let subtitle = min(rows, lines(second, in: bounds.width)) * metrics.subtitleRow
    let top = ((bounds.height - title - subtitle) / 2).rounded(.down)
    titleLabel.frame = CGRect(x: 0, y: top, width: bounds.width, height: title)
    second.frame = CGRect(
      x: 0, y: top + title, width: bounds.width, height: max(subtitle, metrics.subtitleRow))
    second.alpha = rows > 0 ? 1 : 0
  }
}

extension UILabel {
  /// The width of the longest word, measured with this label. Words of characters that may be broken are none.
  func widthOfLongestWord(in titles: [String], _ font: UIFont) -> CGFloat {
    self.font = font
    return titles.flatMap { $0.split(separator: " ") }.reduce(0) { width, word in
      guard !word.contains(where: \.isIdeographic) else { return width }
      text = String(word)
      return max(width, sizeThatFits(.zero).width)
    }
  }
}

extension Character {
  /// Whether a line may end after it without a space: Chinese, Japanese, and Thai.
  fileprivate var isIdeographic: Bool {
    guard let value = unicodeScalars.first?.value else { return false }
    return (0x0E00...0x0E7F).contains(value) || (0x2E80...0x9FFF).contains(value)
      || (0xF900...0xFAFF).contains(value)
  }
}
