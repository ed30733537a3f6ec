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

/// The positions, in points, that a screen can display exactly.
public struct PixelGrid: Sendable, Equatable {
  /// The number of pixels per point.
  public let scale: Double

  /// - Parameter scale: The number of pixels per point. A value that isn't positive and finite
  ///   counts as 1.
  public init(scale: Double) {
    self.scale = scale > 0 && scale <= magnitudeLimit ? scale : 1
  }

  /// F11: the nearest pixel; half a pixel rounds up, also for negative offsets.
  ///
  /// Only displayed and reported values are rounded. A motion keeps its own unrounded position.
  public func rounded(_ offset: Double) -> Double {
    (finite(offset) * scale + 0.5).rounded(.down) / scale
  }
}

extension ClosedRange<Double> {
  /// The value in the range that is nearest to `number`.
  func nearest(to number: Double) -> Double {
    Swift.min(Swift.max(number, lowerBound), upperBound)
  }
}

/// The largest magnitude of a number: far beyond any screen, and small enough that no product of
/// two such numbers overflows.
let magnitudeLimit = 1e12

/// Converts a number from outside the module: NaN to zero, and very large or infinite numbers to
/// the limit.
///
/// Each input is converted once, so that the formulas need no special cases.
func finite(_ number: Double) -> Double {
  if number.isNaN { return 0 }
  return min(max(number, -magnitudeLimit), magnitudeLimit)
}

/// `number` if it lies in the range, the nearer bound otherwise, and `fallback` for NaN.
func limited(_ number: Double, to range: ClosedRange<Double>, else fallback: Double) -> Double {
  if number.isNaN { return fallback }
  return min(max(number, range.lowerBound), range.upperBound)
}
