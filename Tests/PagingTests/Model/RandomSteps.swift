import SeededRandom

extension Step {
  package static func random(seed: UInt64, count: Int) -> [Step] {
    var generator = SplitMix64(seed: seed)
    var bytes: [UInt8] = []
    // A step takes about 7 bytes.
    for _ in 0..<count * 7 { bytes.append(UInt8(truncatingIfNeeded: generator.next())) }
    return Array(steps(bytes).prefix(count))
  }
}

extension ModelComparison {
  /// Plays a random sequence. Returns the fault, with the shortest sequence that shows it.
  package static func failure(seed: UInt64, count: Int) -> String? {
    let steps = Step.random(seed: seed, count: count)
    let setup = FeedSetup(seed)
    guard failure(of: steps, setup) != nil else { return nil }
    let (shortest, failure) = shortest(steps) { self.failure(of: $0, setup) }
    let lines = shortest.map { "  \($0)" }.joined(separator: "\n")
    return "sequence \(seed), \(setup): \(failure)\n"
      + lines
  }
}
