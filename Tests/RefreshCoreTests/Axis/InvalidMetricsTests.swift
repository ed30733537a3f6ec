import Testing

@testable import RefreshCore

@Suite("Metrics that are none")
struct BadMetricsTests {
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

  enum Kind: CaseIterable { case header, footer, automaticFooter, automaticHeader }

  static func machine(_ kind: Kind) -> RefreshMachine {
    switch kind {
    case .header: .pull(PullMachine(end: .before, distances: PullDistances(visibleExtent: 50)))
    case .footer: .pull(PullMachine(end: .after, distances: PullDistances(visibleExtent: 50)))
    case .automaticFooter: .auto(AutoMachine(trigger: AutoTrigger(extent: 50)))
    case .automaticHeader: .auto(AutoMachine(end: .before, trigger: AutoTrigger(extent: 50)))
    }
  }

  /// Ways into all the states.
  static let ways: [[Step]] = [
    [], [.content()], [.touch(), .drag(-120)], [.touch(), .drag(560)], [.beginOff], [.begin],
    [.begin, .settle(1)], [.begin, .settle(1), .finish(1)],
    [.begin, .settle(1), .finish(1, .failure)],
    [.begin, .settle(1), .finish(1, .noMoreData)], [.end(.noMoreData)],
  ]

  static let facts: [Step] = [
    .drag(0), .glide(0), .jump(0), .touch(), .lift(), .content(), .begin, .beginOff, .tap, .appear,
    .disappear, .resize(80),
  ]

  static let others: [Step] = [
    .disarm, .elapse(1), .settle(1), .finish(1), .finish(1, .failure), .end(), .end(.noMoreData),
    .reset, .remove,
  ]

  @Test(
    "are ignored by every machine in every state, whatever happens there", arguments: Kind.allCases)
  func ignored(kind: Kind) {
    for (way, part) in Self.ways.flatMap({ way in Self.parts.map { (way, $0) } }) {
      let trace = Trace(Self.machine(kind), on: Self.sound, after: way)
      let isLength = part == \.contentLength || part == \.viewportLength
      for value in Self.bad + (isLength ? [-1] : []) {
        for fact in Self.facts {
          var (machine, metrics) = (trace.machine, trace.metrics)
          metrics[keyPath: part] = value
          let effects = machine.handle(fact.fact, metrics)
          #expect(effects == .none, "\(value), \(fact.name)")
          #expect(machine.state == trace.machine.state && machine.held == trace.machine.held)
          #expect(machine.progress == trace.machine.progress)
          #expect(machine.quietStretch(by: .finger, metrics) == .none)
          // And it has learnt nothing: from here on it does what it would have done.
          var other = trace.machine
          let next = trace.metrics
          #expect(
            machine.handle(.scrolled(.finger), next) == other.handle(.scrolled(.finger), next))
        }
      }
    }
  }

  @Test("do not keep a run from ending, and bring no number that is none", arguments: Kind.allCases)
  func ends(kind: Kind) {
    for (way, part) in Self.ways.flatMap({ way in Self.parts.map { (way, $0) } }) {
      let trace = Trace(Self.machine(kind), on: Self.sound, after: way)
      for value in Self.bad {
        for fact in Self.others {
          var (machine, metrics) = (trace.machine, trace.metrics)
          metrics[keyPath: part] = value
          #expect(Self.isFinite(machine.handle(fact.fact, metrics)), "\(value), \(fact.name)")
          #expect(machine.progress.isFinite && machine.held.isFinite)
          var sound = trace.machine
          _ = sound.handle(fact.fact, trace.metrics)
          #expect(machine.state == sound.state, "\(value), \(fact.name)")
        }
      }
    }
  }

  @Test("that are only odd are metrics", arguments: Kind.allCases)
  func odd(kind: Kind) {
    for (way, part) in Self.ways.flatMap({ way in Self.parts.map { (way, $0) } }) {
      let trace = Trace(Self.machine(kind), on: Self.sound, after: way)
      let isLength = part == \.contentLength || part == \.viewportLength
      for value in Self.odd where !isLength || value >= 0 {
        for fact in Self.facts + Self.others {
          var (machine, metrics) = (trace.machine, trace.metrics)
          metrics[keyPath: part] = value
          #expect(metrics.isValid)
          #expect(Self.isFinite(machine.handle(fact.fact, metrics)), "\(value), \(fact.name)")
          #expect(machine.progress.isFinite && machine.held.isFinite)
        }
      }
    }
  }

  @Test("lengths of a control that are none count as the default, and progress stays finite")
  func lengths() {
    for value in Self.bad + Self.odd + [-1, 1e7] {
      let distances = PullDistances(
        visibleExtent: value, restingExtent: value, triggerDistance: value)
      #expect(distances.visibleExtent >= 0 && distances.visibleExtent <= 1e6)
      #expect(distances.restingExtent >= 0 && distances.restingExtent <= 1e6)
      #expect(distances.triggerDistance >= 0 && distances.triggerDistance.isFinite)
      for pull in [0, .leastNonzeroMagnitude, 1, 1e12] {
        let line = PullLine(start: 0, end: .after, extent: distances.visibleExtent)
        #expect(line.progress(at: pull).isFinite)
      }
      let trigger = AutoTrigger(extent: value, reach: .viewports(value))
      #expect(trigger.extent >= 0 && trigger.extent <= 1e6)
      let timing = SessionTiming(minimumVisible: value, resultDwell: value)
      #expect(timing.minimumVisible >= 0 && timing.minimumVisible.isFinite)
    }
  }

  private static func isFinite(_ effects: RefreshEffects) -> Bool {
    [effects.progress, effects.hold, effects.offset, effects.wait?.seconds]
      .allSatisfy { $0?.isFinite ?? true }
  }
}
