/// A random number generator that returns the same sequence for the same seed on every machine
/// (SplitMix64).
public struct SplitMix64: RandomNumberGenerator, Sendable {
  private var state: UInt64

  public init(seed: UInt64) { state = seed }

  public mutating func next() -> UInt64 {
    state &+= 0x9E37_79B9_7F4A_7C15
    var mixed = state
    mixed = (mixed ^ (mixed >> 30)) &* 0xBF58_476D_1CE4_E5B9
    mixed = (mixed ^ (mixed >> 27)) &* 0x94D0_49BB_1331_11EB
    return mixed ^ (mixed >> 31)
  }

  /// A random element of `choices`, which must not be empty. Unlike the standard library's
  /// `randomElement(using:)`, the result doesn't depend on the version of the library.
  public mutating func pick<Element>(_ choices: [Element]) -> Element {
    choices[Int(next() % UInt64(choices.count))]
  }

  /// A random integer in `range`, which must contain fewer than 2^64 values.
  public mutating func pick<Number: FixedWidthInteger>(_ range: ClosedRange<Number>) -> Number {
    let count = UInt64(range.upperBound - range.lowerBound) + 1
    return range.lowerBound + Number(next() % count)
  }

  /// Whether an event with the given probability, in percent, occurs.
  public mutating func chance(_ percent: Int) -> Bool { pick(1...100) <= percent }
}
