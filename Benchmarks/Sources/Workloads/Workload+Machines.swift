import RefreshCore

extension Workload {
  /// The rules alone: an event at which nothing changes.
  static let machines = [
    machine("pull, in the middle of the content") {
      RefreshMachine.pull(
        PullMachine(end: .before, distances: PullDistances(visibleExtent: 54)))
    },
    machine("automatic, in the middle of the content") {
      RefreshMachine.auto(AutoMachine(trigger: AutoTrigger(extent: 44)))
    },
  ]

  private static var answers = 0

  private static func machine(
    _ variant: String, _ make: @escaping () -> RefreshMachine
  ) -> Workload {
    let operations = 1000
    return Workload(title: "machine, one event", variant: variant, operations: operations) {
      let start = make()
      return Session {
        var machine = start
        answers += scroll(&machine, times: operations)
      }
    }
  }

  private static func scroll(_ machine: inout RefreshMachine, times: Int) -> Int {
    var metrics = AxisMetrics(
      offset: 0, contentLength: 20_000, viewportLength: 800, insetBefore: 50, insetAfter: 30)
    _ = machine.handle(.contentChanged, metrics)
    var answers = 0
    for step in 0..<times {
      metrics.offset = Double(1000 + step)
      if machine.handleScroll(by: .momentum, metrics) != nil { answers += 1 }
    }
    return answers
  }
}
