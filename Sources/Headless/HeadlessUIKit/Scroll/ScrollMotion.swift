import Foundation
import ScrollPhysics

/// The motion of both axes after a release.
struct ScrollMotion {
  var horizontal: TimedAxisMotion
  var vertical: TimedAxisMotion
  /// Whether the content has stayed in its range since the release.
  var isInertia: Bool

  func offset(at time: TimeInterval) -> CGPoint {
    CGPoint(x: horizontal.offset(at: time), y: vertical.offset(at: time))
  }

  func velocity(at time: TimeInterval) -> CGPoint {
    CGPoint(x: horizontal.velocity(at: time), y: vertical.velocity(at: time))
  }

  var destination: CGPoint {
    CGPoint(x: horizontal.motion.destination, y: vertical.motion.destination)
  }

  var announcedTarget: CGPoint {
    CGPoint(x: horizontal.motion.announcedTarget, y: vertical.motion.announcedTarget)
  }

  func isOver(at time: TimeInterval) -> Bool {
    horizontal.isOver(at: time) && vertical.isOver(at: time)
  }
}

/// The motion of one axis with its start time.
struct TimedAxisMotion {
  var motion: AxisMotion
  var start: TimeInterval
  /// The range of the axis when the motion was created.
  var range: ClosedRange<Double>
  /// The target requested by the delegate or by paging.
  var target: Double?

  func offset(at time: TimeInterval) -> Double { motion.value(at: time - start) }

  func velocity(at time: TimeInterval) -> Double { motion.velocity(at: time - start) }

  func isOver(at time: TimeInterval) -> Bool { time - start >= motion.duration }

  /// The same motion with another range.
  ///
  /// A bounce toward an edge ends at the new edge. A plain continuation could cross a nearer edge
  /// with speed left.
  func retargeted(to new: ScrollAxis, at time: TimeInterval) -> TimedAxisMotion {
    let offset = offset(at: time)
    let edge = new.clamped(offset)
    let wasBounce = motion.destination == range.lowerBound || motion.destination == range.upperBound
    let end = target ?? (wasBounce && edge != offset ? edge : nil)
    return TimedAxisMotion(
      motion: new.motion(continuing: offset, velocity: velocity(at: time), target: end),
      start: time, range: new.range, target: target)
  }

  /// A motion with the same velocity from another offset. The target is dropped, because it applied
  /// to the old offset. From a bounce into the range, no velocity is kept: it is that of the spring,
  /// which ends there.
  func moved(to offset: Double, on axis: ScrollAxis, at time: TimeInterval) -> TimedAxisMotion {
    let leavesBounce = !axis.contains(self.offset(at: time)) && axis.contains(offset)
    let velocity = leavesBounce ? 0 : velocity(at: time)
    return TimedAxisMotion(
      motion: axis.motion(continuing: offset, velocity: velocity, target: nil),
      start: time, range: axis.range, target: nil)
  }
}

/// An animated offset change that the app requests.
struct OffsetAnimation {
  let horizontal: AnimatedOffset
  let vertical: AnimatedOffset
  let start: TimeInterval
  /// The callback to send at the end.
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

  /// Whether the animation is over. Frame times aren't exact, so a frame that is due at the end is
  /// the last one.
  func isOver(at time: TimeInterval) -> Bool { time - start >= horizontal.duration - 1e-9 }

  var destination: CGPoint { CGPoint(x: horizontal.destination, y: vertical.destination) }
}

/// The current properties of one axis of a scroll view, from which drags and motions follow.
struct ScrollAxis {
  let range: ClosedRange<Double>
  /// The length of the bounds, in points.
  let length: Double
  let alwaysBounces: Bool
  let bounces: Bool
  let isPaged: Bool
  let rate: Double
  let tuning: ScrollTuning

  /// Whether the axis can move. Content that fits can move only if it always bounces.
  var isMovable: Bool { range.upperBound > range.lowerBound || (bounces && alwaysBounces) }

  private var band: RubberBand {
    RubberBand(dimension: length, coefficient: tuning.rubberBandCoefficient)
  }

  func raw(shown: Double) -> Double { bounces ? band.raw(shown: shown, range: range) : shown }

  func shown(raw: Double) -> Double {
    bounces ? band.shown(raw: raw, range: range) : clamped(raw)
  }

  func clamped(_ offset: Double) -> Double {
    min(max(offset, range.lowerBound), range.upperBound)
  }

  func contains(_ offset: Double) -> Bool { range.contains(offset) }
}

// MARK: - Release

extension ScrollAxis {
  /// The reported velocity of the content, in points per second, for a velocity of the finger, which stopped
  /// a deceleration of the velocity `carried`.
  func fling(fingerVelocity: Double, carrying carried: Double) -> Double {
    isMovable ? tuning.flingVelocity(-fingerVelocity, carrying: carried) : 0
  }

  func motion(from offset: Double, fling: Double, target: Double?) -> AxisMotion {
    AxisMotion(
      releasedAt: offset, velocity: fling, range: range, rate: rate, bounces: bounces,
      target: target, tuning: tuning)
  }

  func motion(continuing offset: Double, velocity: Double, target: Double?) -> AxisMotion {
    AxisMotion(
      continuing: offset, velocity: velocity, range: range, rate: rate, bounces: bounces,
      target: target, tuning: tuning)
  }

  /// The target page of a release: the nearest page, or the next page in the direction of a fling.
  func page(from offset: Double, fling: Double) -> Double? {
    guard isPaged, isMovable, length > 0, contains(offset) else { return nil }
    let position = offset / length
    let page =
      fling == 0
      ? position.rounded() : fling > 0 ? position.rounded(.down) + 1 : position.rounded(.up) - 1
    return clamped(page * length)
  }
}
