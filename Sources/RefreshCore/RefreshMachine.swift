/// Either machine, for those who only pass facts in and carry effects out.
public struct RefreshMachine: Sendable {
  public enum Rules: Sendable {
    case pull(PullMachine)
    case auto(AutoMachine)
  }

  public internal(set) var rules: Rules

  /// Beside the rules and not in them: to change what is in an enum, all of it is copied.
  private var stretch = QuietStretch()

  public static func pull(_ machine: PullMachine) -> RefreshMachine {
    RefreshMachine(rules: .pull(machine))
  }

  public static func auto(_ machine: AutoMachine) -> RefreshMachine {
    RefreshMachine(rules: .auto(machine))
  }

  public mutating func handle(_ fact: RefreshFact, _ metrics: AxisMetrics) -> RefreshEffects {
    leaveStretch()
    switch rules {
    case .pull(var machine):
      let effects = machine.handle(fact, metrics)
      rules = .pull(machine)
      return effects
    case .auto(var machine):
      let effects = machine.handle(fact, metrics)
      rules = .auto(machine)
      return effects
    }
  }

  /// `handle(.scrolled(cause), metrics)` for every step of a scroll: `nil` for no effects, and most
  /// steps have none. The first of those finds out how far it stays so; the next only compare.
  ///
  /// Inlinable, because to hand over effects costs more than to find out that there are none.
  @inlinable
  public mutating func handleScroll(
    by cause: ScrollCause, _ metrics: AxisMetrics
  ) -> RefreshEffects? {
    takesQuietly(metrics) ? nil : handleStep(by: cause, metrics)
  }

  @usableFromInline
  mutating func takesQuietly(_ metrics: AxisMetrics) -> Bool { stretch.takes(metrics) }

  @usableFromInline
  mutating func handleStep(by cause: ScrollCause, _ metrics: AxisMetrics) -> RefreshEffects? {
    let effects = handle(.scrolled(cause), metrics)
    guard effects == .none else { return effects }
    stretch = QuietStretch(metrics, quietOffsets(metrics))
    return nil
  }

  /// Where scrolling has no effect, until the next fact or anything else than the offset changes.
  public func quietOffsets(_ metrics: AxisMetrics) -> QuietOffsets {
    switch rules {
    case .pull(let machine): machine.quietOffsets(metrics)
    case .auto(let machine): machine.quietOffsets(metrics)
    }
  }

  /// The rules hear of what they were spared before anything else is done with them.
  mutating func leaveStretch() {
    guard let last = stretch.leave(), case .auto(var machine) = rules else { return }
    machine.catchUp(last)
    rules = .auto(machine)
  }
}

/// Steps of a scroll that certainly have no effect: counted off by comparing, and only the last of
/// them is remembered.
private struct QuietStretch: Sendable {
  private var metrics = AxisMetrics(offset: 0, contentLength: 0, viewportLength: 0)
  private var offsets = QuietOffsets.none
  private var hasTaken = false

  init() {}

  init(_ metrics: AxisMetrics, _ offsets: QuietOffsets) {
    self.metrics = metrics
    self.offsets = offsets.intersection(AxisMetrics.validOffsets)
  }

  mutating func takes(_ step: AxisMetrics) -> Bool {
    guard offsets.contains(step.offset), step.contentLength == metrics.contentLength,
      step.viewportLength == metrics.viewportLength, step.insetBefore == metrics.insetBefore,
      step.insetAfter == metrics.insetAfter
    else { return false }
    metrics.offset = step.offset
    hasTaken = true
    return true
  }

  /// It is over. Where it came to last, if it was used at all.
  mutating func leave() -> AxisMetrics? {
    offsets = .none
    guard hasTaken else { return nil }
    hasTaken = false
    return metrics
  }
}

// MARK: - What it is

extension RefreshMachine {
  public var state: RefreshState {
    switch rules {
    case .pull(let machine): machine.state
    case .auto(let machine): machine.state
    }
  }

  public var progress: Double {
    switch rules {
    case .pull(let machine): machine.progress
    case .auto(let machine): machine.progress
    }
  }

  /// The inset that the control holds, in points.
  public var held: Double {
    switch rules {
    case .pull(let machine): machine.held
    case .auto(let machine): machine.held
    }
  }

  public var end: AxisEnd {
    switch rules {
    case .pull(let machine): machine.end
    case .auto(let machine): machine.end
    }
  }

  /// How long the control is, in points.
  public var extent: Double {
    switch rules {
    case .pull(let machine): machine.distances.visibleExtent
    case .auto(let machine): machine.trigger.extent
    }
  }

  /// True from the moment it opens until it closes.
  public var isWorking: Bool {
    switch rules {
    case .pull(let machine): machine.isWorking
    case .auto(let machine): machine.isWorking
    }
  }

  /// The latest run: the one that is under way, or about to, if any is.
  public var latestRun: RefreshRun {
    switch rules {
    case .pull(let machine): machine.latestRun
    case .auto(let machine): machine.latestRun
    }
  }

  /// Where the control begins along the axis, in the content's coordinates.
  public func position(_ metrics: AxisMetrics) -> Double {
    switch rules {
    case .pull(let machine): machine.position(metrics)
    case .auto(let machine): machine.position(metrics)
    }
  }

  /// False where there is nothing for the control to be the end of.
  public func isPresent(_ metrics: AxisMetrics) -> Bool {
    switch rules {
    case .pull(let machine): machine.isPresent(metrics)
    case .auto(let machine): machine.isPresent(metrics)
    }
  }
}

// MARK: - What it can be set to

extension RefreshMachine {
  /// All this is taken up at the next fact: send `.contentChanged` afterwards.
  public mutating func set(_ settings: ControlSettings, isBarred: Bool, isHidden: Bool) {
    leaveStretch()
    switch rules {
    case .pull(var machine):
      machine.settings = settings
      machine.isBarred = isBarred
      rules = .pull(machine)
    case .auto(var machine):
      machine.settings = settings
      machine.isBarred = isBarred
      machine.isHidden = isHidden
      rules = .auto(machine)
    }
  }

  /// For a pull control; nothing for the other kind.
  public mutating func set(_ distances: PullDistances) {
    leaveStretch()
    guard case .pull(var machine) = rules else { return }
    machine.distances = distances
    rules = .pull(machine)
  }

  /// For an automatic control; nothing for the other kind.
  public mutating func set(_ trigger: AutoTrigger) {
    leaveStretch()
    guard case .auto(var machine) = rules else { return }
    machine.trigger = trigger
    rules = .auto(machine)
  }

  /// The control stands at the other end from now on.
  public mutating func move(to end: AxisEnd) {
    leaveStretch()
    switch rules {
    case .pull(var machine):
      machine.end = end
      rules = .pull(machine)
    case .auto(var machine):
      machine.end = end
      rules = .auto(machine)
    }
  }
}
