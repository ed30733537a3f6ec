import RefreshCore

/// A control, and what happens to it: everything follows from the seed, or from the choices.
struct RandomSequence {
  let control: RandomControl
  let events: [Event]

  struct Event {
    let news: News
    let metrics: AxisMetrics
  }

  /// A fact; news of a run says how many runs ago that was, since only the machine numbers them.
  enum News {
    case fact(RefreshFact)
    case settled(runsAgo: Int)
    case elapsed(runsAgo: Int)
    case finished(runsAgo: Int, RefreshOutcome)
  }

  init(seed: UInt64) {
    var generator = SeededGenerator(seed: seed)
    control = RandomControl(using: &generator)
    var view = RandomScrollView(control: control, using: &generator)
    let count = Int.random(in: 1...200, using: &generator)
    events = (0..<count).map { _ in Self.event(of: &view, using: &generator) }
  }

  /// As long as there are choices, and not longer than a test's patience.
  init(choices: [UInt8]) {
    var generator = SeededGenerator(choices: choices)
    control = RandomControl(using: &generator)
    var view = RandomScrollView(control: control, using: &generator)
    var events: [Event] = []
    while !generator.isExhausted, events.count < 1000 {
      events.append(Self.event(of: &view, using: &generator))
    }
    self.events = events
  }

  private static func event(
    of view: inout RandomScrollView, using generator: inout SeededGenerator
  ) -> Event {
    let news = news(using: &generator)
    view.move(for: news, using: &generator)
    let metrics = view.metrics
    return Event(
      news: news, metrics: generator.chance(5) ? broken(metrics, using: &generator) : metrics)
  }

  private static func news(using generator: inout SeededGenerator) -> News {
    let outcomes = [
      RefreshOutcome.success, .success, .success, .failure, .failure, .noMoreData, .cancelled,
    ]
    let runsAgo = generator.chance(80) ? 0 : Int.random(in: 1...3, using: &generator)
    return switch Int.random(in: 0..<100, using: &generator) {
    case 0..<36: .fact(.scrolled(.finger))
    case 36..<44: .fact(.scrolled(.momentum))
    case 44..<48: .fact(.scrolled(.program))
    case 48..<51: .elapsed(runsAgo: runsAgo)
    case 51: .fact(.disarmed)
    case 52: .fact(.resized(generator.pick([0, 30, 44, 80])))
    case 53..<57: .fact(.dragBegan)
    case 57..<62: .fact(.dragEnded)
    case 62..<67: .fact(.contentChanged)
    case 67..<71: .fact(.begin(isReady: generator.chance(60)))
    case 71..<73: .fact(.tapped)
    case 73..<76: .fact(.readinessChanged(isReady: generator.chance(60)))
    case 76..<83: .settled(runsAgo: runsAgo)
    case 83..<91: .finished(runsAgo: runsAgo, generator.pick(outcomes))
    case 91..<95: .fact(.end(generator.pick(outcomes)))
    case 95..<99: .fact(.reset)
    default: .fact(.removed)
    }
  }

  private static func broken(
    _ metrics: AxisMetrics, using generator: inout SeededGenerator
  ) -> AxisMetrics {
    var metrics = metrics
    let strange = generator.pick([Double.nan, .infinity, -.infinity])
    switch Int.random(in: 0..<7, using: &generator) {
    case 0: metrics.offset = strange
    case 1: metrics.contentLength = strange
    case 2: metrics.viewportLength = strange
    case 3: metrics.insetBefore = strange
    case 4: metrics.insetAfter = strange
    case 5: metrics.contentLength = -1
    default: metrics.viewportLength = -1
    }
    return metrics
  }
}

/// One of the machines, with one of its settings.
struct RandomControl {
  let kind: Kind
  private let settings: ControlSettings

  enum Kind {
    case pull(AxisEnd, PullDistances)
    case auto(AxisEnd, AutoTrigger)
  }

  init(using generator: inout SeededGenerator) {
    let extent = generator.pick([0, 0.5, 44, 54, 60, 100.25])
    let isPull = generator.chance(60)
    if isPull {
      kind = .pull(
        generator.chance(50) ? .before : .after,
        PullDistances(
          visibleExtent: extent,
          restingExtent: generator.pick([nil, nil, 0, 30, 44, 80]),
          triggerDistance: generator.pick([nil, nil, 20, 80, 120])))
    } else {
      kind = .auto(generator.chance(30) ? .before : .after, Self.trigger(extent, &generator))
    }
    settings = Self.settings(isPull: isPull, &generator)
  }

  private static func trigger(_ extent: Double, _ generator: inout SeededGenerator) -> AutoTrigger {
    var trigger = AutoTrigger(
      extent: extent,
      reach: generator.pick([
        .percent(1), .percent(1), .percent(0.5), .percent(0), .percent(-10), .percent(2),
        .points(100), .viewports(0.5),
      ]),
      firesPerDrag: generator.pick([1, 1, 0, 2, nil]))
    trigger.isAutomatic = generator.chance(90)
    trigger.firesOnProgrammaticScroll = generator.chance(60)
    trigger.retriesFailure = generator.chance(40)
    return trigger
  }

  private static func settings(
    isPull: Bool, _ generator: inout SeededGenerator
  ) -> ControlSettings {
    var settings = ControlSettings(shortContent: isPull ? .pin : .follow)
    if generator.chance(50) {
      settings.shortContent = generator.pick([.hide, .pin, .follow, .fill(limit: 2)])
    }
    settings.showsWhenEmpty = generator.chance(20)
    if generator.chance(30) {
      settings.timing = SessionTiming(
        minimumVisible: generator.pick([0, 1]), resultDwell: generator.pick([0, 2]))
    }
    return settings
  }

  var machine: RefreshMachine {
    var machine: RefreshMachine =
      switch kind {
      case .pull(let end, let distances): .pull(PullMachine(end: end, distances: distances))
      case .auto(let end, let trigger): .auto(AutoMachine(end: end, trigger: trigger))
      }
    machine.set(settings, isBarred: false, isHidden: false)
    return machine
  }
}

/// A scroll view that is moved about, mostly where something happens.
private struct RandomScrollView {
  private(set) var metrics: AxisMetrics
  private let control: RandomControl

  init(control: RandomControl, using generator: inout SeededGenerator) {
    self.control = control
    metrics = AxisMetrics(offset: 0, contentLength: 0, viewportLength: 0)
    layOut(using: &generator)
    metrics.offset = metrics.firstOffset
  }

  mutating func move(for news: RandomSequence.News, using generator: inout SeededGenerator) {
    switch news {
    case .fact(.contentChanged): layOut(using: &generator)
    case .fact(.scrolled): scroll(using: &generator)
    default: if generator.chance(5) { layOut(using: &generator) }
    }
  }

  private mutating func layOut(using generator: inout SeededGenerator) {
    let viewport: Double = generator.pick([667, 667, 667, 320, 0])
    metrics.viewportLength = viewport
    metrics.contentLength = generator.pick([0, 100, viewport, viewport + 0.5, 800, 2000, 2000.25])
    metrics.insetBefore = generator.pick([0, 64, 64, 91.5, -10])
    metrics.insetAfter = generator.pick([0, 49, 49, 34, -10])
    metrics.isPaging = generator.chance(10)
    let heldBefore = max(0, metrics.insetBefore)
    metrics.heldElsewhere = generator.chance(20) ? min(44, heldBefore) : 0
  }

  private mutating func scroll(using generator: inout SeededGenerator) {
    let step = generator.halfPoints(-40...60)
    switch control.kind {
    case .pull(let end, _):
      let outward = end == .before ? -1.0 : 1
      switch Int.random(in: 0..<10, using: &generator) {
      case 0: metrics.offset = metrics.showOffset(at: end)
      case 1: metrics.offset = generator.halfPoints(-300...2300)
      case 2: metrics.offset = metrics.showOffset(at: end) + outward * generator.halfPoints(0...150)
      default: metrics.offset += outward * step
      }
    case .auto(let end, let trigger):
      let seen = end == .before ? metrics.mirrored : metrics
      let outward = end == .before ? -1.0 : 1
      let reached = seen.automaticTriggerOffset(extent: trigger.extent, reach: trigger.reach)
      let threshold = end == .before ? metrics.mirroredOffset(reached) : reached
      switch Int.random(in: 0..<10, using: &generator) {
      case 0: metrics.offset = threshold
      case 1: metrics.offset = generator.halfPoints(-300...2300)
      case 2: metrics.offset = threshold + generator.halfPoints(-50...50)
      default: metrics.offset += outward * step
      }
    }
  }
}
