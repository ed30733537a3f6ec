import RefreshCore

struct PullLaws {
  let machine: PullMachine
  let isOpen: Bool

  func broken(by it: Happening) -> String? {
    isOpen ? whileOpen(it) : atRest(it)
  }

  private func pull(_ metrics: AxisMetrics) -> Double {
    let free = metrics.viewportLength - metrics.insetBefore - metrics.insetAfter
    return switch machine.end {
    case .before: -metrics.insetBefore - metrics.offset
    case .after: metrics.offset + metrics.insetBefore - max(metrics.contentLength - free, 0)
    }
  }

  private func atRest(_ it: Happening) -> String? {
    if it.now.held != 0 { return "it holds an inset at rest" }
    // The scroll that closes it tells of the pull again, if a finger still holds it out.
    if it.effects.hooks.contains(.willEnd), it.now.progress != 0 {
      return "it closes, and shows as if it stayed open"
    }
    let (pull, extent) = (pull(it.metrics), machine.distances.visibleExtent)
    let isShown = pull > 0 && (machine.end == .before || it.metrics.hasPlace(machine.settings))
    let shown = isShown ? (extent > 0 ? pull / extent : 1) : 0
    if it.scrolled, !near(it.now.progress, shown) { return "the progress is not that of the pull" }
    if it.effects.transition?.to == .pulling {
      if pull <= machine.distances.triggerDistance { return "armed before the trigger distance" }
      if !isShown { return "armed where it has no place" }
    }
    return nil
  }

  private func whileOpen(_ it: Happening) -> String? {
    let extent = machine.distances.restingExtent
    if it.now.progress != 1 { return "open, but not all of it shows" }
    if it.effects.settling != nil, machine.end == .before, it.now.held != extent {
      return "opened to something else than the resting extent"
    }
    guard it.scrolled, it.effects.settling == nil else { return nil }
    let metrics = it.metrics
    let free = metrics.viewportLength - metrics.insetBefore - metrics.insetAfter
    let isPinned = machine.settings.shortContent == .pin
    let held =
      switch machine.end {
      case .before: min(max(pull(metrics), 0), extent)
      case .after: extent + (isPinned ? max(free - metrics.contentLength, 0) : 0)
      }
    return near(it.now.held, held) ? nil : "it does not hold what shows"
  }
}
