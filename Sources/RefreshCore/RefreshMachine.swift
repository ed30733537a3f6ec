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

  /// `handle(.scrolled(isDragging:), metrics)` for every step of a scroll: `nil` for no effects, and
  /// most steps have none. That is told without making any, and without copying the machine.
  public mutating func handleScroll(
    isDragging: Bool, _ metrics: AxisMetrics
  ) -> RefreshEffects? {
    guard !passes(metrics) else { return nil }
    let effects = handle(.scrolled(isDragging: isDragging), metrics)
    return effects == .none ? nil : effects
  }

  private mutating func passes(_ metrics: AxisMetrics) -> Bool {
    switch self {
    case .pull(let machine):
      return machine.isUntouched(by: metrics)
    case .auto(var machine):
      guard machine.passes(metrics) else { return false }
      self = .auto(machine)
      return true
    }
  }

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

  /// The control stands at the other end from now on; send `.contentChanged` afterwards.
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
