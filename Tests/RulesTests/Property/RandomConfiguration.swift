import SeededRandom

@testable import Tug

extension RefreshConfiguration {
  /// - Parameter isPull: whether the control is pulled; `nil` for either.
  static func random(isPull: Bool?, using generator: inout SeededGenerator) -> RefreshConfiguration {
    let isPull = isPull ?? generator.chance(60)
    let extent = generator.pick([0, 0.5, 44, 54, 60, 100.25])
    var configuration =
      isPull
      ? RefreshConfiguration(
        end: generator.chance(50) ? .before : .after,
        trigger: .pull(.random(extent, using: &generator)))
      : RefreshConfiguration(
        end: generator.chance(30) ? .before : .after,
        trigger: .load(.random(extent, using: &generator)))
    if generator.chance(50) {
      configuration.shortContent = generator.pick([.hide, .pin, .follow, .fill(limit: 2)])
    }
    configuration.showsWhenEmpty = generator.chance(20)
    configuration.asksBeforeBeginning = generator.chance(25)
    if generator.chance(30) {
      configuration.timing = RunTiming(
        minimum: generator.pick([0, 1]), result: generator.pick([0, 2]))
    }
    return configuration
  }
}

extension PullConfiguration {
  fileprivate static func random(
    _ extent: Double, using generator: inout SeededGenerator
  ) -> PullConfiguration {
    var pull = PullConfiguration(
      distances: PullDistances(
        visibleExtent: extent,
        restingExtent: generator.pick([nil, nil, 0, 30, 44, 80]),
        triggerDistance: generator.pick([nil, nil, 20, 80, 120])))
    if generator.chance(25) { pull.firing = .atThreshold }
    pull.rearmsInDrag = generator.chance(20)
    pull.requiresDragFromEdge = generator.chance(25)
    if generator.chance(20) { pull.room = .overlay }
    if generator.chance(30) { pull.secondStop = generator.pick([-1, 10, 90, 140]) }
    return pull
  }
}

extension LoadConfiguration {
  fileprivate static func random(
    _ extent: Double, using generator: inout SeededGenerator
  ) -> LoadConfiguration {
    var load = LoadConfiguration(
      extent: extent,
      distance: generator.pick([
        .percent(1), .percent(1), .percent(0.5), .percent(0), .percent(-10), .percent(2),
        .points(100), .viewports(0.5),
      ]),
      maximumTriggersPerDrag: generator.pick([1, 1, 0, 2, nil]))
    load.causes = generator.pick([
      .all, .all, .all, [.finger, .momentum], [.finger, .program], .finger, [],
    ])
    load.retriesFailure = generator.chance(40)
    return load
  }
}

/// A random number generator with the same numbers for a seed on every machine, or numbers from
/// given choices, a byte each, until they are used up.
struct SeededGenerator: RandomNumberGenerator {
  private var seeded: SplitMix64
  private var choices: ArraySlice<UInt8>?

  init(seed: UInt64) { seeded = SplitMix64(seed: seed) }

  init(choices: [UInt8]) {
    seeded = SplitMix64(seed: 0)
    self.choices = choices[...]
  }

  /// Whether the choices are used up. Further numbers follow from a seed.
  var isExhausted: Bool { choices?.isEmpty ?? false }

  mutating func next() -> UInt64 {
    // Repeated in every byte, because a range uses the high bits and a Bool a low one.
    if let choice = choices?.popFirst() { return UInt64(choice) &* 0x0101_0101_0101_0101 }
    return seeded.next()
  }

  mutating func pick<Element>(_ elements: [Element]) -> Element {
    elements[Int.random(in: 0..<elements.count, using: &self)]
  }

  mutating func chance(_ percent: Int) -> Bool {
    Int.random(in: 0..<100, using: &self) < percent
  }

  mutating func halfPoints(_ range: ClosedRange<Int>) -> Double {
    Double(Int.random(in: (2 * range.lowerBound)...(2 * range.upperBound), using: &self)) / 2
  }
}
