/// The indicator of the normal style: an arrow that turns over past the trigger, a spinner while
/// refreshing, a title, and in controls that refresh the time of the last success.
public final class NormalIndicator: UIView, RefreshIndicator {
  /// The label of the title.
  public var stateLabel: UILabel { caption.titleLabel }
  /// The label of the subtitle.
  public var subtitleLabel: UILabel { caption.subtitleLabel }
  /// The arrow. Visible while a pull can begin, hidden in controls that load by themselves.
  public var arrowView: UIImageView { arrow }
  /// The spinner. Visible while the control refreshes.
  public let spinner = UIActivityIndicatorView(style: .medium)

  private let caption = CaptionView()
  private let arrow = ArrowView()
  private var trigger: Refresher.TriggerKind
  private var edge = Refresher.Edge.top
  private var direction = UIUserInterfaceLayoutDirection.leftToRight
  private var inset = IndicatorMetrics.labelInset

  /// Creates an indicator for a trigger, which `prepare(for:trigger:)` can change.
  public init(trigger: Refresher.TriggerKind) {
    self.trigger = trigger
    super.init(frame: .zero)
    spinner.hidesWhenStopped = true
    addSubview(caption)
    addSubview(arrow)
    addSubview(spinner)
  }

  @available(*, unavailable)
  public required init?(coder: NSCoder) { nil }

  /// The arrow follows the state, not the progress.
  public var showsProgress: Bool { false }

  public var extent: CGFloat { caption.metrics.extent(at: edge, trigger) }

  public func prepare(for edge: Refresher.Edge, trigger: Refresher.TriggerKind) {
    (self.edge, self.trigger) = (edge, trigger)
    arrow.isHidden = trigger == .auto
  }

  public func apply(_ style: RefreshStyle) {
    caption.apply(style)
    arrow.tintColor = style.arrowColor ?? style.tintColor ?? .secondaryLabel
    spinner.color = style.spinnerColor ?? style.tintColor ?? .systemGray
    spinner.style = style.spinnerStyle
    spinner.bounds.size = spinner.intrinsicContentSize
    inset = style.labelInset.map { $0.isFinite ? $0 : 0 } ?? IndicatorMetrics.labelInset
    setNeedsLayout()
  }

  /// Shows the status.
  public func show(_ status: RefreshStatus) {
    direction = status.layoutDirection
    caption.show(status)
    arrow.stand(at: edge, direction)
    let spins = status.state == .refreshing || status.state == .willRefresh
    let canPull: Set<RefreshState> = [.idle, .pulling, .pullingFurther, .failed]
    let points = trigger == .pull && canPull.contains(status.state)
    arrow.isHidden = !points
    if spins { spinner.startAnimating() } else { spinner.stopAnimating() }
    let isArmed = status.state == .pulling || status.state == .pullingFurther
    arrow.turn(over: isArmed, isSeen: points)
    setNeedsLayout()
  }

  /// Lays out the parts in the frame of the control.
  public override func layoutSubviews() {
    super.layoutSubviews()
    let sign =
      !spinner.isHidden ? spinner.bounds.size : !arrow.isHidden ? arrow.footprint : .zero
    let layout = SignLayout(bounds, edge, direction, signSize: sign, inset: inset, caption)
    arrow.center = layout.signCenter
    spinner.center = layout.signCenter
  }
}
