// Row numbers refer to docs/references/scroll-conformance.md.

import ScrollPhysics
import Testing

/// A row of the conformance table: the actual value and the expected value.
struct Row: Sendable, CustomTestStringConvertible {
  let number: Int
  let actual: Double
  let expected: Double
  let tolerance: Double

  init(_ number: Int, _ actual: Double, is expected: Double, within tolerance: Double = 1e-6) {
    self.number = number
    self.actual = actual
    self.expected = expected
    self.tolerance = tolerance
  }

  /// A recorded value, which UIKit rounds to the pixel of a 3× screen.
  init(_ number: Int, pixelsAt3x pixels: Double, shows actual: Double) {
    self.init(
      number, PixelGrid(scale: 3).rounded(actual), is: pixels / 3, within: 1e-12)
  }

  var testDescription: String { "row \(number): \(expected) ± \(tolerance)" }

  func check(_ location: SourceLocation = #_sourceLocation) {
    #expect(
      abs(actual - expected) <= tolerance,
      "row \(number): got \(actual), expected \(expected) ± \(tolerance)",
      sourceLocation: location)
  }
}

/// Numbers that no caller should pass, and that must be harmless.
let badNumbers: [Double] = [
  .nan, .infinity, -.infinity, 0, -0.0, .greatestFiniteMagnitude, -.greatestFiniteMagnitude,
  .leastNonzeroMagnitude, -1, 1e300, 1e-300,
]
