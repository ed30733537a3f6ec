import Foundation
import Tug

/// A control above the content, which a pull refreshes. Shows nothing itself.
#if canImport(UIKit)
  @objc(MJRefreshHeader)
#endif
@preconcurrency @MainActor
open class MJRefreshHeader: MJRefreshComponent {
  @nonobjc override var kind: Driver.Kind { .header }

  #if !canImport(UIKit)
    /// Creates a header with the block that refreshes.
    public convenience init(refreshingBlock: @escaping MJRefreshComponentAction) {
      self.init(frame: .zero)
      self.refreshingBlock = refreshingBlock
    }
  #endif

  open override func prepare() {
    super.prepare()
    lastUpdatedTimeKey = MJRefreshHeaderLastUpdatedTimeKey
    mj_h = MJRefreshHeaderHeight
  }

  open override func placeSubviews() {
    super.placeSubviews()
    if driver.refresher?.edge == nil { mj_y = -mj_h - ignoredScrollViewContentInsetTop }
  }

  open override var state: MJRefreshState {
    get { super.state }
    set { if newValue != super.state { super.state = newValue } }
  }

  /// The key of the time in user defaults. Headers of the same key share it.
  #if canImport(UIKit)
    @objc
  #endif
  open dynamic var lastUpdatedTimeKey: String = MJRefreshHeaderLastUpdatedTimeKey {
    didSet { driver.refresher?.lastUpdatedKey = lastUpdatedTimeKey }
  }

  /// The time of the last refresh; `nil` if there was none.
  #if canImport(UIKit)
    @objc
  #endif
  open dynamic var lastUpdatedTime: Date? { driver.refresher?.lastUpdated }

  /// Points by which the header stands further up. Distances stay the same. The default is 0.
  #if canImport(UIKit)
    @objc
  #endif
  open dynamic var ignoredScrollViewContentInsetTop: CGFloat = 0 {
    didSet { driver.ignoredInset = ignoredScrollViewContentInsetTop }
  }

  /// Has no effect: there is nothing to work around.
  #if canImport(UIKit)
    @objc
  #endif
  open dynamic var isCollectionViewAnimationBug = false
}
