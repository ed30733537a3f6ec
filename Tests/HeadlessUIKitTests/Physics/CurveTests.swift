// Row numbers refer to docs/references/scroll-conformance.md.

import ScrollPhysics
import Testing

@Suite("Timing curves")
struct CurveTests {
  @Test("match the conformance table", arguments: rows)
  func table(row: Row) { row.check() }

  @Test("agree with de Casteljau's construction", arguments: shapes)
  func construction(shape: Shape) {
    let curve = CubicBezier(shape.x1, shape.y1, shape.x2, shape.y2)
    for index in 0...1000 {
      let progress = Double(index) / 1000
      #expect(abs(curve.value(at: progress) - shape.drawn(at: progress)) <= 1e-9)
    }
  }

  @Test("start at 0, end at 1, and are constant outside")
  func ends() {
    for shape in shapes {
      let curve = CubicBezier(shape.x1, shape.y1, shape.x2, shape.y2)
      #expect(curve.value(at: 0) == 0 && curve.value(at: -3) == 0 && curve.value(at: .nan) == 0)
      #expect(curve.value(at: 1) == 1 && curve.value(at: 7) == 1)
    }
  }

  @Test("the linear curve is the identity")
  func linear() {
    for index in 0...100 {
      let progress = Double(index) / 100
      #expect(abs(CubicBezier.linear.value(at: progress) - progress) <= 1e-12)
    }
  }

  @Test("an animated offset starts and ends exactly at its two offsets")
  func animatedOffset() {
    let animation = AnimatedOffset(from: 10, to: -54)
    #expect(animation.duration == 0.3)
    #expect(animation.value(at: 0) == 10 && animation.value(at: -1) == 10)
    #expect(animation.value(at: 0.3) == -54 && animation.value(at: 9) == -54)
    #expect(abs(animation.value(at: 0.15) + 22) <= 1e-9)
    #expect(AnimatedOffset(from: 10, to: 20, duration: 0).value(at: 0) == 20)
  }

  @Test("bad input produces finite numbers", arguments: badNumbers)
  func badInput(number: Double) {
    for other in badNumbers {
      let curve = CubicBezier(number, other, other, number)
      let animation = AnimatedOffset(
        from: number, to: other, duration: number, curve: .bezier(curve))
      let slow = AnimatedOffset(from: 0, to: 1, duration: other)
      for input in badNumbers + [0.25, 0.5] {
        #expect(curve.value(at: input).isFinite)
        #expect(animation.value(at: input).isFinite && slow.value(at: input).isFinite)
      }
    }
  }
}

struct Shape: Sendable {
  let x1: Double
  let y1: Double
  let x2: Double
  let y2: Double

  /// The value by de Casteljau's construction, which shares nothing with the polynomial under test.
  func drawn(at progress: Double) -> Double {
    var low = 0.0
    var high = 1.0
    for _ in 0..<80 {
      let middle = (low + high) / 2
      if Shape.point(middle, x1, x2) < progress { low = middle } else { high = middle }
    }
    return Shape.point((low + high) / 2, y1, y2)
  }

  private static func point(_ s: Double, _ first: Double, _ second: Double) -> Double {
    func mix(_ a: Double, _ b: Double) -> Double { a + (b - a) * s }
    let left = mix(mix(0, first), mix(first, second))
    let right = mix(mix(first, second), mix(second, 1))
    return mix(left, right)
  }
}

private let shapes: [Shape] = [
  Shape(x1: 0.42, y1: 0, x2: 0.58, y2: 1), Shape(x1: 0.42, y1: 0, x2: 1, y2: 1),
  Shape(x1: 0, y1: 0, x2: 0.58, y2: 1), Shape(x1: 0.25, y1: 0.1, x2: 0.25, y2: 1),
  Shape(x1: 0, y1: 0, x2: 1, y2: 1), Shape(x1: 0.05, y1: 0.7, x2: 0.25, y2: 1),
  Shape(x1: 0.3, y1: -0.5, x2: 0.7, y2: 1.6), Shape(x1: 0.95, y1: 0, x2: 0.05, y2: 1),
]

private let rows: [Row] = [
  Row(112, CubicBezier.easeInOut.value(at: 0.1), is: 0.019722454, within: 1e-9),
  Row(113, CubicBezier.easeInOut.value(at: 0.25), is: 0.129161931, within: 1e-9),
  Row(114, CubicBezier.easeInOut.value(at: 0.5), is: 0.5, within: 1e-9),
  Row(115, CubicBezier.easeInOut.value(at: 0.75), is: 0.870838069, within: 1e-9),
  Row(116, CubicBezier.easeInOut.value(at: 0.9), is: 0.980277546, within: 1e-9),
  Row(117, CubicBezier.easeIn.value(at: 0.25), is: 0.093464651, within: 1e-9),
  Row(118, CubicBezier.easeOut.value(at: 0.25), is: 0.378138131, within: 1e-9),
  Row(119, CubicBezier.easeIn.value(at: 0.5), is: 0.315356813, within: 1e-9),
  Row(120, CubicBezier.easeOut.value(at: 0.5), is: 0.684643187, within: 1e-9),
  Row(121, CubicBezier.default.value(at: 0.5), is: 0.802403388, within: 1e-9),
  Row(122, AnimatedOffset(from: 0, to: -54).value(at: 0.1), is: -13.5, within: 1e-9),
]
