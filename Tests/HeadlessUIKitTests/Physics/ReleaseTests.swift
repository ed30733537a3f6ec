// Row numbers refer to docs/references/scroll-conformance.md.

import ScrollPhysics
import Testing

@Suite("Release of a finger")
struct ReleaseTests {
  @Test(
    "a bounce that is released at rest starts toward the edge", arguments: [-177.0, -30, 30, 177])
  func atRest(overshoot: Double) {
    let bounce = BounceBack(position: overshoot, fingerVelocity: 0, edge: 0)
    #expect(abs(bounce.spring.velocity + 7.23635 * overshoot) <= 1e-9)
  }

  @Test(
    "a release with speed starts with 0.55 of it, if that is outward or faster than the bounce",
    arguments: [
      (-900.0, -495.0), (-1, -0.55), (0, 434.181), (780, 434.181), (790, 434.5), (3000, 1650),
    ])
  func withSpeed(released: Double, started: Double) {
    let bounce = BounceBack(position: -60, fingerVelocity: released, edge: 0)
    #expect(abs(bounce.spring.velocity - started) <= 1e-9)
    let mirrored = BounceBack(position: 60, fingerVelocity: -released, edge: 0)
    #expect(mirrored.spring.velocity == -bounce.spring.velocity)
    let motion = AxisMotion(releasedAt: -60, velocity: released, range: 0...1000)
    #expect(motion.velocity(at: 0) == bounce.spring.velocity)
  }

  @Test("a bounce from rest is as long as the recording suggests")
  func durations() {
    for (overshoot, seconds) in [(30.0, 0.48), (54, 0.54), (100, 0.60), (177, 0.66)] {
      let motion = AxisMotion(releasedAt: -overshoot, velocity: 0, range: 0...1000)
      #expect(abs(motion.duration - seconds) <= 0.01)
    }
  }

  @Test("a fast release toward the content continues into the content")
  func runsOn() {
    let motion = AxisMotion(releasedAt: -60, velocity: 6000, range: 0...5000)
    #expect(motion.destination > 500)
    let short = AxisMotion(releasedAt: -60, velocity: 6000, range: 0...300)
    #expect(short.destination == 300, "the motion bounces at the other edge")
    let path = stride(from: 0, to: short.duration, by: 0.01).map(short.value(at:))
    #expect((path.max() ?? 0) > 310)
  }

  @Test("a continued motion keeps its velocity")
  func continuing() {
    let motion = AxisMotion(continuing: -60, velocity: 0, range: 0...1000)
    #expect(motion.velocity(at: 0) == 0)
    #expect(motion.destination == 0)
  }

  @Test("a bounce moves to an edge that changes during the bounce", arguments: [-54.0, 0, -200])
  func movedEdge(edge: Double) {
    let bounce = AxisMotion(releasedAt: -120, velocity: 0, range: 0...1000)
    let position = bounce.value(at: 0.05)
    let velocity = bounce.velocity(at: 0.05)
    let motion = AxisMotion(continuing: position, velocity: velocity, range: edge...1000)
    #expect(motion.value(at: 0) == position)
    #expect(abs(motion.velocity(at: 0) - velocity) <= 1e-9)
    #expect((edge...1000).contains(motion.destination))
  }

  @Test(
    "a motion ends at its target",
    arguments: [
      (position: 100.0, velocity: 1000.0, target: 300.0), (100, 1000, 900), (100, 1000, 50),
      (100, 0, 250), (100, -3000, 0), (-80, 0, -54), (-80, 300, -54), (-80, 2500, 300),
      (-80, -700, -54), (100, 1000, 100), (1000, 800, 1300),
    ])
  func target(position: Double, velocity: Double, target: Double) {
    let motion = AxisMotion(
      releasedAt: position, velocity: velocity, range: 0...1333, target: target)
    #expect(motion.destination == target)
    #expect(motion.value(at: 0) == position || motion.duration == 0)
    #expect(motion.duration < 8)
    #expect(abs(motion.value(at: motion.duration - 1e-9) - target) <= 0.44 + 1e-6)
    guard position >= 0, velocity * (target - position) > 0 else { return }
    for elapsed in stride(from: 0, to: motion.duration - 0.05, by: 0.05) {
      let rest = AxisMotion(
        continuing: motion.value(at: elapsed), velocity: motion.velocity(at: elapsed),
        range: 0...1333, target: target)
      #expect(abs(rest.value(at: 0.05) - motion.value(at: elapsed + 0.05)) <= 1e-8)
    }
  }

  @Test("without bounces, a motion stops at the edge immediately")
  func noBounces() {
    let motion = AxisMotion(releasedAt: 500, velocity: -2000, range: 0...1333, bounces: false)
    // Row 74, with the content's 0.999 of the finger's velocity.
    #expect(abs(motion.duration - 0.347229) <= 1e-5)
    #expect(motion.destination == 0)
    for time in stride(from: 0.0, through: 1, by: 0.003) { #expect(motion.value(at: time) >= 0) }
    let beyond = AxisMotion(releasedAt: -50, velocity: 100, range: 0...1333, bounces: false)
    #expect(beyond.duration == 0 && beyond.value(at: 0) == 0)
    let outward = AxisMotion(releasedAt: 1333, velocity: 900, range: 0...1333, bounces: false)
    #expect(outward.duration == 0 && outward.destination == 1333)
    let aimed = AxisMotion(
      releasedAt: 500, velocity: -2000, range: 0...1333, bounces: false, target: -54)
    #expect(aimed.destination == 0)
  }

  @Test("only a release above the minimum speed is a fling", arguments: [-1.0, 1])
  func flingVelocity(sign: Double) {
    #expect(ScrollTuning.uikit.flingVelocity(sign * 249) == 0)
    #expect(ScrollTuning.uikit.flingVelocity(sign * 250) == sign * 250)
    #expect(ScrollTuning.uikit.flingVelocity(.nan) == 0)
  }
}

@Suite("Release velocity")
struct ReleaseVelocityTests {
  @Test("weighs the last three pairs, the oldest most (row 123)")
  func weights() {
    let velocity = estimate(speeds: [1000, 900, 200], every: 0.016)
    #expect(abs(velocity - 925) <= 1e-9)
    let longer = estimate(speeds: [-5000, 40, 1000, 900, 200], every: 0.016)
    #expect(abs(longer - 925) <= 1e-9)
  }

  @Test("is zero if the finger rested before it lifted (row 124)")
  func stale() {
    for (pause, expected) in [(0.101, 0.0), (0.5, 0), (0.0, 1000), (0.099, 1000)] {
      let velocity = estimate(speeds: [1000, 1000, 1000], every: 0.01, pause: pause)
      #expect(abs(velocity - expected) <= 1e-9)
    }
    // Binary fractions, so that the limit itself can be tested.
    var strict = ReleaseVelocity(staleInterval: 0.0625)
    for index in 0..<4 { strict.add(position: Double(index), at: Double(index) / 64) }
    #expect(strict.velocity(at: 3.0 / 64 + 0.0625) == 0)
    #expect(strict.velocity(at: 3.0 / 64 + 0.0624) == 64)
  }

  @Test("weighs the available pairs if there are fewer than three")
  func fewPairs() {
    var velocity = ReleaseVelocity()
    #expect(velocity.velocity(at: 0) == 0)
    velocity.add(position: 5, at: 0)
    #expect(velocity.velocity(at: 0) == 0)
    #expect(abs(estimate(speeds: [300], every: 0.01) - 300) <= 1e-9)
    #expect(abs(estimate(speeds: [800, 400], every: 0.01) - 750) <= 1e-9)
    #expect(abs(estimate(speeds: [400, 400], every: 0.01) - 400) <= 1e-9)
  }

  @Test("discards samples from before a pause")
  func pause() {
    var velocity = ReleaseVelocity()
    for index in 0..<5 { velocity.add(position: Double(index) * 30, at: Double(index) * 0.01) }
    velocity.add(position: 121, at: 0.54)
    #expect(abs(velocity.velocity(at: 0.55) - 2) <= 1e-9)
  }

  @Test("merges samples at the same time into one, with the later position")
  func duplicates() {
    var once = ReleaseVelocity()
    var twice = ReleaseVelocity()
    for index in 0..<4 {
      let time = Double(index) * 0.01
      once.add(position: Double(index * index), at: time)
      twice.add(position: 999, at: time)
      twice.add(position: Double(index * index), at: time)
      twice.add(position: -500, at: time - 0.005)
    }
    #expect(once.velocity(at: 0.03) == twice.velocity(at: 0.03))
    #expect(once.velocity(at: 0.03) > 0)
  }

  @Test("bad input produces finite numbers", arguments: badNumbers)
  func badInput(number: Double) {
    for other in badNumbers {
      var velocity = ReleaseVelocity(staleInterval: number)
      velocity.add(position: 0, at: 0)
      velocity.add(position: number, at: other)
      velocity.add(position: other, at: number)
      velocity.add(position: other, at: 0.01)
      for time in badNumbers { #expect(velocity.velocity(at: time).isFinite) }
    }
  }
}

private func estimate(speeds: [Double], every interval: Double, pause: Double = 0) -> Double {
  var velocity = ReleaseVelocity()
  var position = 40.0
  velocity.add(position: position, at: 7)
  for (index, speed) in speeds.enumerated() {
    position += speed * interval
    velocity.add(position: position, at: 7 + Double(index + 1) * interval)
  }
  return velocity.velocity(at: 7 + Double(speeds.count) * interval + pause)
}
