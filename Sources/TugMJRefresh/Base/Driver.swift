import Foundation
import Tug

/// Connects a component with a control of Tug's. The engine decides; the driver tells it what the app wants, and tells
/// the component what has happened, in MJRefresh's order.
@MainActor
final class Driver {
  enum Kind {
    /// A base class that is no control.
    case none
    case header, autoFooter, backFooter, trailer

    var edge: Refresher.Edge {
      switch self {
      case .none, .header: .top
      case .autoFooter, .backFooter: .bottom
      case .trailer: .trailing
      }
    }
  }

  private unowned let component: MJRefreshComponent
  let kind: Kind
  let refresher: Refresher?
  private let slot = Slot()
  let titles = StateTitles()
  private(set) weak var scrollView: UIScrollView?
  private var observer: HookObserver?
  /// Key-value observation has no former state for Swift.
  var panState = 0
  /// The state that the component shows. It has no case while the component is made.
  private(set) var state = MJRefreshState(rawValue: 0) ?? .idle
  /// Whether the component is told a state, which asks the engine for nothing.
  private var isTelling = false
  /// What the engine has answered to the state that the app asks for; `nil` while it isn't asked.
  private var answer: MJRefreshState?
  private var isAsking = false
  /// Whether a run begins once there is a scroll view.
  private var beginsOnAttachment = false
  /// The runs whose callback is still to come.
  private var owedCallbacks: [Int] = []
  /// Whether the end of the current run is still to be told.
  private var owesEnd = false
  private var runs = 0
  /// Whether the control leaves its scroll view, which ends its run, but not the component's.
  private var isLeaving = false
  /// Whether the control goes on with the component's run in another scroll view.
  private var isResuming = false
  /// The ignored inset with which the component was placed.
  private var placedIgnoredInset: CGFloat = 0
  /// The offset at which the component was told how far it is pulled.
  private var toldOffset: CGPoint?
  var fades = false
  #if canImport(UIKit)
    var action: Selector?
  #endif
  var beginWaiters: [CheckedContinuation<Void, Never>] = []
  var endWaiters: [CheckedContinuation<Void, Never>] = []
  var isHiddenByApp = false { didSet { if isHiddenByApp != oldValue { hiddenChanged() } } }

  /// In seconds.
  static let durations = (fast: 0.25, slow: 0.4)

  init(_ component: MJRefreshComponent) {
    self.component = component
    kind = component.kind
    let style = RefreshStyle.custom { [slot] in slot }
    let box = WeakDriver()
    refresher =
      switch kind {
      case .none: nil
      case .header: .pull(style, callback: { _ in box.driver?.callBack() })
      case .autoFooter: .auto(style, callback: { _ in box.driver?.callBack() })
      case .backFooter, .trailer: .pullToLoad(style, callback: { _ in box.driver?.callBack() })
      }
    box.driver = self
    slot.driver = self
    prepare()
  }

  private final class WeakDriver {
    weak var driver: Driver?
  }

  private func prepare() {
    guard let refresher else { return }
    refresher.owner = self
    refresher.isResetByRefresh = false
    refresher.feedback = nil
    refresher.showsWhenEmpty = true
    refresher.endsLoadWhenHidden = kind == .autoFooter
    refresher.trigger.pull?.rearmsWhileDragging = true
    refresher.failureDuration = 0
    refresher.onWillEnd = { [weak self] in self?.runCloses() }
    refresher.onDidEnd = { [weak self] in self?.runClosed() }
    durationsChanged()
  }

  func durationsChanged() {
    refresher?.openingDuration = component.fastAnimationDuration
    refresher?.closingDuration = component.slowAnimationDuration
  }

  // MARK: State

  /// Takes a state that is assigned: by the engine, or by the app, which asks the engine for it.
  func assign(_ new: MJRefreshState) {
    if isTelling || refresher == nil || state.rawValue == 0 {
      state = new
      return component.setNeedsLayout()
    }
    ask(for: new)
    component.setNeedsLayout()
  }

  private func ask(for new: MJRefreshState) {
    guard let refresher, refresher.edge != nil else {
      let former = state
      beginsOnAttachment = new == .refreshing || new == .willRefresh
      state = new == .refreshing ? .willRefresh : new
      if former == .refreshing { runEndedAway() }
      return
    }
    (isAsking, answer) = (true, nil)
    request(new, of: refresher)
    isAsking = false
    // Subclasses go on with the state that was assigned. Another one comes after it.
    if let answer, answer != new {
      later { $0.driver.tell(answer) }
    } else if answer == nil {
      state = new == .pulling || new == .willRefresh ? new : MJRefreshState(refresher.state)
    }
  }

  private func request(_ new: MJRefreshState, of refresher: Refresher) {
    switch new {
    case .idle:
      if refresher.isRefreshing { return refresher.endRefreshing() }
      refresher.disarm()
      refresher.resetNoMoreData()
    case .refreshing, .willRefresh:
      if refresher.state == .noMoreData { refresher.resetNoMoreData() }
      refresher.beginRefreshing()
    case .noMoreData: refresher.endRefreshing(.noMoreData)
    default: break
    }
  }

  private func tell(_ new: MJRefreshState) {
    guard new != state else { return }
    isTelling = true
    component.state = new
    isTelling = false
  }

  /// Content that is back at its edge leaves the last percentage, until a run has closed. Only a scroll changes it.
  func progressed(to progress: CGFloat) {
    let offset = scrollView?.contentOffset
    guard offset != toldOffset else { return }
    toldOffset = offset
    if progress > 0 { component.pullingPercent = progress }
  }

  // MARK: Runs

  /// Calls back for the current run, unless it has been. An automatic footer does before it shows that it loads.
  func callBack() { callBack(for: runs) }

  private func callBack(for run: Int) {
    guard let place = owedCallbacks.firstIndex(of: run) else { return }
    owedCallbacks.remove(at: place)
    component.executeRefreshingCallback()
    resumeAll(\.beginWaiters)
  }

  private func runBegins() {
    guard !isResuming else { return }
    runs += 1
    owedCallbacks.append(runs)
    (owesEnd, toldOffset) = (true, nil)
    // It stays 1: an automatic footer isn't pulled.
    if kind == .autoFooter { component.pullingPercent = 1 } else { awaitOpening() }
  }

  /// A run that ends, or whose control leaves, before it has opened calls back when it would have been open.
  private func awaitOpening() {
    let run = runs
    slot.animate(for: component.fastAnimationDuration) { [weak self] in
      guard let self else { return }
      if run != runs || refresher?.isRefreshing == false { callBack(for: run) }
    }
  }

  private func runCloses() {
    guard kind != .autoFooter, !isLeaving else { return }
    component.endRefreshingAnimationBeginAction?()
    if fades { component.alpha = 0 }
  }

  /// Tells of the end of a run, unless it has. An automatic footer does before it shows that it's idle.
  func runClosed() {
    guard owesEnd, !isLeaving else { return }
    (owesEnd, toldOffset) = (false, nil)
    if kind != .autoFooter { component.pullingPercent = refresher?.progress ?? 0 }
    component.endRefreshingCompletionBlock?()
    resumeAll(\.endWaiters)
  }

  /// A component without a list has nothing to close.
  private func runEndedAway() {
    runCloses()
    runClosed()
  }

  func resume(
    _ waiters: ReferenceWritableKeyPath<Driver, [CheckedContinuation<Void, Never>]>,
    _ continuation: CheckedContinuation<Void, Never>
  ) {
    self[keyPath: waiters].append(continuation)
    // Nothing that would ever call back.
    later { component in
      let refreshes = component.isRefreshing || component.driver.refresher?.heldInset != 0
      if !refreshes { component.driver.resumeAll(waiters) }
    }
  }

  private func resumeAll(
    _ waiters: ReferenceWritableKeyPath<Driver, [CheckedContinuation<Void, Never>]>
  ) {
    let waiting = self[keyPath: waiters]
    self[keyPath: waiters] = []
    for continuation in waiting { continuation.resume() }
  }

  /// In the next turn of the main queue, from any thread.
  func later(_ call: @escaping @MainActor (MJRefreshComponent) -> Void) {
    MainQueue.add { [weak component] in component.map(call) }
  }

  // MARK: Attachment

  func willMove(to new: UIView?) {
    guard new !== scrollView || component.superview == nil else { return }
    observer = nil
    detach()
    guard let new = new as? UIScrollView else { return }
    scrollView = new
    component.frame.size.width = kind == .trailer ? component.frame.width : new.bounds.width
  }

  private func detach() {
    guard let refresher, let tug = scrollView?.tug, tug[kind.edge] === refresher else { return }
    isLeaving = state == .refreshing
    tug[kind.edge] = nil
    isLeaving = false
  }

  func didMove() {
    guard let scrollView, component.superview === scrollView else { return }
    if let refresher { scrollView.tug[kind.edge] = refresher }
    guard component.superview === scrollView else { return }
    observer = HookObserver(component, scrollView)
    guard let refresher else { return }
    if kind == .backFooter {
      component.scrollViewContentSizeDidChange(nil)
    } else {
      contentResized()
    }
    if beginsOnAttachment {
      beginsOnAttachment = false
      refresher.beginRefreshing()
    } else if state == .refreshing {
      resume(refresher)
    } else if state == .noMoreData {
      refresher.endRefreshing(.noMoreData)
      tell(MJRefreshState(refresher.state))
    }
  }

  /// Shows the component's run in the scroll view that it has come to.
  private func resume(_ refresher: Refresher) {
    isResuming = true
    refresher.beginRefreshing(reveal: .ifAtEdge)
    guard !refresher.isRefreshing else { return }
    isResuming = false
    tell(.idle)
    runEndedAway()
  }

  // MARK: Place

  var originalInset: UIEdgeInsets {
    guard let scrollView else { return .zero }
    let (adjusted, all, own) = (
      scrollView.adjustedContentInset, scrollView.contentInset, scrollView.tug.contentInset
    )
    return UIEdgeInsets(
      top: adjusted.top - all.top + own.top, left: adjusted.left - all.left + own.left,
      bottom: adjusted.bottom - all.bottom + own.bottom,
      right: adjusted.right - all.right + own.right)
  }

  /// The length along the scroll direction.
  var extent: CGFloat { kind == .trailer ? component.bounds.width : component.bounds.height }

  func sizeChanged() {
    slot.extent = extent
    refresher?.invalidateExtent()
  }

  var ignoredInset: CGFloat {
    get { refresher?.ignoredInset ?? 0 }
    set { refresher?.ignoredInset = newValue }
  }

  /// A header moves with its ignored inset at once, a footer with the next size of the content.
  func contentResized() {
    placedIgnoredInset = ignoredInset
    place()
  }

  /// Puts the component where Tug's control stands.
  func place() {
    guard let refresher, component.superview === scrollView else { return }
    guard refresher.edge != nil else { return giveWay() }
    // As in MJRefresh, a header is placed by its layout, for which it has to be in a window.
    guard kind != .header || component.window != nil else { return }
    let (target, size) = (refresher.view.frame, component.bounds.size)
    let isFooter = kind == .autoFooter || kind == .backFooter
    let late = isFooter ? placedIgnoredInset - ignoredInset : 0
    let frame =
      kind == .trailer
      ? CGRect(x: target.minX, y: target.minY, width: size.width, height: target.height)
      : CGRect(x: target.minX, y: target.minY + late, width: target.width, height: size.height)
    if component.frame != frame { component.frame = frame }
  }

  private func hiddenChanged() {
    refresher?.isHidden = isHiddenByApp
    component.setHidden(isHiddenByApp)
    // "No more" ends with it.
    if isHiddenByApp, kind == .autoFooter, state == .noMoreData { component.state = .idle }
  }

  var isRightToLeft: Bool {
    (scrollView ?? component).effectiveUserInterfaceLayoutDirection == .rightToLeft
  }

  func flipViews() {
    guard let list = scrollView as? UICollectionView,
      list.collectionViewLayout.flipsHorizontallyInOppositeLayoutDirection
    else { return }
    let views =
      component.flipsHorizontallyInOppositeLayoutDirectionViews + component.additionalFlipsViews
    for view in views {
      let transform = view.transform
      // A turn alone doesn't mirror, and stays as it is.
      let wasFlipped = transform.a * transform.d < transform.b * transform.c
      if wasFlipped != isRightToLeft { view.transform = transform.scaledBy(x: -1, y: 1) }
    }
  }
}

extension Driver: RefresherOwner {
  func refresherChanged(from former: RefreshState, to state: RefreshState) {
    if isLeaving || isResuming && state == .willRefresh { return }
    let new = MJRefreshState(state)
    if state == .refreshing { runBegins() }
    isResuming = false
    guard isAsking else { return tell(new) }
    self.state = new
    answer = new
  }

  /// MJRefresh's controls know nothing of each other.
  var runsBesideOthers: Bool { true }

  func refresherLeftWindow() { giveWay() }

  /// Goes, if a control of Tug's has taken the place at the edge, or the app has removed the component's own.
  private func giveWay() {
    guard observer != nil, let scrollView, refresher?.edge == nil else { return }
    scrollView.forget(component)
    component.removeFromSuperview()
  }

  func refresherMoved(isPresent: Bool) {
    component.setHidden(isHiddenByApp || !isPresent)
    place()
  }
}

extension MJRefreshState {
  init(_ state: RefreshState) {
    self =
      switch state {
      case .idle, .failed, .succeeded: .idle
      case .pulling, .pullingFurther: .pulling
      case .willRefresh: .willRefresh
      case .refreshing: .refreshing
      case .noMoreData: .noMoreData
      }
  }
}
