import HeadlessUIKit
import TraceFormat
import Tug

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
