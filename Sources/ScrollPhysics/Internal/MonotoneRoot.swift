/// Where a continuous function that rises from negative to positive over `range` is zero.
///
/// Newton's steps, replaced by halving whenever one would leave the bracket or the slope is useless.
/// `function` returns value and slope. The bound on the number of steps is never reached by the
/// curves here; it keeps a bad input from looping.
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
