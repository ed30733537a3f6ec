import RefreshCore

/// The motion of a control that opens or closes: that of a spring, or of a fixed duration in seconds.
struct MotionDurations {
  var opening: TimeInterval?
  var closing: TimeInterval?
  /// Whether the control moves at all.
  var isAnimated = true

  /// The distance from the target, in points, at which the motion of a spring ends.
  private static let tolerance = 0.5

  /// The path of the content; `nil` where it is at its target at once.
  ///
  /// - Parameter velocity: the velocity of the content, in points per second. A motion of a fixed
  ///   duration begins at rest.
  @MainActor
  func path(
    _ motion: RefreshMotion, from origin: Double, velocity: Double, to target: Double
  ) -> OffsetPath? {
    guard motion != .none, isAnimated, UIView.areAnimationsEnabled,
      !UIAccessibility.isReduceMotionEnabled
    else { return nil }
    let path =
      if let duration = fixed(motion) {
        OffsetPath(from: origin, to: target, duration: duration)
      } else {
        OffsetPath(from: origin, velocity: velocity, to: target, tolerance: Self.tolerance)
      }
    return path.settlingTime > 0 ? path : nil
  }

  /// The duration of what the app animates beside the motion, in seconds; 0 for none.
  func seconds(_ motion: RefreshMotion) -> TimeInterval {
    guard isAnimated else { return 0 }
    return switch motion {
    case .none: 0
    case .opening: RunTiming.duration(opening ?? 0.25)
    case .closing: RunTiming.duration(closing ?? 0.4)
    }
  }

  private func fixed(_ motion: RefreshMotion) -> TimeInterval? {
    switch motion {
    case .none: nil
    case .opening: opening
    case .closing: closing
    }
  }
}
