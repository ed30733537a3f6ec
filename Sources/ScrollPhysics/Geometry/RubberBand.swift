/// How far the content follows a finger that has gone beyond the edge.
///
/// The shown overshoot depends only on the total travel of the finger, never on the path: map totals,
/// do not add up damped deltas. All distances are in points and, unless a range is given, measured
/// from the edge and not negative.
public struct RubberBand: Sendable, Equatable {
  /// The slope at the edge, without unit.
  public let coefficient: Double
  /// The scroll view's own length on the axis, in points; the overshoot stays below it.
  public let dimension: Double

  /// - Parameters:
  ///   - dimension: points. Less than a thousandth, negative or NaN counts as zero: such a band shows no
  ///     overshoot at all.
  ///   - coefficient: 0.001 to 1; values outside are limited, NaN is 0.55.
  public init(dimension: Double, coefficient: Double = ScrollTuning.uikit.rubberBandCoefficient) {
    self.dimension = dimension >= 0.001 ? finite(dimension) : 0
    self.coefficient = limited(
      coefficient, to: 0.001...1, else: ScrollTuning.uikit.rubberBandCoefficient)
  }

  /// F1: `b(x) = (1 − 1/(x·c/d + 1))·d`, written `x·d·c/(d + c·x)`, which loses no digits.
  ///
  /// A negative travel counts as zero.
  public func offset(forTravel travel: Double) -> Double {
    guard dimension > 0 else { return 0 }
    let travel = max(0, finite(travel))
    return min(
      dimension, travel * dimension * coefficient / (dimension + coefficient * travel))
  }

  /// F2: `x = e·d / (c·(d − e))`, the finger travel that shows the overshoot `e`.
  ///
  /// A drag never reaches `dimension`, but an offset set by the app can: such an overshoot counts as
  /// `largestInvertibleOffset`.
  public func travel(forOffset offset: Double) -> Double {
    guard dimension > 0 else { return 0 }
    let offset = min(max(0, finite(offset)), largestInvertibleOffset)
    return offset * dimension / (coefficient * (dimension - offset))
  }

  /// The slope of F1: `b'(x) = c·d²/(d + c·x)²`, content movement per finger movement.
  public func slope(atTravel travel: Double) -> Double {
    guard dimension > 0 else { return 0 }
    let share = dimension / (dimension + coefficient * max(0, finite(travel)))
    return coefficient * share * share
  }

  /// One pixel of a 3× screen short of the dimension. In a view so small that this would be further
  /// in, 99.9 percent of the dimension.
  public var largestInvertibleOffset: Double { max(dimension - 1.0 / 3, dimension * 0.999) }
}

extension RubberBand {
  /// The offset that is shown while the finger has moved the content to `raw`, were there no edge.
  public func shown(raw: Double, range: ClosedRange<Double>) -> Double {
    let raw = finite(raw)
    let edge = range.nearest(to: raw)
    return raw < edge
      ? edge - offset(forTravel: edge - raw)
      : edge + offset(forTravel: raw - edge)
  }

  /// The inverse of `shown(raw:range:)`: where a finger that lands on content at `shown` has to start
  /// counting, so that nothing jumps.
  public func raw(shown: Double, range: ClosedRange<Double>) -> Double {
    let shown = finite(shown)
    let edge = range.nearest(to: shown)
    return shown < edge
      ? edge - travel(forOffset: edge - shown)
      : edge + travel(forOffset: shown - edge)
  }

  /// The velocity of the content, in points per second, while the finger moves `raw` at
  /// `rawVelocity`: the same in range, scaled by the slope beyond the edge.
  public func shownVelocity(
    rawVelocity: Double, raw: Double, range: ClosedRange<Double>
  ) -> Double {
    let raw = finite(raw)
    let travel = abs(raw - range.nearest(to: raw))
    return travel == 0 ? finite(rawVelocity) : finite(rawVelocity) * slope(atTravel: travel)
  }
}
