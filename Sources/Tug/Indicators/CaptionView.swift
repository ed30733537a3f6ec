/// The title and the subtitle of an indicator. At the sides only the title shows, running down.
final class CaptionView: UIView {
  let titleLabel = UILabel()
  private var second: UILabel?
  private(set) lazy var metrics = IndicatorMetrics(RefreshStyle.normal, traitCollection)
  private var edge = Refresher.Edge.top
  private var direction = UIUserInterfaceLayoutDirection.leftToRight
  private var isUpright = false

  init() {
    super.init(frame: .zero)
    isUserInteractionEnabled = false
    add(titleLabel)
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

  /// `show(_:_:)` follows, if anything shows.
  func apply(_ style: RefreshStyle) { metrics = IndicatorMetrics(style, traitCollection) }

  /// The width of the text across the control; 0 if none is visible.
  var textWidth: CGFloat {
    if isVertical { return titleLabel.isHidden ? 0 : columnWidth }
    // A line that is truncated or broken is as wide as its room.
    return min(max(width(of: titleLabel), second.map { width(of: $0) } ?? 0), bounds.width)
  }

  private func width(of label: UILabel) -> CGFloat {
    label.isHidden ? 0 : label.sizeThatFits(bounds.size).width
  }

  // MARK: Words

  private var isVertical: Bool { edge.isSide }

  func show(_ status: RefreshStatus, _ style: RefreshStyle) {
    (edge, direction) = (status.edge, status.layoutDirection)
    isUpright = isVertical && VerticalText.standsUpright(status.title)
    let own = style.value(\.tintColor, for: status.state)
    let color =
      own ?? style.textColor ?? style.tintColor
      ?? (status.state == .failed ? FailureSign.color : .secondaryLabel)
    set(titleLabel, metrics.titleFont, color, status.title, status.attributedTitle)
    titleLabel.isHidden = status.isTitleHidden
    titleLabel.numberOfLines = 2
    if isUpright {
      titleLabel.text = VerticalText.stacked(status.title)
      titleLabel.numberOfLines = 0
    }
    if status.subtitle != nil { _ = subtitleLabel }
    if let second {
      set(
        second, metrics.subtitleFont, own ?? style.subtitleColor ?? color, status.subtitle,
        status.attributedSubtitle)
      second.isHidden = status.subtitle == nil || isVertical
    }
    setNeedsLayout()
  }

  private func set(
    _ label: UILabel, _ font: UIFont, _ color: UIColor, _ text: String?,
    _ attributed: NSAttributedString?
  ) {
    label.font = font
    label.textColor = color
    if let attributed, !isVertical { label.attributedText = attributed } else { label.text = text }
  }

  // MARK: Layout

  override func layoutSubviews() {
    super.layoutSubviews()
    if isVertical { layOutColumn() } else { layOutRows() }
  }

  private func layOutRows() {
    titleLabel.transform = .identity
    guard let second, !second.isHidden, !titleLabel.isHidden else {
      titleLabel.frame = bounds
      second?.frame = bounds
      return
    }
    let title = metrics.titleRow * (takesTwoLines ? 2 : 1)
    // The title has priority.
    let hasRoom = title + metrics.subtitleRow <= bounds.height
    let subtitle = hasRoom ? metrics.subtitleRow : 0
    let top = ((bounds.height - title - subtitle) / 2).rounded(.down)
    titleLabel.frame = CGRect(x: 0, y: top, width: bounds.width, height: title)
    second.frame = CGRect(
      x: 0, y: top + title, width: bounds.width, height: metrics.subtitleRow)
    second.alpha = hasRoom ? 1 : 0
  }

  private var takesTwoLines: Bool {
    titleLabel.sizeThatFits(bounds.size).height > titleLabel.font.lineHeight * 1.5
  }

  private var columnWidth: CGFloat {
    isUpright ? titleLabel.sizeThatFits(.zero).width : metrics.titleRow
  }

  private func layOutColumn() {
    let length = bounds.height
    let isLeft = edge.isLeft(in: direction)
    // Read from the side of the content: down on the right, up on the left.
    let turn = isLeft ? -CGFloat.pi / 2 : CGFloat.pi / 2
    titleLabel.transform = isUpright ? .identity : CGAffineTransform(rotationAngle: turn)
    titleLabel.bounds.size =
      isUpright
      ? CGSize(width: columnWidth, height: length) : CGSize(width: length, height: columnWidth)
    titleLabel.center = CGPoint(x: bounds.midX, y: bounds.midY)
  }
}
