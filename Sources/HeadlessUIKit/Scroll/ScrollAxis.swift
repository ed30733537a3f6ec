import ScrollPhysics

/// One axis of a scroll view at this moment: all that a drag or a motion on it depends on.
struct ScrollAxis {
  let range: ClosedRange<Double>
  /// Of the bounds, in points.
  let length: Double
  let alwaysBounces: Bool
  let bounces: Bool
  let isPaged: Bool
  let rate: Double
  let tuning: ScrollTuning

  /// Content that fits does not move, unless told that it always bounces.
  var isMovable: Bool { range.upperBound > range.lowerBound || (bounces && alwaysBounces) }

  private var band: RubberBand {
    RubberBand(dimension: length, coefficient: tuning.rubberBandCoefficient)
  }

  func raw(shown: Double) -> Double { bounces ? band.raw(shown: shown, range: range) : shown }

  func shown(raw: Double) -> Double {
    bounces ? band.shown(raw: raw, range: range) : clamped(raw)
  }

  func clamped(_ offset: Double) -> Double {
    min(max(offset, range.lowerBound), range.upperBound)
  }

  func contains(_ offset: Double) -> Bool { range.contains(offset) }
}

// MARK: - Release

extension ScrollAxis {
  /// What is reported of the finger's velocity, as the content's, in points per second.
  func fling(fingerVelocity: Double) -> Double {
    isMovable ? tuning.flingVelocity(-fingerVelocity) : 0
  }

  func motion(from offset: Double, fling: Double, target: Double?) -> AxisMotion {
    let velocity =
      bounces
      ? band.shownVelocity(rawVelocity: fling, raw: raw(shown: offset), range: range) : fling
    return AxisMotion(
      releasedAt: offset, velocity: velocity, range: range, rate: rate, bounces: bounces,
      target: target, tuning: tuning)
  }

  func motion(continuing offset: Double, velocity: Double, target: Double?) -> AxisMotion {
    AxisMotion(
      continuing: offset, velocity: velocity, range: range, rate: rate, bounces: bounces,
      target: target, tuning: tuning)
  }

  /// The page that a release goes to: the nearest, or the next one in the direction of a fling.
  func page(from offset: Double, fling: Double) -> Double? {
    guard isPaged, isMovable, length > 0, contains(offset) else { return nil }
    let position = offset / length
    let page =
      fling == 0
      ? position.rounded() : fling > 0 ? position.rounded(.down) + 1 : position.rounded(.up) - 1
    return clamped(page * length)
  }
}
