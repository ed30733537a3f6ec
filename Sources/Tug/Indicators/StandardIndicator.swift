/// An indicator of one of Tug's styles, which knows its place before it is first shown.
class StandardIndicator: UIView, RefreshIndicator {
  private(set) var trigger: Refresher.TriggerKind
  private(set) var edge = Refresher.Edge.top
  private(set) var direction = UIUserInterfaceLayoutDirection.leftToRight
  private(set) var style = RefreshStyle.normal

  init(trigger: Refresher.TriggerKind) {
    self.trigger = trigger
    super.init(frame: .zero)
  }

  @available(*, unavailable)
  required init?(coder: NSCoder) { nil }

  var extent: CGFloat { IndicatorMetrics.baseExtent(at: edge, trigger) }

  /// Whether the indicator shows how far it is pulled. Otherwise `progressChanged(to:)` has no effect.
  var showsProgress: Bool { true }

  /// Whether the extent follows the text, and with it the width of the control.
  var fitsText: Bool { false }

  /// Called first, when the control takes its place at an edge.
  func prepare(for edge: Refresher.Edge, trigger: Refresher.TriggerKind) {
    (self.edge, self.trigger) = (edge, trigger)
  }

  func apply(_ style: RefreshStyle) { self.style = style }

  func show(_ status: RefreshStatus) { direction = status.layoutDirection }

  func progressChanged(to progress: CGFloat) {}
}

/// An indicator with a title and a subtitle.
class CaptionIndicator: StandardIndicator {
  override var fitsText: Bool { true }
  let caption = CaptionView()
  var stateLabel: UILabel { caption.titleLabel }
  var subtitleLabel: UILabel { caption.subtitleLabel }

  override init(trigger: Refresher.TriggerKind) {
    super.init(trigger: trigger)
    caption.isLimited = trigger == .pull
    addSubview(caption)
  }

  override func prepare(for edge: Refresher.Edge, trigger: Refresher.TriggerKind) {
    super.prepare(for: edge, trigger: trigger)
    // Larger text at a side would be a column of single characters, too long for a short list.
    caption.isLimited = trigger == .pull || edge.isSide
  }

  /// The length for all of the text, however many lines it takes.
  override var extent: CGFloat {
    if edge.isSide { return max(super.extent, caption.isHidden ? 0 : caption.longestWord + 8) }
    let text = caption.height(in: bounds.width - 2 * SignLayout.textMargin(besideSign: signWidth))
    return super.extent + max(0, text - IndicatorMetrics.usualHeight)
  }

  /// The width of the widest sign beside the text, in points; 0 for none.
  var signWidth: CGFloat { 0 }

  /// Whether the text shows. At the sides it does where no sign says the same.
  func showsText(in state: RefreshState) -> Bool { !edge.isSide || state == .noMoreData }

  override func apply(_ style: RefreshStyle) {
    super.apply(style)
    caption.apply(style)
  }

  override func show(_ status: RefreshStatus) {
    super.show(status)
    caption.show(status)
    caption.isHidden = !showsText(in: status.state)
  }

  /// Places what a new state shows, without an animation of the app's in which it would slide there.
  func placeAtOnce() {
    setNeedsLayout()
    UIView.performWithoutAnimation { layoutIfNeeded() }
  }
}

/// The indicator of the text style: a title, and a subtitle if there is one.
final class TextIndicator: CaptionIndicator {
  override var showsProgress: Bool { false }

  override func showsText(in state: RefreshState) -> Bool { true }

  override func layoutSubviews() {
    super.layoutSubviews()
    caption.frame = SignLayout.captionFrame(in: bounds, edge, signWidth: 0)
  }
}

extension UIActivityIndicatorView {
  /// Starts at once, and stops while it fades out.
  func spin(_ isOn: Bool) {
    guard isOn != isAnimating else { return }
    guard !isOn else {
      alpha = 1
      return startAnimating()
    }
    hidesWhenStopped = false
    stopAnimating()
    UIView.animate(
      withDuration: window == nil ? 0 : IndicatorMetrics.signDuration, delay: 0, options: .beginFromCurrentState,
      animations: { [self] in alpha = 0 },
      completion: { [weak self] _ in
        guard let self, !isAnimating else { return }
        (hidesWhenStopped, alpha) = (true, 1)
      })
  }

  /// Applies the color and the size of a style.
  func apply(_ style: RefreshStyle) {
    color = style.spinnerColor ?? style.tintColor ?? .secondaryLabel
    self.style = style.spinnerStyle
    bounds.size = intrinsicContentSize
  }
}
