/// Images beside the words. Those of `idle` follow the pull; those of other states are played over
/// and over. A state without images holds the last of the state before.
public final class ImagesIndicator: UIView, RefreshIndicator {
  /// The state in words.
  public var stateLabel: UILabel { caption.titleLabel }
  /// The second line: the time, or what the app or a failure has to say.
  public var subtitleLabel: UILabel { caption.subtitleLabel }
  /// What the images are shown in; hidden while there is none.
  public let imageView = UIImageView()

  private let caption = CaptionView()
  private var style = LookStyle()
  private var trigger: TriggerKind
  private var edge = Edge.top
  private var direction = UIUserInterfaceLayoutDirection.leftToRight
  private var state = RefreshState.idle
  private var progress: CGFloat = 0

  /// For a control with this trigger, which `prepare(for:trigger:)` can change.
  public init(trigger: TriggerKind) {
    self.trigger = trigger
    super.init(frame: .zero)
    addSubview(caption)
    addSubview(imageView)
  }

  @available(*, unavailable)
  public required init?(coder: NSCoder) { nil }

  /// As high as the first image at least; as wide, at the sides.
  public var extent: CGFloat {
    let size = firstImage?.size ?? .zero
    return max(
      caption.metrics.extent(at: edge, trigger), edge.isSide ? size.width : size.height)
  }

  private var firstImage: UIImage? {
    RefreshState.allCases.lazy.compactMap { [style] in style.images[$0]?.images.first }.first
  }

  public func prepare(for edge: Edge, trigger: TriggerKind) {
    (self.edge, self.trigger) = (edge, trigger)
  }

  public func apply(_ style: LookStyle) {
    self.style = style
    caption.apply(style)
    showImages()
  }

  /// Shows the state; `RefreshIndicator` says when it is called.
  public func show(_ status: RefreshStatus) {
    (direction, progress) = (status.layoutDirection, status.progress)
    caption.show(status)
    state = status.state
    showImages()
  }

  public func progressChanged(to progress: CGFloat) {
    self.progress = progress
    if followsPull, let frames = idleFrames { imageView.image = image(of: frames) }
  }

  // MARK: Images

  private var followsPull: Bool { trigger == .pull && (state == .idle || state == .failed) }

  private var idleFrames: ImageSequence? {
    style.value(style.images, for: state) ?? style.images[.idle]
  }

  private func image(of frames: ImageSequence) -> UIImage? {
    let index = Double(progress) * Double(frames.images.count)
    guard index.isFinite else { return frames.images.first }
    return frames.images[Int(min(max(0, index), Double(frames.images.count - 1)))]
  }

  private func showImages() {
    imageView.stopAnimating()
    imageView.animationImages = nil
    if followsPull {
      imageView.image = idleFrames.flatMap { image(of: $0) }
    } else if trigger == .automatic, state == .idle {
      imageView.image = nil
    } else if let frames = style.value(style.images, for: state) {
      play(frames)
    } else if state == .noMoreData || state == .idle || state == .failed {
      imageView.image = nil
    } else {
      imageView.image = style.images[.idle]?.images.last
    }
    imageView.isHidden = imageView.image == nil
    setNeedsLayout()
  }

  private func play(_ frames: ImageSequence) {
    // What shows once it stops, and in a still picture.
    imageView.image = frames.images.first
    guard frames.images.count > 1 else { return }
    imageView.animationImages = frames.images
    imageView.animationDuration = frames.duration
    imageView.startAnimating()
  }

  // MARK: Layout

  /// Places the parts in the frame of the control.
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
