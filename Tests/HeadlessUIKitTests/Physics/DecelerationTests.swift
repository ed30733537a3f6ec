// Row numbers refer to docs/references/scroll-conformance.md.

import ScrollPhysics
import Testing

@Suite("Deceleration")
struct DecelerationTests {
  @Test(
    "matches the conformance table",
    arguments: paths + ends + targets + trajectory + crossings + published)
  func table(row: Row) { row.check() }

  @Test("no crossing if the distance is too short (row 81)")
  func noCrossing() {
    let motion = Deceleration(position: 500, velocity: -900)
    #expect(abs(motion.fullTravel + 449.549850) <= 1e-6)
    #expect(motion.time(toReach: 0) == nil)
    #expect(motion.velocity(atPosition: 0) == 0)
    #expect(motion.time(toReach: 501) == nil, "the position is in the opposite direction")
  }

  @Test(
    "a motion continued from any moment has the same path", arguments: [-4000, -263, 1000, 5992.0])
  func semigroup(velocity: Double) {
    let motion = Deceleration(position: 400, velocity: velocity)
    for elapsed in stride(from: 0, to: motion.duration, by: 0.071) {
      let rest = Deceleration(
        position: motion.value(at: elapsed), velocity: motion.velocity(at: elapsed))
      #expect(abs(rest.destination - motion.destination) <= 1e-9)
      #expect(abs(rest.duration + elapsed - motion.duration) <= 1e-9)
      for time in stride(from: 0, to: rest.duration - 1e-6, by: 0.113) {
        #expect(abs(rest.value(at: time) - motion.value(at: elapsed + time)) <= 1e-9)
      }
    }
  }

  @Test(
    "satisfies its equation of motion", arguments: [Deceleration.normalRate, Deceleration.fastRate])
  func residual(rate: Double) {
    let motion = Deceleration(position: 0, velocity: 2000, rate: rate)
    let step = 1e-4
    for time in stride(from: 0.01, to: motion.duration - 0.01, by: 0.037) {
      let slope = (motion.value(at: time + step) - motion.value(at: time - step)) / (2 * step)
      #expect(abs(slope - motion.velocity(at: time)) <= 1e-3)
      let acceleration =
        (motion.velocity(at: time + step) - motion.velocity(at: time - step)) / (2 * step)
      #expect(abs(acceleration + motion.decay * motion.velocity(at: time)) <= 0.02)
    }
  }

  @Test(
    "a retargeted motion keeps its start velocity and ends at the target",
    arguments: [0.5, 30, 300, 494, 800.0])
  func retargeted(distance: Double) throws {
    for side in [-1.0, 1] {
      let target = 100 + side * distance
      let motion = try #require(
        Deceleration(position: 100, velocity: side * 1000, endingAt: target))
      #expect(motion.velocity(at: 0) == side * 1000)
      #expect(abs(motion.destination - target) <= 1e-9)
      #expect(abs(motion.value(at: motion.duration - 1e-12) - target) <= 1e-6)
    }
  }

  @Test("its own destination as the target changes nothing")
  func retargetedToItsOwnEnd() throws {
    let plain = Deceleration(position: 0, velocity: 1000)
    let motion = try #require(
      Deceleration(position: 0, velocity: 1000, endingAt: plain.destination))
    #expect(abs(motion.decay - plain.decay) <= 1e-12)
  }

  @Test("no deceleration exists for a target behind or at the start, or below the stop speed")
  func notRetargetable() {
    #expect(Deceleration(position: 0, velocity: 1000, endingAt: -5) == nil)
    #expect(Deceleration(position: 0, velocity: 1000, endingAt: 0) == nil)
    #expect(Deceleration(position: 0, velocity: 9, endingAt: 5) == nil)
    #expect(Deceleration(position: 0, velocity: .nan, endingAt: 5) == nil)
  }

  @Test("bad input produces finite numbers", arguments: badNumbers)
  func badInput(number: Double) {
    for other in badNumbers {
      let motions = [
        Deceleration(position: number, velocity: other),
        Deceleration(position: 0, velocity: 1000, rate: number, stopSpeed: other),
        Deceleration(position: 0, velocity: number, rate: other),
        Deceleration(position: 0, velocity: number, endingAt: other),
      ]
      for motion in motions.compactMap({ $0 }) {
        #expect(motion.duration.isFinite && motion.destination.isFinite)
        #expect(motion.fullTravel.isFinite && motion.wwdcProjection.isFinite)
        for input in badNumbers {
          #expect(motion.value(at: input).isFinite && motion.velocity(at: input).isFinite)
          #expect(motion.time(toReach: input)?.isFinite ?? true)
          #expect(motion.velocity(atPosition: input).isFinite)
        }
      }
    }
  }
}

private func flung(_ velocity: Double, rate: Double = Deceleration.normalRate) -> Deceleration {
  Deceleration(position: 0, velocity: velocity, rate: rate)
}

private let fast = Deceleration.fastRate

private let paths: [Row] = [
  Row(31, flung(0).decay / 1000, is: 0.002002002671, within: 1e-12),
  Row(32, flung(0, rate: fast).decay / 1000, is: 0.010050335854, within: 1e-12),
  Row(33, flung(1000).value(at: 0.1), is: 90.625851),
  Row(35, flung(1000).value(at: 1), is: 432.035127),
  Row(37, flung(2000).value(at: 2), is: 980.775490),
  Row(38, flung(1000).velocity(at: 0.5), is: 367.511255),
  Row(40, flung(1000, rate: fast).value(at: 0.1), is: 63.079251),
  Row(41, flung(1000, rate: fast).velocity(at: 0.1), is: 366.032341),
]

private let ends: [Row] = [
  Row(42, flung(1000).fullTravel, is: 499.499833),
  Row(43, flung(1000).wwdcProjection, is: 499),
  Row(44, flung(1000, rate: fast).fullTravel, is: 99.499162),
  Row(45, flung(1000, rate: fast).wwdcProjection, is: 99),
  Row(48, flung(1000).duration, is: 2.300282),
  Row(49, flung(1000).destination, is: 494.504835),
  Row(52, flung(5000).duration, is: 3.104196),
  Row(53, flung(5000).destination, is: 2492.504168),
  // Half a point before the end of the full travel, the speed is half a point times the decay.
  Row(
    54,
    Deceleration(position: 0, velocity: 1000, stopSpeed: 0.5 * flung(0).decay).duration,
    is: 3.449923),
]

private func target(_ offset: Double, _ pointsPerMillisecond: Double, rate: Double = 0.998)
  -> Double
{
  Deceleration(position: offset, velocity: pointsPerMillisecond * 1000, rate: rate).destination
}

private let targets: [Row] = [
  Row(55, pixelsAt3x: 1906, shows: target(400, 0.480834)),
  Row(56, pixelsAt3x: 4461, shows: target(1244.67, 0.495222)),
  Row(58, pixelsAt3x: 6408, shows: target(2010, 0.262579)),
  Row(59, pixelsAt3x: 7947, shows: target(2315.67, 0.677054)),
  Row(61, pixelsAt3x: 15864, shows: target(4029, 2.530246)),
  Row(63, pixelsAt3x: 26210, shows: target(8662.33, 0.756662, rate: fast)),
  Row(64, pixelsAt3x: 27354, shows: target(9000.33, 1.193017, rate: fast)),
  Row(66, pixelsAt3x: 32328, shows: target(10180.67, 5.991895, rate: fast)),
]

/// In this recording, the touches were delivered about a frame after their time, and the motion runs
/// from the time of the last touch. In the recordings of `RecordedMotionTests`, they weren't, and the
/// motion starts with the release.
private let deliveryLead = 0.01544

private func recordedFling(at milliseconds: Double) -> Double {
  AxisMotion(releasedAt: 400, velocity: 480.83366, range: 0...10_000)
    .value(at: milliseconds / 1000 + deliveryLead)
}

private let trajectory: [Row] = [
  Row(67, recordedFling(at: 0.29), is: 408, within: 0.6),
  Row(68, recordedFling(at: 100.213), is: 449.6667, within: 0.6),
  Row(70, recordedFling(at: 600.284), is: 570, within: 0.6),
  Row(72, recordedFling(at: 1599.643), is: 630.3333, within: 0.6),
  Row(73, recordedFling(at: 1916.913), is: 635, within: 0.6),
]

private let inward = Deceleration(position: 500, velocity: -2000)
private let slower = Deceleration(position: 100, velocity: -800)

private let crossings: [Row] = [
  Row(74, inward.time(toReach: 0) ?? .nan, is: 0.346727),
  Row(75, inward.velocity(atPosition: 0), is: -998.998665, within: 1e-4),
  Row(79, slower.time(toReach: 0) ?? .nan, is: 0.143864),
  Row(80, slower.velocity(atPosition: 0), is: -599.799733, within: 1e-4),
]

/// Flutter specifies the fraction of the velocity left after a second, and its motion doesn't stop
/// early.
private func friction(_ position: Double, _ velocity: Double, perSecond share: Double)
  -> Deceleration
{
  Deceleration(
    position: position, velocity: velocity, rate: thousandthRoot(share), stopSpeed: 0)
}

/// The root by bisection, independent of the library's own `log` and `exp`.
private func thousandthRoot(_ number: Double) -> Double {
  var low = 0.0
  var high = 1.0
  for _ in 0..<200 {
    let middle = (low + high) / 2
    let power = (0..<1000).reduce(1.0) { product, _ in product * middle }
    if power < number { low = middle } else { high = middle }
  }
  return (low + high) / 2
}

private let published: [Row] = [
  Row(98, friction(100, 100, perSecond: 0.135).value(at: 0.1), is: 109.0624, within: 1e-4),
  Row(99, friction(100, 100, perSecond: 0.135).value(at: 0.5), is: 131.5896, within: 1e-4),
  Row(100, friction(100, 100, perSecond: 0.135).value(at: 2), is: 149.0279, within: 1e-4),
  Row(101, friction(100, 400, perSecond: 0.3).velocity(at: 1), is: 120, within: 1e-9),
  Row(101, friction(100, 400, perSecond: 0.3).velocity(at: 2), is: 36, within: 1e-9),
  Row(101, friction(100, 400, perSecond: 0.3).velocity(at: 3), is: 10.8, within: 1e-9),
  // Rows 106 and 107 continue with an overdamped spring; see `DampedSpringTests`.
  Row(105, friction(500, -7500, perSecond: 0.135).value(at: 0.065), is: 42.894, within: 1e-3),
  Row(105, friction(500, -7500, perSecond: 0.135).velocity(at: 0.065), is: -6584.65, within: 0.01),
  Row(108, friction(100, 400, perSecond: 0.135).value(at: 1), is: 272.786, within: 1e-3),
  Row(108, friction(100, 400, perSecond: 0.135).velocity(at: 1), is: 54, within: 1e-2),
  Row(108, friction(100, 400, perSecond: 0.135).value(at: 5), is: 300, within: 1),
  Row(109, flung(2000).fullTravel, is: 998.999, within: 1e-3),
]
