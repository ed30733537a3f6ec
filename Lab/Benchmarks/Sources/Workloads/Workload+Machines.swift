extension Workload {
  /// The rules alone, with events that change nothing.
  static let machines = [
    machine("pull, every step", sendsAll: true, pull),
    machine("automatic, every step", sendsAll: true, automatic),
    machine("pull, in an inert range", sendsAll: false, pull),
    machine("automatic, in an inert range", sendsAll: false, automatic),
  ]

  private static let pull = RefreshMachine(
    RefreshConfiguration(
      end: .before,
      trigger: .pull(PullConfiguration(distances: PullDistances(visibleExtent: 54)))))
  private static let automatic = RefreshMachine(
    RefreshConfiguration(end: .after, trigger: .load(LoadConfiguration(extent: 44))))

  /// Keeps the optimizer from removing the loops.
  private static var count = 0

  private static func machine(
    _ variant: String, sendsAll: Bool, _ start: RefreshMachine
  ) -> Workload {
    let operations = 1000
    return Workload(title: "machine, one event", variant: variant, operations: operations) {
      Session {
        var machine = start
        count +=
          sendsAll ? sendAll(&machine, times: operations) : skipInert(&machine, times: operations)
      }
    }
  }

  private static let metrics = AxisMetrics(
    offset: 1000, contentLength: 20_000, viewportLength: 800, insetBefore: 50, insetAfter: 30)

  /// Sends every step to the machine.
  private static func sendAll(_ machine: inout RefreshMachine, times: Int) -> Int {
    var metrics = metrics
    var count = 0
    _ = machine.handle(.contentChanged, metrics)
    for step in 0..<times {
      metrics.offset = Double(1000 + step)
      if !machine.handle(.scrolled(.momentum), metrics).isEmpty { count += 1 }
    }
    return count
  }

  /// Skips steps within the inert range, as Tug does.
  private static func skipInert(_ machine: inout RefreshMachine, times: Int) -> Int {
    var metrics = metrics
    var count = 0
    _ = machine.handle(.contentChanged, metrics)
    var range = InertRange.none
    for step in 0..<times {
      metrics.offset = Double(1000 + step)
      if range.offsets.contains(metrics.offset) {
        if let line = range.line, line.progress(at: metrics.offset) > 0 { count += 1 }
      } else {
        if !machine.handle(.scrolled(.momentum), metrics).isEmpty { count += 1 }
        range = machine.inertRange(by: .momentum, metrics)
      }
    }
    machine.catchUp(metrics)
    return count
  }
}
