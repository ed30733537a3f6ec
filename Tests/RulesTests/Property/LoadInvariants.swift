@testable import Tug

struct LoadInvariants {
  let load: LoadConfiguration
  /// Whether, since the last run, a no-more-data or failed state was cleared, or another control has closed.
  let isCleared: Bool
  /// Whether the drag may retry a failed run.
  let mayRetry: Bool

  func violation(by it: HandledEvent) -> String? {
    held(it) ?? movement(it) ?? triggering(it)
  }

  private func isPresent(_ it: HandledEvent) -> Bool {
    it.metrics.hasPlace(it.now.configuration) && !it.now.conditions.contains(.hidden)
  }

  private func held(_ it: HandledEvent) -> String? {
    // The inset follows at the next event of geometry.
    if it.scrolled, it.now.held != (isPresent(it) ? load.extent : 0) {
      return "it does not hold its length at its end of the content"
    }
    if it.now.progress != (it.now.state == .refreshing ? 1 : 0) { return "it is pulled" }
    return nil
  }

  private func movement(_ it: HandledEvent) -> String? {
    guard it.effects.movement?.offset != nil else { return nil }
    return it.metrics.isPaging && it.effects.movement?.motion == .closing
      ? nil : "it moves the content"
  }

  private func triggering(_ it: HandledEvent) -> String? {
    guard it.metrics.isValid, it.begins || it.asks else { return nil }
    switch it.event {
    case .scrolled(let cause):
      if !isReached(it) { return "it triggers out of reach" }
      if !load.causes.contains(cause) { return "it triggers for a cause that it ignores" }
    case .dragEnded:
      if !load.causes.contains(ScrollCause.finger) { return "it triggers for an ignored finger" }
      if fills(it), !isReached(it), shown(it) < load.extent - 1e-9 {
        return "a drag that ended before the end triggers"
      }
      if fills(it), shown(it) < wanted(it) - 1e-9 { return "a drag triggers before its distance" }
    case .elapsed:
      if !it.now.conditions.contains(.inWindow) { return "it loads outside a window" }
      let isShort =
        it.metrics.contentLength
        <= it.metrics.viewportLength - it.metrics.insetBefore - it.metrics.insetAfter
      if !isShort, !(isCleared && isReached(it)) { return "it loads where the content is full" }
    default: return nil
    }
    if load.causes.isEmpty { return "it triggers by itself" }
    if !it.now.conditions.isDisjoint(with: [.disabled, .hidden, .blocked]) {
      return "it triggers while the user may not start it"
    }
    if it.former.state != .idle, it.former.state != .failed || !mayRetry {
      return "it triggers in a state that is not idle"
    }
    return isPresent(it) ? nil : "it triggers where it has no place"
  }

  private func shown(_ it: HandledEvent) -> Double {
    let metrics = it.metrics
    return switch it.now.configuration.end {
    case .after:
      metrics.offset + metrics.viewportLength - metrics.insetAfter - metrics.contentLength
    case .before: -metrics.insetBefore - metrics.offset
    }
  }

  private func fills(_ it: HandledEvent) -> Bool {
    let metrics = it.metrics
    let free = metrics.viewportLength - metrics.insetBefore - metrics.insetAfter
    let filled =
      switch it.now.configuration.end {
      case .after: metrics.insetBefore + metrics.contentLength
      case .before: metrics.insetAfter + max(metrics.contentLength, free)
      }
    return filled > metrics.viewportLength
  }

  private func wanted(_ it: HandledEvent) -> Double {
    switch load.distance {
    case .percent(let percent): load.extent * percent
    case .points(let points): -points
    case .viewports(let count): -count * it.metrics.viewportLength
    }
  }

  private func isReached(_ it: HandledEvent) -> Bool {
    fills(it) && shown(it) >= wanted(it) - 1e-9
  }
}

/// The limits of a drag.
struct DragInvariants {
  private var triggers = 0
  /// The limit of the latest drag: the one in effect when the drag began.
  private var limit: Int?
  /// Whether that drag can retry a failed run.
  private(set) var mayRetry = false
  /// The part of the control's edge that was in view when the latest drag began, if it counted.
  private(set) var origin: Double?

  mutating func violation(by it: HandledEvent) -> String? {
    guard it.metrics.isValid else { return nil }
    if it.event == .dragBegan, it.now.conditions.isDisjoint(with: [.disabled, .hidden]) {
      triggers = 0
      if case .load(let load) = it.former.configuration.trigger {
        (limit, mayRetry) = (load.maximumTriggersPerDrag, load.retriesFailure)
      }
      origin = it.metrics.pull(at: it.now.configuration.end)
    }
    if it.configured { origin = nil }
    guard case .load = it.now.configuration.trigger, !it.changesTrigger else {
      (limit, mayRetry) = (nil, false)
      return nil
    }
    let triggered = it.begins || it.asks
    if triggered, it.event == .scrolled(.finger) || it.event == .dragEnded { triggers += 1 }
    guard let limit else { return nil }
    return triggers > limit ? "a drag triggered too often" : nil
  }
}
