// Formula numbers refer to docs/references/scroll-formulas.md.

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
