/// The title and the subtitle of an indicator. At the sides only the title shows, running down.
final class CaptionView: UIView {
  let titleLabel = UILabel()
  let subtitleLabel = UILabel()
  private(set) lazy var metrics = IndicatorMetrics(style, traitCollection)
  private var style = RefreshStyle.normal
  private var status: RefreshStatus?

  init() {
    super.init(frame: .zero)
    isUserInteractionEnabled = false
    for label in [titleLabel, subtitleLabel] {
      label.textAlignment = .center
      addSubview(label)
    }
  }

  @available(*, unavailable)
  required init?(coder: NSCoder) { nil }

  func apply(_ style: RefreshStyle) {
    self.style = style
    metrics = IndicatorMetrics(style, traitCollection)
    restyle()
  }

  func show(_ status: RefreshStatus) {
    self.status = status
    restyle()
  }

  /// The width of the text across the control; 0 if none is visible.
  var textWidth: CGFloat {
    let shown = [titleLabel, subtitleLabel].filter { !$0.isHidden }
    if isVertical { return shown.isEmpty ? 0 : columnWidth }
    // A line that is truncated or broken is as wide as its room.
    return min(shown.map { $0.sizeThatFits(bounds.size).width }.max() ?? 0, bounds.width)
  }

  // MARK: Words

  private var isVertical: Bool { status?.edge.isSide ?? false }
  private var isUpright: Bool { VerticalText.standsUpright(status?.title ?? "") }

  private func restyle() {
    guard let status else { return }
    let own = style.value(\.tintColor, for: status.state)
    let color =
      own ?? style.textColor ?? style.tintColor
      ?? (status.state == .failed ? FailureSign.color : .secondaryLabel)
    set(titleLabel, metrics.titleFont, color, status.title, status.attributedTitle)
    set(
      subtitleLabel, metrics.subtitleFont, own ?? style.subtitleColor ?? color, status.subtitle,
      status.attributedSubtitle)
    titleLabel.isHidden = status.isTitleHidden
    subtitleLabel.isHidden = status.subtitle == nil || isVertical
    titleLabel.numberOfLines = 2
    if isVertical, isUpright {
      titleLabel.text = VerticalText.stacked(status.title)
      titleLabel.numberOfLines = 0
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
    let labels = [titleLabel, subtitleLabel].filter { !$0.isHidden }
    titleLabel.transform = .identity
    guard labels.count == 2 else {
      labels.first?.frame = bounds
      return
    }
    let title = metrics.titleRow * (takesTwoLines ? 2 : 1)
    // The title has priority.
    let hasRoom = title + metrics.subtitleRow <= bounds.height
    let subtitle = hasRoom ? metrics.subtitleRow : 0
    let top = ((bounds.height - title - subtitle) / 2).rounded(.down)
    titleLabel.frame = CGRect(x: 0, y: top, width: bounds.width, height: title)
    subtitleLabel.frame = CGRect(
      x: 0, y: top + title, width: bounds.width, height: metrics.subtitleRow)
    subtitleLabel.alpha = hasRoom ? 1 : 0
  }

  private var takesTwoLines: Bool {
    titleLabel.sizeThatFits(bounds.size).height > titleLabel.font.lineHeight * 1.5
  }

  private var columnWidth: CGFloat {
    isUpright ? titleLabel.sizeThatFits(.zero).width : metrics.titleRow
  }

  private func layOutColumn() {
    let length = bounds.height
    let isLeft = status.map { $0.edge.isLeft(in: $0.layoutDirection) } ?? false
    // Read from the side of the content: down on the right, up on the left.
    let turn = isLeft ? -CGFloat.pi / 2 : CGFloat.pi / 2
    titleLabel.transform = isUpright ? .identity : CGAffineTransform(rotationAngle: turn)
    titleLabel.bounds.size =
      isUpright
      ? CGSize(width: columnWidth, height: length) : CGSize(width: length, height: columnWidth)
    titleLabel.center = CGPoint(x: bounds.midX, y: bounds.midY)
  }
}
