@testable import Tug

/// A control and its events, all determined by the seed or by the choices.
struct RandomSequence {
  let configuration: RefreshConfiguration
  let steps: [Step]

  struct Step {
    let event: Event
    let metrics: AxisMetrics
    /// Whether another machine resumes from a snapshot before the event.
    let resumes: Bool
  }

  /// An event. Events of a run carry how many runs ago it began, because only the machine numbers
  /// runs.
  enum Event {
    case event(RefreshEvent)
    case settled(runsAgo: Int)
    case elapsed(runsAgo: Int)
    case finished(runsAgo: Int, RefreshOutcome)
    case answered(runsAgo: Int, Bool)
  }

  init(seed: UInt64) {
    var generator = SeededGenerator(seed: seed)
    configuration = .random(isPull: nil, using: &generator)
    var view = RandomScrollView(configuration, using: &generator)
    let count = Int.random(in: 1...200, using: &generator)
    steps = (0..<count).map { _ in Self.step(of: &view, using: &generator) }
  }

  /// A sequence as long as the choices, up to a limit.
  init(choices: [UInt8]) {
    var generator = SeededGenerator(choices: choices)
    configuration = .random(isPull: nil, using: &generator)
    var view = RandomScrollView(configuration, using: &generator)
    var steps: [Step] = []
    while !generator.isExhausted, steps.count < 1000 {
      steps.append(Self.step(of: &view, using: &generator))
    }
    self.steps = steps
  }

  private static func step(
    of view: inout RandomScrollView, using generator: inout SeededGenerator
  ) -> Step {
    let event = event(for: view.configuration, using: &generator)
    view.move(for: event, using: &generator)
    let metrics = view.metrics
    return Step(
      event: event,
      metrics: generator.chance(5) ? invalid(metrics, using: &generator) : metrics,
      resumes: generator.chance(4))
  }

  private static func event(
    for configuration: RefreshConfiguration, using generator: inout SeededGenerator
  ) -> Event {
    let runsAgo = generator.chance(80) ? 0 : Int.random(in: 1...3, using: &generator)
    return switch Int.random(in: 0..<100, using: &generator) {
    case 0..<34: .event(.scrolled(.finger))
    case 34..<42: .event(.scrolled(.momentum))
    case 42..<46: .event(.scrolled(.program))
    case 46..<49: .elapsed(runsAgo: runsAgo)
    case 49..<51: .event(.conditionsChanged(conditions(using: &generator)))
    case 51: .event(.configured(change(of: configuration, using: &generator)))
    case 52..<56: .event(.dragBegan)
    case 56..<60: .event(.dragEnded)
    case 60: .event(.dragCancelled)
    case 61..<65: .event(.contentChanged)
    case 65: .event(generator.chance(50) ? .repositioned : .insetRestored)
    case 66..<70: .event(.begin(request(using: &generator)))
    case 70..<72: .event(.tapped)
    case 72..<75: .event(.conditionsChanged(.inWindow))
    case 75..<82: .settled(runsAgo: runsAgo)
    case 82..<88: .finished(runsAgo: runsAgo, outcome(using: &generator))
    case 88..<91: .answered(runsAgo: runsAgo, generator.chance(70))
    case 91..<95: .event(.end(outcome(using: &generator)))
    case 95..<99: .event(.reset)
    default: .event(.removed)
    }
  }

  private static func outcome(using generator: inout SeededGenerator) -> RefreshOutcome {
    generator.pick([
      .success, .success, .success, .failure, .failure, .noMoreData, .cancelled,
    ])
  }

  private static func conditions(using generator: inout SeededGenerator) -> RefreshConditions {
    generator.pick([
      [], .inWindow, [.inWindow, .blocked], [.inWindow, .blocked], [.inWindow, .disabled],
      [.inWindow, .hidden], .blocked,
    ])
  }

  private static func request(using generator: inout SeededGenerator) -> BeginRequest {
    BeginRequest(
      work: generator.chance(70) ? .action : .external,
      reveal: generator.pick([.always, .always, .atEdge, .never]))
  }

  /// Usually another configuration with the same kind of trigger.
  private static func change(
    of configuration: RefreshConfiguration, using generator: inout SeededGenerator
  ) -> RefreshConfiguration {
    let isPull =
      switch configuration.trigger {
      case .pull: true
      case .load: false
      }
    return .random(isPull: generator.chance(90) ? isPull : !isPull, using: &generator)
  }

  private static func invalid(
    _ metrics: AxisMetrics, using generator: inout SeededGenerator
  ) -> AxisMetrics {
    var metrics = metrics
    let value = generator.pick([Double.nan, .infinity, -.infinity])
    switch Int.random(in: 0..<7, using: &generator) {
    case 0: metrics.offset = value
    case 1: metrics.contentLength = value
    case 2: metrics.viewportLength = value
    case 3: metrics.insetBefore = value
    case 4: metrics.insetAfter = value
    case 5: metrics.contentLength = -1
    default: metrics.viewportLength = -1
    }
    return metrics
  }
}
