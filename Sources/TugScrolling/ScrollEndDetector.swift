/// Detects the end and the direction of a scroll from outside the scroll view.
///
/// It handles each assignment of the offset, and every frame while `needsFrames` is `true`. A
/// scroll lasts from the first movement until nothing has moved for two frames and no finger is
/// down: a drag, the deceleration after it, and an animation that the app starts at its end are one
/// scroll with one end.
///
/// A single change of the offset without a finger or a deceleration isn't a scroll: the app has
/// assigned it, or UIKit has corrected it. An animation differs in that the next frame changes the
/// offset again.
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
    /// One change, before the next frame.
    case change
    /// A change and a frame after it. If the offset changes again now, it is a scroll.
    case settling
    case scroll
  }

  /// The activity since the last frame.
  private enum FrameActivity: Equatable {
    case none
    /// The offset was assigned its current value.
    case assigned
    case moved
  }

  /// Display links may run at different rates: one frame without an assignment is not yet the end.
  private static let quietFramesAtEnd = 2

  /// - Parameters: The offset at which the detection begins, in points.
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

  /// Handles an assignment of the offset, whether or not the offset changes.
  ///
  /// - Parameters:
  ///   - x, y: The offset in points. A nonfinite offset is ignored.
  ///   - isActive: Whether a finger is down, or the scroll view is dragging or decelerating.
  mutating func assigned(x: Double, y: Double, isActive: Bool) -> ScrollEvent? {
    guard x.isFinite, y.isFinite else { return nil }
    let (deltaX, deltaY) = (x - self.x, y - self.y)
    (self.x, self.y) = (x, y)
    let moves = deltaX != 0 || deltaY != 0
    let heading = Self.direction(deltaX, deltaY)
    switch phase {
    case .rest:
      // At rest, an assignment of the same offset isn't a movement.
      guard moves else { return nil }
      return proceed(Motion(kind: isActive ? .scroll : .change, heading: heading))
    case .moving(var motion):
      guard moves else {
        // During a scroll it means that the scroll isn't over yet.
        if motion.frame == .none { motion.frame = .assigned }
        phase = .moving(motion)
        return nil
      }
      (motion.frame, motion.heading) = (.moved, heading)
      if isActive || motion.kind == .settling { motion.kind = .scroll }
      return proceed(motion)
    }
  }

  /// Handles a frame of the display.
  ///
  /// - Parameter isActive: As for an assignment, at this moment.
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

/// The direction of a scroll. `down` and `right` lead to larger offsets, further into the content.
public enum ScrollDirection: Equatable, Sendable {
  /// Back toward the top of the content.
  case up
  /// Further into the content.
  case down
  /// Back toward the left of the content.
  case left
  /// Further to the right.
  case right
}

/// An event of a scroll view's scrolling.
public enum ScrollEvent: Equatable, Sendable {
  /// A scroll began in this direction, or turned to it.
  case headed(ScrollDirection)
  /// The scroll ended: the content rests, and no finger holds it.
  case ended
}
