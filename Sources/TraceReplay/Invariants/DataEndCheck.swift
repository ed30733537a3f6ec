import HeadlessUIKit
import TraceFormat
import Tug

/// Checks that the end of the data which is reported after a refresh has begun survives its success.
@MainActor
final class DataEndCheck: TraceCheck {
  static let invariant = "the last word about the end of the data stays"

  private var isBroken = false
  private var count = 0
  /// The moment of each control's last run, and of its last report of the end.
  private var began: [ObjectIdentifier: Int] = [:]
  private var ended: [ObjectIdentifier: Int] = [:]
  private var observed: Set<ObjectIdentifier> = []

  init(_ player: TracePlayer) { observe(player) }

  func willPlay(_ event: TraceEvent, _ player: TracePlayer) {
    observe(player)
    // A reset waits for the next tick.
    switch event {
    case .control(let index, .call(.resetNoMore)): isReset.insert(index)
    // In another place a control begins anew.
    case .control(let index, .call(.attach)), .control(let index, .call(.remove)),
      .control(let index, .call(.move)):
      ended[ObjectIdentifier(player.controls[index].refresher)] = nil
    default: break
    }
  }

  func holds(after event: TraceEvent, _ player: TracePlayer) -> Bool {
    observe(player)
    if case .tick = event {
      for index in isReset { ended[ObjectIdentifier(player.controls[index].refresher)] = nil }
      isReset = []
    }
    return !isBroken
      && player.controls.allSatisfy { !$0.isRefresh || $0.refresher.state != .noMoreData }
  }

  private var isReset: Set<Int> = []

  private func observe(_ player: TracePlayer) {
    for control in player.controls
    where observed.insert(ObjectIdentifier(control.refresher)).inserted {
      let (refresher, id) = (control.refresher, ObjectIdentifier(control.refresher))
      let (willBegin, changed) = (refresher.onWillBegin, refresher.onStateChange)
      refresher.onWillBegin = { [weak self, weak refresher, weak player, weak control] in
        guard let self else { return }
        count += 1
        began[id] = count
        if let refresher, let player, control?.isRefresh == true { watch(refresher, id, player) }
        willBegin?()
      }
      refresher.onStateChange = { [weak self] in
        if $1 == .noMoreData, let self {
          count += 1
          ended[id] = count
        }
        changed?($0, $1)
      }
    }
  }

  private func watch(_ refresh: Refresher, _ id: ObjectIdentifier, _ player: TracePlayer) {
    guard refresh.state == .refreshing else { return }
    refresh.beginRefreshing { [weak self, weak player] result in
      guard let self, let player, let began = began[id] else { return }
      switch result {
      case .success, .noMoreData: break
      case .cancelled, .failure: return
      }
      for (index, other) in player.controls.enumerated()
      where !other.isRefresh && other.isAttached && !isReset.contains(index)
        && ![.attach, .remove, .move].contains(where: other.reacts)
        // The minimum time of a run delays its end.
        && other.refresher.minimumDuration == 0
      {
        let id = ObjectIdentifier(other.refresher)
        guard let end = ended[id] else { continue }
        // A later refresh takes back what is older.
        if end < began {
          ended[id] = nil
        } else if other.refresher.state != .noMoreData {
          isBroken = true
        }
      }
    }
  }
}
