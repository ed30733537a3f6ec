/// The indicator of the normal style: an arrow that turns over past the trigger, a spinner while
/// refreshing, a title, and in controls that refresh the time of the last success.
package final class NormalIndicator: CaptionIndicator {
  /// Visible while a pull can begin, hidden in controls that load by themselves.
  package let arrowView = ArrowView()
  /// Visible while the control refreshes.
  package let spinner = UIActivityIndicatorView(style: .medium)
  private var inset = IndicatorMetrics.labelInset

  package override init(trigger: Refresher.TriggerKind) {
    super.init(trigger: trigger)
    spinner.hidesWhenStopped = true
    addSubview(arrowView)
    addSubview(spinner)
  }

  /// The arrow follows the state, not the progress.
  override var showsProgress: Bool { false }

  package override func prepare(for edge: Refresher.Edge, trigger: Refresher.TriggerKind) {
    super.prepare(for: edge, trigger: trigger)
    arrowView.isHidden = trigger == .auto
  }

  package override func apply(_ style: RefreshStyle) {
    super.apply(style)
    arrowView.tintColor = style.arrowColor ?? style.tintColor ?? .secondaryLabel
    arrowView.ownImage = style.arrowImage
    spinner.apply(style)
    inset = style.labelInset.map { $0.isFinite ? $0 : 0 } ?? IndicatorMetrics.labelInset
    setNeedsLayout()
  }

  package override func show(_ status: RefreshStatus) {
    super.show(status)
    arrowView.stand(at: edge, direction)
    let points = trigger == .pull && status.state.canBegin
    arrowView.isHidden = !points
    if status.state.isUnderWay { spinner.startAnimating() } else { spinner.stopAnimating() }
    arrowView.turn(over: status.state.isArmed, isSeen: points)
    setNeedsLayout()
  }

  package override func layoutSubviews() {
    super.layoutSubviews()
    let sign =
      !spinner.isHidden ? spinner.bounds.size : !arrowView.isHidden ? arrowView.footprint : .zero
    let layout = SignLayout(bounds, edge, direction, signSize: sign, inset: inset, caption)
    arrowView.center = layout.signCenter
    spinner.center = layout.signCenter
  }
}
