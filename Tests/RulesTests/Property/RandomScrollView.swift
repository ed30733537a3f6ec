@testable import Tug

/// A scroll view that moves mostly where a control makes decisions.
struct RandomScrollView {
  private(set) var metrics: AxisMetrics
  private(set) var configuration: RefreshConfiguration

  init(_ configuration: RefreshConfiguration, using generator: inout SeededGenerator) {
    self.configuration = configuration
    metrics = AxisMetrics(offset: 0, contentLength: 0, viewportLength: 0)
    layOut(using: &generator)
    metrics.offset = metrics.firstOffset
  }

  mutating func move(for event: RandomSequence.Event, using generator: inout SeededGenerator) {
    switch event {
    case .event(.contentChanged): layOut(using: &generator)
    case .event(.scrolled): scroll(using: &generator)
    case .event(.configured(let configuration)): self.configuration = configuration
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
    let end = configuration.end
    let outward = end == .before ? -1.0 : 1
    let step = generator.halfPoints(-40...60)
    switch (configuration.trigger, Int.random(in: 0..<10, using: &generator)) {
    case (.pull, 0): metrics.offset = metrics.showOffset(at: end)
    case (.pull, 2):
      metrics.offset = metrics.showOffset(at: end) + outward * generator.halfPoints(0...150)
    case (.load(let load), 0): metrics.offset = threshold(load)
    case (.load(let load), 2): metrics.offset = threshold(load) + generator.halfPoints(-50...50)
    case (_, 1): metrics.offset = generator.halfPoints(-300...2300)
    default: metrics.offset += outward * step
    }
  }

  private func threshold(_ load: LoadConfiguration) -> Double {
    let isBefore = configuration.end == .before
    let along = isBefore ? metrics.mirrored : metrics
    let threshold = along.automaticTriggerOffset(extent: load.extent, distance: load.distance)
    return isBefore ? metrics.mirroredOffset(threshold) : threshold
  }
}
