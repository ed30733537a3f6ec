import HeadlessUIKit
import TraceFormat
import Tug

/// Checks the room of open headers where content has come to rest by itself.
struct HeaderCheck: TraceCheck {
  static let invariant =
    "content rests beside a whole open header, or with it out of sight and its room given back"

  /// Whether the user has moved the content last.
  private var isScrolled = false
  private var surroundings: Surroundings
  private var sentCount = 0
  private var flingCount = 0

  init(_ player: TracePlayer) { surroundings = Surroundings(player) }

  mutating func willPlay(_ event: TraceEvent, _ player: TracePlayer) {
    surroundings = Surroundings(player)
  }

  mutating func holds(after event: TraceEvent, _ player: TracePlayer) -> Bool {
    let now = Surroundings(player)
    let isFlung = player.flings.count != flingCount
    flingCount = player.flings.count
    let isSent = player.sent?.count ?? 0 != sentCount
    sentCount = player.sent?.count ?? 0
    // A finger may leave the content anywhere. What coasts comes to rest by itself.
    if isFlung, player.scrollView.contentOffset.y > now.range(.y).lowerBound + 1 {
      isScrolled = true
    }
    let isUntouched =
      switch event {
      case .finger(.up, _, _), .tick, .control(_, .call), .control(_, .finish): true
      default: false
      }
    if !isUntouched || isSent || now != surroundings { isScrolled = false }
    guard isScrolled, now.isValid, now.isInWindow, !now.isPaging, player.isContentAtRest,
      player.recorded == nil, player.faults.wholeInset == nil
    else { return true }
    return player.controls.allSatisfy { control in
      guard control.isAttached, !control.kind.isAutomatic, control.kind.isBefore,
        !control.kind.isHorizontal,
        control.refresher.state == .refreshing, !control.refresher.isHidden
      else { return true }
      let out = now.range(.y).lowerBound - player.scrollView.contentOffset.y
      let held = control.refresher.heldInset
      let isWhole = abs(out - control.restingExtent) <= 1
      return out <= TracePlayer.pixel ? held <= max(out, 0) + 1 : isWhole
    }
  }
}
