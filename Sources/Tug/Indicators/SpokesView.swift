/// The eight spokes of a spinner that doesn't turn yet. They appear one after the other as a control is pulled out,
/// and all at once with Reduce Motion.
final class SpokesView: UIView {
  private static let count = 8
  private let spokes: [UIView]
  private var shownPart: CGFloat = 0

  init() {
    spokes = (0..<Self.count).map { _ in UIView() }
    super.init(frame: .zero)
    for spoke in spokes {
      spoke.alpha = 0
      addSubview(spoke)
    }
  }

  @available(*, unavailable)
  required init?(coder: NSCoder) { nil }

  var color: UIColor? { didSet { for spoke in spokes { spoke.backgroundColor = color } } }

  /// The width and the height, in points.
  var side: CGFloat = 0 {
    didSet {
      guard side != oldValue else { return }
      bounds.size = CGSize(width: side, height: side)
      place()
    }
  }

  private func place() {
    let (width, length) = (side * 0.11, side * 0.28)
    for (index, spoke) in spokes.enumerated() {
      let angle = 2 * CGFloat.pi * CGFloat(index) / CGFloat(Self.count)
      let radius = (side - length) / 2
      spoke.bounds.size = CGSize(width: width, height: length)
      spoke.layer.cornerRadius = width / 2
      spoke.center = CGPoint(x: side / 2 + radius * sin(angle), y: side / 2 - radius * cos(angle))
      spoke.transform = CGAffineTransform(rotationAngle: angle)
    }
  }

  /// Shows a part of the spokes, from 0 to 1.
  func show(_ part: CGFloat) {
    let part = min(1, max(0, part))
    let fades = UIAccessibility.isReduceMotionEnabled
    let (former, whole) = (shownPart, fades ? part : 1)
    shownPart = fades ? 1 : part
    if alpha != whole { alpha = whole }
    guard shownPart != former else { return }
    // Called at each step of a pull, which changes one spoke, or two.
    let count = CGFloat(Self.count)
    var index = Int(min(former, shownPart) * count)
    let end = min(Self.count, Int(max(former, shownPart) * count) + 1)
    while index < end {
      spokes[index].alpha = min(1, max(0, shownPart * count - CGFloat(index)))
      index += 1
    }
  }

  /// Grows and shrinks again, to say that releasing the content would refresh. Not with Reduce Motion.
  func pulse() {
    guard !UIAccessibility.isReduceMotionEnabled else { return }
    UIView.animate(
      withDuration: 0.1, delay: 0, options: .beginFromCurrentState,
      animations: { [self] in transform = CGAffineTransform(scaleX: 1.12, y: 1.12) },
      completion: { [weak self] _ in
        UIView.animate(withDuration: 0.1) { self?.transform = .identity }
      })
  }
}
