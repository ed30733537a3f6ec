/// The indicator of the images style: images beside the title. Those of `.idle` follow the pull, those
/// of other states play in a loop.
public final class ImagesIndicator: UIView, RefreshIndicator {
  /// The label of the title.
  public var stateLabel: UILabel { caption.titleLabel }
  /// The label of the subtitle.
  public var subtitleLabel: UILabel { caption.subtitleLabel }
  /// The view of the images. Hidden while there is none.
  public let imageView = UIImageView()

  private let caption = CaptionView()
  private var style = RefreshStyle.normal
  private var trigger: Refresher.TriggerKind
  private var edge = Refresher.Edge.top
  private var direction = UIUserInterfaceLayoutDirection.leftToRight
  private var state = RefreshState.idle
  private var progress: CGFloat = 0

  /// Creates an indicator for a trigger, which `prepare(for:trigger:)` can change.
  public init(trigger: Refresher.TriggerKind) {
    self.trigger = trigger
    super.init(frame: .zero)
    addSubview(caption)
    addSubview(imageView)
  }

  @available(*, unavailable)
  public required init?(coder: NSCoder) { nil }

  /// The length of the control: at least the height of the first image, or at the sides its width.
  public var extent: CGFloat {
    let size = firstImage?.size ?? .zero
    return max(
      caption.metrics.extent(at: edge, trigger), edge.isSide ? size.width : size.height)
  }

  private var firstImage: UIImage? {
    RefreshState.allCases.lazy.compactMap { [style] in style[$0].images.first }.first
  }

  public func prepare(for edge: Refresher.Edge, trigger: Refresher.TriggerKind) {
    (self.edge, self.trigger) = (edge, trigger)
  }

  public func apply(_ style: RefreshStyle) {
    self.style = style
    caption.apply(style)
    showImages()
  }

  /// Shows the status.
  public func show(_ status: RefreshStatus) {
    (direction, progress) = (status.layoutDirection, status.progress)
    caption.show(status)
    state = status.state
    showImages()
  }

  public func progressChanged(to progress: CGFloat) {
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
    guard images.count > 1 else { return }
    imageView.animationImages = images
    imageView.animationDuration = duration
    imageView.startAnimating()
  }

  // MARK: Layout

  /// Lays out the parts in the frame of the control.
  public override func layoutSubviews() {
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
