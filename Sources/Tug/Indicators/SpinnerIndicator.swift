/// The indicator of the spinner style. The spinner fades in with the pull, and turns once the content
/// is pulled past the trigger. After the end of the data, it says so.
final class SpinnerIndicator: CaptionIndicator {
  let spinner = UIActivityIndicatorView(style: .medium)
  private var mark: ResultSign?
  private var state = RefreshState.idle

  /// In the place of the spinner after a failure, the first of which makes it.
  var failureSign: ResultSign {
    if let mark { return mark }
    let new = ResultSign.failure()
    mark = new
    new.isHidden = true
    new.center = spinner.center
    addSubview(new)
    return new
  }

  override init(trigger: Refresher.TriggerKind) {
    super.init(trigger: trigger)
    spinner.hidesWhenStopped = false
    addSubview(spinner)
  }

  /// The length of a control without words, or the height of a larger spinner.
  override var extent: CGFloat {
    let base = caption.isHidden ? IndicatorMetrics.baseExtent(at: edge, trigger) : super.extent
    return max(base, spinner.bounds.height)
  }

  override func showsText(in state: RefreshState) -> Bool { state == .noMoreData }

  override func apply(_ style: RefreshStyle) {
    super.apply(style)
    spinner.apply(style)
    setNeedsLayout()
  }

  override func show(_ status: RefreshStatus) {
    super.show(status)
    state = status.state
    let spins = state.isArmed || state.isUnderWay
    if spins { spinner.startAnimating() } else { spinner.stopAnimating() }
    // At rest only a pull brings it out.
    spinner.isHidden =
      state == .noMoreData || state == .failed || (trigger == .auto && !spins)
    let own = style.value(\.tintColor, for: state)
    spinner.color = own ?? style.spinnerColor ?? style.tintColor ?? .secondaryLabel
    if state == .failed { _ = failureSign }
    mark?.isHidden = state != .failed
    mark?.tintColor = own ?? style.tintColor ?? ResultSign.failureColor
    progressChanged(to: status.progress)
  }

  override func progressChanged(to progress: CGFloat) {
    let follows = trigger == .pull && (state == .idle || state == .failed)
    spinner.alpha = follows ? min(1, max(0, progress)) : 1
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    caption.frame = SignLayout.captionFrame(in: bounds, edge, signWidth: 0)
    spinner.center = CGPoint(x: bounds.midX, y: bounds.midY)
    mark?.center = spinner.center
  }
}
