/// The motion of a control that opens or closes: an animation of a fixed duration in seconds, or the path
/// of a spring.
struct MotionDurations {
  /// `nil` for the path of a spring, as is `closing`.
  var opening: TimeInterval?
  var closing: TimeInterval?

  /// The duration of an animation; 0 for none. A control that opened forever would never run its
  /// action.
  func seconds(_ motion: RefreshMotion) -> TimeInterval {
    switch motion {
    case .none: 0
    case .opening: RunTiming.duration(opening ?? Self.usualOpening)
    case .closing: RunTiming.duration(closing ?? 0.4)
    }
  }

  /// MJRefresh's duration, in seconds.
  private static let usualOpening = 0.25

  // MARK: The path of a spring

  /// Whether the content moves on a path. A control that loads by itself and changes its length moves no
  /// content.
  func isSpring(_ movement: RefreshMovement) -> Bool {
    switch movement.motion {
    case .none: false
    case .opening: opening == nil && movement.offset != nil
    case .closing: closing == nil
    }
  }

  /// The distance from the target, in points, at which the motion ends.
  static let tolerance = 0.5

  /// The frequency of a motion that does not continue a bounce, in s⁻¹: a control of 54 points closes in
  /// 0.4 seconds, as MJRefresh's does.
  private static let frequency = 18.0

  /// The time after which an opening control counts as open, in seconds: the action does not wait for
  /// the last points of the motion.
  func longestWait(_ motion: RefreshMotion) -> TimeInterval {
    motion == .opening ? Self.usualOpening : .infinity
  }

  /// The path of the content; `nil` where it is at its target at once.
  ///
  /// - Parameters:
  ///   - velocity: the velocity of the content, in points per second.
  ///   - isBouncing: whether the motion continues a bounce.
  ///   - end: where the control stands.
  @MainActor
  func path(
    from origin: Double, velocity: Double, isBouncing: Bool, to target: Double, at end: AxisEnd
  ) -> OffsetPath? {
    guard UIView.areAnimationsEnabled else { return nil }
    // With Reduce Motion, the content neither swings out nor goes on at the speed of a release.
    let continues = !UIAccessibility.isReduceMotionEnabled
    let inward = end == .before ? 1.0 : -1
    let bounce = ScrollBounce.frequency(
      takingOver: inward * velocity, at: inward * (target - origin))
    let path = OffsetPath(
      from: origin, velocity: continues ? velocity : 0, to: target, tolerance: Self.tolerance,
      frequency: isBouncing && continues ? bounce : Self.frequency)
    return path.settlingTime > 0 ? path : nil
  }
}
