/// `e^(−x)` for an `x` of at least 0, to about the precision of a `Double`.
///
/// The rules import nothing, and the standard library has no exponential function.
/// `e^(−x) = 2^(−n)·e^r`, with `n` the integer nearest to `x/ln 2`, so that the remainder `r` is less
/// than 0.35 and 14 terms of the series are enough.
func exponentialDecay(_ x: Double) -> Double {
  guard x > 0 else { return 1 }
  guard x < 700 else { return 0 }
  let halvings = Int(x * 1.442_695_040_888_963_4 + 0.5)
  // ln 2 in two parts, so that the difference of nearly equal numbers stays exact.
  let whole = Double(halvings)
  let remainder = (whole * 0.693_147_180_369_123_8 - x) + whole * 1.908_214_929_270_587_7e-10
  var sum = 1.0
  var term = 14.0
  while term > 0 {
    sum = 1 + remainder / term * sum
    term -= 1
  }
  return sum * Double(sign: .plus, exponent: -halvings, significand: 1)
}
