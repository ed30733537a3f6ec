// Formula numbers refer to docs/references/scroll-formulas.md, rows to docs/references/scroll-conformance.md.

import AllocationCounter
import SeededRandom
import Testing

@testable import Tug

@Suite("Paths of an offset")
struct OffsetPathTests {
  /// Releases as they occur: offset, velocity, target.
  private static let releases: [(Double, Double, Double)] = [
    (-60, 0, -54), (-100, 0, -54), (-400, 0, -54), (-118, -2000, -64), (-80, 1500, -54),
    (-54, 0, 0), (1433, 300, 1370), (54, 0, 54), (0, -900, 0), (-20, 0, -54),
  ]

  @Test("it starts where the content is, with the velocity that it has", arguments: releases)
  func start(offset: Double, velocity: Double, target: Double) {
    let path = OffsetPath(from: offset, velocity: velocity, to: target)
    #expect(abs(path.offset(at: 0) - offset) < 1e-9)
    if path.settlingTime > 0 { #expect(abs(path.velocity(at: 0) - velocity) < 1e-9) }
    #expect(path.offset(at: -1) == path.offset(at: 0))
  }

  @Test("its velocity is that of the offset, at each moment", arguments: releases)
  func derivative(offset: Double, velocity: Double, target: Double) {
    let path = OffsetPath(from: offset, velocity: velocity, to: target)
    let step = 1e-6
    for share in stride(from: 0.01, to: 0.99, by: 0.01) where path.settlingTime > 0 {
      let time = path.settlingTime * share
      let slope = (path.offset(at: time + step) - path.offset(at: time - step)) / (2 * step)
      #expect(abs(slope - path.velocity(at: time)) < 1e-3 * (1 + abs(slope)))
    }
  }

  @Test("it ends at the target, without a jump that shows", arguments: releases)
  func end(offset: Double, velocity: Double, target: Double) {
    let path = OffsetPath(from: offset, velocity: velocity, to: target)
    let end = path.settlingTime
    #expect(end < 1.2)
    #expect(path.offset(at: end) == target && path.velocity(at: end) == 0)
    #expect(path.isSettled(at: end) && path.isSettled(at: end - 1e-10))
    guard end > 0 else { return }
    #expect(!path.isSettled(at: end - 1e-3))
    #expect(abs(path.offset(at: end - 1e-6) - target) <= 1.0 / 6 + 1e-4)
    // Half a pixel before the end, the speed is less than a tenth of a pixel a frame.
    #expect(abs(path.velocity(at: end - 1e-6)) < 2)
  }

  @Test("the content turns at most once, and not at all if it rests or already returns slowly")
  func turns() {
    var random = SplitMix64(seed: 14)
    for _ in 0..<2000 {
      let offset = Double.random(in: -600...600, using: &random)
      let velocity = Double.random(in: -8000...8000, using: &random)
      let path = OffsetPath(from: offset, velocity: velocity, to: 0)
      var turns = 0
      var last = path.velocity(at: 0)
      for time in stride(from: 0.0, to: path.settlingTime, by: 1.0 / 240) {
        let next = path.velocity(at: time)
        if next * last < 0 { turns += 1 }
        if next != 0 { last = next }
      }
      let returnsSlowly = velocity * offset <= 0 && abs(velocity) <= 10.95 * abs(offset)
      #expect(turns <= (returnsSlowly ? 0 : 1), "from \(offset) at \(velocity)")
    }
  }

  @Test("an outward release carries the content on by no more than its velocity does")
  func overshoot() {
    // F7: a spring at its target that starts with v reaches v/(ω·e).
    let path = OffsetPath(from: 0, velocity: -1000, to: 0)
    let times = stride(from: 0.0, to: path.settlingTime, by: 1e-4)
    let lowest = times.map(path.offset(at:)).min() ?? 0
    #expect(abs(lowest + 1000 / (10.954_451_15 * 2.718_281_828)) < 1e-3)
  }

  @Test(
    "redirected in mid-motion, it keeps offset and velocity", arguments: [0, 0.05, 0.2, 0.5, 9])
  func redirect(time: Double) {
    let bounce = OffsetPath(releasedAt: -140, fingerVelocity: -900, to: 0)
    let opening = bounce.redirected(to: -54, at: time)
    #expect(abs(opening.offset(at: 0) - bounce.offset(at: time)) < 1e-9)
    #expect(abs(opening.velocity(at: 0) - bounce.velocity(at: time)) < 1e-6)
    #expect(opening.target == -54)
  }

  @Test("F8, F13: a release moves as recorded on iOS 26.1, within a point")
  func recorded() {
    // Seconds after the release, and the distance beyond the edge in thirds of a point. Offsets
    // recorded on iOS 26.1, iPhone 16 simulator: see RecordedMotionTests in HeadlessUIKitTests/Physics.
    let held = OffsetPath(releasedAt: 235, fingerVelocity: 0, to: 0)
    for (time, thirds) in [
      (0.0110, 652), (0.0277, 575), (0.0444, 505), (0.0944, 339), (0.1944, 145), (0.2944, 59),
    ] { #expect(abs(held.offset(at: time) - Double(thirds) / 3) < 1) }
    let flung = OffsetPath(releasedAt: -79, fingerVelocity: -1750, to: 0)
    for (time, thirds) in [
      (0.0153, -270), (0.0321, -290), (0.0487, -295), (0.0819, -280), (0.1485, -207),
      (0.2985, -72), (0.5486, -8),
    ] { #expect(abs(flung.offset(at: time) - Double(thirds) / 3) < 1) }
  }

  @Test("a release with a finger that moves inward is never slower than one at rest")
  func inward() {
    let rest = OffsetPath(releasedAt: -100, fingerVelocity: 0, to: 0)
    let slow = OffsetPath(releasedAt: -100, fingerVelocity: 600, to: 0)
    let fast = OffsetPath(releasedAt: -100, fingerVelocity: 2000, to: 0)
    #expect(slow == rest)
    #expect(fast.velocity(at: 0) == 1100)
    #expect(OffsetPath(releasedAt: 100, fingerVelocity: -2000, to: 0).velocity(at: 0) == -1100)
  }

  @Test("nothing to move takes no time")
  func nothing() {
    #expect(OffsetPath(from: 5, to: 5).settlingTime == 0)
    #expect(OffsetPath(from: 5, to: 5.1).settlingTime == 0)
  }

  @Test("bad input gives a finite path that ends")
  func badInput() {
    let values = [Double.nan, .infinity, -.infinity, 0, -54, 1e300, -1e300, 1e-300]
    for origin in values {
      for velocity in values {
        for target in values {
          let paths = [
            OffsetPath(from: origin, velocity: velocity, to: target, tolerance: velocity),
            OffsetPath(releasedAt: origin, fingerVelocity: velocity, to: target),
          ]
          for path in paths {
            #expect(path.settlingTime >= 0 && path.settlingTime <= 60)
            for time in values + [1.0 / 60, 0.2] {
              #expect(path.offset(at: time).isFinite && path.velocity(at: time).isFinite)
              #expect(path.redirected(to: origin, at: time).settlingTime <= 2)
            }
            #expect(path.offset(at: .nan) == path.target && path.isSettled(at: .nan))
          }
        }
      }
    }
    #expect(OffsetPath(from: .nan, velocity: 50, to: -54).offset(at: 0.01) > -54)
    #expect(OffsetPath(from: -54, to: .nan).target == -54)
  }
}

@Suite("The cost of a path")
struct MotionCostTests {
  @Test("a path and its frames allocate nothing", .enabled(if: allocation_count_is_available()))
  func allocations() {
    // The first run may set up type metadata.
    var sum = run()
    allocation_count_begin()
    sum += run()
    #expect(allocation_count_end() == 0)
    #expect(sum.isFinite)
  }
}

@inline(never)
private func run() -> Double {
  var path = OffsetPath(releasedAt: -140, fingerVelocity: -900, to: 0)
  var sum = 0.0
  for frame in 0..<60 {
    if frame == 3 { path = path.redirected(to: -54, at: 0.05) }
    sum += path.offset(at: Double(frame) / 60) + path.velocity(at: Double(frame) / 60)
  }
  return sum
}
