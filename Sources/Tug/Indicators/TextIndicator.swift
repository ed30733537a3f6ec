/// The indicator of the text style: a title, and a subtitle if there is one.
public final class TextIndicator: UIView, RefreshIndicator {
  /// The label of the title.
  public var stateLabel: UILabel { caption.titleLabel }
  /// The label of the subtitle.
  public var subtitleLabel: UILabel { caption.subtitleLabel }

  private let caption = CaptionView()
  private var trigger: Refresher.TriggerKind
  private var edge = Refresher.Edge.top

  /// Creates an indicator for a trigger, which `prepare(for:trigger:)` can change.
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
  /// Shows the status.
  public func show(_ status: RefreshStatus) { caption.show(status) }
}
