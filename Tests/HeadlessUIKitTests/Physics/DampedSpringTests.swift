// Row numbers refer to docs/references/scroll-conformance.md.

import ScrollPhysics
import Testing

@Suite("Damped spring")
struct DampedSpringTests {
  @Test("matches the conformance table", arguments: rows)
  func table(row: Row) { row.check() }

  @Test("agrees with a numerical integration of its equation", arguments: ratios)
  func integration(ratio: Double) {
    let spring = DampedSpring(
      target: 3, position: -100, velocity: 900, angularFrequency: 12, dampingRatio: ratio)
    var (position, velocity) = (-100.0, 900.0)
    let step = 1e-4
    for index in 0..<8000 {
      if index % 400 == 0 {
        let time = Double(index) * step
        #expect(abs(spring.value(at: time) - position) <= 2e-4)
        #expect(abs(spring.velocity(at: time) - velocity) <= 2e-3)
      }
      // The midpoint rule: the slope in the middle of the step.
      func pull(_ x: Double, _ v: Double) -> Double { -24 * ratio * v - 144 * (x - 3) }
      let middle = (
        position + velocity * step / 2, velocity + pull(position, velocity) * step / 2
      )
      position += middle.1 * step
      velocity += pull(middle.0, middle.1) * step
    }
  }

  @Test("a motion continued from any moment has the same path", arguments: ratios)
  func semigroup(ratio: Double) {
    let spring = DampedSpring(
      target: 0, position: 40, velocity: -700, angularFrequency: 11, dampingRatio: ratio)
    for elapsed in stride(from: 0, to: 1.5, by: 0.07) {
      let rest = DampedSpring(
        target: 0, position: spring.value(at: elapsed), velocity: spring.velocity(at: elapsed),
        angularFrequency: 11, dampingRatio: ratio)
      for time in stride(from: 0, to: 1, by: 0.09) {
        #expect(abs(rest.value(at: time) - spring.value(at: elapsed + time)) <= 1e-9)
      }
    }
  }

  @Test("at critical damping it equals the critical spring", arguments: [0.0, -1000, 2500])
  func critical(velocity: Double) {
    let critical = CriticalSpring(target: 5, position: -60, velocity: velocity, tolerance: 1e-9)
    for ratio in [1, 1 - 1e-12, 1 - 1e-8, 1 + 1e-8] {
      let spring = DampedSpring(
        target: 5, position: -60, velocity: velocity,
        angularFrequency: critical.angularFrequency, dampingRatio: ratio)
      for time in stride(from: 0.0, to: 1, by: 0.05) {
        #expect(abs(spring.value(at: time) - critical.value(at: time)) <= 1e-4)
      }
    }
  }

  @Test("passes its target only if it is underdamped", arguments: ratios)
  func swings(ratio: Double) {
    let spring = DampedSpring(
      target: 0, position: -100, angularFrequency: 12, dampingRatio: ratio)
    let highest = stride(from: 0.0, to: 3, by: 0.001).map(spring.value(at:)).max() ?? 0
    #expect((highest > 1e-9) == (ratio < 1))
  }

  @Test("bad input produces finite numbers", arguments: badNumbers)
  func badInput(number: Double) {
    for other in badNumbers {
      let springs = [
        DampedSpring(
          target: number, position: other, velocity: number, angularFrequency: 5,
          dampingRatio: other),
        DampedSpring(
          target: 0, position: 10, velocity: other, angularFrequency: number, dampingRatio: 2),
        DampedSpring(
          target: 0, position: number, velocity: 0, angularFrequency: other, dampingRatio: number),
      ]
      for spring in springs {
        for input in badNumbers + [0.1] {
          #expect(spring.value(at: input).isFinite && spring.velocity(at: input).isFinite)
        }
      }
    }
  }
}

private let ratios = [0.1, 0.5, 0.9, 1, 1.1, 3]

/// Flutter's bouncing simulation from row 105 on: its friction reaches the edge at 0, and a spring
/// of stiffness 170 and damping ratio 1.1 continues with the remaining velocity.
private struct FlutterBounce {
  let crossing: Double
  let spring: DampedSpring

  init() {
    // After a second, 0.135 of the velocity is left, so the rate is its thousandth root.
    let friction = Deceleration(
      position: 500, velocity: -7500, rate: 0.997999523125903, stopSpeed: 0)
    crossing = friction.time(toReach: 0) ?? .nan
    spring = DampedSpring(
      target: 0, position: 0, velocity: friction.velocity(atPosition: 0),
      angularFrequency: 170.0.squareRoot(), dampingRatio: 1.1)
  }

  func value(at time: Double) -> Double { spring.value(at: time - crossing) }
  func velocity(at time: Double) -> Double { spring.velocity(at: time - crossing) }
}

private let flutter = FlutterBounce()

private func response(damping: Double) -> Double {
  // A response of one second is an angular frequency of one revolution per second.
  DampedSpring(target: 10, position: 0, angularFrequency: 2 * .pi, dampingRatio: damping)
    .value(at: 0.5)
}

private let rows: [Row] = [
  Row(106, flutter.value(at: 0.1), is: -123.518, within: 1e-3),
  Row(106, flutter.velocity(at: 0.1), is: -2612.86, within: 1e-2),
  Row(107, flutter.value(at: 0.5), is: -14.995, within: 1e-3),
  Row(107, flutter.velocity(at: 0.5), is: 124.39, within: 1e-2),
  Row(107, flutter.value(at: 2), is: 0, within: 1),
  Row(110, response(damping: 0.8), is: 9.223138),
  Row(111, response(damping: 1), is: 8.210256),
]
