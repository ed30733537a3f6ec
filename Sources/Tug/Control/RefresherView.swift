/// The view of a control: it fills the control's frame with the indicator, takes taps, and is one
/// element to VoiceOver.
///
/// No `UIControl`: a scroll view does not scroll when a slow drag starts on one of those.
final class RefresherView: UIView {
  var onTap: (() -> Void)?
  var onWindowChange: ((Bool) -> Void)?
  /// Somebody put the view somewhere: the control itself, or an app that clears the scroll view.
  var onSuperviewChange: (() -> Void)?
  /// Bars may have come or gone: nobody else tells of that.
  var onSafeAreaChange: (() -> Void)?
  /// Text size, direction, or another of the device's settings.
  var onTraitChange: (() -> Void)?
  /// VoiceOver's double tap; returns whether it did something.
  var onActivation: (() -> Bool)?
  /// VoiceOver's swipe with three fingers; returns whether it did something.
  var onAccessibilityScroll: ((UIAccessibilityScrollDirection) -> Bool)?

  /// The app has shown or hidden the view.
  var onHiddenChange: (() -> Void)?

  private let indicator: UIView
  private var substitute: UIView?

  init(indicator: any RefreshIndicator) {
    self.indicator = indicator
    super.init(frame: CGRect(x: 0, y: 0, width: 0, height: indicator.usableExtent))
    autoresizingMask = .flexibleWidth
    indicator.frame = bounds
    indicator.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    // A touch belongs to the control, whatever the indicator is made of.
    indicator.isUserInteractionEnabled = false
    addSubview(indicator)
    addGestureRecognizer(TapRecognizer { [weak self] in self?.onTap?() })
    isAccessibilityElement = true
  }

  @available(*, unavailable)
  required init?(coder: NSCoder) { nil }

  /// A pull control out of sight is transparent: below a translucent bar, or in the space that an
  /// inset leaves free, it would be seen at rest.
  var isShown = true {
    didSet { if isShown != oldValue { alpha = isShown ? 1 : 0 } }
  }

  private(set) var isHiddenByApp = false

  /// There is nothing for the control to be the end of. Apart from what the app wants, so that
  /// neither undoes the other.
  var isVacant = false {
    didSet { updateHidden() }
  }

  override var isHidden: Bool {
    get { super.isHidden }
    set {
      let isNews = newValue != isHiddenByApp
      isHiddenByApp = newValue
      updateHidden()
      if isNews { onHiddenChange?() }
    }
  }

  private func updateHidden() {
    let target = isHiddenByApp || isVacant
    if super.isHidden != target { super.isHidden = target }
  }

  /// Shows another view in the indicator's place, in the middle; `nil` brings the indicator back.
  func substitute(_ view: UIView?) {
    guard view !== substitute else { return }
    substitute?.removeFromSuperview()
    substitute = view
    indicator.isHidden = view != nil
    guard let view else { return }
    view.isUserInteractionEnabled = false
    addSubview(view)
    setNeedsLayout()
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    substitute?.center = CGPoint(x: bounds.midX, y: bounds.midY)
  }

  override func didMoveToSuperview() {
    super.didMoveToSuperview()
    onSuperviewChange?()
  }

  override func safeAreaInsetsDidChange() {
    super.safeAreaInsetsDidChange()
    onSafeAreaChange?()
  }

  override func didMoveToWindow() {
    super.didMoveToWindow()
    onWindowChange?(window != nil)
  }

  override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
    super.traitCollectionDidChange(previousTraitCollection)
    onTraitChange?()
  }

  // UIKit declares these for every object, of no actor, and calls them on the main thread.

  override func accessibilityActivate() -> Bool {
    MainActor.assumeIsolated { onActivation?() ?? false }
  }

  override func accessibilityScroll(_ direction: UIAccessibilityScrollDirection) -> Bool {
    MainActor.assumeIsolated { onAccessibilityScroll?(direction) ?? false }
  }
}
