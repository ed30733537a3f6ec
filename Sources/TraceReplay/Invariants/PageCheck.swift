import HeadlessUIKit
import TraceFormat
import Tug

/// Checks that a scroll view that pages shows whole pages, once no control is open.
struct PageCheck: TraceCheck {
  static let invariant = "content that was scrolled by pages rests at a page once a run has ended"

  /// Whether a drag that ended at a page has moved the content last, and a run has begun at that time or since.
  private var isPaged = false
  private var hasRun = false
  private var runs = 0
  private var surroundings: Surroundings
  private var sentCount = 0
  /// Whether a control is open whose run may have content grow.
  private var mayGrow = false
  private var flingCount = 0
  /// Whether the app has moved the content under the finger.
  private var isDisturbed = false

  init(_ player: TracePlayer) { surroundings = Surroundings(player) }

  mutating func willPlay(_ event: TraceEvent, _ player: TracePlayer) {
    if event.isOfUser { isPaged = false }
    if !player.scrollView.isTracking { isDisturbed = false }
    (surroundings, runs) = (Surroundings(player), player.pulledRuns)
    mayGrow =
      player.controls.allSatisfy { !$0.kind.isAutomatic }
      && player.controls.contains { ControlInspector($0.refresher).isOpen }
  }

  mutating func holds(after event: TraceEvent, _ player: TracePlayer) -> Bool {
    let now = Surroundings(player)
    if player.sent?.count ?? 0 != sentCount, player.scrollView.isTracking { isDisturbed = true }
    let isFlung = player.flings.count != flingCount
    flingCount = player.flings.count
    let (isSent, before) = (player.sent?.count ?? 0 != sentCount, surroundings)
    sentCount = player.sent?.count ?? 0
    guard now.isPaging, now.isValid, player.isVertical,
      now.content.height.truncatingRemainder(dividingBy: now.bounds.height) == 0, now.isInWindow,
      player.recorded == nil,
      player.faults.wholeInset == nil,
      !isSent, mayGrow || now.content == before.content, now.own == before.own,
      now.added == before.added, now.bounds == before.bounds
    else {
      isPaged = false
      return true
    }
    if case .finger = event, isFlung, !isDisturbed { (isPaged, hasRun) = (true, false) }
    if runs != player.pulledRuns { hasRun = true }
    let isOpen = player.controls.contains { ControlInspector($0.refresher).isOpen }
    // A control that has waited may open in the middle of a page.
    if player.controls.contains(where: { $0.refresher.state == .willRefresh }) { isPaged = false }
    guard isPaged, hasRun, player.isContentAtRest, !isOpen else { return true }
    let (offset, page, range) = (
      player.scrollView.contentOffset.y, now.bounds.height, now.range(.y)
    )
    // UIKit itself stops in the room of a control that loads by itself.
    let held = now.range(.y, with: player.scrollView.contentInset)
    let pages = [
      held.lowerBound, held.upperBound, range.lowerBound, range.upperBound,
      now.content.height - page, (offset / page).rounded() * page,
    ]
    return pages.contains { abs($0 - offset) <= TracePlayer.pixel }
  }
}
