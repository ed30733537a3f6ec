// Formula numbers refer to docs/references/scroll-formulas.md.

import ScrollPhysics
import Testing

/// Offsets recorded on iOS 26.1 with the iPhone 16 simulator, published by the OpenUIKit project. The
/// whole recordings are replayed in HeadlessUIKitTests; here are the samples that decide a formula.
/// Times are in milliseconds, and were written up to 0.6 milliseconds after the frame.
@Suite("Recorded motions")
struct RecordedMotionTests {
  @Test("F9: an animated offset follows half a cosine, within a pixel")
  func animatedOffset() {
    let animation = AnimatedOffset(from: 0, to: 40)
    for (time, pixels) in [
      (25.6, 2), (42.2, 6), (59, 11), (75.6, 18), (92.3, 26), (108.9, 35), (125.6, 44), (142.3, 55),
      (159, 65), (175.7, 76), (192.3, 85), (208.9, 94), (225.6, 102), (242.3, 109), (258.9, 114),
      (275.6, 118), (292.3, 120),
    ] {
      #expect(abs(animation.value(at: (time - 0.3) / 1000) - Double(pixels) / 3) < 1.0 / 3)
    }
    let long = AnimatedOffset(from: 0, to: 300)
    for (time, pixels) in [
      (83.4, 158), (100, 222), (116.7, 293), (133.4, 369), (150, 447), (166.7, 525), (183.3, 601),
      (200, 672), (216.7, 737), (233.3, 793), (250, 838), (266.7, 872),
    ] {
      #expect(abs(long.value(at: (time - 0.6) / 1000) - Double(pixels) / 3) < 1.0 / 3)
    }
  }

  @Test("F8: a bounce from rest starts with a velocity in proportion to its overshoot")
  func bounceFromRest() {
    let motion = AxisMotion(releasedAt: 39_383, velocity: 0, range: 0...39_148)
    for (time, pixels) in [(11.05, 652), (27.7, 575), (44.4, 505), (94.4, 339), (294.4, 59)] {
      #expect(abs(motion.value(at: time / 1000) - 39_148 - Double(pixels) / 3) < 0.6)
    }
  }

  @Test("F13: a bounce from a release with speed starts with 0.55 of the finger's velocity")
  func bounceWithSpeed() {
    let motion = AxisMotion(releasedAt: -79, velocity: -1750, range: 0...39_148)
    for (time, pixels) in [
      (15.3, -270), (32.1, -290), (48.7, -295), (65.3, -291), (81.9, -280), (98.6, -264),
      (148.5, -207), (298.5, -72), (548.6, -8),
    ] { #expect(abs(motion.value(at: time / 1000) - Double(pixels) / 3) < 0.5) }
  }

  @Test("F7: a fling into the edge passes it with all of its speed")
  func flungIntoEdge() {
    let motion = AxisMotion(releasedAt: 39_088, velocity: 3125, range: 0...39_148)
    let peak = stride(from: 0.0, to: 0.3, by: 0.001).map(motion.value(at:)).max() ?? 0
    // The largest of the recorded frames; between two frames, the content is a little further.
    #expect(abs(peak - 39_148 - 301.0 / 3) < 0.5)
  }

  @Test(
    "F4b, F4c: a fling announces the integral of its velocity, and ends at the sum",
    arguments: [
      (5074.0, 750.0, 16_331, 16_330), (5158, 1500, 17_707, 17_705), (5536, 4875, 23_898, 23_891),
      (400, 480.834, 1906, 1905),
    ])
  func ends(offset: Double, velocity: Double, target: Int, end: Int) {
    let motion = AxisMotion(releasedAt: offset, velocity: velocity, range: 0...39_148)
    let grid = PixelGrid(scale: 3)
    #expect(abs(grid.rounded(motion.announcedTarget) * 3 - Double(target)) < 1e-6)
    #expect(abs(grid.rounded(motion.destination) * 3 - Double(end)) < 1e-6)
  }

  @Test("a bounce ends in the recorded frame")
  func bounceEnds() {
    // Time after the release of the last frame in motion, and of the one in which it ends.
    for (motion, moving, ended) in [
      (AxisMotion(releasedAt: -79, velocity: -1750, range: 0...39_148), 0.7320, 0.7486),
      (AxisMotion(releasedAt: 39_383, velocity: 0, range: 0...39_148), 0.6777, 0.6944),
      (AxisMotion(releasedAt: 39_088, velocity: 3125, range: 0...39_148), 0.7899, 0.8066),
    ] { #expect(motion.duration > moving && motion.duration <= ended) }
  }
}
