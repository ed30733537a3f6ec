import Tug

/// A footer that loads by itself, with the text of its state. A tap loads, too.
#if canImport(UIKit)
  @objc(MJRefreshAutoStateFooter)
#endif
@preconcurrency @MainActor
open class MJRefreshAutoStateFooter: MJRefreshAutoFooter {
  /// The label of the state.
  #if canImport(UIKit)
    @objc
  #endif
  open dynamic var stateLabel: UILabel? { driver.titles.label(in: self) }

  /// Sets the title of a state.
  @discardableResult
  @nonobjc open func setTitle(_ title: String, for state: MJRefreshState) -> Self {
    driver.titles.set(title, for: state, of: self)
    return self
  }

  /// Points between the text and the spinner. The default is 25.
  #if canImport(UIKit)
    @objc
  #endif
  open dynamic var labelLeftInset: CGFloat = MJRefreshLabelLeftInset { didSet { setNeedsLayout() } }

  /// Whether there is no text while it loads. The default is `false`.
  @nonobjc open var isRefreshingTitleHidden = false {
    didSet { driver.titles.show(state) }
  }

  open override func prepare() {
    super.prepare()
    driver.titles.replacement = { [unowned self] in
      $0 == .refreshing && isRefreshingTitleHidden ? "" : nil
    }
    stateLabel?.isUserInteractionEnabled = true
    stateLabel?.addGestureRecognizer(
      TapRecognizer { [weak self] in
        if self?.state == .idle { self?.beginRefreshing() }
      })
    driver.titles.setDefaults(
      [
        (.idle, MJRefreshAutoFooterIdleText), (.refreshing, MJRefreshAutoFooterRefreshingText),
        (.noMoreData, MJRefreshAutoFooterNoMoreDataText),
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
    guard let label = stateLabel, !label.isHidden, !isRefreshingTitleHidden else { return 0 }
    return label.mj_textWidth()
  }
}
