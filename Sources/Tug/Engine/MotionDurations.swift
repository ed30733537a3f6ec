import RefreshCore

/// The durations of a control's own animations, in seconds.
struct MotionDurations {
  var opening: TimeInterval = 0.25
  var closing: TimeInterval = 0.4

  /// The duration of an animation; 0 for none. A control that opened forever would never run its
  /// action.
  func seconds(_ motion: RefreshMotion) -> TimeInterval {
    switch motion {
    case .none: 0
    case .opening: RunTiming.duration(opening)
    case .closing: RunTiming.duration(closing)
    }
  }
}
