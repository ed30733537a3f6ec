// Row numbers refer to docs/references/scroll-conformance.md.

import ScrollPhysics
import Testing

@Suite("Axis motion")
struct AxisMotionTests {
  @Test("decelerates into the edge and bounces as in the conformance table", arguments: flings)
  func table(row: Row) { row.check() }

  @Test("a fling that stays in range is a plain deceleration of the content's velocity")
  func inRange() {
    let motion = AxisMotion(releasedAt: 500, velocity: -900, range: 0...1333)
    let plain = Deceleration(position: 500, velocity: -900)
    #expect(abs(motion.duration - plain.duration) <= 1e-12)
    #expect(motion.announcedTarget == plain.destination)
    #expect(abs(500 - motion.destination - 0.499 * 890) <= 1e-9)
    #expect(abs(motion.value(at: 0.4) - plain.value(at: 0.4)) < 0.5)
  }

  @Test("a release announces its destination, except for a deceleration in range")
  func announced() {
    let bounce = AxisMotion(releasedAt: -60, velocity: -900, range: 0...1333)
    #expect(bounce.announcedTarget == 0)
    #expect(AxisMotion(releasedAt: 500, velocity: -2000, range: 0...1333).announcedTarget == 0)
    let aimed = AxisMotion(releasedAt: 500, velocity: -900, range: 0...1333, target: 300)
    #expect(aimed.announcedTarget == 300)
  }

  @Test("position and velocity are continuous where segments meet", arguments: Case.all)
  func continuity(start: Case) {
    let motion = start.motion
    let step = 1e-5
    let end = motion.duration - 1e-3
    let fastest = abs(start.velocity) + 8 * abs(start.overshoot) + 1
    for time in stride(from: 0, to: end, by: step * 5) {
      let travel = motion.value(at: time + step) - motion.value(at: time)
      let change = motion.velocity(at: time + step) - motion.velocity(at: time)
      #expect(abs(travel - motion.velocity(at: time) * step) <= fastest * 30 * step * step)
      #expect(abs(change) <= fastest * 30 * step)
    }
  }

  @Test("a bounce never crosses its edge", arguments: Case.all)
  func signs(start: Case) {
    let motion = start.motion
    // The order is: beyond an edge, in range, beyond the other edge; never backward.
    var visited: [Int] = []
    for time in stride(from: 0, through: motion.duration, by: 1.0 / 480) {
      let overshoot = start.beyond(motion.value(at: time))
      let side = overshoot < 0 ? -1 : overshoot > 0 ? 1 : 0
      if visited.last != side { visited.append(side) }
    }
    #expect(visited.count <= 4)
    #expect(visited.filter { $0 == -1 }.count <= 1)
    #expect(visited.filter { $0 == 1 }.count <= 1)
  }

  @Test("one step of a second equals the steps of any display", arguments: Case.all)
  func steps(start: Case) {
    for rate in [60, 90, 120, 240] {
      var motion = start.motion
      for _ in 0..<rate {
        let step = 1 / Double(rate)
        motion = start.continued(from: motion, at: step)
      }
      #expect(abs(motion.value(at: 0) - start.motion.value(at: 1)) <= 1e-9)
      #expect(abs(motion.velocity(at: 0) - start.motion.velocity(at: 1)) <= 1e-8)
    }
  }

  @Test(
    "a motion continued from any moment has the same path and the same end", arguments: Case.all)
  func semigroup(start: Case) {
    let motion = start.motion
    for elapsed in stride(from: 0, to: motion.duration, by: 0.0437) {
      let rest = start.continued(from: motion, at: elapsed)
      #expect(abs(rest.destination - motion.destination) <= 1e-9)
      #expect(abs(rest.duration + elapsed - motion.duration) <= 1e-9)
      for time in stride(from: 0, to: rest.duration - 1e-6, by: 0.031) {
        #expect(abs(rest.value(at: time) - motion.value(at: elapsed + time)) <= 1e-9)
      }
    }
  }

  @Test("rests exactly at its destination, in range, from its duration on", arguments: Case.all)
  func destination(start: Case) {
    let motion = start.motion
    #expect(start.range.contains(motion.destination))
    for time in [motion.duration, motion.duration.nextUp, motion.duration + 1, .infinity] {
      #expect(motion.value(at: time) == motion.destination)
      #expect(motion.velocity(at: time) == 0)
    }
    #expect(abs(motion.value(at: motion.duration - 1e-9) - motion.destination) <= 0.44 + 1e-6)
  }

  @Test("the upper edge mirrors the lower edge", arguments: Case.all)
  func mirror(start: Case) {
    let motion = start.motion
    let mirrored = AxisMotion(
      releasedAt: -start.position, velocity: -start.velocity,
      range: -start.range.upperBound...(-start.range.lowerBound), rate: start.rate)
    #expect(mirrored.duration == motion.duration)
    for time in stride(from: 0, to: motion.duration, by: 0.05) {
      #expect(mirrored.value(at: time) == -motion.value(at: time))
    }
  }

  @Test("bad input produces finite numbers", arguments: badNumbers)
  func badInput(number: Double) {
    for other in badNumbers {
      var tuning = ScrollTuning()
      tuning.bounceStiffness = number
      tuning.bounceStartFactor = other
      tuning.settleTolerance = number
      tuning.stopSpeed = other
      let motions = [
        AxisMotion(releasedAt: number, velocity: other, range: 0...100),
        AxisMotion(releasedAt: -5, velocity: other, range: 0...100, rate: number),
        AxisMotion(releasedAt: 5, velocity: number, range: 0...100, target: other),
        AxisMotion(releasedAt: 5, velocity: number, range: 0...100, bounces: false, target: other),
        AxisMotion(releasedAt: -50, velocity: 900, range: 0...100, tuning: tuning),
        AxisMotion(continuing: 50, velocity: -900, range: 0...100, tuning: tuning),
        AxisMotion(releasedAt: 5, velocity: number, range: -Double.infinity...Double.infinity),
      ]
      for motion in motions {
        #expect(motion.duration.isFinite && motion.duration >= 0 && motion.destination.isFinite)
        for input in badNumbers + [0.1, 1] {
          #expect(motion.value(at: input).isFinite && motion.velocity(at: input).isFinite)
        }
      }
    }
  }
}

/// The start state of a release on an axis.
struct Case: Sendable, CustomTestStringConvertible {
  var position: Double
  var velocity: Double
  var range = 0.0...1333.0
  var rate = Deceleration.normalRate

  static let all: [Case] = [
    Case(position: 400, velocity: 480.83366), Case(position: 500, velocity: -2000),
    Case(position: 100, velocity: -800), Case(position: 1300, velocity: 5992),
    Case(position: 20, velocity: -800, rate: Deceleration.fastRate),
    Case(position: -177, velocity: 0), Case(position: -60, velocity: -900),
    Case(position: -60, velocity: 500), Case(position: -60, velocity: 3000),
    Case(position: -30, velocity: 6000, range: 0...300), Case(position: 0, velocity: -1200),
    Case(position: 1393, velocity: 800), Case(position: 1393, velocity: -4000),
    Case(position: -88, velocity: 700, range: -88...(-88)),
    Case(position: -150, velocity: 900, range: -88...(-88)),
    Case(position: 200, velocity: 0), Case(position: -0.05, velocity: 0),
  ]

  var motion: AxisMotion {
    AxisMotion(releasedAt: position, velocity: velocity, range: range, rate: rate)
  }

  var overshoot: Double { beyond(position) }

  var testDescription: String { "\(position) at \(velocity) in \(range)" }

  func beyond(_ value: Double) -> Double {
    value < range.lowerBound
      ? value - range.lowerBound
      : max(0, value - range.upperBound)
  }

  func continued(from motion: AxisMotion, at time: Double) -> AxisMotion {
    AxisMotion(
      continuing: motion.value(at: time), velocity: motion.velocity(at: time), range: range,
      rate: rate)
  }
}

/// The rows are about the velocity of the content.
private func continued(_ position: Double, _ velocity: Double) -> AxisMotion {
  AxisMotion(continuing: position, velocity: velocity, range: 0...1333)
}

private let inward = continued(500, -2000)
private let crossing = 0.346727

private let flings: [Row] = [
  Row(74, inward.value(at: crossing), is: 0, within: 1e-3),
  Row(75, inward.velocity(at: crossing - 1e-9), is: -998.998665, within: 1e-2),
  Row(76, inward.value(at: crossing + 0.091287), is: -33.549017, within: 1e-4),
  Row(77, inward.value(at: crossing + 0.1), is: -33.405589, within: 1e-3),
  Row(
    78, inward.velocity(at: crossing + 1e-6) - inward.velocity(at: crossing - 1e-6), is: 0,
    within: 0.1),
  Row(
    80, continued(100, -800).velocity(at: 0.143864), is: -599.799733,
    within: 0.02),
]
