import Tug

extension Refresher {
  /// Restores a state that was recorded, with the inset that is held.
  package func restore(_ start: TraceStart) {
    replay(.resumed(RefreshMachine.Snapshot(start)))
  }

  /// How many points beyond the content must be visible for the control to arm, or to load by
  /// itself; negative if it loads before the end of the content is reached.
  @_spi(Tools) public var threshold: CGFloat {
    let control = ControlInspector(self)
    switch control.configuration.trigger {
    case .pull(let pull): return CGFloat(pull.distances.triggerDistance)
    case .load(let load):
      return switch load.distance {
      case .percent(let percent): CGFloat(percent * load.extent)
      case .points(let points): CGFloat(-points)
      case .viewports(let count): CGFloat(-count * (control.metrics?.viewportLength ?? 0))
      }
    }
  }
}
