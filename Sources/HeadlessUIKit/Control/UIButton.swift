import Foundation

/// A control with a centered title, an image, or both. The image is before the title.
open class UIButton: UIControl {
  public enum ButtonType: Int, Sendable {
    /// A button with a white title and no other styling.
    case custom
    /// A button in the tint color. Its title and image fade while it is highlighted.
    case system
    /// Drawn as `system`.
    case detailDisclosure, infoLight, infoDark, contactAdd
    case plain
    case close
  }

  open private(set) var buttonType = ButtonType.custom

  public convenience init(type buttonType: ButtonType) {
    self.init(frame: .zero)
    become(buttonType)
  }

  public convenience init(type buttonType: ButtonType, primaryAction: UIAction?) {
    self.init(frame: .zero, primaryAction: primaryAction)
    become(buttonType)
  }

  public override init(frame: CGRect) {
    super.init(frame: frame)
    prepare()
  }

  /// Creates a custom button with the action's title and image, which performs the action on a tap.
  public override init(frame: CGRect, primaryAction: UIAction?) {
    super.init(frame: frame, primaryAction: primaryAction)
    prepare()
    if let primaryAction { show(primaryAction) }
  }

  public required init?(coder: NSCoder) { nil }

  private func prepare() {
    label.font = .systemFont(ofSize: 18)
    label.textAlignment = .center
    showState()
  }

  private func become(_ type: ButtonType) {
    buttonType = type
    if type != .custom { label.font = .systemFont(ofSize: 15) }
    showState()
  }

  private func show(_ action: UIAction) {
    if !action.title.isEmpty { setTitle(action.title, for: .normal) }
    if let image = action.image { setImage(image, for: .normal) }
  }

  private let label = UILabel()
  private let picture = UIImageView()

  open var titleLabel: UILabel? { label }
  open var imageView: UIImageView? { picture }

  // MARK: Appearance by state

  private var titles: [State: String] = [:]
  private var titleColors: [State: UIColor] = [:]
  private var images: [State: UIImage] = [:]
  private var backgrounds: [State: UIImage] = [:]
  private var attributedTitles: [State: NSAttributedString] = [:]

  /// Sets the title of a state. A state without a title uses that of `.normal`.
  open func setTitle(_ title: String?, for state: State) {
    titles[state] = title
    showState()
  }

  open func setTitleColor(_ color: UIColor?, for state: State) {
    titleColors[state] = color
    showState()
  }

  open func setImage(_ image: UIImage?, for state: State) {
    images[state] = image
    showState()
  }

  open func setBackgroundImage(_ image: UIImage?, for state: State) {
    backgrounds[state] = image
    showState()
  }

  open func setAttributedTitle(_ title: NSAttributedString?, for state: State) {
    attributedTitles[state] = title
    showState()
  }

  open func backgroundImage(for state: State) -> UIImage? { backgrounds[state] }
  open func attributedTitle(for state: State) -> NSAttributedString? { attributedTitles[state] }
  open func title(for state: State) -> String? { titles[state] }
  open func titleColor(for state: State) -> UIColor? { titleColors[state] }
  open func image(for state: State) -> UIImage? { images[state] }

  open var currentTitle: String? { titles[state] ?? titles[.normal] }
  open var currentAttributedTitle: NSAttributedString? {
    attributedTitles[state] ?? attributedTitles[.normal]
  }
  open var currentBackgroundImage: UIImage? { backgrounds[state] ?? backgrounds[.normal] }
  open var currentImage: UIImage? { images[state] ?? images[.normal] }

  open var currentTitleColor: UIColor {
    if let color = titleColors[state] { return color }
    if buttonType != .custom, !isEnabled { return .tertiaryLabel }
    return titleColors[.normal] ?? (buttonType != .custom ? tintColor : .white)
  }

  open override var isEnabled: Bool { didSet { showState() } }
  open override var isSelected: Bool { didSet { showState() } }
  open override var isHighlighted: Bool { didSet { showState() } }

  open override func tintColorDidChange() {
    super.tintColorDidChange()
    showState()
  }

  private func showState() {
    if let title = currentAttributedTitle {
      label.attributedText = title
    } else {
      label.text = currentTitle
      label.textColor = currentTitleColor
    }
    showBackground()
    // As in UIKit, a part is a subview once the button has it.
    let hasTitle = currentTitle != nil || currentAttributedTitle != nil
    if currentImage != nil, picture.containingView == nil {
      insertSubview(picture, at: backdrop == nil ? 0 : 1)
    }
    if hasTitle, label.containingView == nil { addSubview(label) }
    picture.image = currentImage
    picture.isHidden = currentImage == nil
    let isFaded = buttonType != .custom && isHighlighted
    label.alpha = isFaded ? Self.fadedAlpha : 1
    picture.alpha = isFaded ? Self.fadedAlpha : 1
    setNeedsLayout()
  }

  private var backdrop: UIImageView?

  private func showBackground() {
    let image = currentBackgroundImage
    guard backdrop != nil || image != nil else { return }
    let view = backdrop ?? UIImageView(frame: bounds)
    view.image = image
    guard backdrop == nil else { return }
    backdrop = view
    insertSubview(view, at: 0)
  }

  /// The opacity of a highlighted system button.
  private static var fadedAlpha: CGFloat { 0.2 }

  // MARK: Layout

  open override func layoutSubviews() {
    super.layoutSubviews()
    backdrop?.frame = bounds
    let image = currentImage?.size ?? .zero
    var title = label.intrinsicContentSize
    title.width = min(title.width, max(0, bounds.width - image.width))
    let left = pixel(bounds.midX - (image.width + title.width) / 2)
    picture.frame = CGRect(
      x: left, y: pixel(bounds.midY - image.height / 2), width: image.width, height: image.height)
    label.frame = CGRect(
      x: left + image.width, y: pixel(bounds.midY - title.height / 2), width: title.width,
      height: title.height)
  }

  open override func sizeThatFits(_ size: CGSize) -> CGSize { intrinsicContentSize }

  /// The size of the content. A title has 6 points above and below, and a button with a title or
  /// without content has a minimum width of 30 points, as in UIKit.
  open override var intrinsicContentSize: CGSize {
    let title = label.intrinsicContentSize
    guard let image = currentImage?.size else {
      return CGSize(width: max(30, title.width), height: title.height + 12)
    }
    guard title.width > 0 else { return image }
    return CGSize(
      width: max(30, image.width + title.width), height: max(image.height, title.height + 12))
  }

  private func pixel(_ value: CGFloat) -> CGFloat {
    (value * host.screen.scale).rounded() / host.screen.scale
  }

  open override func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
    super.hitTest(point, with: event) == nil ? nil : self
  }

  override var upInsideEvents: Event { [.touchUpInside, .primaryActionTriggered] }
}
