import HeadlessUIKit
import TraceFormat
import Tug

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
