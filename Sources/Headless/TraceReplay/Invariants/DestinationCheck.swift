import HeadlessUIKit
import Tug
import TugTrace

/// Checks that content comes to rest where it was sent: by the app, in an animation or at once, or by a fling.
///
/// A place beyond the content, or in the room of a control that closes, ends at the edge. Whatever the user does
/// afterwards, the layout, and a pulled control that opens may lead elsewhere.
struct DestinationCheck: TraceCheck {
  static let invariant = "content comes to rest where the app or a fling has sent it"

  /// Points. The end of a fling that UIKit announces is not quite where it ends.
  private static let flingTolerance: CGFloat = 24

  private var destination: PointChange?
  private var isFling = false
  /// Whether the app has moved the content under the finger.
  private var isDisturbed = false
  private var surroundings: Surroundings
  private var runs: Int
  private var sentCount = 0
  private var flingCount = 0
  private let insists: Bool
  /// An animated scroll in a bounce may end where the bounce does.
  private var wasDecelerating = false
  private var offset = CGPoint.zero

  init(_ player: TracePlayer) {
    surroundings = Surroundings(player)
    runs = player.pulledRuns
    insists = player.faults.wholeInset != nil
  }

  mutating func willPlay(_ event: TraceEvent, _ player: TracePlayer) {
    if event.isOfUser { destination = nil }
    (wasDecelerating, offset) = (player.isDecelerating, player.scrollView.contentOffset)
    if !player.scrollView.isTracking { isDisturbed = false }
    switch event {
    case .toggle(.background, _), .toggle(.window, _), .rows, .control(_, .call(.begin)):
      destination = nil
    default: break
    }
    (surroundings, runs) = (Surroundings(player), player.pulledRuns)
  }

  /// A scroll to the place where the content is asks for nothing, and isn't told.
  private func goesNowhere(_ point: PointChange) -> Bool {
    abs(CGFloat(point.x ?? offset.x) - offset.x) <= TracePlayer.pixel
      && abs(CGFloat(point.y ?? offset.y) - offset.y) <= TracePlayer.pixel
  }

  /// What is released beyond an edge bounces, and ends elsewhere than UIKit has announced.
  private func bounces(_ player: TracePlayer, _ now: Surroundings) -> Bool {
    !now.range(.y, with: player.scrollView.contentInset).contains(player.scrollView.contentOffset.y)
  }

  mutating func holds(after event: TraceEvent, _ player: TracePlayer) -> Bool {
    let now = Surroundings(player)
    let isNew = player.sent.map { $0.count != sentCount } ?? false
    sentCount = player.sent?.count ?? 0
    let isFlung = player.flings.count != flingCount
    flingCount = player.flings.count
    let waits = player.controls.contains { $0.refresher.state == .willRefresh }
    let isHeld = player.isDragging || player.scrollView.isTracking
    if isNew, player.sent.map({ goesNowhere($0.to) }) ?? true {
      destination = nil
    } else if isNew, isHeld || wasDecelerating {
      (destination, isDisturbed) = (nil, true)
    } else if isNew {
      (destination, isFling) = (player.sent?.to, false)
    } else if isFlung, bounces(player, now) {
      destination = nil
    } else if isFlung, !isDisturbed, !player.scrollView.isScrollAnimating {
      (destination, isFling) = (PointChange(y: player.flings.target.y), true)
    }
    guard now == surroundings, now.isValid, now.isInWindow, runs == player.pulledRuns, !waits,
      // Where the content is scrolled by pages, a load by itself ends on one.
      !now.isPaging || player.controls.allSatisfy({ !$0.kind.isAutomatic }),
      !insists, player.recorded == nil, !isFling || !now.isPaging && player.isVertical
    else {
      destination = nil
      return true
    }
    guard let destination, player.isContentAtRest else { return true }
    return TraceAxis.allCases.allSatisfy { axis in
      guard let wanted = axis == .x ? destination.x : destination.y else { return true }
      let range = now.range(axis)
      let legal = min(max(wanted, range.lowerBound), range.upperBound)
      let offset = axis.of(player.scrollView.contentOffset)
      // A fling to an edge, or from beyond it, may open what is there.
      if isFling, min(legal - range.lowerBound, range.upperBound - legal) <= TracePlayer.pixel {
        return offset <= range.lowerBound + Self.flingTolerance
          || offset >= range.upperBound - Self.flingTolerance
      }
      let held = now.range(axis, with: player.scrollView.contentInset)
      let ends = [wanted, legal, min(max(wanted, held.lowerBound), held.upperBound)]
      let tolerance = isFling ? Self.flingTolerance : TracePlayer.pixel
      return offset >= (ends.min() ?? 0) - tolerance && offset <= (ends.max() ?? 0) + tolerance
    }
  }
}

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
