import RefreshCore

/// Who goes first: `Arbitration` says it, here it is passed on.
extension ScrollControls {
  func stateChanged(_ control: Refresher) {
    if control.isStarting {
      each { other in
        guard other !== control, other.machine.isWorking,
          arbitration.cancels(other.role, whenStarts: control.role)
        else { return }
        other.giveUp()
      }
    }
    arbitrate()
  }

  func arbitrate() {
    each { control in
      var isBarred = false
      each { other in
        guard other !== control, other.machine.isWorking else { return }
        isBarred = isBarred || arbitration.bars(control.role, while: other.role)
      }
      control.bar(isBarred)
    }
  }
}

extension Refresher {
  /// What loads by itself, and what stands behind the content, adds to the list.
  var role: RefreshRole {
    switch (trigger.kind, edge) {
    case (.automatic, _), (.pull, .bottom), (.pull, .trailing): .load
    case (.pull, .top), (.pull, .leading), (.pull, nil): .refresh
    }
  }

  fileprivate var isStarting: Bool { state == .refreshing }
}
