/// The progress of a pull as a function of the offset, while nothing else changes.
package struct PullProgress: Equatable, Sendable {
  /// The offset past which the control shows.
  let start: Double
  let end: AxisEnd
  /// The length of the control, in points.
  let extent: Double

  /// 0 while nothing of the control shows, 1 when all of it does, more beyond. 1 for a control that is
  /// too short to divide by: progress is finite.
  package func progress(at offset: Double) -> Double {
    let pull = end.pull(from: start, to: offset)
    guard pull > 0 else { return 0 }
    let progress = pull / extent
    return progress.isFinite ? progress : 1
  }

  /// Offsets at which nothing of the control shows.
  package var offsetsOutOfSight: OffsetRange { .inward(of: start, at: end) }

  /// The distance to the offset at which the control begins to show, in points.
  package func distance(from offset: Double) -> Double { abs(offset - start) }
}

extension AxisEnd {
  /// The distance of an offset past the one at which the control begins to show.
  func pull(from start: Double, to offset: Double) -> Double {
    switch self {
    case .before: start - offset
    case .after: offset - start
    }
  }
}
