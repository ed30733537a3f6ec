@testable import Tug

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
