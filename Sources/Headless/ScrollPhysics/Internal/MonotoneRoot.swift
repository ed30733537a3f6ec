/// The root of a continuous function that increases from negative to positive over `range`.
///
/// The algorithm is Newton's method, with a bisection step whenever a Newton step would leave the
/// bracket or the slope is unusable. `function` returns the value and the slope. The curves of this
/// module never reach the limit on the number of steps, which prevents an endless loop for bad
/// input.
func monotoneRoot(
  in range: ClosedRange<Double>, of function: (Double) -> (value: Double, slope: Double)
) -> Double {
  var low = range.lowerBound
  var high = range.upperBound
  var guess = low + (high - low) / 2
  for _ in 0..<128 {
    let (value, slope) = function(guess)
    if value == 0 { return guess }
    if value < 0 { low = guess } else { high = guess }
    let newton = guess - value / slope
    let next = newton > low && newton < high ? newton : low + (high - low) / 2
    if next == guess || next <= low || next >= high { return next }
    guess = next
  }
  return guess
}
