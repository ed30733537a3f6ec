import HeadlessUIKit
import Tug
import TugTrace

/// Checks that content stays under the finger that holds it.
struct FingerCheck: TraceCheck {
  static let invariant = "under a finger nothing moves content but the finger"

  private var surroundings: Surroundings
  private var offset = CGPoint.zero
  private var runs = 0
  private var sentCount = 0
  private var isHeld = false
  private var heldNothing = false
  /// The way of the last event. UIKit stretches it at the edge, before the room of a control that comes into sight
  /// moves the edge.
  private var former = CGPoint.zero
  private static let stretch: CGFloat = 0.6
  /// Whether the app or the layout has moved the content since the finger came down.
  private var isDisturbed = false
  private var isInBackground = false

  /// The most that content leaves a finger in one event, in points.
  private static let play: CGFloat = 2

  init(_ player: TracePlayer) { surroundings = Surroundings(player) }

  mutating func willPlay(_ event: TraceEvent, _ player: TracePlayer) {
    surroundings = Surroundings(player)
    offset = player.scrollView.contentOffset
    (runs, sentCount) = (player.pulledRuns, player.sent?.count ?? 0)
    if !player.scrollView.isTracking { isDisturbed = false }
    isHeld = player.scrollView.isTracking && player.scrollView.isDragging
    heldNothing = player.controls.allSatisfy { $0.refresher.heldInset == 0 }
  }

  mutating func holds(after event: TraceEvent, _ player: TracePlayer) -> Bool {
    var way: CGPoint?
    switch event {
    case .toggle(.background, let isSo): isInBackground = isSo
    case .finger(.move, let point, _): way = CGPoint(point)
    case .trackpad, .wheel, .move, .resize, .inset, .toggle, .control(_, .option),
      .control(_, .height):
      isDisturbed = true
    default: break
    }
    let begins = runs != player.pulledRuns
    defer {
      if let way { former = way }
      if begins { isDisturbed = true }
    }
    // What the app begins takes its room when the finger lifts.
    if surroundings != Surroundings(player) || begins && !(heldNothing && event.isBegin)
      || sentCount != player.sent?.count ?? 0
    {
      isDisturbed = true
    }
    guard player.recorded == nil, isHeld, player.scrollView.isTracking, !isDisturbed,
      !isInBackground,
      surroundings.isValid,
      player.faults.wholeInset == nil, player.controls.allSatisfy({ !$0.reacts })
    else { return true }
    let now = player.scrollView.contentOffset
    // Across its way, UIKit may bring back content that was out.
    return TraceAxis.allCases.allSatisfy {
      guard let way else { return abs($0.of(now) - $0.of(offset)) <= Self.play }
      return $0.of(way) == 0
        || abs($0.of(now) - $0.of(offset)) <= abs($0.of(way)) + Self.stretch * abs($0.of(former))
          + Self.play
    }
  }
}

extension TraceEvent {
  /// Whether the app begins a run.
  fileprivate var isBegin: Bool {
    if case .control(_, .call(.begin)) = self { true } else { false }
  }
}
