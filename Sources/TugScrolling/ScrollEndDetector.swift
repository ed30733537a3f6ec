/// Detects the end and the direction of a scroll from outside the scroll view.
///
/// It takes each assignment of the offset, and every frame while `needsFrames`. One scroll is everything
/// from the first movement until nothing has moved for two frames and no finger is down: a drag, the
/// deceleration after it, and an animation that the app starts at its end are one scroll with one end.
///
/// A single change of the offset without a finger or a deceleration is no scroll: the app has assigned
/// it, or UIKit has corrected it. An animation is told from that by the next frame, which moves on.
///
/// No time is measured. A frame without an assignment is the only sign of the end of an animated
/// offset, which has no flag, and whose delegate callback belongs to the app.
struct ScrollEndDetector: Equatable, Sendable {
  private var x: Double
  private var y: Double
  private var phase = Phase.rest

  private enum Phase: Equatable {
    case rest
    case moving(Motion)
  }

  private struct Motion: Equatable {
    var kind: Kind
    var frame = FrameActivity.moved
    var quietFrames = 0
    var heading: ScrollDirection
    /// The direction that was last reported.
    var direction: ScrollDirection?
  }

  private enum Kind: Equatable {
    /// One change, since no frame has come yet.
    case change
    /// A change, and a frame after it. If the offset moves on now, it is a scroll.
    case settling
    case scroll
  }

  /// The activity since the last frame.
  private enum FrameActivity: Equatable {
    case none
    /// The offset was assigned the value that it had.
    case assigned
    case moved
  }

  /// Display links may run at different rates: one frame without an assignment is not yet the end.
  private static let quietFramesAtEnd = 2

  /// - Parameters: the offset at which the detection begins, in points.
  init(x: Double, y: Double) {
    self.x = x
    self.y = y
  }

  /// The direction of the scroll; `nil` at rest. Follows the content, also after the finger was lifted
  /// and when a bounce returns.
  var direction: ScrollDirection? {
    switch phase {
    case .rest: nil
    case .moving(let motion): motion.direction
    }
  }

  /// Whether `frame(isActive:)` must be called at the next frame.
  var needsFrames: Bool { phase != .rest }

  /// Takes an assignment of the offset, whether or not it changes.
  ///
  /// - Parameters:
  ///   - x, y: in points. An offset that is not finite is ignored.
  ///   - isActive: whether a finger is down, or the scroll view is dragging or decelerating.
  mutating func assigned(x: Double, y: Double, isActive: Bool) -> ScrollEvent? {
    guard x.isFinite, y.isFinite else { return nil }
    let (deltaX, deltaY) = (x - self.x, y - self.y)
    (self.x, self.y) = (x, y)
    let moves = deltaX != 0 || deltaY != 0
    let heading = Self.direction(deltaX, deltaY)
    switch phase {
    case .rest:
      // At rest an assignment that changes nothing is no movement.
      guard moves else { return nil }
      return proceed(Motion(kind: isActive ? .scroll : .change, heading: heading))
    case .moving(var motion):
      guard moves else {
        // During a scroll it means "not over yet".
        if motion.frame == .none { motion.frame = .assigned }
        phase = .moving(motion)
        return nil
      }
      (motion.frame, motion.heading) = (.moved, heading)
      if isActive || motion.kind == .settling { motion.kind = .scroll }
      return proceed(motion)
    }
  }

  /// Takes a frame of the display.
  ///
  /// - Parameter isActive: as for an assignment, at this moment.
  mutating func frame(isActive: Bool) -> ScrollEvent? {
    guard case .moving(var motion) = phase else { return nil }
    motion.quietFrames = motion.frame == .none && !isActive ? motion.quietFrames + 1 : 0
    motion.frame = .none
    if motion.kind == .change { motion.kind = .settling }
    guard motion.quietFrames >= Self.quietFramesAtEnd else {
      phase = .moving(motion)
      return nil
    }
    phase = .rest
    return motion.kind == .scroll ? .ended : nil
  }

  private mutating func proceed(_ motion: Motion) -> ScrollEvent? {
    var motion = motion
    defer { phase = .moving(motion) }
    guard motion.kind == .scroll, motion.heading != motion.direction else { return nil }
    motion.direction = motion.heading
    return .headed(motion.heading)
  }

  /// The direction of the longer distance; vertical if they are equal.
  private static func direction(_ x: Double, _ y: Double) -> ScrollDirection {
    if abs(x) > abs(y) { return x > 0 ? .right : .left }
    return y > 0 ? .down : .up
  }
}
