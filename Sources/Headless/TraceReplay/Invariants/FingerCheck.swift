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

/// Checks `alwaysBounceVertical` and `alwaysBounceHorizontal` against what the app has set, and what controls need.
struct BounceCheck: TraceCheck {
  static let invariant =
    "alwaysBounce is set while a control can be pulled, and is the app's choice otherwise"

  private var appValue = false
  /// Whether the app has chosen while a control needed it. Its choice stays until no control needs it any more.
  private var hasChosen: [TraceAxis: Bool] = [:]

  init(_ player: TracePlayer) {}

  mutating func willPlay(_ event: TraceEvent, _ player: TracePlayer) {
    guard case .toggle(.alwaysBounce, let bounces) = event else { return }
    appValue = bounces
    for axis in TraceAxis.allCases { hasChosen[axis] = Self.isNeeded(axis, player) }
  }

  mutating func holds(after event: TraceEvent, _ player: TracePlayer) -> Bool {
    TraceAxis.allCases.allSatisfy { axis in
      let bounces =
        axis == .x
        ? player.scrollView.alwaysBounceHorizontal : player.scrollView.alwaysBounceVertical
      guard Self.isNeeded(axis, player) else {
        hasChosen[axis] = false
        return bounces == appValue
      }
      return bounces || !appValue && hasChosen[axis] == true
    }
  }

  private static func isNeeded(_ axis: TraceAxis, _ player: TracePlayer) -> Bool {
    player.controls.contains {
      $0.isAttached && !$0.kind.isAutomatic && $0.kind.isHorizontal == (axis == .x)
        && $0.refresher.isEnabled && !$0.refresher.isHidden
    }
  }
}

/// Checks that room for a keyboard or a bar, which the content moves with, loads nothing.
struct RoomCheck: TraceCheck {
  static let invariant = "a keyboard or a bar loads nothing"

  private var begins: [Int] = []

  init(_ player: TracePlayer) {}

  mutating func willPlay(_ event: TraceEvent, _ player: TracePlayer) {
    begins = Self.begins(player)
  }

  func holds(after event: TraceEvent, _ player: TracePlayer) -> Bool {
    // A step of the app's below a finger counts as the finger's. Without physics, nobody is told of a safe area
    // before the next step, which counts as a part of that change.
    guard case .inset(.room, let insets) = event, player.recorded == nil,
      !player.scrollView.isTracking
    else { return true }
    // Room at the other end brings a control's own end closer.
    return zip(zip(begins, Self.begins(player)), player.controls.filter(\.kind.isAutomatic))
      .allSatisfy {
        ($1.kind.isBefore ? insets.b : insets.t) != nil || $0.0 == $0.1
      }
  }

  private static func begins(_ player: TracePlayer) -> [Int] {
    player.controls.filter(\.kind.isAutomatic).map(\.begins)
  }
}

/// Checks that nothing stands below a list without rows, whatever its header view makes its length.
struct EmptyListCheck: TraceCheck {
  static let invariant = "below a list without rows nothing shows and nothing loads"

  private var begins: [Int] = []
  /// Whether the app may begin a run in the event, or has.
  private var mayBegin: [Bool] = []
  /// Whether the list had no rows, and its layout, before the event.
  private var wasEmpty = false

  init(_ player: TracePlayer) {}

  mutating func willPlay(_ event: TraceEvent, _ player: TracePlayer) {
    wasEmpty = Self.isEmpty(player)
    begins = player.controls.map(\.begins)
    mayBegin = player.controls.map { $0.refresher.state == .willRefresh || $0.reacts(with: .begin) }
  }

  func holds(after event: TraceEvent, _ player: TracePlayer) -> Bool {
    guard wasEmpty, Self.isEmpty(player), case .tick = event, player.scrollView.window != nil,
      player.scrollView.hasValidLayout, !player.scrollView.bounds.isEmpty
    else { return true }
    return player.controls.indices.allSatisfy { index in
      let control = player.controls[index]
      guard control.isAttached, !control.refresher.showsWhenEmpty,
        control.kind.isAutomatic || !control.kind.isBefore
      else { return true }
      let isOpen = ControlInspector(control.refresher).isOpen
      if control.kind.isAutomatic {
        return (control.refresher.view.isHidden && control.refresher.heldInset == 0)
          && (mayBegin[index] || control.begins == begins[index])
      }
      return isOpen || control.refresher.view.isHidden
    }
  }

  private static func isEmpty(_ player: TracePlayer) -> Bool {
    (player.scrollView as? ListOfRows)?.count == 0
  }
}
