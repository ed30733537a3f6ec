// Row numbers refer to docs/references/scroll-conformance.md.

import ScrollPhysics
import Testing

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
