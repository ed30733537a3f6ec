extension AutoMachine {
  func triggerOffset(_ metrics: AxisMetrics) -> Double {
    metrics.automaticTriggerOffset(extent: trigger.extent, reach: trigger.reach)
  }

  /// Whether scrolling may start it at all.
  func mayFire(_ rest: Rest, _ cause: ScrollCause) -> Bool {
    guard trigger.isAutomatic, !isBarred else { return false }
    switch (rest, cause) {
    case (.idle, .finger), (.idle, .momentum): return true
    case (.idle, .program): return trigger.firesOnProgrammaticScroll
    case (.failed, .finger), (.failed, .momentum): return drag.mayRetry
    case (.failed, .program), (.noMoreData, _): return false
    }
  }

  /// On the way down, with content that fills the viewport. Without a finger the offset must come
  /// from before the trigger: a bounce that swings out beyond it asks for nothing.
  func reachesTrigger(_ metrics: AxisMetrics, _ cause: ScrollCause) -> Bool {
    guard let lastOffset, metrics.offset > lastOffset, metrics.fillsViewport, hasPlace(metrics)
    else { return false }
    let trigger = triggerOffset(metrics)
    guard metrics.offset >= trigger else { return false }
    switch cause {
    case .finger: return true
    case .momentum: return lastOffset < trigger || hasMetTrigger
    case .program: return lastOffset < trigger
    }
  }

  /// The trigger has come to the content, instead of the content to it: rows were shorter than
  /// estimated. Not so if the content is only what it was when it loaded last: what came was taken
  /// away again, and may be on its way back.
  private var hasMetTrigger: Bool { !wasReached && contentLength > loadedLength ?? 0 }

  /// Short content has nowhere to scroll to: a drag on it is what asks for more. Long content asks
  /// again when a drag ends beyond its end. (MJRefresh: `y ≥ −top`, and at the last offset.)
  ///
  /// A drag that has pulled the content the other way meant something else: only if it then goes
  /// further than it began, it asks for more.
  func endsBeyondContent(_ metrics: AxisMetrics) -> Bool {
    guard hasPlace(metrics), let start = drag.startOffset else { return false }
    guard !drag.pulledAway || metrics.offset > start else { return false }
    return metrics.fillsViewport
      ? metrics.offset >= metrics.lastOffset(extent: trigger.extent)
      : metrics.offset >= metrics.firstOffset
  }

  /// What a step of a scroll leaves behind, whether it fires or not.
  mutating func note(_ metrics: AxisMetrics) {
    lastOffset = metrics.offset
    wasReached = metrics.offset >= triggerOffset(metrics)
    if metrics.offset < metrics.firstOffset { drag.pulledAway = true }
  }

  /// A finger's fires are counted against its drag; those of the app's own scrolling are not.
  mutating func fire(_ rest: Rest, isByFinger: Bool, _ metrics: AxisMetrics) -> RefreshEffects {
    if isByFinger, let left = drag.firesLeft {
      guard left > 0 else { return hold(metrics) }
      drag.firesLeft = left - 1
    }
    if rest == .failed { drag.mayRetry = false }
    return run(metrics)
  }

  func hasPlace(_ metrics: AxisMetrics) -> Bool {
    !isHidden && metrics.hasPlaceAfter(settings)
  }
}

// MARK: - Filling the viewport

extension AutoMachine {
  /// Short content is looked at again in the next frame: until then it may still be on its way.
  mutating func holdAndLook(_ metrics: AxisMetrics) -> RefreshEffects {
    let effects = hold(metrics)
    if !metrics.isShort { fills = 0 }
    return lookAgain(effects, metrics)
  }

  func lookAgain(_ former: RefreshEffects, _ metrics: AxisMetrics) -> RefreshEffects {
    guard canFill(metrics), phase == .resting(.idle) else { return former }
    var effects = former
    effects.wait = .init(seconds: 0, run: latestRun)
    return effects
  }

  func canFill(_ metrics: AxisMetrics) -> Bool {
    guard case .fill(let limit) = settings.shortContent, trigger.isAutomatic, !isBarred else {
      return false
    }
    // Rows may come after the end of the run that loads them: nothing is loaded twice below the same.
    return metrics.isValid && metrics.isShort && hasPlace(metrics) && fills < limit
      && contentLength != loadedLength
  }

  mutating func fill(_ metrics: AxisMetrics) -> RefreshEffects {
    fills += 1
    return run(metrics)
  }
}
