import Tug

/// A control after content that scrolls sideways. Shows nothing itself.
#if canImport(UIKit)
  @objc(MJRefreshTrailer)
#endif
@preconcurrency @MainActor
open class MJRefreshTrailer: MJRefreshComponent {
  @nonobjc override var kind: Driver.Kind { .trailer }

  #if !canImport(UIKit)
    /// Creates a trailer with the block that refreshes.
    public convenience init(refreshingBlock: @escaping MJRefreshComponentAction) {
      self.init(frame: .zero)
      self.refreshingBlock = refreshingBlock
    }
  #endif

  open override func prepare() {
    super.prepare()
    autoresizingMask = .flexibleHeight
    mj_w = MJRefreshTrailWidth
  }

  /// Sets the height to that of the scroll view, and the width to 60: one of your own belongs after `super`.
  open override func placeSubviews() {
    mj_w = MJRefreshTrailWidth
    super.placeSubviews()
  }

  open override var state: MJRefreshState {
    get { super.state }
    set { if newValue != super.state { super.state = newValue } }
  }

  /// Points by which the trailer stands further out. The default is 0.
  #if canImport(UIKit)
    @objc
  #endif
  open dynamic var ignoredScrollViewContentInsetRight: CGFloat = 0 {
    didSet { driver.ignoredInset = ignoredScrollViewContentInsetRight }
  }
}
