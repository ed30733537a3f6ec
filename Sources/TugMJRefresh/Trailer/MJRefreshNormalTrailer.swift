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
    guard arrow.hasNoConstraints else { return }
    arrow.bounds.size = arrow.image?.size ?? .zero
    let inset = stateLabel?.isHidden == false ? (stateLabel?.mj_w ?? 0) / 2 + 5 : 0
    arrow.center = CGPoint(x: mj_w * 0.5 - inset - arrow.bounds.width / 2, y: mj_h * 0.5)
  }

  open override var state: MJRefreshState {
    get { super.state }
    set {
      guard newValue != super.state else { return }
      super.state = newValue
      let isTurned = newValue == .pulling || newValue == .refreshing
      UIView.animate(withDuration: fastAnimationDuration) { [arrow] in
        arrow.transform = isTurned ? CGAffineTransform(rotationAngle: .pi - 0.000001) : .identity
      }
    }
  }
}
