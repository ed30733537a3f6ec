/// An arrow that turns over when letting go will refresh, a spinner while it refreshes, the state in
/// words, and in headers the time of the last success.
public final class NormalIndicator: UIView, RefreshIndicator {
  public let extent: CGFloat
  public var texts = RefreshTexts.standard
  public let stateLabel = UILabel()
  public let lastUpdatedLabel = UILabel()
  public let arrowView = UIImageView(image: ArrowImage.down)
  public let spinner = UIActivityIndicatorView(style: .medium)

  private let trigger: TriggerKind
  private var edge = Edge.top

  public init(trigger: TriggerKind) {
    self.trigger = trigger
    extent = trigger == .pull ? IndicatorMetrics.pullExtent : IndicatorMetrics.footerExtent
    super.init(frame: .zero)
    arrowView.tintColor = .secondaryLabel
    spinner.hidesWhenStopped = true
    for label in [stateLabel, lastUpdatedLabel] {
      IndicatorMetrics.style(label)
      addSubview(label)
    }
    lastUpdatedLabel.font = .systemFont(ofSize: 12)
    addSubview(arrowView)
    addSubview(spinner)
  }

  @available(*, unavailable)
  public required init?(coder: NSCoder) { nil }

  public func prepare(for edge: Edge, trigger: TriggerKind) {
    self.edge = edge
    lastUpdatedLabel.isHidden = edge != .top
    arrowView.isHidden = trigger == .automatic
    arrowView.transform = arrowTransform(pulling: false)
  }

  public func show(_ status: RefreshStatus) {
    stateLabel.text = texts.title(for: status)
    lastUpdatedLabel.text = texts.lastUpdated + (status.lastUpdatedText ?? texts.neverUpdated)
    showMotion(status.state)
    setNeedsLayout()
  }

  private func showMotion(_ state: RefreshState) {
    let spins = state == .refreshing || state == .willRefresh
    let points = !spins && state != .noMoreData && trigger == .pull
    arrowView.isHidden = !points
    if spins { spinner.startAnimating() } else { spinner.stopAnimating() }
    let transform = arrowTransform(pulling: state == .pulling)
    guard arrowView.transform != transform else { return }
    UIView.animate(
      withDuration: points ? Self.turnDuration : 0, delay: 0, options: .beginFromCurrentState,
      animations: { [arrowView] in arrowView.transform = transform }, completion: nil)
  }

  private static let turnDuration: TimeInterval = 0.25

  /// The arrow points to where the content is to be pulled, and over when that is done.
  private func arrowTransform(pulling: Bool) -> CGAffineTransform {
    // A hair less than half a turn: at exactly half, which way around is left to chance.
    let halfTurn = CGFloat.pi - 0.000001
    let up = CGAffineTransform(rotationAngle: halfTurn)
    return pulling == (edge == .top) ? up : .identity
  }

  public override func layoutSubviews() {
    super.layoutSubviews()
    let middle = bounds.midX
    if lastUpdatedLabel.isHidden {
      stateLabel.frame = bounds
    } else {
      stateLabel.frame = CGRect(x: 0, y: 8, width: bounds.width, height: 20)
      lastUpdatedLabel.frame = CGRect(x: 0, y: 28, width: bounds.width, height: 18)
    }
    let texts = lastUpdatedLabel.isHidden ? [stateLabel] : [stateLabel, lastUpdatedLabel]
    let width = texts.map { $0.sizeThatFits(bounds.size).width }.max() ?? 0
    let x = max(ArrowImage.size.width, middle - width / 2 - IndicatorMetrics.labelInset)
    let center = CGPoint(x: x, y: bounds.midY)
    arrowView.bounds = CGRect(origin: .zero, size: ArrowImage.size)
    arrowView.center = center
    spinner.center = center
  }
}
