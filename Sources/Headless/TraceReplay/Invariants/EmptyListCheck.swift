import HeadlessUIKit
import Tug
import TugTrace

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
