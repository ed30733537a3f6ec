/// The indicator of the images style: images beside the title. Those of `.idle` follow the pull, those
/// of other states play in a loop.
final class ImagesIndicator: CaptionIndicator {
  /// Hidden while there is no image.
  let imageView = UIImageView()

  private var state = RefreshState.idle
  private var progress: CGFloat = 0

  override init(trigger: Refresher.TriggerKind) {
    super.init(trigger: trigger)
    imageView.accessibilityIgnoresInvertColors = true
    addSubview(imageView)
  }

  /// Starts the sequence again, which the system stops in the background.
  func playAgain() {
    if imageView.animationImages != nil, !imageView.isAnimating { imageView.startAnimating() }
  }

  override var signWidth: CGFloat { firstImage?.size.width ?? 0 }

  /// At least the height of the first image, or at the sides its width.
  override var extent: CGFloat {
    let size = firstImage?.size ?? .zero
    return max(super.extent, edge.isSide ? size.width : size.height)
  }

  private var firstImage: UIImage? {
    for state in RefreshState.allCases {
      if let image = style[state].images.first { return image }
    }
    return nil
  }

  override func apply(_ style: RefreshStyle) {
    super.apply(style)
    showImages()
  }

  override func show(_ status: RefreshStatus) {
    super.show(status)
    (state, progress) = (status.state, status.progress)
    showImages()
    placeAtOnce()
  }

  override func progressChanged(to progress: CGFloat) {
    self.progress = progress
    let images = idleImages
    if followsPull, !images.isEmpty { imageView.image = image(at: progress, of: images) }
  }

  // MARK: Images

  private var followsPull: Bool { trigger == .pull && (state == .idle || state == .failed) }

  /// The images of a state; none of its own for one that shows those of another.
  private func images(for state: RefreshState) -> [UIImage] {
    style.value({ $0.images.isEmpty ? nil : $0.images }, for: state) ?? []
  }

  private var idleImages: [UIImage] {
    let own = images(for: state)
    return own.isEmpty ? images(for: .idle) : own
  }

  private func image(at progress: CGFloat, of images: [UIImage]) -> UIImage? {
    let index = Double(progress) * Double(images.count)
    guard !images.isEmpty, index.isFinite else { return images.first }
    return images[Int(min(max(0, index), Double(images.count - 1)))]
  }

  private func showImages() {
    imageView.stopAnimating()
    imageView.animationImages = nil
    let own = images(for: state)
    if followsPull {
      imageView.image = image(at: progress, of: idleImages)
    } else if trigger == .auto, state == .idle {
      imageView.image = nil
    } else if !own.isEmpty {
      play(own, for: style.value({ $0.images.isEmpty ? nil : $0.loopDuration }, for: state) ?? 0)
    } else if state == .noMoreData || state == .idle || state == .failed {
      imageView.image = nil
    } else {
      imageView.image = images(for: .idle).last
    }
    imageView.isHidden = imageView.image == nil
    setNeedsLayout()
  }

  private func play(_ images: [UIImage], for duration: TimeInterval) {
    // The first image shows in a still picture, and once the animation stops.
    imageView.image = images.first
    // With Reduce Motion, it stands.
    guard images.count > 1, !UIAccessibility.isReduceMotionEnabled else { return }
    imageView.animationImages = images
    imageView.animationDuration = duration
    imageView.startAnimating()
  }

  // MARK: Layout

  override func layoutSubviews() {
    super.layoutSubviews()
    let size = imageView.isHidden ? .zero : imageView.image?.size ?? .zero
    let own = style.labelInset.map { $0.isFinite ? $0 : 0 }
    let layout = SignLayout(
      bounds, edge, direction, signSize: size,
      inset: (own ?? IndicatorMetrics.imageInset) + min(size.width, SignLayout.usualWidth) / 2,
      caption)
    imageView.bounds.size = size
    imageView.center = layout.signCenter
  }
}
