/// The rules of a trigger, with their memory. What they decide, `RefreshMachine` does.
enum TriggerRules: Sendable {
  case pull(PullRules)
  case load(LoadRules)

  init(_ configuration: RefreshConfiguration) {
    let (end, short) = (configuration.end, configuration.shortContent)
    let showsWhenEmpty = configuration.showsWhenEmpty
    switch configuration.trigger {
    case .pull(let pull):
      self = .pull(
        PullRules(
          configuration: pull, end: end, isAtStart: configuration.isAtStart, short: short,
          showsWhenEmpty: showsWhenEmpty))
    case .load(let load):
      self = .load(
        LoadRules(configuration: load, end: end, short: short, showsWhenEmpty: showsWhenEmpty))
    }
  }

  /// The same rules for another configuration. Another kind of trigger begins without memory.
  func configured(_ configuration: RefreshConfiguration) -> TriggerRules {
    switch (self, TriggerRules(configuration)) {
    case (.pull(let old), .pull(var new)):
      (new.dragOrigin, new.seeksFailure) = (old.dragOrigin, old.seeksFailure)
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
      rules.seeksFailure = snapshot.mayRetry
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

  mutating func noteContent(_ metrics: AxisMetrics) {
    load { $0.noteContent($0.along(metrics)) }
  }

  mutating func noteStep(_ metrics: AxisMetrics) {
    load { $0.noteStep($0.along(metrics)) }
  }

  mutating func noteContentChange(_ metrics: AxisMetrics) {
    load { $0.noteContentChange($0.along(metrics)) }
  }

  mutating func noteReposition(_ metrics: AxisMetrics) {
    load { $0.noteReposition($0.along(metrics)) }
  }

  mutating func noteRunBegan() {
    load {
      ($0.memory.loadedLength, $0.memory.hasOtherContent) = ($0.memory.contentLength, false)
      $0.memory.look = .none
    }
  }

  /// A run that the app denies is not asked about again in the same drag.
  mutating func noteDenial() {
    load { $0.memory.drag.triggersLeft = 0 }
  }

  mutating func noteReplacement() { load { $0.memory.hasOtherContent = true } }

  /// After a run that was canceled, its page can be loaded below the same content. One that is canceled from outside
  /// is made up for, one that cancels itself isn't: two such controls would take turns for ever. What an action has
  /// loaded itself is its own page, even if that is empty.
  mutating func noteEnd(_ event: RefreshEvent) {
    switch event {
    case .end(.cancelled): load { $0.memory.loadedLength = nil }
    case .finished(_, .cancelled): load { $0.memory.hasOtherContent = true }
    case .finished: load { $0.memory.hasOtherContent = false }
    default: break
    }
  }

  @discardableResult
  private mutating func load<Result>(_ body: (inout LoadRules) -> Result) -> Result? {
    guard case .load(var rules) = self else { return nil }
    defer { self = .load(rules) }
    return body(&rules)
  }

  /// A drag began out of sight of a failure.
  mutating func beginDragToFailure(_ metrics: AxisMetrics) {
    guard case .pull(var rules) = self else { return }
    rules.beginDrag(metrics, seeksFailure: true)
    self = .pull(rules)
  }

  mutating func endDragToFailure() {
    guard case .pull(var rules) = self else { return }
    rules.seeksFailure = false
    self = .pull(rules)
  }

  // MARK: Looking at the content in the next frame

  /// - Returns: whether there is anything to look at.
  mutating func scheduleLook(_ conditions: RefreshConditions, _ metrics: AxisMetrics) -> Bool {
    load { $0.scheduleLook(conditions, $0.along(metrics)) } ?? false
  }

  /// - Returns: whether there is anything to look at.
  mutating func clear(
    _ idle: IdleState, _ conditions: RefreshConditions, _ metrics: AxisMetrics
  ) -> Bool {
    load { $0.clear(idle, conditions, $0.along(metrics)) } ?? false
  }

  /// - Returns: whether there is anything to look at.
  mutating func change(
    from old: RefreshConditions, to new: RefreshConditions, _ metrics: AxisMetrics
  ) -> Bool {
    load { $0.change(from: old, to: new, $0.along(metrics)) } ?? false
  }

  /// - Returns: whether the control loads.
  mutating func look(_ conditions: RefreshConditions, _ metrics: AxisMetrics) -> Bool {
    load { $0.look(conditions, $0.along(metrics)) } ?? false
  }

  // MARK: Questions

  /// Whether the latest drag began out of sight of a failure.
  var seeksFailure: Bool {
    if case .pull(let rules) = self { rules.seeksFailure } else { false }
  }

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
    load { $0.fingerLifted(idle, conditions, $0.along(metrics)) } ?? false
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
