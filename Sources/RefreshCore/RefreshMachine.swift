/// Either machine, for those who only pass facts in and carry effects out.
public enum RefreshMachine: Sendable {
  case pull(PullMachine)
  case auto(AutoMachine)

  public mutating func handle(_ fact: RefreshFact, _ metrics: AxisMetrics) -> RefreshEffects {
    switch self {
    case .pull(var machine):
      let effects = machine.handle(fact, metrics)
      self = .pull(machine)
      return effects
    case .auto(var machine):
      let effects = machine.handle(fact, metrics)
      self = .auto(machine)
      return effects
    }
  }
}

// MARK: - Steps that need no rules

extension RefreshMachine {
  /// Where scrolling by this cause has no effect but on the progress, until the next fact. To be
  /// asked after a `.scrolled` with these metrics.
  public func quietStretch(by cause: ScrollCause, _ metrics: AxisMetrics) -> QuietStretch {
    guard metrics.isValid else { return .none }
    var stretch =
      switch self {
      case .pull(let machine): machine.quietStretch(metrics)
      case .auto(let machine): machine.quietStretch(by: cause, metrics)
      }
    stretch.offsets = stretch.offsets.intersection(AxisMetrics.validOffsets)
    return stretch
  }

  /// Makes up for quiet steps that it was not told of, when the last of them went here.
  public mutating func catchUp(_ metrics: AxisMetrics) {
    switch self {
    case .pull(var machine):
      machine.catchUp(metrics)
      self = .pull(machine)
    case .auto(var machine):
      machine.catchUp(metrics)
      self = .auto(machine)
    }
  }
}

// MARK: - What it is

extension RefreshMachine {
  public var state: RefreshState {
    switch self {
    case .pull(let machine): machine.state
    case .auto(let machine): machine.state
    }
  }

  public var progress: Double {
    switch self {
    case .pull(let machine): machine.progress
    case .auto(let machine): machine.progress
    }
  }

  /// The inset that the control holds, in points.
  public var held: Double {
    switch self {
    case .pull(let machine): machine.held
    case .auto(let machine): machine.held
    }
  }

  public var end: AxisEnd {
    switch self {
    case .pull(let machine): machine.end
    case .auto(let machine): machine.end
    }
  }

  /// How long the control is, in points.
  public var extent: Double {
    switch self {
    case .pull(let machine): machine.distances.visibleExtent
    case .auto(let machine): machine.trigger.extent
    }
  }

  /// True from the moment it opens until it closes.
  public var isWorking: Bool {
    switch self {
    case .pull(let machine): machine.isWorking
    case .auto(let machine): machine.isWorking
    }
  }

  /// The latest run: the one that is under way, or about to, if any is.
  public var latestRun: RefreshRun {
    switch self {
    case .pull(let machine): machine.latestRun
    case .auto(let machine): machine.latestRun
    }
  }

  /// Where the control begins along the axis, in the content's coordinates.
  public func position(_ metrics: AxisMetrics) -> Double {
    switch self {
    case .pull(let machine): machine.position(metrics)
    case .auto(let machine): machine.position(metrics)
    }
  }

  /// False where there is nothing for the control to be the end of.
  public func isPresent(_ metrics: AxisMetrics) -> Bool {
    switch self {
    case .pull(let machine): machine.isPresent(metrics)
    case .auto(let machine): machine.isPresent(metrics)
    }
  }
}

// MARK: - What it can be set to

extension RefreshMachine {
  /// All this is taken up at the next fact: send `.contentChanged` afterwards.
  public mutating func set(_ settings: ControlSettings, isBarred: Bool, isHidden: Bool) {
    switch self {
    case .pull(var machine):
      machine.settings = settings
      machine.isBarred = isBarred
      self = .pull(machine)
    case .auto(var machine):
      machine.settings = settings
      machine.isBarred = isBarred
      machine.isHidden = isHidden
      self = .auto(machine)
    }
  }

  /// For a pull control; nothing for the other kind.
  public mutating func set(_ distances: PullDistances) {
    guard case .pull(var machine) = self else { return }
    machine.distances = distances
    self = .pull(machine)
  }

  /// For an automatic control; nothing for the other kind.
  public mutating func set(_ trigger: AutoTrigger) {
    guard case .auto(var machine) = self else { return }
    machine.trigger = trigger
    self = .auto(machine)
  }

  /// The control stands at the other end from now on.
  public mutating func move(to end: AxisEnd) {
    switch self {
    case .pull(var machine):
      machine.end = end
      self = .pull(machine)
    case .auto(var machine):
      machine.end = end
      self = .auto(machine)
    }
  }
}
