import Foundation

/// A view that displays an image or an animated sequence of images.
open class UIImageView: UIView {
  public override init(frame: CGRect) {
    super.init(frame: frame)
    isUserInteractionEnabled = false
  }

  /// Creates a view with the size of the image.
  public init(image: UIImage?) {
    super.init(frame: CGRect(origin: .zero, size: image?.size ?? .zero))
    isUserInteractionEnabled = false
    self.image = image
  }

  /// Creates a view with the size of the image, and another image for `isHighlighted`.
  public init(image: UIImage?, highlightedImage: UIImage?) {
    super.init(frame: CGRect(origin: .zero, size: image?.size ?? .zero))
    isUserInteractionEnabled = false
    self.image = image
    self.highlightedImage = highlightedImage
  }

  public required init?(coder: NSCoder) { nil }

  open var image: UIImage? {
    didSet { setNeedsDisplay() }
  }

  /// The image while `isHighlighted`; `nil` for `image`.
  open var highlightedImage: UIImage? {
    didSet { setNeedsDisplay() }
  }

  open var isHighlighted = false {
    didSet { if isHighlighted != oldValue { setNeedsDisplay() } }
  }

  // MARK: Animation

  /// The images to display in sequence instead of `image` during the animation. Assigning this
  /// property stops the animation.
  open var animationImages: [UIImage]? {
    didSet { stopAnimating() }
  }

  /// The duration of one pass through the images, in seconds. The default is 0, which displays each
  /// image for one thirtieth of a second.
  open var animationDuration: TimeInterval = 0

  /// The number of passes. The default is 0, which repeats the animation until `stopAnimating`.
  open var animationRepeatCount = 0

  private var animation: ImageAnimation?

  /// Starts the animation, if there are images. It advances only while the view is in a window.
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

extension UIImageView: ContentProviding {
  package var content: ViewContent? {
    (animation?.currentImage ?? (isHighlighted ? highlightedImage : nil) ?? image).map {
      .image($0, tint: tintColor, mode: contentMode)
    }
  }
}

/// An animation of an image view's images. It requests frames while its view is on the display.
@MainActor
final class ImageAnimation: FrameClient {
  private let images: [UIImage]
  private let start: TimeInterval
  private let duration: TimeInterval
  private let repeatCount: Int
  private let host: HeadlessHost
  // Weak, because the host retains its clients and must not keep the view alive.
  private weak var view: UIImageView?

  init(
    images: [UIImage], start: TimeInterval, duration: TimeInterval, repeatCount: Int,
    view: UIImageView
  ) {
    self.images = images
    self.start = start
    self.duration = duration
    self.repeatCount = repeatCount
    self.view = view
    host = view.host
  }

  var isOnDisplay = false {
    didSet {
      guard isOnDisplay != oldValue else { return }
      if isOnDisplay, !isOver { host.startFrames(for: self) } else { host.stopFrames(for: self) }
    }
  }

  private var rounds: Double { max(0, host.time - start) / duration }

  var isOver: Bool { repeatCount > 0 && rounds >= Double(repeatCount) }

  /// The current image; `nil` when the animation is over.
  var currentImage: UIImage? {
    guard !isOver, rounds.isFinite else { return nil }
    // The time of a frame is a sum, so a time slightly before the next image counts as that
    // image's.
    let tolerance = 1e-6
    let place = (rounds - rounds.rounded(.down)) * Double(images.count) + tolerance
    return images[Int(place) % images.count]
  }

  func frame(at time: TimeInterval) {
    guard view != nil, !isOver else { return host.stopFrames(for: self) }
  }
}
