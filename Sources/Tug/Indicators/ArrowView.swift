/// The arrow of the classic style. It points in the direction to pull, and turns over when the content
/// is pulled past the trigger. With Reduce Motion it fades instead. It is never flipped.
final class ArrowView: UIImageView {
  private var edge = Refresher.Edge.top
  private var direction = UIUserInterfaceLayoutDirection.leftToRight
  private var isTurned = false

  init() {
    super.init(frame: CGRect(origin: .zero, size: ArrowImage.long.size))
    image = ArrowImage.long
  }

  /// The app's own image, which points down like Tug's; `nil` for Tug's.
  var ownImage: UIImage? {
    didSet { if ownImage !== oldValue { updateImage() } }
  }

  @available(*, unavailable)
  required init?(coder: NSCoder) { nil }

  /// The size at which it is drawn, along the axes of the screen, in points.
  var footprint: CGSize {
    let size = image?.size ?? .zero
    return edge.isSide ? CGSize(width: size.height, height: size.width) : size
  }

  /// Points to the content, without animation.
  func stand(at edge: Refresher.Edge, _ direction: UIUserInterfaceLayoutDirection) {
    guard edge != self.edge || direction != self.direction else { return }
    (self.edge, self.direction) = (edge, direction)
    updateImage()
    transform = rotation
  }

  private func updateImage() {
    image = ownImage ?? (edge.isSide ? ArrowImage.short : ArrowImage.long)
    bounds.size = image?.size ?? .zero
  }

  /// Turns over or back, without animation while it is out of sight.
  func turn(over: Bool, isSeen: Bool) {
    guard over != isTurned else { return }
    isTurned = over
    let rotation = rotation
    guard UIAccessibility.isReduceMotionEnabled, isSeen else {
      UIView.animate(
        withDuration: isSeen ? IndicatorMetrics.signDuration : 0, delay: 0, options: .beginFromCurrentState,
        animations: { [self] in transform = rotation }, completion: nil)
      return
    }
    transform = rotation
    alpha = 0
    UIView.animate(withDuration: IndicatorMetrics.signDuration) { [self] in alpha = 1 }
  }

  private var rotation: CGAffineTransform {
    guard isTurned || edge != .top else { return .identity }
    // Slightly less than half a turn: at exactly half, the direction of the animation is undefined.
    let halfTurn = CGFloat.pi - 0.000001
    switch edge {
    case .top: return CGAffineTransform(rotationAngle: halfTurn)
    case .bottom: return isTurned ? .identity : CGAffineTransform(rotationAngle: halfTurn)
    case .leading, .trailing:
      let rest = edge.isLeft(in: direction) ? -CGFloat.pi / 2 : CGFloat.pi / 2
      return CGAffineTransform(rotationAngle: isTurned ? rest + halfTurn : rest)
    }
  }
}
