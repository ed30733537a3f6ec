/// The largest magnitude of a number: far beyond any screen, and small enough that no product of
/// two such numbers overflows.
let magnitudeLimit = 1e12

/// Converts a number from outside the module: NaN to zero, and very large or infinite numbers to
/// the limit.
///
/// Each input is converted once, so that the formulas need no special cases.
func finite(_ number: Double) -> Double {
  if number.isNaN { return 0 }
  return min(max(number, -magnitudeLimit), magnitudeLimit)
}

/// `number` if it lies in the range, the nearer bound otherwise, and `fallback` for NaN.
func limited(_ number: Double, to range: ClosedRange<Double>, else fallback: Double) -> Double {
  if number.isNaN { return fallback }
  return min(max(number, range.lowerBound), range.upperBound)
}
