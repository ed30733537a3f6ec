import AllocationCounter
import ScrollPhysics
import Testing

@Suite("Allocations", .enabled(if: allocation_count_is_available()))
struct AllocationTests {
  @Test("the counter counts an array")
  func counts() {
    #expect(allocations { consume([Double](repeating: 1, count: 64).count) } > 0)
    #expect(allocations { consume(1) } == 0)
  }

  @Test("a drag, its release, and every later frame allocate nothing")
  func scrollPath() {
    // The first run may set up type metadata; the second is the cost of a frame.
    for _ in 0..<2 { scroll() }
    #expect(allocations { scroll() } == 0)
  }
}

private func allocations(_ body: () -> Void) -> Int {
  allocation_count_begin()
  body()
  return Int(allocation_count_end())
}

@inline(never)
private func consume<Value>(_ value: Value) {}

/// A finger pulls the top down and flings into the other edge; then the app animates the offset.
private func scroll() {
  let offsets = OffsetRange(contentLength: 1200, viewportLength: 667, insetBefore: 88)
  let range = offsets.closedRange
  let band = RubberBand(dimension: 667)
  let grid = PixelGrid(scale: 3)
  var finger = ReleaseVelocity()
  for frame in 0..<20 {
    let raw = -88 - Double(20 - frame) * 8
    finger.add(position: raw, at: Double(frame) / 60)
    consume(grid.rounded(band.shown(raw: raw, range: range)))
  }
  let raw = -96.0
  let velocity = finger.velocity(at: 0.32) * 8
  let shown = band.shown(raw: raw, range: range)
  follow(AxisMotion(releasedAt: shown, velocity: velocity, range: range))
  follow(AxisMotion(releasedAt: 0, velocity: 1000, range: range, target: 300))
  follow(AxisMotion(continuing: 400, velocity: 4000, range: range))
  let animation = AnimatedOffset(from: 400, to: -54)
  for frame in 0..<20 { consume(grid.rounded(animation.value(at: Double(frame) / 60))) }
}

private func follow(_ motion: AxisMotion) {
  for frame in 0..<120 {
    consume(motion.value(at: Double(frame) / 60))
    consume(motion.velocity(at: Double(frame) / 60))
  }
  consume(motion.destination)
}
