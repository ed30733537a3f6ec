import Tug

/// A trailer with an arrow.
#if canImport(UIKit)
  @objc(MJRefreshNormalTrailer)
#endif
@preconcurrency @MainActor
open class MJRefreshNormalTrailer: MJRefreshStateTrailer {
  @nonobjc private lazy var arrow = {
    let arrow = UIImageView(image: Bundle.mj_trailArrowImage())
    addSubview(arrow)
    return arrow
  }()
  @nonobjc private var isMirrored = false

  /// The arrow.
  #if canImport(UIKit)
    @objc
  #endif
  open dynamic var arrowView: UIImageView? { arrow }

  open override func prepare() {
    super.prepare()
    _ = arrow
  }

  open override func placeSubviews() {
    super.placeSubviews()
    arrow.tintColor = stateLabel?.textColor
    if driver.isRightToLeft != isMirrored {
      isMirrored.toggle()
      turn()
    }
    guard arrow.hasNoConstraints else { return }
    arrow.bounds.size = arrow.image?.size ?? .zero
    let inset = stateLabel?.isHidden == false ? (stateLabel?.mj_w ?? 0) / 2 + 5 : 0
    arrow.center = place(before: inset + arrow.bounds.width / 2)
  }

  /// The picture points to the left: at rest to the content, unless it is mirrored.
  private func turn() {
    let isOut = state == .pulling || state == .refreshing
    arrow.transform =
      isOut == isMirrored ? .identity : CGAffineTransform(rotationAngle: .pi - 0.000001)
  }

  open override var state: MJRefreshState {
    get { super.state }
    set {
      guard newValue != super.state else { return }
      super.state = newValue
      UIView.animate(withDuration: fastAnimationDuration) { [self] in turn() }
    }
  }
}
