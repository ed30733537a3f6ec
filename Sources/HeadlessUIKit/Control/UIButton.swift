import Foundation

/// A control with a centered title, an image, or both. The image is before the title.
open class UIButton: UIControl {
  public enum ButtonType: Int, Sendable {
    /// A button with a white title and no other styling.
    case custom
    /// A button in the tint color. Its title and image fade while it is highlighted.
    case system
  }

  public let buttonType: ButtonType

  public convenience init(type buttonType: ButtonType) {
    self.init(type: buttonType, frame: .zero)
  }

  public override convenience init(frame: CGRect) { self.init(type: .custom, frame: frame) }

  /// Creates a custom button with the action's title and image, which performs the action on a tap.
  public override convenience init(frame: CGRect, primaryAction: UIAction?) {
    self.init(type: .custom, frame: frame)
    adopt(primaryAction)
  }

  public convenience init(type buttonType: ButtonType, primaryAction: UIAction?) {
    self.init(type: buttonType, frame: .zero)
    adopt(primaryAction)
  }

  public required init?(coder: NSCoder) { nil }

  private init(type buttonType: ButtonType, frame: CGRect) {
    self.buttonType = buttonType
    super.init(frame: frame)
    label.font = .systemFont(ofSize: buttonType == .system ? 15 : 18)
    label.textAlignment = .center
    addSubview(picture)
    addSubview(label)
    showState()
  }

  private func adopt(_ action: UIAction?) {
    guard let action else { return }
    if !action.title.isEmpty { setTitle(action.title, for: .normal) }
    setImage(action.image, for: .normal)
    addAction(action, for: .primaryActionTriggered)
  }

  private let label = UILabel()
  private let picture = UIImageView()

  public var titleLabel: UILabel? { label }
  public var imageView: UIImageView? { picture }

  // MARK: Appearance by state

  private var titles: [State: String] = [:]
  private var titleColors: [State: UIColor] = [:]
  private var images: [State: UIImage] = [:]

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

  open func title(for state: State) -> String? { titles[state] }
  open func titleColor(for state: State) -> UIColor? { titleColors[state] }
  open func image(for state: State) -> UIImage? { images[state] }

  open var currentTitle: String? { titles[state] ?? titles[.normal] }
  open var currentImage: UIImage? { images[state] ?? images[.normal] }

  open var currentTitleColor: UIColor {
    if let color = titleColors[state] { return color }
    if buttonType == .system, !isEnabled { return .tertiaryLabel }
    return titleColors[.normal] ?? (buttonType == .system ? tintColor : .white)
  }

  open override var isEnabled: Bool { didSet { showState() } }
  open override var isSelected: Bool { didSet { showState() } }
  open override var isHighlighted: Bool { didSet { showState() } }

  open override func tintColorDidChange() {
    super.tintColorDidChange()
    showState()
  }

  private func showState() {
    label.text = currentTitle
    label.textColor = currentTitleColor
    picture.image = currentImage
    picture.isHidden = currentImage == nil
    let isFaded = buttonType == .system && isHighlighted
    label.alpha = isFaded ? Self.fadedAlpha : 1
    picture.alpha = isFaded ? Self.fadedAlpha : 1
    setNeedsLayout()
  }

  /// The opacity of a highlighted system button.
  private static var fadedAlpha: CGFloat { 0.2 }

  // MARK: Layout

  open override func layoutSubviews() {
    super.layoutSubviews()
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
    guard currentTitle?.isEmpty == false else { return image }
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
