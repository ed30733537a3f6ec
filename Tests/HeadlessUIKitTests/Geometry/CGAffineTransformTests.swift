import Foundation
import HeadlessUIKit
import Testing

@Suite("Affine transforms")
struct CGAffineTransformTests {
  private static let samples = [
    CGAffineTransform(translationX: 30, y: -7), CGAffineTransform(scaleX: 2, y: -0.25),
    CGAffineTransform(rotationAngle: 0.7), CGAffineTransform(a: 1, b: 2, c: 3, d: 4, tx: 5, ty: 6),
    CGAffineTransform(rotationAngle: 2).scaledBy(x: 3, y: 0.5).translatedBy(x: 11, y: 13),
  ]

  private func distance(_ one: CGAffineTransform, _ other: CGAffineTransform) -> Double {
    let differences = [
      one.a - other.a, one.b - other.b, one.c - other.c, one.d - other.d, one.tx - other.tx,
      one.ty - other.ty,
    ]
    return differences.map { abs(Double($0)) }.max() ?? .nan
  }

  @Test("a transform and its inverse cancel each other", arguments: samples)
  func inverse(transform: CGAffineTransform) {
    let inverse = transform.inverted()
    #expect(distance(transform.concatenating(inverse), .identity) < 1e-12)
    #expect(distance(inverse.concatenating(transform), .identity) < 1e-12)
    #expect(distance(inverse.inverted(), transform) < 1e-12)
  }

  @Test("concatenating applies the receiver first", arguments: samples, samples)
  func order(first: CGAffineTransform, second: CGAffineTransform) {
    let point = CGPoint(x: 3, y: -4)
    let both = point.applying(first.concatenating(second))
    #expect(isNear(both, point.applying(first).applying(second)))
  }

  @Test("translating, scaling, and rotating a transform apply before it")
  func prepended() {
    let double = CGAffineTransform(scaleX: 2, y: 2)
    let point = CGPoint(x: 1, y: 1)
    #expect(point.applying(double.translatedBy(x: 10, y: 0)) == CGPoint(x: 22, y: 2))
    #expect(point.applying(double.scaledBy(x: 3, y: 1)) == CGPoint(x: 6, y: 2))
    #expect(isNear(point.applying(double.rotated(by: .pi / 2)), CGPoint(x: -2, y: 2)))
  }

  @Test("a singular matrix has no inverse and is returned unchanged")
  func singular() {
    let flat = CGAffineTransform(scaleX: 0, y: 2)
    #expect(flat.inverted() == flat)
    #expect(CGAffineTransform().isIdentity && !flat.isIdentity)
  }

  @Test("a transformed rectangle is the bounding box of its corners")
  func rect() {
    let rect = CGRect(x: 10, y: 20, width: 30, height: 40)
    #expect(rect.applying(.identity) == rect)
    let turned = rect.applying(CGAffineTransform(rotationAngle: .pi / 2))
    #expect(isNear(turned, CGRect(x: -60, y: 10, width: 40, height: 30)))
    let mirrored = rect.applying(CGAffineTransform(scaleX: -1, y: 2))
    #expect(mirrored == CGRect(x: -40, y: 40, width: 30, height: 80))
    let diagonal = CGRect(x: -1, y: -1, width: 2, height: 2)
      .applying(CGAffineTransform(rotationAngle: .pi / 4))
    #expect(abs(Double(diagonal.width) - 2 * 2.0.squareRoot()) < 1e-12)
  }

  @Test("positive insets shrink a rectangle, negative ones enlarge it")
  func insets() {
    let rect = CGRect(x: 0, y: 0, width: 100, height: 50)
    let insets = UIEdgeInsets(top: 1, left: 2, bottom: 3, right: -4)
    #expect(rect.inset(by: insets) == CGRect(x: 2, y: 1, width: 102, height: 46))
  }
}

/// Whether all sides are equal to within a billionth of a point.
func isNear(_ one: CGRect, _ other: CGRect) -> Bool {
  isNear(one.origin, other.origin)
    && isNear(
      CGPoint(x: one.width, y: one.height), CGPoint(x: other.width, y: other.height))
}

func isNear(_ one: CGPoint, _ other: CGPoint) -> Bool {
  isNear(Double(one.x), Double(other.x)) && isNear(Double(one.y), Double(other.y))
}

func isNear(_ one: Double, _ other: Double) -> Bool { abs(one - other) < 1e-9 }
