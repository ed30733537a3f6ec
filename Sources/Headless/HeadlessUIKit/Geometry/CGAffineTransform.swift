import Foundation

#if !canImport(CoreGraphics)
  /// A 2 × 3 matrix: `x' = a·x + c·y + tx`, `y' = b·x + d·y + ty`.
  public struct CGAffineTransform: Equatable, Hashable, Sendable {
    public var a: CGFloat
    public var b: CGFloat
    public var c: CGFloat
    public var d: CGFloat
    public var tx: CGFloat
    public var ty: CGFloat

    public static let identity = CGAffineTransform(a: 1, b: 0, c: 0, d: 1, tx: 0, ty: 0)

    public init(a: CGFloat, b: CGFloat, c: CGFloat, d: CGFloat, tx: CGFloat, ty: CGFloat) {
      self.a = a
      self.b = b
      self.c = c
      self.d = d
      self.tx = tx
      self.ty = ty
    }

    public init() { self = .identity }

    public init(translationX tx: CGFloat, y ty: CGFloat) {
      self.init(a: 1, b: 0, c: 0, d: 1, tx: tx, ty: ty)
    }

    public init(scaleX sx: CGFloat, y sy: CGFloat) {
      self.init(a: sx, b: 0, c: 0, d: sy, tx: 0, ty: 0)
    }

    /// Creates a rotation by `angle` radians; positive angles are clockwise on the screen, where y
    /// points down.
    public init(rotationAngle angle: CGFloat) {
      let (sine, cosine) = (CGFloat(sin(Double(angle))), CGFloat(cos(Double(angle))))
      self.init(a: cosine, b: sine, c: -sine, d: cosine, tx: 0, ty: 0)
    }

    public var isIdentity: Bool { self == .identity }

    /// The transform that applies this transform first, then `other`.
    public func concatenating(_ other: CGAffineTransform) -> CGAffineTransform {
      CGAffineTransform(
        a: a * other.a + b * other.c, b: a * other.b + b * other.d,
        c: c * other.a + d * other.c, d: c * other.b + d * other.d,
        tx: tx * other.a + ty * other.c + other.tx, ty: tx * other.b + ty * other.d + other.ty)
    }

    public func translatedBy(x: CGFloat, y: CGFloat) -> CGAffineTransform {
      CGAffineTransform(translationX: x, y: y).concatenating(self)
    }

    public func scaledBy(x: CGFloat, y: CGFloat) -> CGAffineTransform {
      CGAffineTransform(scaleX: x, y: y).concatenating(self)
    }

    public func rotated(by angle: CGFloat) -> CGAffineTransform {
      CGAffineTransform(rotationAngle: angle).concatenating(self)
    }

    /// The inverse, or the transform itself if it has none, as in Core Graphics.
    public func inverted() -> CGAffineTransform {
      let determinant = a * d - b * c
      guard determinant != 0, determinant.isFinite else { return self }
      return CGAffineTransform(
        a: d / determinant, b: -b / determinant, c: -c / determinant, d: a / determinant,
        tx: (c * ty - d * tx) / determinant, ty: (b * tx - a * ty) / determinant)
    }
  }

  extension CGPoint {
    public func applying(_ t: CGAffineTransform) -> CGPoint {
      CGPoint(x: t.a * x + t.c * y + t.tx, y: t.b * x + t.d * y + t.ty)
    }
  }

  extension CGRect {
    /// The smallest axis-aligned rectangle that contains the transformed corners.
    public func applying(_ t: CGAffineTransform) -> CGRect {
      guard !t.isIdentity else { return self }
      let a = CGPoint(x: minX, y: minY).applying(t)
      let b = CGPoint(x: maxX, y: minY).applying(t)
      let c = CGPoint(x: minX, y: maxY).applying(t)
      let d = CGPoint(x: maxX, y: maxY).applying(t)
      let (left, right) = (min(min(a.x, b.x), min(c.x, d.x)), max(max(a.x, b.x), max(c.x, d.x)))
      let (top, bottom) = (min(min(a.y, b.y), min(c.y, d.y)), max(max(a.y, b.y), max(c.y, d.y)))
      return CGRect(x: left, y: top, width: right - left, height: bottom - top)
    }
  }
#endif

extension CGAffineTransform {
  var isFinite: Bool {
    a.isFinite && b.isFinite && c.isFinite && d.isFinite && tx.isFinite && ty.isFinite
  }
}

/// A transform decomposed into its components, so that a half turn animates as a rotation.
/// Interpolating the matrix itself would collapse the view to a line halfway.
struct DecomposedTransform {
  var scaleX: Double
  var scaleY: Double
  var shear: Double
  var angle: Double
  var x: Double
  var y: Double

  init(_ t: CGAffineTransform) {
    let (a, b, c, d) = (Double(t.a), Double(t.b), Double(t.c), Double(t.d))
    scaleX = (a * a + b * b).squareRoot()
    // If the x-column is zero, the angle and the height follow from the y-column.
    angle = scaleX == 0 ? atan2(-c, d) : atan2(b, a)
    shear = scaleX == 0 ? 0 : (a * c + b * d) / scaleX
    scaleY = scaleX == 0 ? (c * c + d * d).squareRoot() : (a * d - b * c) / scaleX
    (x, y) = (Double(t.tx), Double(t.ty))
  }

  /// Interpolates between two transforms; the angle takes the shorter direction.
  func interpolated(to end: DecomposedTransform, _ progress: Double) -> CGAffineTransform {
    func interpolate(_ from: Double, _ to: Double) -> Double { from + (to - from) * progress }
    var turn = end.angle - angle
    if turn > Double.pi { turn -= 2 * Double.pi }
    if turn < -Double.pi { turn += 2 * Double.pi }
    let theta = angle + turn * progress
    let (sx, sy, sh) = (
      interpolate(scaleX, end.scaleX), interpolate(scaleY, end.scaleY),
      interpolate(shear, end.shear)
    )
    let (cosine, sine) = (cos(theta), sin(theta))
    return CGAffineTransform(
      a: CGFloat(cosine * sx), b: CGFloat(sine * sx),
      c: CGFloat(cosine * sh - sine * sy), d: CGFloat(sine * sh + cosine * sy),
      tx: CGFloat(interpolate(x, end.x)), ty: CGFloat(interpolate(y, end.y)))
  }
}
