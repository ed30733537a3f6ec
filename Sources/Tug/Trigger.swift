import RefreshCore

/// What starts a control, with the numbers that belong to it.
enum Trigger {
  case pull(distance: CGFloat?, restingExtent: CGFloat?)
  case automatic(percent: CGFloat, firesPerDrag: Int?)

  var kind: TriggerKind {
    switch self {
    case .pull: .pull
    case .automatic: .automatic
    }
  }

  func machine(end: AxisEnd, extent: Double) -> RefreshMachine {
    switch self {
    case .pull(let distance, let restingExtent):
      .pull(
        PullMachine(
          end: end,
          distances: PullDistances(
            visibleExtent: extent, restingExtent: restingExtent.map { Double($0) },
            triggerDistance: distance.map { Double($0) })))
    case .automatic(let percent, let firesPerDrag):
      .auto(
        AutoMachine(
          end: end,
          trigger: AutoTrigger(
            extent: extent, percent: Double(percent), firesPerDrag: firesPerDrag)))
    }
  }
}
