import Tug

/// A control below the content: the common part of those that load by themselves and those that are pulled.
#if canImport(UIKit)
  @objc(MJRefreshFooter)
#endif
@preconcurrency @MainActor
open class MJRefreshFooter: MJRefreshComponent {
  #if !canImport(UIKit)
    /// Creates a footer with the block that loads.
    public convenience init(refreshingBlock: @escaping MJRefreshComponentAction) {
      self.init(frame: .zero)
      self.refreshingBlock = refreshingBlock
    }
  #endif

  open override func prepare() {
    super.prepare()
    mj_h = MJRefreshFooterHeight
  }

  /// Ends the run, and says that there is nothing more, in the next turn of the main queue.
  #if canImport(UIKit)
    @objc
  #endif
  open dynamic func endRefreshingWithNoMoreData() { driver.later { $0.state = .noMoreData } }

  /// The former name of `endRefreshingWithNoMoreData()`.
  @available(*, deprecated, renamed: "endRefreshingWithNoMoreData")
  #if canImport(UIKit)
    @objc
  #endif
  open dynamic func noticeNoMoreData() { endRefreshingWithNoMoreData() }

  /// Makes it load again, in the next turn of the main queue. Ends a run, too.
  #if canImport(UIKit)
    @objc
  #endif
  open dynamic func resetNoMoreData() { driver.later { $0.state = .idle } }

  /// Points by which the footer stands further down. The default is 0.
  #if canImport(UIKit)
    @objc
  #endif
  open dynamic var ignoredScrollViewContentInsetBottom: CGFloat = 0 {
    didSet { driver.ignoredInset = ignoredScrollViewContentInsetBottom }
  }

  /// Has no effect, as in MJRefresh.
  @available(*, deprecated, message: "Hide the footer of an empty list")
  open var isAutomaticallyHidden: Bool {
    get { hidesByItself }
    set { hidesByItself = newValue }
  }
  @nonobjc private var hidesByItself = false
}

/// A footer that is pulled up. Shows nothing itself.
#if canImport(UIKit)
  @objc(MJRefreshBackFooter)
#endif
@preconcurrency @MainActor
open class MJRefreshBackFooter: MJRefreshFooter {
  @nonobjc override var kind: Driver.Kind { .backFooter }

  open override var state: MJRefreshState {
    get { super.state }
    set { if newValue != super.state { super.state = newValue } }
  }
}
