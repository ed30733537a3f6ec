/// The state in words, and nothing else.
public final class TextIndicator: UIView, RefreshIndicator {
  public let extent: CGFloat
  public var texts = RefreshTexts.standard
  public let stateLabel = UILabel()

  public init(trigger: TriggerKind) {
    extent = trigger == .pull ? IndicatorMetrics.pullExtent : IndicatorMetrics.footerExtent
    super.init(frame: .zero)
    IndicatorMetrics.style(stateLabel)
    addSubview(stateLabel)
  }

  @available(*, unavailable)
  public required init?(coder: NSCoder) { nil }

  public func show(_ status: RefreshStatus) { stateLabel.text = texts.title(for: status) }

  public override func layoutSubviews() {
    super.layoutSubviews()
    stateLabel.frame = bounds
  }
}
