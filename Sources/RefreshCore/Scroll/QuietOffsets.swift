/// The offsets, in points, at which a step of a scroll has no effect on a control, as long as nothing
/// but the offset changes: one comparison tells it, where the rules would take hundreds.
public struct QuietOffsets: Equatable, Sendable {
  private let after: Double
  private let before: Double

  /// The offsets between these two, both excluded.
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

  /// Those that are seen from the other end of the axis.
  func mirrored(_ metrics: AxisMetrics) -> QuietOffsets {
    QuietOffsets(after: metrics.mirroredOffset(before), before: metrics.mirroredOffset(after))
  }
}
