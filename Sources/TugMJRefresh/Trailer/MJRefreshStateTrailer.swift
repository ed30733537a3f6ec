import Tug

/// A trailer with the text of its state, one character above the other.
#if canImport(UIKit)
  @objc(MJRefreshStateTrailer)
#endif
@preconcurrency @MainActor
open class MJRefreshStateTrailer: MJRefreshTrailer {
  /// The label of the state.
  #if canImport(UIKit)
    @objc
  #endif
  open dynamic var stateLabel: UILabel? { driver.titles.label(in: self) }

  /// Sets the title of a state. That of `.pulling` shows while it refreshes, too.
  @discardableResult
  @nonobjc open func setTitle(_ title: String, for state: MJRefreshState) -> Self {
    driver.titles.set(title, for: state, of: self)
    if state == .pulling { driver.titles.set(title, for: .refreshing, of: self) }
    return self
  }

  open override func prepare() {
    super.prepare()
    stateLabel?.numberOfLines = 0
    driver.titles.setDefaults(
      [
        (.idle, MJRefreshTrailerIdleText), (.pulling, MJRefreshTrailerPullingText),
        (.refreshing, MJRefreshTrailerPullingText),
      ], of: self)
  }

  open override func placeSubviews() {
    super.placeSubviews()
    guard let label = stateLabel, !label.isHidden, label.hasNoConstraints else { return }
    let width = label.font.pointSize
    let text = label.sizeThatFits(CGSize(width: width, height: .greatestFiniteMagnitude))
    label.frame = CGRect(
      x: (mj_w - width) / 2, y: (mj_h - min(text.height, mj_h)) / 2, width: width,
      height: min(text.height, mj_h))
  }

  open override var state: MJRefreshState {
    get { super.state }
    set {
      guard newValue != super.state else { return }
      super.state = newValue
      driver.titles.show(newValue)
    }
  }
}
