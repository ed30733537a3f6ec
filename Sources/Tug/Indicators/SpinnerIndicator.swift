/// The indicator of the spinner style. The spinner fades in with the pull, and turns once the content
/// is pulled past the trigger.
public final class SpinnerIndicator: UIView, RefreshIndicator {
  /// The spinner.
  public let spinner = UIActivityIndicatorView(style: .medium)

  private var trigger: Refresher.TriggerKind
  private var edge = Refresher.Edge.top
  private var state = RefreshState.idle

  /// Creates an indicator for a trigger, which `prepare(for:trigger:)` can change.
  public init(trigger: Refresher.TriggerKind) {
    self.trigger = trigger
    super.init(frame: .zero)
    spinner.hidesWhenStopped = false
    addSubview(spinner)
  }

  @available(*, unavailable)
  public required init?(coder: NSCoder) { nil }

  /// The length of the control: 54 points, 44 for one that loads by itself, 60 at the sides, or the
  /// height of a larger spinner.
  public var extent: CGFloat {
    max(IndicatorMetrics.baseExtent(at: edge, trigger), spinner.bounds.height)
  }

  public func prepare(for edge: Refresher.Edge, trigger: Refresher.TriggerKind) {
    (self.edge, self.trigger) = (edge, trigger)
  }

  public func apply(_ style: RefreshStyle) {
    spinner.color = style.spinnerColor ?? style.tintColor ?? .systemGray
    spinner.style = style.spinnerStyle
    spinner.bounds.size = spinner.intrinsicContentSize
    setNeedsLayout()
  }

  /// Shows the status.
  public func show(_ status: RefreshStatus) {
    state = status.state
    let spins: Set<RefreshState> = [.pulling, .pullingFurther, .willRefresh, .refreshing]
    if spins.contains(state) { spinner.startAnimating() } else { spinner.stopAnimating() }
    // At rest only a pull brings it out.
    spinner.isHidden = state == .noMoreData || (trigger == .auto && !spins.contains(state))
    progressChanged(to: status.progress)
  }

  public func progressChanged(to progress: CGFloat) {
    let follows = trigger == .pull && (state == .idle || state == .failed)
    spinner.alpha = follows ? min(1, max(0, progress)) : 1
  }

  /// Lays out the parts in the frame of the control.
  public override func layoutSubviews() {
    super.layoutSubviews()
    spinner.center = CGPoint(x: bounds.midX, y: bounds.midY)
  }
}
