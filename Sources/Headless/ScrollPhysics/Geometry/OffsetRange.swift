// Formula numbers refer to docs/references/scroll-formulas.md.

/// The offsets at which one axis of a scroll view can rest, in points.
public struct OffsetRange: Sendable, Equatable {
  /// The offset at the leading or top end.
  public let minimum: Double
  /// The offset at the trailing or bottom end; never less than `minimum`.
  public let maximum: Double

  /// F10: `min = −before`, `max = max(min, content + after − viewport)`.
  ///
  /// If the two ends conflict, the leading or top end takes precedence, as in UIKit. All lengths
  /// are in points; the insets are the adjusted insets and may be negative. Infinite numbers are
  /// limited, and NaN counts as zero.
  public init(
    contentLength: Double, viewportLength: Double, insetBefore: Double = 0, insetAfter: Double = 0
  ) {
    minimum = 0 - finite(insetBefore)
    maximum = max(minimum, finite(contentLength) + finite(insetAfter) - finite(viewportLength))
  }

  /// The two ends as a standard range.
  public var closedRange: ClosedRange<Double> { minimum...maximum }

  /// The nearest offset at which the axis can rest.
  public func clamped(_ offset: Double) -> Double { closedRange.nearest(to: finite(offset)) }

  /// The distance of `offset` from the range: negative before the minimum, positive after the
  /// maximum, zero in range.
  public func overshoot(of offset: Double) -> Double { finite(offset) - clamped(offset) }
}
