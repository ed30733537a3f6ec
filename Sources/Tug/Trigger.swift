import RefreshCore

/// What starts a control, with the numbers that belong to it.
struct Trigger {
  let kind: TriggerKind

  // Of a control that is pulled.
  var distance: CGFloat?
  var restingExtent: CGFloat?
  /// It was made with lengths that are lengths.
  var isSound = true

  // Of one that loads by itself.
  var loadDistance = LoadDistance.percent(1)
  var firesPerDrag: Int? = 1
  var isAutomatic = true
  var firesOnProgrammaticScroll = true
  var retriesFailure = false

  static func pull(distance: CGFloat?, restingExtent: CGFloat?) -> Trigger {
    var trigger = Trigger(kind: .pull, distance: distance, restingExtent: restingExtent)
    // Farther than anybody can pull is a distance, too.
    let isFar = distance.map { $0.isFinite && $0 >= 0 } ?? true
    trigger.isSound = isFar && isLength(restingExtent)
    return trigger
  }

  /// True for what a length can be, or for none.
  static func isLength(_ value: CGFloat?) -> Bool {
    value.map { ControlLength.isUsable(Double($0)) } ?? true
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
