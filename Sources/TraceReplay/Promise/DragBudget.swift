import HeadlessUIKit
import Tug

/// How often a drag has started one control, and whether it may.
@MainActor
struct DragBudget {
  static let promise = "a drag starts a control no more often than it may"

  /// Of an automatic control, taken up with the drag; `nil` is without limit.
  private var limit: Int?
  private var fires = 0
  private var begins: Int
  private var counts = false
  /// Of a control that is pulled: it has run, and is still pulled out as far as then.
  private var mustBePushedBack = false
  private var wasOpen = false
  /// A control may have taken another place in this event, or another control its place.
  private var isMoved = false
  /// The layout turned around in this drag: what was pulled out at one side is not at the other.
  private var hasTurned = false
  private var madeSense = true

  init(_ control: TracedControl, hasStart: Bool) {
    limit = hasStart ? nil : control.refresher.firesPerDrag
    begins = control.watch?.begins ?? 0
  }

  /// The event is about to come.
  mutating func expect(_ event: TraceEvent, on control: TracedControl, _ player: TracePlayer) {
    begins = control.watch?.begins ?? 0
    wasOpen = control.refresher.isOpen
    counts = false
    isMoved = false
    madeSense = player.scrollView.makesSense
    let isFinger = player.recorded.isDragging
    switch event {
    case .offset(_, _, let isDragging, _):
      counts = isDragging ?? isFinger
      if !counts { mustBePushedBack = false }
    case .setOffset:
      counts = isFinger
      if !counts { mustBePushedBack = false }
    case .pan(.began, _):
      (mustBePushedBack, hasTurned) = (false, false)
      if control.refresher.isEnabled, !control.refresher.isHidden { renew(control) }
    case .pan(.ended, _):
      // Whatever comes after it is another drag.
      (counts, mustBePushedBack) = (true, false)
    case .attach, .replace, .remove, .on(_, .attach), .on(_, .replace), .on(_, .remove):
      // It may be this one's. A new place counts anew, and what was open at the old one is not new.
      (mustBePushedBack, wasOpen, isMoved) = (false, false, true)
      fires = 0
    case .rightToLeft: hasTurned = true
    default: break
    }
    // What starts in this event was asked for before.
    if control.refresher.state == .willRefresh { counts = false }
  }

  private mutating func renew(_ control: TracedControl) {
    limit = control.refresher.firesPerDrag
    fires = 0
  }

  /// Whoever stands there now has as many as it says, or goes on with what it had.
  private mutating func loosen(_ control: TracedControl) {
    let (old, new) = (limit, control.refresher.firesPerDrag)
    limit = old.flatMap { old in new.map { max(old, $0) } }
  }

  /// The event has come.
  mutating func isExceeded(by control: TracedControl, _ player: TracePlayer) -> Bool {
    if isMoved { loosen(control) }
    if control.kind.isAutomatic {
      if counts { fires += (control.watch?.begins ?? 0) - begins }
      counts = false
      return limit.map { fires > $0 } ?? false
    }
    // Where the layout makes no sense nobody knows what is pulled out.
    guard control.isSeated, control.refresher.firesPerDrag != nil, !hasTurned, madeSense,
      player.scrollView.makesSense
    else {
      mustBePushedBack = false
      return false
    }
    let isPulled = player.isPulledOut(control)
    if mustBePushedBack, control.refresher.state == .pulling { return true }
    if !isPulled { mustBePushedBack = false }
    if wasOpen, !control.refresher.isOpen, isPulled, player.recorded.isDragging {
      mustBePushedBack = true
    }
    return false
  }
}

extension Refresher {
  fileprivate var isOpen: Bool { state == .refreshing || state == .succeeded || heldInset > 0 }
}

extension TracePlayer {
  /// Whether a control is shown and pulled out beyond its trigger distance, and for certain.
  fileprivate func isPulledOut(_ control: TracedControl) -> Bool {
    let (refresher, insets) = (control.refresher, scrollView.adjustedContentInset)
    guard !refresher.view.isHidden else { return false }
    let isRightToLeft = scrollView.effectiveUserInterfaceLayoutDirection == .rightToLeft
    let isBefore = control.kind.isBefore != (control.kind.isHorizontal && isRightToLeft)
    let (offset, content, viewport, before, after) =
      control.kind.isHorizontal
      ? (
        scrollView.contentOffset.x, scrollView.contentSize.width, scrollView.bounds.width,
        insets.left, insets.right
      )
      : (
        scrollView.contentOffset.y, scrollView.contentSize.height, scrollView.bounds.height,
        insets.top, insets.bottom
      )
    let held = refresher.heldInset
    let pull =
      isBefore
      ? held - before - offset
      : offset + before - max(content - (viewport - before - (after - held)), 0)
    return pull > refresher.triggerDistance + 1e-6
  }
}
