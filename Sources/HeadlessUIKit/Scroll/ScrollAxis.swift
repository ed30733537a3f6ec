import ScrollPhysics

/// The current properties of one axis of a scroll view, from which drags and motions follow.
struct ScrollAxis {
  let range: ClosedRange<Double>
  /// The length of the bounds, in points.
  let length: Double
  let alwaysBounces: Bool
  let bounces: Bool
  let isPaged: Bool
  let rate: Double
  let tuning: ScrollTuning

  /// Whether the axis can move. Content that fits can move only if it always bounces.
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
  /// The reported velocity of the content, in points per second, for a velocity of the finger, which stopped
  /// a deceleration of the velocity `carried`.
  func fling(fingerVelocity: Double, carrying carried: Double) -> Double {
    isMovable ? tuning.flingVelocity(-fingerVelocity, carrying: carried) : 0
  }

  func motion(from offset: Double, fling: Double, target: Double?) -> AxisMotion {
    AxisMotion(
      releasedAt: offset, velocity: fling, range: range, rate: rate, bounces: bounces,
      target: target, tuning: tuning)
  }

  func motion(continuing offset: Double, velocity: Double, target: Double?) -> AxisMotion {
    AxisMotion(
      continuing: offset, velocity: velocity, range: range, rate: rate, bounces: bounces,
      target: target, tuning: tuning)
  }

  /// The target page of a release: the nearest page, or the next page in the direction of a fling.
  func page(from offset: Double, fling: Double) -> Double? {
    guard isPaged, isMovable, length > 0, contains(offset) else { return nil }
    let position = offset / length
    let page =
      fling == 0
      ? position.rounded() : fling > 0 ? position.rounded(.down) + 1 : position.rounded(.up) - 1
    return clamped(page * length)
  }
}
