/// Far beyond any screen, and small enough that no product of two such numbers overflows.
let magnitudeLimit = 1e12

/// Every number that comes in from outside passes through here once: NaN becomes zero, and infinite
/// or absurdly large numbers are limited, so that the formulas behind need no cases for them.
func finite(_ number: Double) -> Double {
  if number.isNaN { return 0 }
  return min(max(number, -magnitudeLimit), magnitudeLimit)
}

/// `number` if it lies in the range, the nearer bound if not, and `fallback` if it is not a number.
func limited(_ number: Double, to range: ClosedRange<Double>, else fallback: Double) -> Double {
  if number.isNaN { return fallback }
  return min(max(number, range.lowerBound), range.upperBound)
}
