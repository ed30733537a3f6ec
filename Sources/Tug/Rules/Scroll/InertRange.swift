/// A range of offsets in which scrolling affects nothing but the progress of a pull.
///
/// While nothing else changes, a step within the range costs a few comparisons instead of the rules'
/// hundreds of instructions. The machine is not sent such steps; `RefreshMachine.catchUp(_:)` makes up
/// for the last one before the next event.
struct InertRange: Sendable {
  var offsets: OffsetRange
  /// The cause of scrolling that the range is limited to; `nil` for any.
  var cause: ScrollCause?
  /// The progress as a function of the offset; `nil` if it stays as it is.
  var line: PullProgress?

  static let none = InertRange(offsets: .none)
  static let all = InertRange(offsets: .all)
}

/// An open range of offsets, in points.
struct OffsetRange: Sendable {
  private let after: Double
  private let before: Double

  init(after: Double, before: Double) {
    self.after = after
    self.before = before
  }

  static let none = OffsetRange(after: .infinity, before: -.infinity)
  static let all = OffsetRange(after: -.infinity, before: .infinity)

  /// The offsets on this side of a border, which belongs to the far one.
  static func nearer(than border: Double) -> OffsetRange {
    OffsetRange(after: -.infinity, before: border)
  }

  /// The offsets from a border on.
  static func from(_ border: Double) -> OffsetRange {
    OffsetRange(after: border.nextDown, before: .infinity)
  }

  /// The distance that a range keeps from the border of a rule, where rounding decides.
  static let margin = 1.0

  /// False for NaN.
  func contains(_ offset: Double) -> Bool { offset > after && offset < before }

  func intersection(_ other: OffsetRange) -> OffsetRange {
    OffsetRange(after: max(after, other.after), before: min(before, other.before))
  }

  /// The offsets on the content's side of a border, seen from an end of the axis.
  static func inward(of border: Double, at end: AxisEnd) -> OffsetRange {
    switch end {
    case .before: OffsetRange(after: border + margin, before: .infinity)
    case .after: OffsetRange(after: -.infinity, before: border - margin)
    }
  }

  /// The offsets past a border, seen from an end of the axis.
  static func outward(of border: Double, at end: AxisEnd) -> OffsetRange {
    switch end {
    case .before: OffsetRange(after: -.infinity, before: border - margin)
    case .after: OffsetRange(after: border + margin, before: .infinity)
    }
  }

  /// The same range on the mirrored axis.
  func mirrored(_ metrics: AxisMetrics) -> OffsetRange {
    OffsetRange(after: metrics.mirroredOffset(before), before: metrics.mirroredOffset(after))
  }
}

/// The progress of a pull as a function of the offset, while nothing else changes.
struct PullProgress: Sendable {
  /// The offset past which the control shows.
  let start: Double
  let end: AxisEnd
  /// The length of the control, in points.
  let extent: Double

  /// 0 while nothing of the control shows, 1 when all of it does, more beyond. 1 for a control that is
  /// too short to divide by: progress is finite.
  func progress(at offset: Double) -> Double {
    let pull = end.pull(from: start, to: offset)
    guard pull > 0 else { return 0 }
    let progress = pull / extent
    return progress.isFinite ? progress : 1
  }

  /// Offsets at which nothing of the control shows.
  var offsetsOutOfSight: OffsetRange { .inward(of: start, at: end) }

  /// The distance to the offset at which the control begins to show, in points.
  func distance(from offset: Double) -> Double { abs(offset - start) }
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
