import RefreshCore

struct AutoLaws {
  let machine: AutoMachine

  func broken(by it: Happening) -> String? {
    held(it) ?? motion(it) ?? firing(it)
  }

  private func held(_ it: Happening) -> String? {
    let extent = machine.trigger.extent
    // What it holds follows at the next fact of geometry.
    if it.scrolled, it.now.held != (it.metrics.hasPlace(machine.settings) ? extent : 0) {
      return "it does not hold itself at its end of the content"
    }
    if it.now.progress != (it.now.state == .refreshing ? 1 : 0) { return "somebody pulls it" }
    return nil
  }

  private func motion(_ it: Happening) -> String? {
    if it.effects.offset != nil, !it.metrics.isPaging || !it.effects.hooks.contains(.willEnd) {
      return "it moves the content"
    }
    return nil
  }

  private func firing(_ it: Happening) -> String? {
    guard it.metrics.isValid, case .run = it.effects.action else { return nil }
    switch it.fact {
    case .scrolled(let cause):
      if !isReached(it.metrics) { return "it fires out of reach" }
      if cause == .program, !machine.trigger.firesOnProgrammaticScroll {
        return "it fires when the app scrolls"
      }
    case .dragEnded: break
    case .elapsed: return isShort(it.metrics) ? nil : "it fills what is full"
    default: return nil
    }
    if !machine.trigger.isAutomatic { return "it fires by itself" }
    if it.former.state != .idle, it.former.state != .failed || !machine.trigger.retriesFailure {
      return "it fires in a state that is not idle"
    }
    return it.metrics.hasPlace(machine.settings) ? nil : "it fires where it has no place"
  }

  private func isShort(_ metrics: AxisMetrics) -> Bool {
    metrics.contentLength
      <= metrics.viewportLength - metrics.insetBefore - metrics.insetAfter
  }

  private func isReached(_ metrics: AxisMetrics) -> Bool {
    let free = metrics.viewportLength - metrics.insetBefore - metrics.insetAfter
    let (shown, filled) =
      switch machine.end {
      case .after:
        (
          metrics.offset + metrics.viewportLength - metrics.insetAfter - metrics.contentLength,
          metrics.insetBefore + metrics.contentLength
        )
      case .before:
        (
          -metrics.insetBefore - metrics.offset,
          metrics.insetAfter + max(metrics.contentLength, free)
        )
      }
    let trigger = machine.trigger
    let wanted =
      switch trigger.reach {
      case .percent(let percent): trigger.extent * percent
      case .points(let points): -points
      case .viewports(let count): -count * metrics.viewportLength
      }
    return filled > metrics.viewportLength && shown >= wanted - 1e-9
  }
}
