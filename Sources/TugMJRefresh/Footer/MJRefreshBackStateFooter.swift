import Tug

/// A footer that is pulled up, with the text of its state.
#if canImport(UIKit)
  @objc(MJRefreshBackStateFooter)
#endif
@preconcurrency @MainActor
open class MJRefreshBackStateFooter: MJRefreshBackFooter {
  /// The label of the state.
  #if canImport(UIKit)
    @objc
  #endif
  open dynamic var stateLabel: UILabel? { driver.titles.label(in: self) }

  /// Points between the text and what stands before it. The default is 25.
  #if canImport(UIKit)
    @objc
  #endif
  open dynamic var labelLeftInset: CGFloat = MJRefreshLabelLeftInset { didSet { setNeedsLayout() } }

  /// Sets the title of a state.
  @discardableResult
  @nonobjc open func setTitle(_ title: String, for state: MJRefreshState) -> Self {
    driver.titles.set(title, for: state, of: self)
    return self
  }

  /// The title of a state; empty without one.
  #if canImport(UIKit)
    @objc(titleForState:)
  #endif
  open dynamic func title(for state: MJRefreshState) -> String {
    driver.titles.title(for: state) ?? ""
  }

  open override func prepare() {
    super.prepare()
    driver.titles.setDefaults(
      [
        (.idle, MJRefreshBackFooterIdleText), (.pulling, MJRefreshBackFooterPullingText),
        (.refreshing, MJRefreshBackFooterRefreshingText),
        (.noMoreData, MJRefreshBackFooterNoMoreDataText),
      ], of: self)
  }

  open override func placeSubviews() {
    super.placeSubviews()
    if let label = stateLabel, label.hasNoConstraints { label.frame = bounds }
  }

  open override var state: MJRefreshState {
    get { super.state }
    set {
      guard newValue != super.state else { return }
      super.state = newValue
      driver.titles.show(newValue)
    }
  }

  /// The width of the text that shows; 0 without one.
  @nonobjc final var textWidth: CGFloat {
    guard let label = stateLabel, !label.isHidden else { return 0 }
    return label.mj_textWidth()
  }
}
