/// The state in words, and in headers the time of the last success.
public final class TextIndicator: UIView, RefreshIndicator {
  /// The state.
  public var stateLabel: UILabel { caption.titleLabel }
  /// The second line.
  public var subtitleLabel: UILabel { caption.subtitleLabel }

  private let caption = CaptionView()
  private var trigger: Refresher.TriggerKind
  private var edge = Refresher.Edge.top

  /// For a control with this trigger, which `prepare(for:trigger:)` can change.
  public init(trigger: Refresher.TriggerKind) {
    self.trigger = trigger
    super.init(frame: .zero)
    caption.frame = bounds
    caption.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    addSubview(caption)
  }

  @available(*, unavailable)
  public required init?(coder: NSCoder) { nil }

  public var showsProgress: Bool { false }

  public var extent: CGFloat { caption.metrics.extent(at: edge, trigger) }

  public func prepare(for edge: Refresher.Edge, trigger: Refresher.TriggerKind) {
    (self.edge, self.trigger) = (edge, trigger)
  }

  public func apply(_ style: RefreshStyle) { caption.apply(style) }
  /// Shows the state; `RefreshIndicator` says when it is called.
  public func show(_ status: RefreshStatus) { caption.show(status) }
}
