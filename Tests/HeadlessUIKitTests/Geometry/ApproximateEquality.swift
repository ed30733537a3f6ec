import Foundation

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
