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

  private static func machine(
    _ variant: String, _ make: @escaping () -> RefreshMachine
  ) -> Workload {
    let operations = 1000
    return Workload(title: "machine, one event", variant: variant, operations: operations) {
      let scene = MachineScene(make())
      return Session { scene.scroll(times: operations) }
    }
  }
}

@MainActor
private final class MachineScene {
  private var machine: RefreshMachine
  private var metrics = AxisMetrics(
    offset: 0, contentLength: 20_000, viewportLength: 800, insetBefore: 50, insetAfter: 30)
  private var answers = 0

  init(_ machine: RefreshMachine) {
    self.machine = machine
    metrics.offset = 1
    _ = self.machine.handle(.contentChanged, metrics)
  }

  func scroll(times: Int) {
    for step in 0..<times {
      metrics.offset = Double(1000 + step)
      if machine.handle(.scrolled(isDragging: false), metrics) != .none { answers += 1 }
    }
  }
}
