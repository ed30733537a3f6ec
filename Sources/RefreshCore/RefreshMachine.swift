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
    case .auto: .after
    }
  }
}
