/// SplitMix64: small, and the same numbers for a seed everywhere. Or somebody's own choices, a byte
/// each, for as long as there are any.
struct SeededGenerator: RandomNumberGenerator {
  private var state: UInt64
  private var choices: ArraySlice<UInt8>?

  init(seed: UInt64) { state = seed }

  init(choices: [UInt8]) {
    state = 0
    self.choices = choices[...]
  }

  /// True once the choices are used up; numbers that are drawn from then on follow from a seed.
  var isExhausted: Bool { choices?.isEmpty ?? false }

  mutating func next() -> UInt64 {
    // In every byte: whoever draws from a range looks at the high bits, a Bool is a low one.
    if let choice = choices?.popFirst() { return UInt64(choice) &* 0x0101_0101_0101_0101 }
    state &+= 0x9E37_79B9_7F4A_7C15
    var z = state
    z = (z ^ (z >> 30)) &* 0xBF58_476D_1CE4_E5B9
    z = (z ^ (z >> 27)) &* 0x94D0_49BB_1331_11EB
    return z ^ (z >> 31)
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
