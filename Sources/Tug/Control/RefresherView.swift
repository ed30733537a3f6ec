/// The view of a control: it fills the control's frame with the indicator, takes taps, and is one
/// element to VoiceOver.
final class RefresherView: UIControl {
  var onTap: (() -> Void)?
  var onWindowChange: ((Bool) -> Void)?
  /// Somebody took the view out of the scroll view: the control itself, or an app that clears it.
  var onRemoval: (() -> Void)?
  private let indicator: UIView

  init(indicator: any RefreshIndicator) {
    self.indicator = indicator
    super.init(frame: CGRect(x: 0, y: 0, width: 0, height: indicator.extent))
    autoresizingMask = .flexibleWidth
    indicator.frame = bounds
    indicator.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    // A touch belongs to the control, whatever the indicator is made of.
    indicator.isUserInteractionEnabled = false
    addSubview(indicator)
    addAction(UIAction { [weak self] _ in self?.onTap?() }, for: .touchUpInside)
    isAccessibilityElement = true
  }

  @available(*, unavailable)
  required init?(coder: NSCoder) { nil }

  /// A pull control out of sight is transparent: below a translucent bar, or in the space that an
  /// inset leaves free, it would be seen at rest.
  var isShown: Bool {
    get { alpha > 0 }
    set {
      let target: CGFloat = newValue ? 1 : 0
      if alpha != target { alpha = target }
    }
  }

  func describe(_ title: String) { accessibilityLabel = title }

  override func didMoveToSuperview() {
    super.didMoveToSuperview()
    if superview == nil { onRemoval?() }
  }

  override func didMoveToWindow() {
    super.didMoveToWindow()
    onWindowChange?(window != nil)
  }
}
