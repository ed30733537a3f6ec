/// How the progress of a pull follows the offset, along one axis that is otherwise at rest.
public struct PullLine: Equatable, Sendable {
  /// The offset beyond which the control shows.
  let start: Double
  let end: AxisEnd
  /// How much of it there is to show, in points.
  let extent: Double

  /// 0 when nothing shows, 1 when all does; more when it is pulled further. 1 where the control is too
  /// short to tell: progress is finite.
  public func progress(at offset: Double) -> Double {
    let pull = end.pull(from: start, to: offset)
    guard pull > 0 else { return 0 }
    let progress = pull / extent
    return progress.isFinite ? progress : 1
  }

  /// Where nothing of the control shows.
  public var offsetsOutOfSight: QuietOffsets { .inward(of: start, at: end) }

  /// From where the control begins to show, in points.
  public func distance(from offset: Double) -> Double { abs(offset - start) }
}

extension AxisEnd {
  /// How far an offset lies beyond the one at which the control begins to show.
  func pull(from start: Double, to offset: Double) -> Double {
    switch self {
    case .before: start - offset
    case .after: offset - start
    }
  }
}
