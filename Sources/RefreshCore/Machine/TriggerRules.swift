/// The rules of a trigger, with their memory. What they decide, `RefreshMachine` does.
enum TriggerRules: Equatable, Sendable {
  case pull(PullRules)
  case load(LoadRules)

  init(_ configuration: RefreshConfiguration) {
    let (end, short) = (configuration.end, configuration.shortContent)
    let showsWhenEmpty = configuration.showsWhenEmpty
    switch configuration.trigger {
    case .pull(let pull):
      self = .pull(
        PullRules(configuration: pull, end: end, short: short, showsWhenEmpty: showsWhenEmpty))
    case .load(let load):
      self = .load(
        LoadRules(configuration: load, end: end, short: short, showsWhenEmpty: showsWhenEmpty))
    }
  }

  /// The same rules for another configuration. Another kind of trigger begins without memory.
  func configured(_ configuration: RefreshConfiguration) -> TriggerRules {
    switch (self, TriggerRules(configuration)) {
    case (.pull(let old), .pull(var new)):
      new.dragOrigin = old.dragOrigin
      return .pull(new)
    case (.load(let old), .load(var new)):
      new.memory = old.memory
      return .load(new)
    case (_, let new): return new
    }
  }

  mutating func restore(_ snapshot: RefreshMachine.Snapshot) {
    switch self {
    case .pull(var rules):
      rules.dragOrigin = snapshot.dragBeganInside ? .content : .edge
      self = .pull(rules)
    case .load(var rules):
      rules.memory.restore(snapshot)
      self = .load(rules)
    }
  }

  var loads: Bool {
    switch self {
    case .pull: false
    case .load: true
    }
  }

  // MARK: Events that change only the memory

  mutating func noteContent(_ metrics: AxisMetrics) {
    guard case .load(var rules) = self else { return }
    rules.memory.contentLength = metrics.contentLength
    self = .load(rules)
  }

  mutating func beginDrag(_ metrics: AxisMetrics) {
    switch self {
    case .pull(var rules):
      rules.beginDrag(metrics)
      self = .pull(rules)
    case .load(var rules):
      rules.beginDrag(metrics)
      self = .load(rules)
    }
  }

  mutating func noteStep(_ metrics: AxisMetrics) {
    guard case .load(var rules) = self else { return }
    rules.noteStep(rules.along(metrics))
    self = .load(rules)
  }

  /// What a change of the content does to the offset is no scrolling.
  mutating func noteContentChange(_ metrics: AxisMetrics) {
    guard case .load(var rules) = self else { return }
    let along = rules.along(metrics)
    rules.memory.approach.lastOffset = along.offset
    if !along.isShort { rules.memory.fills = 0 }
    self = .load(rules)
  }

  mutating func noteRunBegan() {
    guard case .load(var rules) = self else { return }
    rules.memory.loadedLength = rules.memory.contentLength
    rules.memory.look = .none
    self = .load(rules)
  }

  /// A run that the app denies is not asked about again in the same drag.
  mutating func noteDenial() {
    guard case .load(var rules) = self else { return }
    rules.memory.drag.triggersLeft = 0
    self = .load(rules)
  }

  /// After a canceled run, the page that it would have loaded can be loaded below the same content.
  mutating func noteRun(endedWith outcome: RefreshOutcome) {
    guard outcome == .cancelled, case .load(var rules) = self else { return }
    rules.memory.loadedLength = nil
    self = .load(rules)
  }

  // MARK: Looking at the content in the next frame

  /// - Returns: whether there is anything to look at.
  mutating func scheduleLook(_ conditions: RefreshConditions, _ metrics: AxisMetrics) -> Bool {
    guard case .load(var rules) = self else { return false }
    defer { self = .load(rules) }
    return rules.scheduleLook(conditions, rules.along(metrics))
  }

  /// - Returns: whether there is anything to look at.
  mutating func clear(
    _ idle: IdleState, _ conditions: RefreshConditions, _ metrics: AxisMetrics
  ) -> Bool {
    guard case .load(var rules) = self else { return false }
    defer { self = .load(rules) }
    return rules.clear(idle, conditions, rules.along(metrics))
  }

  /// - Returns: whether the control loads.
  mutating func look(_ conditions: RefreshConditions, _ metrics: AxisMetrics) -> Bool {
    guard case .load(var rules) = self else { return false }
    defer { self = .load(rules) }
    return rules.look(conditions, rules.along(metrics))
  }

  // MARK: Questions

  /// The answer to a step of a scroll at rest.
  enum ScrollAnswer: Equatable {
    case ignore
    case follow
    case arm(PullStop)
    case trigger(RefreshPhase.Grip)
  }

  mutating func scrolled(
    _ idle: IdleState, _ cause: ScrollCause, _ conditions: RefreshConditions,
    _ metrics: AxisMetrics
  ) -> ScrollAnswer {
    switch self {
    case .pull(let rules):
      return rules.scrolled(idle, cause, conditions, metrics)
    case .load(var rules):
      let triggers = rules.scrolled(idle, cause, conditions, rules.along(metrics))
      self = .load(rules)
      return triggers ? .trigger(.released) : .follow
    }
  }

  /// Whether lifting the finger here starts a control at rest.
  mutating func fingerLifted(
    _ idle: IdleState, _ conditions: RefreshConditions, _ metrics: AxisMetrics
  ) -> Bool {
    guard case .load(var rules) = self else { return false }
    let triggers = rules.fingerLifted(idle, conditions, rules.along(metrics))
    self = .load(rules)
    return triggers
  }

  /// The inset that a control holds; `nil` for one that holds none at rest.
  func hold(
    isOpen: Bool, _ conditions: RefreshConditions, _ metrics: AxisMetrics
  ) -> Double? {
    switch self {
    case .pull(let rules): isOpen ? rules.hold(metrics) : nil
    case .load(let rules): rules.hold(conditions, rules.along(metrics))
    }
  }
}
