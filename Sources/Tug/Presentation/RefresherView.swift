/// The view of a control. It fills the control's frame with the indicator, takes taps, and is one
/// element to VoiceOver.
///
/// No `UIControl`: a scroll view does not scroll when a slow drag starts on one of those.
final class RefresherView: UIView {
  weak var control: Refresher?

  private var observesTraits = false
  private var indicator: UIView
  private var substitute: UIView?

  init(_ indicator: UIView, height: CGFloat) {
    self.indicator = indicator
    super.init(frame: CGRect(x: 0, y: 0, width: 0, height: height))
    resizes(along: .vertical)
    install(indicator)
    addGestureRecognizer(TapRecognizer { [weak self] in self?.control?.viewWasTapped() })
    isAccessibilityElement = true
    observesTraits = observeTraits { [weak self] in self?.control?.viewChangedTraits() }
  }

  @available(*, unavailable)
  required init?(coder: NSCoder) { nil }

  /// Whether anything of the control is drawn, and takes touches. A pulled control at rest isn't: below a
  /// translucent bar, or in the space that an inset leaves free, it would be visible. Its view is there, because
  /// VoiceOver, Switch Control, Voice Control, and Full Keyboard Access find none that is hidden or transparent.
  var isDrawn = true { didSet { if isDrawn != oldValue { updateContents() } } }

  /// The color behind the indicator.
  var contentColor: UIColor? { didSet { updateContents() } }

  private func updateContents() {
    indicator.isHidden = substitute != nil || !isDrawn
    substitute?.isHidden = !isDrawn
    backgroundColor = isDrawn ? contentColor : nil
  }

  // MARK: Hiding

  private(set) var isHiddenByApp = false

  /// Whether there is nothing for the control to be the end of. Apart from what the app wants, so that
  /// neither undoes the other.
  var isVacant = false {
    didSet { if isVacant != oldValue { updateHidden() } }
  }

  /// Whether there is nothing more to load, and the control doesn't say so.
  var hasLeft = false {
    didSet { if hasLeft != oldValue { updateHidden() } }
  }

  override var isHidden: Bool {
    get { super.isHidden }
    set {
      let changes = newValue != isHiddenByApp
      isHiddenByApp = newValue
      updateHidden()
      if changes { control?.viewChangedHidden() }
    }
  }

  private func updateHidden() {
    let target = isHiddenByApp || isVacant || hasLeft
    if super.isHidden != target { super.isHidden = target }
  }

  // MARK: Contents

  /// Replaces the indicator.
  func install(_ indicator: UIView) {
    self.indicator.removeFromSuperview()
    self.indicator = indicator
    indicator.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    fill(with: indicator)
    // A touch belongs to the control, whatever the indicator is made of.
    indicator.isUserInteractionEnabled = false
    insertSubview(indicator, at: 0)
    updateContents()
  }

  /// Shows another view in the indicator's place, centered; `nil` brings the indicator back.
  func show(inPlaceOfIndicator view: UIView?) {
    guard view !== substitute else { return }
    substitute?.removeFromSuperview()
    substitute = view
    updateContents()
    guard let view else { return }
    view.isUserInteractionEnabled = false
    addSubview(view)
    setNeedsLayout()
  }

  /// The view keeps its length along the axis. Its size or its place follows each change of its superview's size, of
  /// which nothing else may tell.
  func resizes(along axis: Axis) {
    autoresizingMask =
      axis == .vertical
      ? [.flexibleWidth, .flexibleTopMargin] : [.flexibleHeight, .flexibleLeftMargin]
  }

  override func point(inside point: CGPoint, with event: UIEvent?) -> Bool {
    isDrawn && super.point(inside: point, with: event)
  }

  override var center: CGPoint {
    didSet { if center != oldValue { setNeedsLayout() } }
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    fill(with: indicator)
    control?.viewWasLaidOut()
    fill(with: indicator)
    substitute?.center = CGPoint(x: bounds.midX, y: bounds.midY)
  }

  /// Sets the bounds and the center, because an indicator may transform itself: its frame is undefined then, and so is
  /// what autoresizing makes of it.
  private func fill(with indicator: UIView) {
    let middle = CGPoint(x: bounds.midX, y: bounds.midY)
    if indicator.bounds.size != bounds.size { indicator.bounds.size = bounds.size }
    if indicator.center != middle { indicator.center = middle }
  }

  // MARK: VoiceOver's action

  private var action: UIAccessibilityCustomAction?

  /// Offers an action that begins the control; `nil` withdraws it. VoiceOver lists it at the control and at
  /// the list, because it may not reach a control above the first row.
  func offer(_ name: String?) {
    guard name != action?.name else { return }
    let former = action
    action = name.map { name in
      UIAccessibilityCustomAction(name: name) { [weak self] _ in
        MainActor.assumeIsolated { self?.control?.viewWasActivated() ?? false }
      }
    }
    accessibilityCustomActions = action.map { [$0] } ?? []
    superview?.replaceAction(former, by: action)
  }

  override func willMove(toSuperview newSuperview: UIView?) {
    super.willMove(toSuperview: newSuperview)
    guard newSuperview !== superview else { return }
    superview?.replaceAction(action, by: nil)
    newSuperview?.replaceAction(nil, by: action)
  }

  // MARK: Events

  override func didMoveToSuperview() {
    super.didMoveToSuperview()
    control?.viewMovedToSuperview()
  }

  override func safeAreaInsetsDidChange() {
    super.safeAreaInsetsDidChange()
    control?.viewChangedSafeArea()
  }

  override func didMoveToWindow() {
    super.didMoveToWindow()
    control?.viewMovedToWindow()
  }

  @available(iOS, deprecated: 17.0)
  override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
    super.traitCollectionDidChange(previousTraitCollection)
    if !observesTraits { control?.viewChangedTraits() }
  }

  // UIKit declares these for every object, without isolation, and calls them on the main thread.

  override func accessibilityActivate() -> Bool {
    MainActor.assumeIsolated { control?.viewWasActivated() ?? false }
  }

  override func accessibilityScroll(_ direction: UIAccessibilityScrollDirection) -> Bool {
    MainActor.assumeIsolated { control?.viewWasScrolled(direction) ?? false }
  }
}

extension UIView {
  /// Replaces one of the actions that VoiceOver lists, and leaves those of the app.
  fileprivate func replaceAction(
    _ former: UIAccessibilityCustomAction?, by new: UIAccessibilityCustomAction?
  ) {
    var actions = accessibilityCustomActions ?? []
    if let former { actions.removeAll { $0 === former } }
    if let new { actions.append(new) }
    accessibilityCustomActions = actions.isEmpty ? nil : actions
  }
}
