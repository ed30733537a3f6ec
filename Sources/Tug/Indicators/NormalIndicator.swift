/// The indicator of the normal style: a spinner that a pull draws spoke by spoke. It has words for a failure, and
/// where the app gives it any.
final class NormalIndicator: StandardIndicator {
  private(set) var spokes: SpokesView?
  private(set) var spinner: UIActivityIndicatorView?
  private(set) var failureSign: ResultSign?
  private(set) var checkSign: ResultSign?
  private(set) var message: MessageView?

  private var status = RefreshStatus(.idle)
  /// Whether a failure shows: in a pulled control, until it is out of sight.
  private var showsFailure = false
  private var isChecked = false

  /// The distance from the contents to the ends of the control, in points.
  private static let margin: CGFloat = 8
  /// A load that is over sooner needs no spinner, in seconds.
  private static let patience: TimeInterval = 0.3

  override var fitsText: Bool { true }

  override func apply(_ style: RefreshStyle) {
    super.apply(style)
    update()
  }

  override func show(_ status: RefreshStatus) {
    super.show(status)
    let former = self.status.state
    self.status = status
    isChecked = status.state == .succeeded && (isChecked || !status.isOver)
    let staysInSight = showsFailure && status.progress > 0
    showsFailure = status.state == .failed && (isFailureNew || staysInSight)
    update()
    if status.state.isArmed, !former.isArmed { spokes?.pulse() }
  }

  private var isFailureNew: Bool { trigger == .auto || status.isOpen }

  override func progressChanged(to progress: CGFloat) {
    status.progress = progress
    if showsFailure, !isFailureNew, progress <= 0 {
      showsFailure = false
      update()
      // The room of the words goes with them.
      superview?.setNeedsLayout()
    }
    guard showsSpokes else { return }
    if let spokes { spokes.show(shownPart) } else if shownPart > 0 { update() }
  }

  // MARK: What shows

  /// Whether the user may pull, or see how far they have pulled.
  private var followsPull: Bool {
    trigger == .pull && status.state.canBegin && !showsFailure && !status.isOver
  }

  /// From a fifth of the way to the trigger, so that a touch that only rests on the list shows nothing.
  private var shownPart: CGFloat {
    guard !status.state.isArmed, followsPull else { return 1 }
    let way = status.triggerProgress > 0 ? status.progress / status.triggerProgress : 1
    return (way - 0.2) / 0.8
  }

  /// At a side there is no room for the words of a control that only a tap starts.
  private var showsSpokes: Bool {
    followsPull || (edge.isSide && status.action != nil && !showsFailure)
  }

  private func update() {
    let (spins, showsSpokes, words) = (status.state.isUnderWay, showsSpokes, words)
    if showsSpokes, shownPart > 0, spokes == nil { spokes = added(SpokesView()) }
    if spins, spinner == nil { spinner = added(UIActivityIndicatorView(style: .medium)) }
    if showsFailure, failureSign == nil { failureSign = added(ResultSign.failure()) }
    if isChecked, checkSign == nil { checkSign = added(ResultSign.success()) }
    if !words.isEmpty, message == nil { message = added(MessageView()) }
    spokes?.isHidden = !showsSpokes
    failureSign?.isHidden = !showsFailure
    checkSign?.isHidden = !isChecked
    if let message {
      message.isHidden = words.isEmpty
      message.show(words, look)
    }
    color()
    spin(spins)
    spokes?.show(shownPart)
    setNeedsLayout()
    UIView.performWithoutAnimation { layoutIfNeeded() }
  }

  private func added<Sign: UIView>(_ view: Sign) -> Sign {
    addSubview(view)
    return view
  }

  private func color() {
    let own = style.value(\.tintColor, for: status.state)
    spinner?.apply(style)
    let color = own ?? style.spinnerColor ?? style.tintColor ?? .secondaryLabel
    spinner?.color = color
    spokes?.color = color
    spokes?.side = style.spinnerStyle == .large ? 37 : 20
    checkSign?.tintColor = color
    failureSign?.tintColor = own ?? style.tintColor ?? ResultSign.failureColor
  }

  private func spin(_ isOn: Bool) {
    guard let spinner, isOn != spinner.isAnimating else { return }
    guard trigger == .auto || showsFailure || isChecked else { return spinner.spin(isOn) }
    // What comes in its place shows at once.
    spinner.hidesWhenStopped = true
    guard isOn else { return spinner.stopAnimating() }
    spinner.alpha = 0
    spinner.startAnimating()
    UIView.animate(withDuration: 0.2, delay: Self.patience) { spinner.alpha = 1 }
  }

  // MARK: Words

  private var words: MessageView.Words {
    let isOwn = status.state != .failed || showsFailure
    guard isOwn, !edge.isSide || status.state == .noMoreData else { return .init() }
    let title = status.isTitleHidden ? nil : status.message
    return .init(
      title: title, attributedTitle: title == nil ? nil : status.attributedTitle,
      detail: edge.isSide ? nil : status.subtitle, attributedDetail: status.attributedSubtitle,
      action: edge.isSide ? nil : status.action)
  }

  private var look: MessageView.Look {
    let own = style.value(\.tintColor, for: status.state)
    let color = own ?? style.textColor ?? style.tintColor ?? .label
    let detail = style.subtitleFont?(traitCollection) ?? font(.footnote)
    let title = style.titleFont?(traitCollection) ?? font(.subheadline)
    return .init(
      titleFont: edge.isSide ? detail : title, detailFont: detail, actionFont: title,
      titleColor: color, detailColor: own ?? style.subtitleColor ?? color, gap: gap)
  }

  private func font(_ textStyle: UIFont.TextStyle) -> UIFont {
    .preferredFont(forTextStyle: textStyle, compatibleWith: traitCollection)
  }

  // MARK: Measures

  private var gap: CGFloat { showsFailure ? 8 : 6 }

  private var textWidth: CGFloat {
    let margin = edge.isSide ? 4 : SignLayout.margin
    return max(0, bounds.width - 2 * margin)
  }

  /// All that a pull and a run show has room, so that the control keeps its length.
  override var extent: CGFloat {
    if edge.isSide { return max(60, longestWord + 8) }
    let usual: CGFloat = trigger == .pull ? 60 : 44
    var text = message.map { $0.isHidden ? 0 : $0.height(in: textWidth) } ?? 0
    if !showsFailure, let tallest = tallestTitle, status.message != nil { text += tallest }
    return max(usual, height(above: text) + 2 * Self.margin)
  }

  /// The height of a sign and of the text below it.
  private func height(above text: CGFloat) -> CGFloat {
    let sign = signSide
    return sign + (sign > 0 && text > 0 ? gap : 0) + text
  }

  /// The height that the app's longest title has more than the one that shows, in points.
  private var tallestTitle: CGFloat? {
    guard status.titles.count > 1, let message, let label = message.titleLabel else { return nil }
    let room = CGSize(width: min(480, textWidth), height: .greatestFiniteMagnitude)
    let (text, shown) = (label.text, label.sizeThatFits(room).height)
    let heights = status.titles.map { title in
      label.text = title
      return label.sizeThatFits(room).height
    }
    label.text = text
    return max(0, (heights.max() ?? 0) - shown).rounded(.up)
  }

  /// The width and the height of the sign in this state; that of the spinner, which comes, for one that is at rest.
  private var signSide: CGFloat {
    if status.state == .noMoreData { return 0 }
    if showsFailure { return failureSign?.bounds.height ?? 0 }
    if status.action != nil { return 0 }
    return style.spinnerStyle == .large ? 37 : 20
  }

  /// The width of the longest word at a side, which isn't broken.
  private var longestWord: CGFloat {
    guard let title = words.title, let font = message?.titleLabel?.font else { return 0 }
    return UILabel().widthOfLongestWord(in: [title], font)
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    let (sign, width) = (signSide, textWidth)
    let text = message.map { $0.isHidden ? 0 : $0.height(in: width) } ?? 0
    let top = ((bounds.height - height(above: text)) / 2).rounded(.down)
    let center = CGPoint(x: bounds.midX, y: text > 0 ? top + sign / 2 : bounds.midY)
    spokes?.center = center
    spinner?.center = center
    failureSign?.center = center
    checkSign?.center = center
    message?.frame = CGRect(
      x: (bounds.width - width) / 2, y: top + (sign > 0 ? sign + gap : 0), width: width,
      height: text)
    message?.layoutIfNeeded()
  }
}
