import Foundation
import ScrollPhysics

/// The motion of both axes after a release.
struct ScrollMotion {
  var horizontal: AxisTrack
  var vertical: AxisTrack
  /// The content has not left its range since the release.
  var isInertia: Bool

  func offset(at time: TimeInterval) -> CGPoint {
    CGPoint(x: horizontal.offset(at: time), y: vertical.offset(at: time))
  }

  var destination: CGPoint {
    CGPoint(x: horizontal.motion.destination, y: vertical.motion.destination)
  }

  func isOver(at time: TimeInterval) -> Bool {
    horizontal.isOver(at: time) && vertical.isOver(at: time)
  }
}

/// The motion of one axis and its place in time.
struct AxisTrack {
  var motion: AxisMotion
  var start: TimeInterval
  /// Where the delegate, or paging, has sent it.
  var target: Double?

  func offset(at time: TimeInterval) -> Double { motion.value(at: time - start) }

  func velocity(at time: TimeInterval) -> Double { motion.velocity(at: time - start) }

  func isOver(at time: TimeInterval) -> Bool { time - start >= motion.duration }

  /// The same motion in another range.
  func retargeted(to axis: ScrollAxis, at time: TimeInterval) -> AxisTrack {
    AxisTrack(
      motion: axis.motion(
        continuing: offset(at: time), velocity: velocity(at: time), target: target),
      start: time, target: target)
  }

  /// The same velocity from another offset, without a target: that was meant for the old one.
  func moved(to offset: Double, on axis: ScrollAxis, at time: TimeInterval) -> AxisTrack {
    AxisTrack(
      motion: axis.motion(continuing: offset, velocity: velocity(at: time), target: nil),
      start: time, target: nil)
  }
}

/// An offset change that the app wants to see.
struct OffsetAnimation {
  let horizontal: AnimatedOffset
  let vertical: AnimatedOffset
  let start: TimeInterval
  /// What to tell the delegate at the end.
  var purpose = Purpose.offset

  enum Purpose {
    case offset, top
  }

  init(from origin: CGPoint, to target: CGPoint, at time: TimeInterval, tuning: ScrollTuning) {
    let duration = tuning.animatedOffsetDuration
    horizontal = AnimatedOffset(
      from: Double(origin.x), to: Double(target.x), duration: duration)
    vertical = AnimatedOffset(from: Double(origin.y), to: Double(target.y), duration: duration)
    start = time
  }

  func offset(at time: TimeInterval) -> CGPoint {
    CGPoint(x: horizontal.value(at: time - start), y: vertical.value(at: time - start))
  }

  /// Frames lie on a grid whose times are not exact: one that is due this very moment is the last.
  func isOver(at time: TimeInterval) -> Bool { time - start >= horizontal.duration - 1e-9 }

  var destination: CGPoint { CGPoint(x: horizontal.destination, y: vertical.destination) }
}
