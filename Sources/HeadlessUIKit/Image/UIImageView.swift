import Foundation

/// Shows an image, or several in turn.
open class UIImageView: UIView {
  public override init(frame: CGRect) {
    super.init(frame: frame)
    isUserInteractionEnabled = false
  }

  /// As large as the image.
  public convenience init(image: UIImage?) {
    self.init(frame: CGRect(origin: .zero, size: image?.size ?? .zero))
    self.image = image
  }

  public required init?(coder: NSCoder) { nil }

  open var image: UIImage? {
    didSet { setNeedsDisplay() }
  }

  // MARK: Animation

  /// Shown in turn, instead of `image`, while the animation runs. Assigning them ends it.
  open var animationImages: [UIImage]? {
    didSet { stopAnimating() }
  }

  /// Seconds for all images once; 0 (the default) gives each a thirtieth of a second.
  open var animationDuration: TimeInterval = 0

  /// How often all images are shown; 0 (the default) means until `stopAnimating`.
  open var animationRepeatCount = 0

  private var animation: ImageAnimation?

  /// Nothing happens without images. Images change only while the view is in a window.
  open func startAnimating() {
    guard let images = animationImages, !images.isEmpty, !isAnimating else { return }
    let isTimed = animationDuration > 0 && animationDuration.isFinite
    animation = ImageAnimation(
      images: images, start: host.time,
      duration: isTimed ? animationDuration : Double(images.count) / 30,
      repeatCount: max(0, animationRepeatCount), view: self)
    animation?.isOnDisplay = window != nil
  }

  open func stopAnimating() {
    animation?.isOnDisplay = false
    animation = nil
  }

  open var isAnimating: Bool { animation.map { !$0.isOver } ?? false }

  open override func didMoveToWindow() {
    super.didMoveToWindow()
    animation?.isOnDisplay = window != nil
  }

  // MARK: Size

  open override func sizeThatFits(_ size: CGSize) -> CGSize { image?.size ?? .zero }

  open override var intrinsicContentSize: CGSize {
    image?.size ?? CGSize(width: Self.noIntrinsicMetric, height: Self.noIntrinsicMetric)
  }
}

extension UIImageView: ContentShowing {
  package var content: ViewContent? {
    (animation?.currentImage ?? image).map { .image($0, tint: tintColor, mode: contentMode) }
  }
}
