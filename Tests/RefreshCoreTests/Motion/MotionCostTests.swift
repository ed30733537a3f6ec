import AllocationCounter
import Testing

@testable import Tug

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
  let eased = OffsetPath(from: -54, to: 0, duration: 0.4)
  return sum + eased.offset(at: 0.1)
}
