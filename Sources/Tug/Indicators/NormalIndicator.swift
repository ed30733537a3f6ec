/// The indicator of the normal style: an arrow that turns over past the trigger, a spinner while
/// refreshing, a title, and in controls that refresh the time of the last success.
final class NormalIndicator: CaptionIndicator {
  /// Visible while a pull can begin, hidden in controls that load by themselves.
  let arrowView = ArrowView()
  /// Visible while the control refreshes.
  let spinner = UIActivityIndicatorView(style: .medium)
  /// Visible in the place of the arrow after a failure.
  let failureSign = FailureSign()
  private var inset = IndicatorMetrics.labelInset
  private var style = RefreshStyle.normal

  override init(trigger: Refresher.TriggerKind) {
    super.init(trigger: trigger)
    for view in [arrowView, spinner, failureSign] { addSubview(view) }
    spinner.hidesWhenStopped = true
    failureSign.isHidden = true
  }

  override var signWidth: CGFloat { SignLayout.usualWidth }

  /// The arrow follows the state, not the progress.
  override var showsProgress: Bool { false }

  override func prepare(for edge: Refresher.Edge, trigger: Refresher.TriggerKind) {
    super.prepare(for: edge, trigger: trigger)
    arrowView.isHidden = trigger == .auto
  }

  override func apply(_ style: RefreshStyle) {
    super.apply(style)
    self.style = style
    arrowView.ownImage = style.arrowImage
    spinner.apply(style)
    inset = style.labelInset.map { $0.isFinite ? $0 : 0 } ?? IndicatorMetrics.labelInset
    setNeedsLayout()
  }

  override func show(_ status: RefreshStatus) {
    super.show(status)
    arrowView.stand(at: edge, direction)
    let own = style.value(\.tintColor, for: status.state)
    arrowView.tintColor = own ?? style.arrowColor ?? style.tintColor ?? .secondaryLabel
    failureSign.tintColor = own ?? style.arrowColor ?? style.tintColor ?? FailureSign.color
    spinner.color = own ?? style.spinnerColor ?? style.tintColor ?? .secondaryLabel
    let points = trigger == .pull && status.state.canBegin && status.state != .failed
    arrowView.isHidden = !points
    failureSign.isHidden = status.state != .failed
    spinner.spin(status.state.isUnderWay)
    arrowView.turn(over: status.state.isArmed, isSeen: points)
    placeAtOnce()
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    let sign =
      !failureSign.isHidden
      ? failureSign.bounds.size
      : !spinner.isHidden ? spinner.bounds.size : !arrowView.isHidden ? arrowView.footprint : .zero
    let layout = SignLayout(bounds, edge, direction, signSize: sign, inset: inset, caption)
    arrowView.center = layout.signCenter
    spinner.center = layout.signCenter
    failureSign.center = layout.signCenter
  }
}

extension Refresher {
  /// The views of a control whose indicator is of the normal style, for code of this package.
  package var normalViews:
    (title: UILabel, subtitle: UILabel, arrow: UIImageView, spinner: UIActivityIndicatorView)?
  {
    (indicator as? NormalIndicator).map {
      ($0.stateLabel, $0.subtitleLabel, $0.arrowView, $0.spinner)
    }
  }
}
