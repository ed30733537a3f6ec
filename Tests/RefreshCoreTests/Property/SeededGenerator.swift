import SeededRandom

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
