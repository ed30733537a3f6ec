/// The positions, in points, that a screen can show exactly.
public struct PixelGrid: Sendable, Equatable {
  /// Pixels per point.
  public let scale: Double

  /// - Parameter scale: pixels per point. Anything that is not positive and finite counts as 1.
  public init(scale: Double) {
    self.scale = scale > 0 && scale <= magnitudeLimit ? scale : 1
  }

  /// F11: the nearest pixel; half a pixel rounds up, also for negative offsets.
  ///
  /// Only what is shown or reported is rounded. Motion keeps its own, unrounded position.
  public func rounded(_ offset: Double) -> Double {
    (finite(offset) * scale + 0.5).rounded(.down) / scale
  }
}
