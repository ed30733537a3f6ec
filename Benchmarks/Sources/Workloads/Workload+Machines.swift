import RefreshCore

extension Workload {
  /// The rules alone: events at which nothing changes.
  static let machines = [
    machine("pull, asked", isAsked: true, pull),
    machine("automatic, asked", isAsked: true, automatic),
    machine("pull, in a quiet stretch", isAsked: false, pull),
    machine("automatic, in a quiet stretch", isAsked: false, automatic),
  ]

  private static let pull = RefreshMachine.pull(
    PullMachine(end: .before, distances: PullDistances(visibleExtent: 54)))
  private static let automatic = RefreshMachine.auto(
    AutoMachine(trigger: AutoTrigger(extent: 44)))

  private static var answers = 0

  private static func machine(
    _ variant: String, isAsked: Bool, _ start: RefreshMachine
  ) -> Workload {
    let operations = 1000
    return Workload(title: "machine, one event", variant: variant, operations: operations) {
      Session {
        var machine = start
        answers +=
          isAsked ? ask(&machine, times: operations) : spare(&machine, times: operations)
      }
    }
  }

  private static let metrics = AxisMetrics(
    offset: 1000, contentLength: 20_000, viewportLength: 800, insetBefore: 50, insetAfter: 30)

  /// The machine hears of every step.
  private static func ask(_ machine: inout RefreshMachine, times: Int) -> Int {
    var metrics = metrics
    var answers = 0
    _ = machine.handle(.contentChanged, metrics)
    for step in 0..<times {
      metrics.offset = Double(1000 + step)
      if machine.handle(.scrolled(.momentum), metrics) != .none { answers += 1 }
    }
    return answers
  }

  /// As Tug does it: the machine is asked where something may happen.
  private static func spare(_ machine: inout RefreshMachine, times: Int) -> Int {
    var metrics = metrics
    var answers = 0
    _ = machine.handle(.contentChanged, metrics)
    var stretch: QuietStretch?
    for step in 0..<times {
      metrics.offset = Double(1000 + step)
      if let stretch, stretch.offsets.contains(metrics.offset) {
        if let line = stretch.line, line.progress(at: metrics.offset) > 0 { answers += 1 }
      } else {
        if machine.handle(.scrolled(.momentum), metrics) != .none { answers += 1 }
        stretch = machine.quietStretch(by: .momentum, metrics)
      }
    }
    machine.catchUp(metrics)
    return answers
  }
}
