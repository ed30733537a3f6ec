import Foundation

/// A number that can't be negative: a length in points, or a duration in seconds.
package struct NonNegative: Codable, Equatable, Sendable {
  package let value: Double

  /// - Parameter value: The number; 0 is used in place of a negative one and of NaN.
  package init(_ value: Double) { self.value = value > 0 ? value : 0 }

  package init(from decoder: any Decoder) throws {
    value = try decoder.singleValueContainer().decode(Double.self)
    try decoder.refuse(value < 0, "is negative")
  }

  package func encode(to encoder: any Encoder) throws { try value.encode(to: encoder) }
}

extension Decoder {
  /// Throws an error about the field that is being decoded.
  func refuse(_ isWrong: Bool, _ predicate: String) throws {
    guard isWrong, let field = codingPath.last?.stringValue else { return }
    throw TraceError("\"\(field)\" \(predicate)")
  }
}

/// `[top, left, bottom, right]`, in points.
package struct TraceInsets: Codable, Equatable, Sendable {
  package var top = 0.0
  package var left = 0.0
  package var bottom = 0.0
  package var right = 0.0

  package init() {}

  package init(top: Double, left: Double, bottom: Double, right: Double) {
    (self.top, self.left, self.bottom, self.right) = (top, left, bottom, right)
  }

  package init(from decoder: any Decoder) throws {
    var list = try decoder.unkeyedContainer()
    (top, left) = (try list.decode(Double.self), try list.decode(Double.self))
    (bottom, right) = (try list.decode(Double.self), try list.decode(Double.self))
  }

  package func encode(to encoder: any Encoder) throws {
    try [top, left, bottom, right].encode(to: encoder)
  }
}

// MARK: - Changes: `nil` values stay as they are

/// The coordinates that change.
package struct PointChange: Codable, Equatable, Sendable {
  package var x: Double?
  package var y: Double?
  package init(x: Double? = nil, y: Double? = nil) { (self.x, self.y) = (x, y) }
}

/// The lengths that change: width and height.
package struct SizeChange: Codable, Equatable, Sendable {
  package var w: NonNegative?
  package var h: NonNegative?
  package init(w: Double? = nil, h: Double? = nil) {
    (self.w, self.h) = (w.map(NonNegative.init), h.map(NonNegative.init))
  }
}

/// The insets that change: top, left, bottom, right.
package struct InsetsChange: Codable, Equatable, Sendable {
  package var t: Double?
  package var l: Double?
  package var b: Double?
  package var r: Double?
  package init(t: Double? = nil, l: Double? = nil, b: Double? = nil, r: Double? = nil) {
    (self.t, self.l, self.b, self.r) = (t, l, b, r)
  }
}

/// The flags of a scroll view that change.
package struct FlagsChange: Codable, Equatable, Sendable {
  package var dragging: Bool?
  package var decelerating: Bool?
  package init(dragging: Bool? = nil, decelerating: Bool? = nil) {
    (self.dragging, self.decelerating) = (dragging, decelerating)
  }
}
