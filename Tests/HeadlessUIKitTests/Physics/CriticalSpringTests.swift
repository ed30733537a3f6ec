// Row numbers refer to docs/references/scroll-conformance.md.

import ScrollPhysics
import Testing

@Suite("Critical spring")
struct CriticalSpringTests {
  @Test("matches the conformance table", arguments: fromRest + bounce + released)
  func table(row: Row) { row.check() }

  @Test("matches the whole numbers that Flutter's tests assert", arguments: floors)
  func flooredTable(row: Row) {
    #expect(row.actual.rounded(.down) == row.expected, "row \(row.number)")
  }

  @Test("satisfies its equation of motion", arguments: starts)
  func residual(start: SpringStart) {
    let spring = start.spring
    let omega = spring.angularFrequency
    let step = 1e-4
    for time in stride(from: 0.01, to: spring.duration - 0.01, by: 0.013) {
      let velocity = (spring.value(at: time + step) - spring.value(at: time - step)) / (2 * step)
      let acceleration =
        (spring.velocity(at: time + step) - spring.velocity(at: time - step)) / (2 * step)
      let pull = omega * omega * (spring.value(at: time) - spring.target)
      let scale = abs(start.velocity) + omega * abs(start.position) + 1
      #expect(abs(velocity - spring.velocity(at: time)) <= 1e-5 * scale)
      #expect(abs(acceleration + 2 * omega * spring.velocity(at: time) + pull) <= 1e-3 * scale)
    }
  }

  @Test("agrees with a numerical integration of its equation", arguments: starts)
  func integration(start: SpringStart) {
    let spring = start.spring
    var state = (position: start.position, velocity: start.velocity)
    let step = 1e-4
    for index in 0..<3000 {
      if index % 250 == 0, Double(index) * step < spring.duration {
        let time = Double(index) * step
        #expect(abs(spring.value(at: time) - state.position) <= 1e-6)
        #expect(abs(spring.velocity(at: time) - state.velocity) <= 1e-5)
      }
      state = rungeKutta(state, omega: spring.angularFrequency, step: step)
    }
  }

  @Test("a motion continued from any moment has the same path and the same end", arguments: starts)
  func semigroup(start: SpringStart) {
    let spring = start.spring
    for elapsed in stride(from: 0, to: spring.duration, by: 0.037) {
      let rest = CriticalSpring(
        target: 0, position: spring.value(at: elapsed), velocity: spring.velocity(at: elapsed))
      #expect(abs(rest.duration + elapsed - spring.duration) <= 1e-9)
      for time in stride(from: 0, to: rest.duration - 1e-6, by: 0.041) {
        #expect(abs(rest.value(at: time) - spring.value(at: elapsed + time)) <= 1e-9)
      }
    }
  }

  @Test("is outside its tolerance just before its end, and never after", arguments: starts)
  func settling(start: SpringStart) {
    let spring = start.spring
    #expect(spring.value(at: spring.duration) == 0)
    guard spring.duration > 0 else { return }
    let tolerance = ScrollTuning.uikit.settleTolerance
    #expect(abs(abs(spring.value(at: spring.duration - 1e-9)) - tolerance) <= 1e-6)
    let finer = CriticalSpring(
      target: 0, position: start.position, velocity: start.velocity, tolerance: 1e-9)
    for time in stride(from: spring.duration + 1e-6, to: spring.duration + 1, by: 0.003) {
      #expect(abs(finer.value(at: time)) <= tolerance)
    }
  }

  @Test("passes its target only if it starts fast enough toward it")
  func crossing() throws {
    let fast = CriticalSpring(target: 0, position: -100, velocity: 3000)
    let time = try #require(fast.crossingTime)
    #expect(abs(fast.value(at: time)) <= 1e-9)
    #expect(abs(fast.velocity(at: time) - fast.crossingVelocity) <= 1e-9)
    #expect(fast.crossingVelocity > 0)
    #expect(CriticalSpring(target: 0, position: -100, velocity: 1000).crossingTime == nil)
    #expect(CriticalSpring(target: 0, position: 0, velocity: 1000).crossingTime == nil)
    #expect(CriticalSpring(target: 0, position: -100, velocity: -500).crossingTime == nil)
  }

  @Test("bad input produces finite numbers", arguments: badNumbers)
  func badInput(number: Double) {
    for other in badNumbers {
      let springs = [
        CriticalSpring(target: 0, position: number, velocity: other),
        CriticalSpring(target: number, position: other, velocity: 1),
        CriticalSpring(
          target: 0, position: 10, velocity: 5, stiffness: number, tolerance: other),
        CriticalSpring(target: 0, position: number, velocity: 0, stiffness: other),
      ]
      for spring in springs {
        #expect(spring.duration.isFinite && spring.duration >= 0)
        #expect(spring.crossingVelocity.isFinite)
        for input in badNumbers {
          #expect(spring.value(at: input).isFinite && spring.velocity(at: input).isFinite)
        }
      }
    }
  }
}

struct SpringStart: Sendable {
  let position: Double
  let velocity: Double

  var spring: CriticalSpring {
    CriticalSpring(target: 0, position: position, velocity: velocity)
  }
}

private let starts: [SpringStart] = [
  SpringStart(position: -177, velocity: 0), SpringStart(position: 0, velocity: -1000),
  SpringStart(position: 100, velocity: 2500), SpringStart(position: -100, velocity: 723),
  SpringStart(position: -100, velocity: 4000), SpringStart(position: 0.1, velocity: 30),
  SpringStart(position: 0.1, velocity: 0), SpringStart(position: -30, velocity: -12),
  SpringStart(position: -0.2, velocity: 2.5), SpringStart(position: 50, velocity: 50 * -10.95445115010332),
]

private func rungeKutta(
  _ state: (position: Double, velocity: Double), omega: Double, step: Double
) -> (position: Double, velocity: Double) {
  func slope(_ x: Double, _ v: Double) -> (Double, Double) {
    (v, -2 * omega * v - omega * omega * x)
  }
  let a = slope(state.position, state.velocity)
  let b = slope(state.position + a.0 * step / 2, state.velocity + a.1 * step / 2)
  let c = slope(state.position + b.0 * step / 2, state.velocity + b.1 * step / 2)
  let d = slope(state.position + c.0 * step, state.velocity + c.1 * step)
  return (
    state.position + (a.0 + 2 * b.0 + 2 * c.0 + d.0) * step / 6,
    state.velocity + (a.1 + 2 * b.1 + 2 * c.1 + d.1) * step / 6
  )
}

private func resting(stiffness: Double) -> Double {
  CriticalSpring(target: 0, position: -100, velocity: 0, stiffness: stiffness).value(at: 0.2)
}

/// A response of one second is an angular frequency of one revolution per second.
private let oneTurn = 4 * Double.pi * Double.pi

private let fromRest: [Row] = [
  Row(95, resting(stiffness: 100), is: -40.600585),
  Row(96, resting(stiffness: 200), is: -22.628204),
  Row(
    111,
    CriticalSpring(target: 10, position: 0, velocity: 0, stiffness: oneTurn).value(at: 0.5),
    is: 8.210256),
]

private let flutter = CriticalSpring(target: 500, position: 0, velocity: 0, stiffness: 100)

private let floors: [Row] = [
  Row(102, flutter.value(at: 0.25), is: 356), Row(102, flutter.velocity(at: 0.25), is: 1026),
  Row(103, flutter.value(at: 0.5), is: 479), Row(103, flutter.velocity(at: 0.5), is: 168),
  Row(104, flutter.value(at: 0.75), is: 497), Row(104, flutter.velocity(at: 0.75), is: 20),
]

private let afterCrossing = CriticalSpring(target: 0, position: 0, velocity: -998.998665)

private let bounce: [Row] = [
  Row(76, afterCrossing.value(at: 0.091287), is: -33.549017, within: 1e-4),
  Row(76, afterCrossing.velocity(at: 0.091287), is: 0, within: 1e-2),
  Row(77, afterCrossing.value(at: 0.1), is: -33.405589, within: 1e-4),
]

private func atRest(_ position: Double, milliseconds: Double) -> Double {
  BounceBack(position: position, fingerVelocity: 0, edge: 0).spring.value(at: milliseconds / 1000)
}

private let released: [Row] = [
  Row(82, atRest(-177, milliseconds: 16.235), is: -157.3333, within: 0.75),
  Row(83, atRest(-177, milliseconds: 49.541), is: -121.6667, within: 0.75),
  Row(85, atRest(-177, milliseconds: 150.131), is: -53.3333, within: 0.75),
  Row(87, atRest(-177, milliseconds: 249.503), is: -22, within: 0.75),
  Row(89, atRest(-177, milliseconds: 400.098), is: -5.6667, within: 0.75),
  Row(91, atRest(-177, milliseconds: 666.808), is: -0.3333, within: 0.75),
  Row(92, atRest(-100, milliseconds: 100), is: -45.871926, within: 1e-3),
  Row(94, atRest(-60, milliseconds: 200), is: -11.697946, within: 1e-3),
]
