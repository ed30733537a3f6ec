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
  /// The axis's, when the motion was made.
  var range: ClosedRange<Double>
  /// Where the delegate, or paging, has sent it.
  var target: Double?

  func offset(at time: TimeInterval) -> Double { motion.value(at: time - start) }

  func velocity(at time: TimeInterval) -> Double { motion.velocity(at: time - start) }

  func isOver(at time: TimeInterval) -> Bool { time - start >= motion.duration }

  /// The same motion in another range.
  ///
  /// A bounce that was to end at an edge ends at the new one; as a mere continuation it could pass a
  /// nearer edge with speed left.
  func retargeted(to new: ScrollAxis, at time: TimeInterval) -> AxisTrack {
    let offset = offset(at: time)
    let edge = new.clamped(offset)
    let wasBounce = motion.destination == range.lowerBound || motion.destination == range.upperBound
    let end = target ?? (wasBounce && edge != offset ? edge : nil)
    return AxisTrack(
      motion: new.motion(continuing: offset, velocity: velocity(at: time), target: end),
      start: time, range: new.range, target: target)
  }

  /// The same velocity from another offset, without a target: that was meant for the old one.
  func moved(to offset: Double, on axis: ScrollAxis, at time: TimeInterval) -> AxisTrack {
    AxisTrack(
      motion: axis.motion(continuing: offset, velocity: velocity(at: time), target: nil),
      start: time, range: axis.range, target: nil)
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
    func axis(_ origin: CGFloat, _ target: CGFloat) -> AnimatedOffset {
      AnimatedOffset(
        from: Double(origin), to: Double(target), duration: tuning.animatedOffsetDuration,
        curve: tuning.animatedOffsetCurve)
    }
    horizontal = axis(origin.x, target.x)
    vertical = axis(origin.y, target.y)
    start = time
  }

  func offset(at time: TimeInterval) -> CGPoint {
    CGPoint(x: horizontal.value(at: time - start), y: vertical.value(at: time - start))
  }

  /// Frames lie on a grid whose times are not exact: one that is due this very moment is the last.
  func isOver(at time: TimeInterval) -> Bool { time - start >= horizontal.duration - 1e-9 }

  var destination: CGPoint { CGPoint(x: horizontal.destination, y: vertical.destination) }
}
