import Foundation

// Large titles and scrolling search bars. Apple publishes no formulas. The model, with its sources:
// - The bar fills the space between its row and the start of the content, from 0 to the height of
//   all its retractable parts, and its safe area changes with it: a label below the bar follows it
//   "when scrolling up" (radar 32683602).
// - When the content is pulled beyond the edge, the bar stretches with it ("navigation bar itself
//   stretches when you pull", jcavar/refresher 38; MJRefresh 1036, 1111), but its safe area doesn't
//   ("when scrolling down, the label is fixed", radar 32683602).
// - An inset counts as content: with an inset at the top, a list at rest below it has its full
//   title, and an inset set during a pull ends the stretch immediately (MJRefresh 1412: "the large
//   title snaps back"; 1134: a refresh that the app begins appears below the title).
// - The bar follows immediately, even if only the inset changes (required by the recursion of
//   MJRefresh 1153, 1265, 1486), before the delegate and the observers are notified of the offset.
// - A motion never ends with half of the title visible.
//
// That is the bar up to iOS 18. What was recorded of iOS 26.1 is in UINavigationController+LargeTitle.swift
// (`UIKitBehavior.largeTitles`).
extension UINavigationController {
  /// Updates the bar for the item and the scroll view of the top controller.
  func updateBar() {
    let items = stack.map(\.navigationItem)
    for item in items { item.onChange = nil }
    items.last?.onChange = { [weak self] in self?.itemChanged() }
    navigationBar.items = items
    layoutBars()
  }

  private func itemChanged() {
    navigationBar.showItem()
    layoutBars()
  }

  func layoutBars() {
    guard isViewLoaded, let top = topViewController else { return }
    let scrollView = top.contentScrollView(for: .top)
    observe(scrollView)
    let parts = parts(for: top, over: scrollView)
    var state =
      top.navigationItem.barState ?? NavigationBarState(parts: parts, shown: parts.initial)
    if state.parts != parts || top.navigationItem.barState == nil {
      state.shown = shown(of: parts, before: top.navigationItem.barState, over: scrollView)
      state.parts = parts
    }
    apply(state, to: top)
  }

  /// The visible height of new parts: everything except a search bar that waits for a pull, if the
  /// content is at its start.
  private func shown(
    of parts: NavigationBarParts, before old: NavigationBarState?, over scrollView: UIScrollView?
  ) -> CGFloat {
    guard let scrollView else { return parts.retractable }
    let isAtStart = scrollView.contentOffset.y <= scrollView.start
    // As recorded, a search bar that hides is visible after a search.
    let isAfterSearch = parts.scrollingSearch > 0 && (old?.parts.pinnedSearch ?? 0) > 0
    let least = isAtStart ? isAfterSearch ? parts.retractable : parts.initial : 0
    return min(parts.retractable, max(least, old?.shown ?? 0))
  }

  private func observe(_ scrollView: UIScrollView?) {
    guard observedScrollView !== scrollView else { return }
    if observedScrollView?.scrollTrackingBar === self {
      observedScrollView?.scrollTrackingBar = nil
    }
    if let old = observedScrollView, old.isRefreshControlInBar {
      returnRefreshControl(to: old)
      old.geometryChanged()
    }
    largeTitleView.removeFromSuperview()
    observedScrollView = scrollView
    scrollView?.scrollTrackingBar = self
  }

  private func apply(_ state: NavigationBarState, to top: UIViewController) {
    let cover = view.safeAreaInsets.top
    var state = state
    state.refresh = placeRefreshControl(state)
    top.navigationItem.barState = state
    navigationBar.state = state
    navigationBar.statusBarHeight = cover
    if navigationBar.isHidden != isNavigationBarHidden {
      navigationBar.isHidden = isNavigationBarHidden
    }
    let frame = CGRect(x: 0, y: cover, width: view.bounds.width, height: state.height)
    if navigationBar.frame != frame { navigationBar.frame = frame }
    top.overlayInsets = UIEdgeInsets(top: state.covered, left: 0, bottom: 0, right: 0)
    placeLargeTitle(state, of: top)
    let isTitleShown = state.parts.isTitleInContent && state.shown > 0
    navigationBar.isOverContent =
      observedScrollView.map { !isTitleShown && $0.contentOffset.y > -$0.adjustedContentInset.top }
      ?? false
  }

  private func parts(
    for controller: UIViewController, over scrollView: UIScrollView?
  ) -> NavigationBarParts {
    guard !isNavigationBarHidden else { return NavigationBarParts() }
    let (item, isCompact) = (controller.navigationItem, view.bounds.isCompactHeight)
    var parts = NavigationBarParts(
      row: isCompact ? NavigationBarParts.compactRow : NavigationBarParts.row)
    if !isCompact, navigationBar.prefersLargeTitles, wantsLargeTitle(controller) {
      parts.largeTitle = NavigationBarParts.largeTitle(
        navigationBar.traitCollection.preferredContentSizeCategory)
      parts.isTitleInContent = host.behavior.largeTitles == .inContent && scrollView != nil
      if isTitleHidden(by: scrollView) { (parts.largeTitle, parts.isTitleInContent) = (0, false) }
    }
    guard let search = item.searchController else { return parts }
    parts.freeSearch = freeSearch(of: item)
    if parts.freeSearch == .docked {
      if search.isActive, search.hidesNavigationBarDuringPresentation {
        parts = NavigationBarParts(freeSearch: .docked)
      }
    } else if parts.freeSearch == .inRow {
      return parts
    } else if search.isActive {
      if search.hidesNavigationBarDuringPresentation { parts = NavigationBarParts() }
      parts.pinnedSearch = NavigationBarParts.search
    } else if item.hidesSearchBarWhenScrolling, scrollView != nil {
      parts.scrollingSearch = NavigationBarParts.search
    } else {
      parts.pinnedSearch = NavigationBarParts.search
    }
    return parts
  }

  private func isTitleHidden(by scrollView: UIScrollView?) -> Bool {
    host.behavior.insetsHideLargeTitles && host.behavior.largeTitles == .inContent
      && (scrollView?.contentInset.top ?? 0) > 0
  }

  private func freeSearch(of item: UINavigationItem) -> FreeSearch {
    switch item.preferredSearchBarPlacement {
    case .stacked: return .none
    case .inline: return .inRow
    case .automatic where !host.behavior.docksSearchBars: return .none
    case .automatic: return tabBarController == nil ? .docked : .none
    case .integrated, .integratedCentered, .integratedButton:
      return tabBarController == nil ? .docked : .inRow
    }
  }

  /// Whether a controller has a large title. The automatic mode inherits from the item below.
  private func wantsLargeTitle(_ controller: UIViewController) -> Bool {
    for other in stack[...(stack.firstIndex(of: controller) ?? 0)].reversed() {
      switch other.navigationItem.largeTitleDisplayMode {
      case .always: return true
      case .never: return false
      case .automatic: continue
      }
    }
    return true
  }
}

// MARK: - Scrolling content

extension UINavigationController: ScrollTrackingBar {
  func contentDidMove(in scrollView: UIScrollView) {
    guard scrollView === observedScrollView, scrollView.window != nil,
      let top = topViewController, let former = top.navigationItem.barState
    else { return }
    if host.behavior.insetsHideLargeTitles, parts(for: top, over: scrollView) != former.parts {
      layoutBars()
    }
    guard var state = top.navigationItem.barState else { return }
    let (room, old) = (room(at: scrollView.contentOffset.y, in: scrollView, state), state)
    state.shown = min(max(0, room), state.parts.retractable)
    state.stretch = state.parts.stretches ? max(0, room - state.parts.retractable) : 0
    if scrollView.contentOffset.y != scrollView.start { state.hasScrolled = true }
    // A bar that follows the content point by point doesn't move the content.
    let isJump =
      state.parts.isTitleInContent && old.shownSearch == state.shownSearch
      || state.parts.isWhole(old.shown) && state.parts.isWhole(state.shown)
    let covers = old.coveredRetractable != state.coveredRetractable
    scrollView.isFollowedByBar =
      !isJump || covers && !host.behavior.keepsDistanceToSafeArea
    apply(state, to: top)
    scrollView.isFollowedByBar = false
  }

  func expansion(above scrollView: UIScrollView) -> BarExpansion {
    guard scrollView === observedScrollView, scrollView.window != nil,
      let state = topViewController?.navigationItem.barState
    else { return BarExpansion(atRest: 0, maximum: 0) }
    let covered = state.coveredRetractable
    return BarExpansion(
      atRest: state.parts.initial - covered, maximum: state.parts.retractable - covered)
  }

  func settledOffset(_ y: CGFloat, in scrollView: UIScrollView) -> CGFloat {
    guard scrollView === observedScrollView, let state = topViewController?.navigationItem.barState
    else { return y }
    let room = room(at: y, in: scrollView, state)
    return y + room - state.parts.settled(room)
  }

  /// The distance from the bar's minimum height to the start of the content, including its inset,
  /// in points.
  private func room(
    at y: CGFloat, in scrollView: UIScrollView, _ state: NavigationBarState
  ) -> CGFloat {
    let extra = topViewController?.additionalSafeAreaInsets.top ?? 0
    // An app that manages all insets itself includes the bar in them.
    let inset =
      scrollView.contentInsetAdjustmentBehavior == .never ? 0 : scrollView.contentInset.top
    let room =
      -y - inset - extra - view.safeAreaInsets.top - state.parts.minimumHeight
      - scrollView.heldRefreshInset
    // Offsets are whole pixels; insets may not be.
    return scrollView.rounded(CGPoint(x: 0, y: room)).y
  }
}

extension UIScrollView {
  /// The offset of content at its start, in whole pixels.
  fileprivate var start: CGFloat { rounded(CGPoint(x: 0, y: -adjustedContentInset.top)).y }
}

extension CGRect {
  /// Whether the size is that of a phone in landscape.
  package var isCompactHeight: Bool { width > height && height < 450 }
}
