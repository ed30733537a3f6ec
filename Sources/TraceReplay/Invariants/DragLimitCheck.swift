import HeadlessUIKit
import TraceFormat
import Tug
import TugTrace

/// Counts how often a drag starts one control, on a scroll view without physics: there, each event
/// tells whether it belongs to a drag.
@MainActor
struct DragLimitCheck {
  static let invariant = "a drag starts a control no more often than it may"

  /// The limit of an automatic control when the drag began; `nil` if there is none.
  private var limit: Int?
  private var fires = 0
  private var begins: Int
  private var counts = false
  /// Whether a pull control has run in this drag and is still past its trigger.
  private var awaitsPushBack = false
  private var wasOpen = false
  /// Whether the drag begins in this event: a run that ends in it is none of this drag's.
  private var isDragStart = false
  /// Whether a control may have been attached, removed or replaced in this event.
  private var isMoved = false
  /// Whether the layout direction has changed in this drag.
  private var hasTurned = false
  private var hadValidLayout = true

  init(_ control: TracedControl, hasStart: Bool) {
    limit = hasStart ? nil : control.refresher.maximumTriggersPerDrag
    begins = control.audit?.begins ?? 0
  }

  /// Call it before the event is played.
  mutating func willPlay(_ event: TraceEvent, on control: TracedControl, _ player: TracePlayer) {
    begins = control.audit?.begins ?? 0
    // A failure that a drag brings into sight may be tried again by it.
    wasOpen = control.refresher.isExpanded && control.refresher.state != .failed
    counts = false
    isMoved = false
    isDragStart = false
    hadValidLayout = player.scrollView.hasValidLayout
    let isFinger = player.isDragging
    switch event {
    case .offset(_, let flags):
      counts = flags.dragging ?? isFinger
      if !counts { awaitsPushBack = false }
    case .move(.setOffset, _):
      counts = isFinger
      if !counts { awaitsPushBack = false }
    case .pan(.began, _):
      (awaitsPushBack, hasTurned, isDragStart) = (false, false, true)
      if control.refresher.isEnabled, !control.refresher.isHidden { renew(control) }
    case .pan(.ended, _):
      // The following events belong to another drag.
      (counts, awaitsPushBack) = (true, false)
    case .control(_, .call(.attach)), .control(_, .call(.replace)), .control(_, .call(.remove)):
      // It may be the event of another control. A newly attached control starts to count again.
      (awaitsPushBack, wasOpen, isMoved) = (false, false, true)
      fires = 0
    case .toggle(.rightToLeft, _): hasTurned = true
    default: break
    }
    // A run that starts in this event was requested before it.
    if control.refresher.state == .willRefresh { counts = false }
  }

  private mutating func renew(_ control: TracedControl) {
    limit = control.refresher.maximumTriggersPerDrag
    fires = 0
  }

  /// The control may have a new limit, or continue with its previous one.
  private mutating func loosen(_ control: TracedControl) {
    let (old, new) = (limit, control.refresher.maximumTriggersPerDrag)
    limit = old.flatMap { old in new.map { max(old, $0) } }
  }

  /// Call it after the event was played.
  mutating func isExceeded(by control: TracedControl, _ player: TracePlayer) -> Bool {
    if isMoved { loosen(control) }
    if control.kind.isAutomatic {
      if counts { fires += (control.audit?.begins ?? 0) - begins }
      counts = false
      return limit.map { fires > $0 } ?? false
    }
    // In an invalid layout, the pull distance is undefined.
    guard control.isAttached, control.refresher.maximumTriggersPerDrag != nil, !hasTurned,
      hadValidLayout,
      player.scrollView.hasValidLayout
    else {
      awaitsPushBack = false
      return false
    }
    let isPulled = player.isPulledOut(control)
    if awaitsPushBack, control.refresher.state == .pulling { return true }
    if !isPulled { awaitsPushBack = false }
    if wasOpen, !control.refresher.isExpanded, isPulled, player.isDragging, !isDragStart {
      awaitsPushBack = true
    }
    return false
  }
}

extension Refresher {
  /// The maximum number of runs that one drag may start; `nil` for no limit.
  fileprivate var maximumTriggersPerDrag: Int? {
    switch trigger {
    case .pull(let options): options.rearmsWhileDragging ? nil : 1
    case .auto(let options): options.maximumTriggersPerDrag
    }
  }

  /// Whether the control shows a run or its result. One that slides away doesn't.
  fileprivate var isExpanded: Bool {
    state == .refreshing || state == .succeeded
      || heldInset > 0 && !ControlInspector(self).snapshot.isClosing
  }
}

extension TracePlayer {
  /// Whether a control is visible and certainly pulled past its trigger distance.
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
    return pull > refresher.threshold + 1e-6
  }
}
