import Testing

@testable import Tug

@Suite("Invalid metrics")
struct InvalidMetricsTests {
  static let bad: [Double] = [
    .nan, -.nan, .infinity, -.infinity, 1e300, -1e300, .greatestFiniteMagnitude,
  ]
  static let odd: [Double] = [
    -0.0, .leastNonzeroMagnitude, -.leastNonzeroMagnitude, .leastNormalMagnitude,
  ]
  nonisolated(unsafe) static let parts: [WritableKeyPath<AxisMetrics, Double>] = [
    \.offset, \.contentLength, \.viewportLength, \.insetBefore, \.insetAfter,
  ]

  static let sound = AxisMetrics(
    offset: -20, contentLength: 1000, viewportLength: 600, insetBefore: 20, insetAfter: 30)

  enum Kind: CaseIterable { case header, footer, loadingFooter, loadingHeader }

  static func machine(_ kind: Kind) -> RefreshMachine {
    switch kind {
    case .header: RefreshMachine(.pull())
    case .footer: RefreshMachine(.pull(.after))
    case .loadingFooter: RefreshMachine(.load(extent: 50))
    case .loadingHeader: RefreshMachine(.load(.before, extent: 50))
    }
  }

  /// Sequences of events that lead to all states.
  static let ways: [[Step]] = [
    [], [.content()], [.touch(), .drag(-120)], [.touch(), .drag(560)], [.beginOutsideWindow],
    [.begin],
    [.begin, .settle(1)], [.begin, .settle(1), .finish(1)],
    [.begin, .settle(1), .finish(1, .failure)],
    [.begin, .settle(1), .finish(1, .noMoreData)], [.end(.noMoreData)],
  ]

  static let geometryEvents: [Step] = [
    .drag(0), .glide(0), .jump(0), .touch(), .lift(), .content(), .begin, .tap,
    .answer(1, true), .reposition(0),
  ]

  static let otherEvents: [Step] = [
    .conditions(.blocked), .conditions(.disabled), .conditions(.hidden), .disappear, .elapse(1),
    .settle(1), .finish(1), .finish(1, .failure), .end(), .end(.noMoreData),
    .reset, .remove,
  ]

  @Test(
    "Events about geometry are ignored by every control in every state", arguments: Kind.allCases)
  func ignored(kind: Kind) {
    for (way, part) in Self.ways.flatMap({ way in Self.parts.map { (way, $0) } }) {
      let scenario = Scenario(Self.machine(kind), on: Self.sound, after: way)
      let isLength = part == \.contentLength || part == \.viewportLength
      for value in Self.bad + (isLength ? [-1] : []) {
        for step in Self.geometryEvents {
          var (machine, metrics) = (scenario.machine, scenario.metrics)
          metrics[keyPath: part] = value
          let effects = machine.handle(step.event, metrics)
          #expect(effects.isEmpty, "\(value), \(step.name)")
          #expect(machine.state == scenario.machine.state && machine.held == scenario.machine.held)
          #expect(machine.progress == scenario.machine.progress)
          #expect(machine.inertRange(by: .finger, metrics) == .none)
          // The machine's state is unchanged: afterwards it behaves as it would have without these
          // events.
          var other = scenario.machine
          let next = scenario.metrics
          #expect(
            machine.handle(.scrolled(.finger), next) == other.handle(.scrolled(.finger), next))
        }
      }
    }
  }

  @Test(
    "The other events are handled, and produce only finite numbers", arguments: Kind.allCases
  )
  func ends(kind: Kind) {
    for (way, part) in Self.ways.flatMap({ way in Self.parts.map { (way, $0) } }) {
      let scenario = Scenario(Self.machine(kind), on: Self.sound, after: way)
      for value in Self.bad {
        for step in Self.otherEvents {
          var (machine, metrics) = (scenario.machine, scenario.metrics)
          metrics[keyPath: part] = value
          #expect(Self.isFinite(machine.handle(step.event, metrics)), "\(value), \(step.name)")
          #expect(machine.progress.isFinite && machine.held.isFinite)
          var sound = scenario.machine
          _ = sound.handle(step.event, scenario.metrics)
          #expect(machine.state == sound.state, "\(value), \(step.name)")
        }
      }
    }
  }

  @Test("A configuration that arrives with invalid metrics produces only finite numbers")
  func configured() {
    for (kind, way) in Kind.allCases.flatMap({ kind in Self.ways.map { (kind, $0) } }) {
      let scenario = Scenario(Self.machine(kind), on: Self.sound, after: way)
      for (part, value) in Self.parts.flatMap({ part in Self.bad.map { (part, $0) } }) {
        for configuration in [RefreshConfiguration.pull(extent: 80), .load(extent: 80)] {
          var (machine, metrics) = (scenario.machine, scenario.metrics)
          metrics[keyPath: part] = value
          #expect(Self.isFinite(machine.handle(.configured(configuration), metrics)))
          #expect(machine.configuration == configuration)
          #expect(machine.progress.isFinite && machine.held.isFinite)
        }
      }
    }
  }

  @Test(
    "A waiting run that enters the window with invalid metrics begins with the first valid ones")
  func waiting() {
    for kind in Kind.allCases {
      let waiting = Scenario(Self.machine(kind), on: Self.sound, after: [.beginOutsideWindow])
      var machine = waiting.machine
      var invalid = Self.sound
      invalid.contentLength = .nan
      #expect(machine.handle(.conditionsChanged(.inWindow), invalid).isEmpty)
      #expect(machine.state == .willRefresh)
      _ = machine.handle(.contentChanged, Self.sound)
      #expect(machine.state == .refreshing)
    }
  }

  @Test("Tiny numbers and negative zero are valid", arguments: Kind.allCases)
  func odd(kind: Kind) {
    for (way, part) in Self.ways.flatMap({ way in Self.parts.map { (way, $0) } }) {
      let scenario = Scenario(Self.machine(kind), on: Self.sound, after: way)
      let isLength = part == \.contentLength || part == \.viewportLength
      for value in Self.odd where !isLength || value >= 0 {
        for step in Self.geometryEvents + Self.otherEvents {
          var (machine, metrics) = (scenario.machine, scenario.metrics)
          metrics[keyPath: part] = value
          #expect(metrics.isValid)
          #expect(Self.isFinite(machine.handle(step.event, metrics)), "\(value), \(step.name)")
          #expect(machine.progress.isFinite && machine.held.isFinite)
        }
      }
    }
  }

  @Test("Unusable lengths of a control are replaced by the default, and progress stays finite")
  func lengths() {
    for value in Self.bad + Self.odd + [-1, 1e7] {
      let distances = PullDistances(
        visibleExtent: value, restingExtent: value, triggerDistance: value)
      #expect(distances.visibleExtent >= 0 && distances.visibleExtent <= 1e6)
      #expect(distances.restingExtent >= 0 && distances.restingExtent <= 1e6)
      #expect(distances.triggerDistance >= 0 && distances.triggerDistance.isFinite)
      for pull in [0, .leastNonzeroMagnitude, 1, 1e12] {
        let line = PullProgress(start: 0, end: .after, extent: distances.visibleExtent)
        #expect(line.progress(at: pull).isFinite)
      }
      let load = LoadConfiguration(extent: value, distance: .viewports(value))
      #expect(load.extent >= 0 && load.extent <= 1e6)
      let timing = RunTiming(minimum: value, result: value)
      #expect(timing.minimum >= 0 && timing.minimum <= 60)
    }
  }

  private static func isFinite(_ effects: [RefreshEffect]) -> Bool {
    effects.allSatisfy { effect in
      switch effect {
      case .move(let movement):
        movement.hold?.isFinite ?? true && movement.offset?.isFinite ?? true
      case .startTimer(let seconds, _): seconds.isFinite
      default: true
      }
    }
  }
}
