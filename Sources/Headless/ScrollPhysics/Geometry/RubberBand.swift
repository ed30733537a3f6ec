// Formula numbers refer to docs/references/scroll-formulas.md.

/// The resistance of content to a finger that drags it beyond an edge.
///
/// The displayed overshoot depends only on the total travel of the finger, never on its path:
/// convert totals rather than adding up damped deltas. All distances are in points; unless a range
/// is given, they are nonnegative and measured from the edge.
public struct RubberBand: Sendable, Equatable {
  /// The slope at the edge, without a unit.
  public let coefficient: Double
  /// The length of the scroll view on the axis, in points, which the overshoot never reaches.
  public let dimension: Double

  /// - Parameters:
  ///   - dimension: The length in points. A value below 0.001 or NaN counts as zero, for which the
  ///     overshoot is always zero.
  ///   - coefficient: The slope at the edge. Values are limited to 0.001 through 1; NaN counts as
  ///     0.55.
  public init(dimension: Double, coefficient: Double = ScrollTuning.uikit.rubberBandCoefficient) {
    self.dimension = dimension >= 0.001 ? finite(dimension) : 0
    self.coefficient = limited(
      coefficient, to: 0.001...1, else: ScrollTuning.uikit.rubberBandCoefficient)
  }

  /// F1: `b(x) = (1 − 1/(x·c/d + 1))·d`, written as `x·d·c/(d + c·x)`, which loses no precision.
  ///
  /// A negative travel counts as zero.
  public func offset(forTravel travel: Double) -> Double {
    guard dimension > 0 else { return 0 }
    let travel = max(0, finite(travel))
    return min(
      dimension, travel * dimension * coefficient / (dimension + coefficient * travel))
  }

  /// F2: `x = e·d / (c·(d − e))`, the finger travel for the displayed overshoot `e`.
  ///
  /// A drag never reaches `dimension`, but an offset assigned by the app can. Such an overshoot
  /// counts as `largestInvertibleOffset`.
  public func travel(forOffset offset: Double) -> Double {
    guard dimension > 0 else { return 0 }
    let offset = min(max(0, finite(offset)), largestInvertibleOffset)
    return offset * dimension / (coefficient * (dimension - offset))
  }

  /// The largest overshoot with a defined travel: `dimension` less one pixel of a 3× screen, or
  /// 99.9 percent of `dimension` if that is larger.
  public var largestInvertibleOffset: Double { max(dimension - 1.0 / 3, dimension * 0.999) }
}

extension RubberBand {
  /// The displayed offset for `raw`, the offset to which the finger would have moved the content
  /// without edges.
  public func shown(raw: Double, range: ClosedRange<Double>) -> Double {
    let raw = finite(raw)
    let edge = range.nearest(to: raw)
    return raw < edge
      ? edge - offset(forTravel: edge - raw)
      : edge + offset(forTravel: raw - edge)
  }

  /// The inverse of `shown(raw:range:)`: the raw offset for a finger that lands on content
  /// displayed at `shown`, so that the content doesn't jump.
  public func raw(shown: Double, range: ClosedRange<Double>) -> Double {
    let shown = finite(shown)
    let edge = range.nearest(to: shown)
    return shown < edge
      ? edge - travel(forOffset: edge - shown)
      : edge + travel(forOffset: shown - edge)
  }
}
