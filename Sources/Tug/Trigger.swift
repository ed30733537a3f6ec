import RefreshCore

/// What starts a control, with the numbers that belong to it.
struct Trigger {
  let kind: TriggerKind

  // Of a control that is pulled.
  var distance: CGFloat?
  var restingExtent: CGFloat?

  // Of one that loads by itself.
  var loadDistance = LoadDistance.percent(1)
  var firesPerDrag: Int? = 1
  var isAutomatic = true
  var firesOnProgrammaticScroll = true
  var retriesFailure = false

  static func pull(distance: CGFloat?, restingExtent: CGFloat?) -> Trigger {
    assert(
      isLength(distance) && isLength(restingExtent),
      "Tug: a length must be finite and not negative")
    assert(
      distance ?? .infinity >= restingExtent ?? 0,
      "Tug: a trigger nearer than the resting extent would open further than the finger pulled")
    return Trigger(kind: .pull, distance: distance, restingExtent: restingExtent)
  }

  /// True for what a length can be, or for none.
  static func isLength(_ value: CGFloat?) -> Bool {
    guard let value else { return true }
    return value.isFinite && value >= 0
  }

  static func automatic(_ loadDistance: LoadDistance, firesPerDrag: Int?) -> Trigger {
    Trigger(kind: .automatic, loadDistance: loadDistance, firesPerDrag: firesPerDrag)
  }

  func distances(extent: CGFloat) -> PullDistances {
    PullDistances(
      visibleExtent: Double(extent), restingExtent: restingExtent.map { Double($0) },
      triggerDistance: distance.map { Double($0) })
  }

  func automatic(extent: CGFloat, reach: AutoTrigger.Reach) -> AutoTrigger {
    var trigger = AutoTrigger(extent: Double(extent), reach: reach, firesPerDrag: firesPerDrag)
    trigger.isAutomatic = isAutomatic
    trigger.firesOnProgrammaticScroll = firesOnProgrammaticScroll
    trigger.retriesFailure = retriesFailure
    return trigger
  }

  /// A machine that has heard of nothing yet.
  func machine(end: AxisEnd, extent: CGFloat) -> RefreshMachine {
    switch kind {
    case .pull: .pull(PullMachine(end: end, distances: distances(extent: extent)))
    case .automatic:
      .auto(AutoMachine(end: end, trigger: automatic(extent: extent, reach: .percent(1))))
    }
  }
}
