/// The indicator of the classic style: an arrow that turns over past the trigger, a spinner while
/// refreshing, a title, and in controls that refresh the time of the last success.
final class ClassicIndicator: CaptionIndicator {
  private var arrow: ArrowView?
  private var wheel: UIActivityIndicatorView?
  private var mark: ResultSign?

  // Each sign is made when it first shows.

  /// Visible while a pull can begin, hidden in controls that load by themselves.
  var arrowView: ArrowView {
    if let arrow { return arrow }
    let new = ArrowView()
    arrow = new
    addSign(new)
    return new
  }

  /// Visible while the control refreshes.
  var spinner: UIActivityIndicatorView {
    if let wheel { return wheel }
    let new = UIActivityIndicatorView(style: .medium)
    wheel = new
    new.hidesWhenStopped = true
    addSign(new)
    return new
  }

  /// Visible in the place of the arrow after a failure.
  var failureSign: ResultSign {
    if let mark { return mark }
    let new = ResultSign.failure()
    mark = new
    addSign(new)
    return new
  }

  /// The title, and the signs that have been made.
  var madeViews: (title: UILabel, arrow: UIImageView?, spinner: UIActivityIndicatorView?) {
    (stateLabel, arrow, wheel)
  }

  private func addSign(_ view: UIView) {
    view.isHidden = true
    addSubview(view)
    styleSigns()
    arrow?.stand(at: edge, direction)
  }

  override var signWidth: CGFloat { SignLayout.usualWidth }

  /// The arrow follows the state, not the progress.
  override var showsProgress: Bool { false }

  override func prepare(for edge: Refresher.Edge, trigger: Refresher.TriggerKind) {
    super.prepare(for: edge, trigger: trigger)
    if trigger == .auto { arrow?.isHidden = true }
  }

  override func apply(_ style: RefreshStyle) {
    super.apply(style)
    styleSigns()
    setNeedsLayout()
  }

  private func styleSigns() {
    arrow?.ownImage = style.arrowImage
    wheel?.apply(style)
    colorSigns()
  }

  private func colorSigns() {
    let own = style.value(\.tintColor, for: caption.status?.state ?? .idle)
    let color = own ?? style.arrowColor ?? style.tintColor
    arrow?.tintColor = color ?? .secondaryLabel
    mark?.tintColor = color ?? ResultSign.failureColor
    wheel?.color = own ?? style.spinnerColor ?? style.tintColor ?? .secondaryLabel
  }

  override func show(_ status: RefreshStatus) {
    super.show(status)
    let points = trigger == .pull && status.state.canBegin && status.state != .failed
    let (spins, fails) = (status.state.isUnderWay, status.state == .failed)
    if points { _ = arrowView }
    if spins { _ = spinner }
    if fails { _ = failureSign }
    arrow?.stand(at: edge, direction)
    colorSigns()
    arrow?.isHidden = !points
    mark?.isHidden = !fails
    wheel?.spin(spins)
    arrow?.turn(over: status.state.isArmed, isSeen: points)
    placeAtOnce()
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    var size = CGSize.zero
    if let arrow, !arrow.isHidden { size = arrow.footprint }
    if let wheel, !wheel.isHidden { size = wheel.bounds.size }
    if let mark, !mark.isHidden { size = mark.bounds.size }
    let inset = style.labelInset.map { $0.isFinite ? $0 : 0 } ?? IndicatorMetrics.labelInset
    let layout = SignLayout(bounds, edge, direction, signSize: size, inset: inset, caption)
    arrow?.center = layout.signCenter
    wheel?.center = layout.signCenter
    mark?.center = layout.signCenter
  }
}

extension Refresher {
  /// The views of a control whose indicator is of the classic style, as far as they have been made, for code of this
  /// package.
  package var classicViews: (title: UILabel, arrow: UIImageView?, spinner: UIActivityIndicatorView?)? {
    (indicator as? ClassicIndicator)?.madeViews
  }

  /// The label of the subtitle, made if it is not there.
  package var classicSubtitle: UILabel? { (indicator as? ClassicIndicator)?.subtitleLabel }
}
