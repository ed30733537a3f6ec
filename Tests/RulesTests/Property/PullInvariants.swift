@testable import Tug

struct PullInvariants {
  let pull: PullConfiguration
  /// The pull at which the latest drag began; `nil` if that is unknown.
  let origin: Double?
  /// Whether the finger that began the run holds the content.
  let grip: Bool

  func violation(by it: HandledEvent) -> String? {
    it.now.isRunning ? whileOpen(it) : atRest(it) ?? arming(it)
  }

  private func distance(_ it: HandledEvent) -> Double {
    let metrics = it.metrics
    let free = metrics.viewportLength - metrics.insetBefore - metrics.insetAfter
    return switch it.now.configuration.end {
    case .before: -metrics.insetBefore - metrics.offset
    case .after: metrics.offset + metrics.insetBefore - max(metrics.contentLength - free, 0)
    }
  }

  private func isShown(_ it: HandledEvent) -> Bool {
    distance(it) > 0
      && (it.now.configuration.end == .before || it.metrics.hasPlace(it.now.configuration))
  }

  private func atRest(_ it: HandledEvent) -> String? {
    if it.now.held != 0 { return "it holds an inset at rest" }
    // The next scroll reports the pull again if a finger still holds the content.
    if it.former.isRunning, it.now.progress != 0, !it.scrolled {
      return "it closes, and still shows"
    }
    let extent = pull.distances.visibleExtent
    let shown = isShown(it) ? (extent > 0 ? distance(it) / extent : 1) : 0
    let ignoresInput = !it.now.conditions.isDisjoint(with: [.disabled, .hidden])
    let isUnseen = ignoresInput && it.former.progress == 0 && it.now.progress == 0
    if it.scrolled, !near(it.now.progress, shown), !isUnseen {
      return "the progress is not that of the pull"
    }
    return nil
  }

  private func arming(_ it: HandledEvent) -> String? {
    let further = max(pull.secondStop ?? -1, pull.distances.triggerDistance)
    let hasSecondStop = pull.firing == .onRelease && pull.secondStop ?? -1 >= 0
    if it.effects.contains(.performSecondStop) {
      if it.former.state != .pullingFurther { return "the second stop was not reached" }
      if it.event != .scrolled(.momentum), it.event != .scrolled(.program) {
        return "the second stop does not wait for the release"
      }
    }
    guard [.pulling, .pullingFurther].contains(it.now.state) else { return nil }
    if it.now.conditions.isDisjoint(with: [.disabled, .hidden, .blocked]) == false, !it.asksNow {
      return "armed while the user may not start it"
    }
    guard it.metrics.isValid, it.event.movesContent, !it.asksNow else { return nil }
    if distance(it) <= pull.distances.triggerDistance { return "armed before the trigger distance" }
    if !isShown(it) { return "armed where it has no place" }
    if pull.requiresDragFromEdge, let origin, origin < -1, it.former.state != it.now.state {
      return "armed by a drag that began inside the content"
    }
    let isFurther = hasSecondStop && distance(it) > further
    return isFurther == (it.now.state == .pullingFurther) ? nil : "at another stop than the pull"
  }

  private func whileOpen(_ it: HandledEvent) -> String? {
    if it.now.progress != 1 { return "open, but not all of it shows" }
    let extent = pull.distances.restingExtent
    let opens = it.effects.movement?.motion == .opening
    if opens, it.now.configuration.end == .before, it.now.held != extent {
      return "opened to something else than the resting extent"
    }
    if opens, pull.room == .overlay { return "a control over the content moves it" }
    guard it.scrolled, it.effects.movement == nil else { return nil }
    if grip { return it.now.held == 0 ? nil : "it holds an inset against the finger" }
    if pull.room == .overlay {
      return it.now.held == 0 ? nil : "a control over the content holds an inset"
    }
    let metrics = it.metrics
    let free = metrics.viewportLength - metrics.insetBefore - metrics.insetAfter
    let isPinned = it.now.configuration.shortContent == .pin
    let held =
      switch it.now.configuration.end {
      case .before: min(max(distance(it), 0), extent)
      case .after: extent + (isPinned ? max(free - metrics.contentLength, 0) : 0)
      }
    return near(it.now.held, held) ? nil : "it does not hold the part that shows"
  }
}

extension HandledEvent {
  /// Whether the app has been asked but hasn't answered yet.
  fileprivate var asksNow: Bool { now.snapshot.phase == .asking }
}

extension RefreshEvent {
  fileprivate var movesContent: Bool {
    switch self {
    case .scrolled, .contentChanged, .insetRestored, .repositioned: true
    default: false
    }
  }
}
