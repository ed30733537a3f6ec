import Tug

/// A footer that loads by itself when it comes into view. Shows nothing itself.
#if canImport(UIKit)
  @objc(MJRefreshAutoFooter)
#endif
@preconcurrency @MainActor
open class MJRefreshAutoFooter: MJRefreshFooter {
  @nonobjc override var kind: Driver.Kind { .autoFooter }

  /// Whether it loads by itself. The default is `true`; otherwise only a tap and `beginRefreshing()` load.
  @nonobjc open var isAutomaticallyRefresh = true {
    didSet { driver.refresher?.trigger.auto?.causes = isAutomaticallyRefresh ? .all : [] }
  }

  /// The part of the footer that has to show: 1, the default, for all of it, less than 0 before it is reached.
  #if canImport(UIKit)
    @objc
  #endif
  open dynamic var triggerAutomaticallyRefreshPercent: CGFloat = 1 {
    didSet {
      driver.refresher?.trigger.auto?.distance = .percent(triggerAutomaticallyRefreshPercent)
    }
  }

  /// The most that one drag may load. The default is 1; -1 is no limit.
  #if canImport(UIKit)
    @objc
  #endif
  open dynamic var autoTriggerTimes: Int = 1 {
    didSet {
      driver.refresher?.trigger.auto?.maximumTriggersPerDrag =
        autoTriggerTimes < 0 ? nil : autoTriggerTimes
    }
  }

  /// The end of a drag at the very end of the content loads, also where scrolling doesn't.
  open override func scrollViewPanStateDidChange(_ change: [AnyHashable: Any]?) {
    super.scrollViewPanStateDidChange(change)
    guard !isAutomaticallyRefresh, state == .idle, let scrollView,
      scrollView.panGestureRecognizer.state == .ended
    else { return }
    let (inset, offset) = (scrollView.adjustedContentInset, scrollView.contentOffset.y)
    let isShort = inset.top + scrollView.contentSize.height <= scrollView.bounds.height
    let last = scrollView.contentSize.height + inset.bottom - scrollView.bounds.height
    if offset >= (isShort ? -inset.top : last) { beginRefreshing() }
  }

  open override var state: MJRefreshState {
    get { super.state }
    set {
      let former = super.state
      guard newValue != former else { return }
      super.state = newValue
      // Before a subclass shows it.
      if newValue == .refreshing { driver.callBack() }
      if former == .refreshing { driver.runClosed() }
    }
  }
}
