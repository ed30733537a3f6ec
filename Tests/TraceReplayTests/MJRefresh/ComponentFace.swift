import HeadlessDriver
import TraceReplay
import TugTrace

@testable import TugMJRefresh

/// Plays traces of MJRefresh through the classes with its names.
@MainActor
final class ComponentFace: TracedFace {
  private let component: MJRefreshComponent

  init(_ config: TraceControlConfig, fired: @escaping @MainActor () -> Void) {
    let isNormal = config.subclass == .normal
    component =
      switch config.kind {
      case .header: isNormal ? MJRefreshNormalHeader() : MJRefreshHeader()
      case .autoFooter: isNormal ? MJRefreshAutoNormalFooter() : MJRefreshAutoFooter()
      case .backFooter: isNormal ? MJRefreshBackNormalFooter() : MJRefreshBackFooter()
      default: isNormal ? MJRefreshNormalTrailer() : MJRefreshTrailer()
      }
    component.refreshingBlock = { fired() }
  }

  var refresher: Refresher { component.driver.refresher! }

  func attach(to scrollView: UIScrollView) { component.link(to: scrollView) }

  func remove() {
    switch component {
    case is MJRefreshHeader: component.scrollView?.mj_header = nil
    case is MJRefreshFooter: component.scrollView?.mj_footer = nil
    default: component.scrollView?.mj_trailer = nil
    }
  }

  func begin() { component.beginRefreshing() }

  // The player waits for the next turn itself.
  func end(noMoreData: Bool) { component.state = noMoreData ? .noMoreData : .idle }
  func resetNoMoreData() { component.state = .idle }

  func tap() { (component as? MJRefreshAutoStateFooter)?.stateLabel?.recognizeTap() }

  func set(_ option: TraceOption) {
    switch option {
    case .flag(.automaticallyRefresh, let value):
      (component as? MJRefreshAutoFooter)?.isAutomaticallyRefresh = value
    case .flag(.automaticallyChangeAlpha, let value): component.isAutomaticallyChangeAlpha = value
    case .flag(.animationDisabled, true): component.setAnimationDisabled()
    case .flag(.paging, let value): component.scrollView?.isPagingEnabled = value
    case .number(.triggerPercent, let value):
      (component as? MJRefreshAutoFooter)?.triggerAutomaticallyRefreshPercent = CGFloat(value)
    case .number(.ignoredTop, let value):
      (component as? MJRefreshHeader)?.ignoredScrollViewContentInsetTop = CGFloat(value)
    case .number(.ignoredBottom, let value):
      (component as? MJRefreshFooter)?.ignoredScrollViewContentInsetBottom = CGFloat(value)
    case .number(.ignoredRight, let value):
      (component as? MJRefreshTrailer)?.ignoredScrollViewContentInsetRight = CGFloat(value)
    case .count(.autoTriggerTimes, let count):
      (component as? MJRefreshAutoFooter)?.autoTriggerTimes = count
    default: break
    }
  }

  var isHidden: Bool {
    get { component.isHidden }
    set { component.isHidden = newValue }
  }

  var isEnabled: Bool {
    get { component.isUserInteractionEnabled }
    set { component.isUserInteractionEnabled = newValue }
  }

  var length: CGFloat {
    get { component.driver.extent }
    set {
      if component is MJRefreshTrailer {
        component.mj_w = newValue
      } else {
        component.mj_h = newValue
      }
    }
  }

  var stateName: String { MJRefreshState.words[component.state.rawValue] ?? "" }
  var pullingPercent: Double { Double(component.pullingPercent) }
  var frame: CGRect { component.frame }
}

extension MJRefreshState {
  fileprivate static let words = [
    1: "idle", 2: "pulling", 3: "refreshing", 4: "willRefresh", 5: "noMore",
  ]
}
