/// The rules of a trigger, with their memory. What they decide, `RefreshMachine` does.
///
/// Of the two, one is there. No enum, whose payload can't be changed in place: each step would copy it twice.
struct TriggerRules: Sendable {
  private(set) var pull: PullRules?
  private(set) var load: LoadRules?

  init(_ configuration: RefreshConfiguration) {
    let (end, short) = (configuration.end, configuration.shortContent)
    let showsWhenEmpty = configuration.showsWhenEmpty
    switch configuration.trigger {
    case .pull(let options):
      pull = PullRules(
        configuration: options, end: end, isAtStart: configuration.isAtStart, short: short,
        showsWhenEmpty: showsWhenEmpty)
    case .load(let options):
      load = LoadRules(
        configuration: options, end: end, short: short, showsWhenEmpty: showsWhenEmpty)
    }
  }

  /// The same rules for another configuration. Another kind of trigger begins without memory.
  func configured(_ configuration: RefreshConfiguration) -> TriggerRules {
    var new = TriggerRules(configuration)
    if let pull {
      new.pull?.dragOrigin = pull.dragOrigin
      new.pull?.seeksFailure = pull.seeksFailure
    }
    if let load { new.load?.memory = load.memory }
    return new
  }

  mutating func restore(_ snapshot: RefreshMachine.Snapshot) {
    pull?.dragOrigin = snapshot.dragBeganInside ? .content : .edge
    pull?.seeksFailure = snapshot.mayRetry
    load?.memory.restore(snapshot)
  }

  var loads: Bool { load != nil }

  /// The axis as the rules of a control that loads see it.
  private func along(_ metrics: AxisMetrics) -> AxisMetrics { load?.along(metrics) ?? metrics }

  // MARK: Events that change only the memory

  mutating func beginDrag(_ metrics: AxisMetrics) {
    pull?.beginDrag(metrics)
    load?.beginDrag(metrics)
  }

  mutating func noteContent(_ metrics: AxisMetrics) {
    let along = along(metrics)
    load?.noteContent(along)
  }

  mutating func noteStep(_ metrics: AxisMetrics) {
    let along = along(metrics)
    load?.noteStep(along)
  }

  mutating func noteContentChange(_ metrics: AxisMetrics) {
    let along = along(metrics)
    load?.noteContentChange(along)
  }

  mutating func noteReposition(_ metrics: AxisMetrics) {
    let along = along(metrics)
    load?.noteReposition(along)
  }

  mutating func noteRunBegan() { load?.memory.noteRunBegan() }

  /// A run that the app denies is not asked about again in the same drag.
  mutating func noteDenial() { load?.memory.drag.triggersLeft = 0 }

  mutating func noteReplacement() { load?.memory.hasOtherContent = true }

  /// After a run that was canceled, its page can be loaded below the same content. One that is canceled from outside
  /// is made up for, one that cancels itself isn't: two such controls would take turns for ever. What an action has
  /// loaded itself is its own page, even if that is empty.
  mutating func noteEnd(_ event: RefreshEvent) {
    switch event {
    case .end(.cancelled): load?.memory.loadedLength = nil
    case .finished(_, let outcome): load?.memory.hasOtherContent = outcome == .cancelled
    default: break
    }
  }

  /// A drag began out of sight of a failure.
  mutating func beginDragToFailure(_ metrics: AxisMetrics) {
    pull?.beginDrag(metrics, seeksFailure: true)
  }

  mutating func endDragToFailure() { pull?.seeksFailure = false }

  // MARK: Looking at the content in the next frame

  /// - Returns: whether there is anything to look at.
  mutating func scheduleLook(_ conditions: RefreshConditions, _ metrics: AxisMetrics) -> Bool {
    let along = along(metrics)
    return load?.scheduleLook(conditions, along) ?? false
  }

  /// - Returns: whether there is anything to look at.
  mutating func clear(
    _ idle: IdleState, _ conditions: RefreshConditions, _ metrics: AxisMetrics
  ) -> Bool {
    let along = along(metrics)
    return load?.clear(idle, conditions, along) ?? false
  }

  /// - Returns: whether there is anything to look at.
  mutating func change(
    from old: RefreshConditions, to new: RefreshConditions, _ metrics: AxisMetrics
  ) -> Bool {
    let along = along(metrics)
    return load?.change(from: old, to: new, along) ?? false
  }

  /// - Returns: whether the control loads.
  mutating func look(_ conditions: RefreshConditions, _ metrics: AxisMetrics) -> Bool {
    let along = along(metrics)
    return load?.look(conditions, along) ?? false
  }

  // MARK: Questions

  /// Whether the latest drag began out of sight of a failure.
  var seeksFailure: Bool { pull?.seeksFailure ?? false }

  /// The answer to a step of a scroll at rest.
  enum ScrollAnswer {
    case ignore
    case follow
    case arm(PullStop)
    case trigger(RefreshPhase.Grip)
  }

  mutating func scrolled(
    _ idle: IdleState, _ cause: ScrollCause, _ conditions: RefreshConditions,
    _ metrics: AxisMetrics
  ) -> ScrollAnswer {
    if let pull { return pull.scrolled(idle, cause, conditions, metrics) }
    let along = along(metrics)
    let triggers = load?.scrolled(idle, cause, conditions, along) ?? false
    return triggers ? .trigger(.released) : .follow
  }

  /// Whether lifting the finger here starts a control at rest.
  mutating func fingerLifted(
    _ idle: IdleState, _ conditions: RefreshConditions, _ metrics: AxisMetrics
  ) -> Bool {
    let along = along(metrics)
    return load?.fingerLifted(idle, conditions, along) ?? false
  }

  /// The inset that a control holds; `nil` for one that holds none at rest.
  func hold(
    isOpen: Bool, _ conditions: RefreshConditions, _ metrics: AxisMetrics
  ) -> Double? {
    if let load { return load.hold(conditions, along(metrics)) }
    return isOpen ? pull?.hold(metrics) : nil
  }
}
