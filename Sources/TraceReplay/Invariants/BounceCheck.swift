import HeadlessUIKit
import TraceFormat
import Tug

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
