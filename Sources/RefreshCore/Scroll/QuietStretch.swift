/// The next steps of a scroll, as far as a machine can tell: as long as nothing but the offset
/// changes, and that stays within `offsets`, progress is the only thing that follows it.
///
/// So such a step needs a few comparisons, where the rules take hundreds of instructions. The machine
/// need not hear of it; `RefreshMachine.catchUp` makes up for the last one, before the next fact.
public struct QuietStretch: Equatable, Sendable {
  public var offsets: QuietOffsets
  /// Who must go on to move the content; `nil` for anybody.
  public var cause: ScrollCause?
  /// How progress follows the offset; `nil` where it stays as it is.
  public var line: PullLine?

  public static let none = QuietStretch(offsets: .none)
  public static let all = QuietStretch(offsets: .all)
}

/// Offsets between two borders, in points.
public struct QuietOffsets: Equatable, Sendable {
  private let after: Double
  private let before: Double

  /// The borders themselves are excluded.
  init(after: Double, before: Double) {
    self.after = after
    self.before = before
  }

  public static let none = QuietOffsets(after: .infinity, before: -.infinity)
  public static let all = QuietOffsets(after: -.infinity, before: .infinity)

  /// What the rules say at the borders themselves is a matter of rounding: it is left to them.
  static let margin = 1.0

  /// False for NaN.
  public func contains(_ offset: Double) -> Bool { offset > after && offset < before }

  public func intersection(_ other: QuietOffsets) -> QuietOffsets {
    QuietOffsets(after: max(after, other.after), before: min(before, other.before))
  }

  /// Those on the content's side of a border, and those beyond it, seen from an end of the axis.
  static func inward(of border: Double, at end: AxisEnd) -> QuietOffsets {
    switch end {
    case .before: QuietOffsets(after: border + margin, before: .infinity)
    case .after: QuietOffsets(after: -.infinity, before: border - margin)
    }
  }

  static func outward(of border: Double, at end: AxisEnd) -> QuietOffsets {
    switch end {
    case .before: QuietOffsets(after: -.infinity, before: border - margin)
    case .after: QuietOffsets(after: border + margin, before: .infinity)
    }
  }

  /// Those that are seen from the other end of the axis.
  func mirrored(_ metrics: AxisMetrics) -> QuietOffsets {
    QuietOffsets(after: metrics.mirroredOffset(before), before: metrics.mirroredOffset(after))
  }
}
