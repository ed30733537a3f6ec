import Tug

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
